/**
 * `npm run dev`: the site from its sources. Vite changes pages in place; when a file changes that the
 * API has read, the process is started again, since Node reads a module once.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { watch } from 'node:fs';

/** Two signals within this time are the same Ctrl-C: the terminal sends it, and npm forwards it. */
const SAME_CTRL_C_MS = 1_000;

let site: ChildProcess;
let isRestarting = false;
/** Time of the first signal to stop, in milliseconds since 1970; null before. */
let stoppingSince: number | null = null;

function start() {
  isRestarting = false;
  site = fork('server/main.ts', ['--dev']);
  site.on('message', () => {
    isRestarting = true;
    site.kill('SIGINT');
  });
  site.on('exit', (code) => {
    if (stoppingSince !== null) process.exit(0);
    else if (isRestarting) start();
    else if (code !== 0) startAfterChange();
    else process.exit(0);
  });
}

/** Waits for a change of a file after the site has failed; a half-saved file is the usual reason. */
function startAfterChange() {
  process.stdout.write('Kervan restarts when a file changes.\n');
  const watchers = ['app', 'server'].map((folder) =>
    watch(folder, { recursive: true }, () => {
      for (const watcher of watchers) watcher.close();
      if (hasEnded()) start();
    }),
  );
}

function hasEnded(): boolean {
  return site.exitCode !== null || site.signalCode !== null;
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (hasEnded()) process.exit(0);
    if (stoppingSince === null) {
      stoppingSince = Date.now();
      // The terminal sends Ctrl-C to the site as well; the site takes both signals as the same.
      site.kill('SIGINT');
    } else if (Date.now() - stoppingSince > SAME_CTRL_C_MS) {
      site.kill('SIGKILL');
      process.exit(1);
    }
  });
}
start();
