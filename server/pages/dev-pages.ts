import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { PageSource } from './page-source.ts';

/**
 * Serves pages from the sources with hot reload; Vite runs inside this server. Files that Node has
 * imported, such as those of the API, cannot be reloaded: if one changes, the parent process
 * (`scripts/dev.ts`) restarts this process.
 */
export async function developmentPages(): Promise<PageSource> {
  const readByNode = new Set<string>();
  registerHooks({
    load(url, context, nextLoad) {
      readByNode.add(url);
      return nextLoad(url, context);
    },
  });
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  // Vite would end the process at once, but shutdown.ts first ends requests and the database.
  process.removeAllListeners('SIGTERM');
  vite.watcher.on('change', (file) => {
    if (readByNode.has(pathToFileURL(file).href)) process.send?.('restart');
  });
  return {
    mode: 'development',
    load: async () =>
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    clientDirectory: null,
    async mount(app: FastifyInstance) {
      await app.register(middie);
      app.use(vite.middlewares);
    },
    close: () => vite.close(),
  };
}
