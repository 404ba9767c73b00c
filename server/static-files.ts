import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#app/lib/app-error.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

/**
 * The built client. Files under `assets` carry a hash of their content in their name and never
 * change; the rest (icons and the like, from `public`) may. Compressed twins come from the build.
 */
export const staticFiles: FastifyPluginAsync<{ directory: string }> = async (
  app,
  { directory },
) => {
  if (!existsSync(directory)) return;
  const assets = join(directory, 'assets') + sep;
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, quiet: true };
  });
  await app.register(fastifyStatic, {
    root: directory,
    // One route a file: whatever is no file of ours goes on to the pages.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets) ? IMMUTABLE : ONE_HOUR);
      // Chats and search engines show our pictures on pages of their own.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  app.get('/assets/*', async () => {
    throw new AppError(404, 'Not found');
  });
};
