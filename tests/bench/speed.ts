/**
 * All about speed in one command: scripts and HTML of each public page, Lighthouse and letters of a slow
 * phone, and what the server bears next to its references. Needs a build, an idle machine, and what the
 * parts need. Run: npm exec -c 'node tests/bench/speed.ts' (some 12 minutes on two cores).
 */
import { spawnSync } from 'node:child_process';

for (const part of ['scripts/check-bundles.ts', 'tests/bench/pages.ts', 'tests/bench/load.ts']) {
  console.log(`\n${part}`);
  const { status } = spawnSync(process.execPath, [part], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
