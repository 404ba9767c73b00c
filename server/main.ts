/**
 * The process: `node server/main.ts`, with `--build` to build the pages first where they have changed,
 * `--dev` to develop with hot reload, `--api` for the API without the pages; with
 * `--reset-password <username>` it does that alone. Reads the settings, then leaves the work to `run.ts`.
 */
import cluster from 'node:cluster';
import { parseArgs } from 'node:util';
import type { Env } from '#app/lib/env.server.ts';
import { loadFaster } from './fast-loading.ts';

const dev = process.argv.includes('--dev');
loadFaster();
// React chooses its build by this when it is first loaded, hence the imports below.
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
  // Until it runs, what goes wrong is a matter of settings: a sentence helps more than a stack.
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
    // Pages load first: in development they note every file that is read after them.
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
