import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
    // One route a file: all other addresses go on to the pages.
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

const COMPRESSIBLE = /\.(js|css|svg|html|txt|json|xml|webmanifest|ico)$/;
const MIN_BYTES = 1_000;

/**
 * Writes `file.br` and `file.gz` next to every text file of the built client, as small as they get:
 * it happens once a build, and the server then sends them as they are.
 */
export async function writeCompressedTwins(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(files.map((name) => writeTwins(join(directory, name))));
}

async function writeTwins(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params })),
    writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 })),
  ]);
}
