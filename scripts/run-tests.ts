import { mkdirSync, rmSync } from 'node:fs';
import { provideChromium } from '../tests/support/machine/provide-chromium.ts';
import { type Outcome, runCommand } from './test-run/command.ts';
import { short, tellFailures } from './test-run/failures.ts';
import {
  addCounts,
  type Counts,
  countsLine,
  NO_TESTS,
  readCounts,
  readFailed,
  readSlowest,
} from './test-run/test-reports.ts';

/**
 * `npm test` checks everything that must hold. The build and the browser tests wait as often as
 * they work, so the other parts run during them, one after the other. The output of the browser
 * tests is shown at once, that of other parts when they are done. A failure does not stop the rest.
 * With arguments only the named parts run: `checks`, `unit`, `database`, `browser`.
 */
const REPORTS = 'test-results';
const VITEST_REPORT = `${REPORTS}/vitest.json`;
const BROWSER_REPORT = `${REPORTS}/browser.json`;
const SLOWEST = 3;
/** Parts whose failures the reports tell test by test. */
const REPORTED_PARTS = ['unit and database tests', 'browser tests'];
const UNIT = '--project unit --project processes --project "pricing-*"';
const DATABASE = '--project database';

const known = ['checks', 'unit', 'database', 'browser'];
const named = process.argv.slice(2);
const unknown = named.filter((part) => !known.includes(part));
if (unknown.length > 0) throw new Error(`unknown part ${unknown}; there are ${known.join(', ')}`);
const wants = (part: string) => named.length === 0 || named.includes(part);

const outcomes: Outcome[] = [];
let counts: Counts = NO_TESTS;

mkdirSync(REPORTS, { recursive: true });
rmSync(VITEST_REPORT, { force: true });
rmSync(BROWSER_REPORT, { force: true });

if (wants('browser')) provideChromium();

await Promise.all([runBrowserTests(), runTheRest()]);

summarize();

async function runBrowserTests(): Promise<void> {
  if (!wants('browser')) return;
  await run('build', 'npm run --silent build');
  await run('bundles', 'npm run --silent bundles');
  await run('browsers', 'npm run --silent browsers');
  await run('browser tests', 'playwright test', { live: true });
  counts = addCounts(counts, readCounts(BROWSER_REPORT));
}

async function runTheRest(): Promise<void> {
  if (wants('checks')) {
    await run('types', 'npm run --silent typecheck');
    await run('lint', 'npm run --silent lint');
    await run('structure', 'npm run --silent structure');
    await run('dead code', 'npm run --silent deadcode');
    await run('spec', 'node scripts/spec-coverage.ts');
  }
  const projects = [wants('unit') && UNIT, wants('database') && DATABASE].filter(Boolean);
  if (projects.length === 0) return;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`;
  const command = `vitest run ${projects.join(' ')} ${reporters}`;
  await run('unit and database tests', command, { live: !wants('browser') });
  counts = addCounts(counts, readCounts(VITEST_REPORT));
}

async function run(name: string, command: string, { live = false } = {}): Promise<void> {
  if (live) heading(name);
  const outcome = await runCommand(name, command, live);
  if (!live) {
    heading(name);
    console.log(outcome.output.trimEnd());
  }
  outcomes.push(outcome);
}

function heading(name: string): void {
  console.log(`\n=== ${name} ${'='.repeat(Math.max(3, 90 - name.length))}`);
}

function summarize(): void {
  heading('summary');
  for (const { name, ok, seconds } of outcomes) {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  }
  const broken = outcomes.filter(({ ok }) => !ok).length;
  const reports = [VITEST_REPORT, BROWSER_REPORT];
  for (const { seconds, file, title } of reports.flatMap((each) => readSlowest(each, SLOWEST)))
    console.log(short(`slow   ${seconds.toFixed(1)} s  ${file}: ${title}`));
  // Of a long output often only the end is kept.
  const failed = reports.flatMap(readFailed);
  const parts = outcomes.filter(
    ({ ok, name }) => !ok && (failed.length === 0 || !REPORTED_PARTS.includes(name)),
  );
  if (parts.length + failed.length > 0) console.log(tellFailures(failed, parts));
  // A check that fails is no test, but the line must never look as if all were well.
  console.log(countsLine({ ...counts, failed: Math.max(counts.failed, broken) }));
  if (broken > 0) process.exitCode = 1;
}
