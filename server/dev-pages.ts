import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { PageSource } from './page-source.ts';

/** Pages straight from the sources, with hot reload, by Vite inside this server. */
export async function developmentPages(): Promise<PageSource> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
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
