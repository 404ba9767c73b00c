/**
 * `npm run dev` runs the site from its sources. Vite updates changed pages. If another file that
 * the process has loaded changes, the process is started again, because Node loads a module only
 * once.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { watch } from 'node:fs';

/**
 * Milliseconds within which a second signal belongs to the same Ctrl-C: the terminal sends one, and
 * npm forwards another.
 */
const SAME_CTRL_C_MS = 1_000;

let site: ChildProcess;
let isRestarting = false;
/** Time of the first signal to stop, in milliseconds since 1970; null before it. */
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

/**
 * Waits for the change of a file after the site has failed, usually because of an unfinished
 * source.
 */
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
      // On Ctrl-C the site gets a signal from the terminal, too. It treats both as one.
      site.kill('SIGINT');
    } else if (Date.now() - stoppingSince > SAME_CTRL_C_MS) {
      site.kill('SIGKILL');
      process.exit(1);
    }
  });
}
start();
