/**
 * Entry of the process: `node server/main.ts`. `--build` first builds the pages if they have
 * changed, `--dev` serves them with hot reload, `--api` serves the API without pages.
 * `--reset-password <username>` only resets a password. This file reads the settings; `run.ts` or
 * `workers.ts` does the work.
 */
import cluster from 'node:cluster';
import { parseArgs } from 'node:util';
import type { Env } from '#app/lib/env.server.ts';
import { loadFaster } from './fast-loading.ts';

const dev = process.argv.includes('--dev');
loadFaster();
// React chooses its build by NODE_ENV when it is first loaded. The modules below are therefore
// imported later.
process.env.NODE_ENV ??= dev ? 'development' : 'production';

const { 'reset-password': forgetful } = parseArgs({
  options: { 'reset-password': { type: 'string' } },
  strict: false,
}).values;

try {
  const { misspelledSettings, parseEnv } = await import('#app/lib/env.server.ts');
  if (cluster.isPrimary) {
    for (const sentence of misspelledSettings(process.env)) process.stderr.write(`${sentence}\n`);
  }
  const env = parseEnv(process.env);
  if (forgetful === undefined) {
    await start(env);
  } else {
    const { resetForgottenPassword } = await import('./first-admin.ts');
    process.stdout.write(
      await resetForgottenPassword(env, typeof forgetful === 'string' ? forgetful : ''),
    );
  }
} catch (error) {
  // Errors before the start are mostly caused by settings, so a sentence helps more than a stack.
  const text = error instanceof Error ? error.message : String(error);
  const failure = forgetful === undefined ? 'Kervan could not start.' : 'No password was changed.';
  process.stderr.write(`${failure} ${text}\n`);
  if (error instanceof Error && error.cause) process.stderr.write(`${String(error.cause)}\n`);
  process.exit(1);
}

async function start(env: Env) {
  if (process.argv.includes('--build') && cluster.isPrimary) {
    const { buildPages } = await import('./pages/build-pages.ts');
    await buildPages({ onlyIfChanged: true });
  }
  if (env.WORKERS === 1 || dev) {
    // Pages load first, because in development they record every file that is read after them.
    const pages = await loadPages();
    const { run } = await import('./run.ts');
    return run(env, pages);
  }
  const { runWorker, runWorkers } = await import('./workers.ts');
  return cluster.isPrimary ? runWorkers(env, env.WORKERS) : runWorker(env, await loadPages());
}

async function loadPages() {
  if (process.argv.includes('--api')) return undefined;
  if (dev) return (await import('./pages/dev-pages.ts')).developmentPages();
  return (await import('./pages/page-source.ts')).builtPages();
}
