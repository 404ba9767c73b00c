/**
 * `npm run dev`: the site from its sources. Vite changes pages in place; when a file changes that the
 * API has read, the process is started again, since Node reads a module once.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { watch } from 'node:fs';

let site: ChildProcess;
let isRestarting = false;

function start() {
  isRestarting = false;
  site = fork('server/main.ts', ['--dev']);
  site.on('message', () => {
    isRestarting = true;
    site.kill('SIGTERM');
  });
  site.on('exit', (code) => {
    if (isRestarting) start();
    else if (code) startAfterChange();
    else process.exit(0);
  });
}

/** It has said why it failed; a file that is saved half-way is the usual reason. */
function startAfterChange() {
  process.stdout.write('It starts again when a file changes.\n');
  const watchers = ['app', 'server'].map((folder) =>
    watch(folder, { recursive: true }, () => {
      for (const watcher of watchers) watcher.close();
      if (site.exitCode !== null) start();
    }),
  );
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (site.exitCode !== null) process.exit(1);
    site.kill(signal);
  });
}
start();
