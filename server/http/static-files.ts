import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import mime from 'mime';
import { AppError } from '#app/lib/http/app-error.ts';
import { type CachedResponse, cachedResponse, writeForm } from '../cache/cached-response.ts';
import { dropDocumentHeaders } from './security-headers.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

/**
 * Serves the built client from memory, about 6 MB, because a first visit requests thirty files at
 * once. `@fastify/static` would read them from the disk, where the next version is built while this
 * one runs: pages of this version would lose their scripts. Files under `assets` have a hash of
 * their content in their name and never change. The others, icons and the like from `public`, may
 * change. The build writes the compressed twins.
 */
const sendFiles: FastifyPluginAsync<{ directory: string }> = async (app, { directory }) => {
  if (!existsSync(directory)) return;
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, quiet: true };
  });
  // Each file has its own route; all other addresses belong to the pages.
  for (const name of await servedFiles(directory)) {
    const [bytes, br, gzip] = await Promise.all(
      ['', '.br', '.gz'].map((twin) => readIfThere(join(directory, name + twin))),
    );
    if (!bytes) continue;
    const type = mime.getType(name) ?? 'application/octet-stream';
    let response: CachedResponse | undefined;
    app.get(`/${name}`, async (request, reply) => {
      reply.headers({
        'content-type': TEXT.test(name) ? `${type}; charset=utf-8` : type,
        'cache-control': name.startsWith('assets/') ? IMMUTABLE : ONE_HOUR,
        // Chats and search engines show our pictures on their pages.
        'cross-origin-resource-policy': 'cross-origin',
      });
      dropDocumentHeaders(reply);
      response ??= cachedResponse(bytes, reply.getHeaders(), { br, gzip });
      const form = await response.form(request.headers['accept-encoding']);
      reply.hijack();
      writeForm(form, { age: null, request: request.headers, response: reply.raw });
    });
  }
  app.get('/assets/*', async () => {
    throw new AppError(404, 'Not found');
  });
};

export const staticFiles = fp(sendFiles, {
  name: 'static-files',
  dependencies: ['request-log', 'error-handler', 'security-headers'],
  encapsulate: true,
});

/**
 * Returns the paths relative to the directory, with `/`, without compressed twins and hidden files.
 */
async function servedFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !/(^|\/)\.|\.(br|gz)$/.test(path));
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return existsSync(path) ? readFile(path) : undefined;
}

const TEXT = /\.(js|css|html|txt|json|webmanifest)$/;
const COMPRESSIBLE = /\.(js|css|svg|html|txt|json|xml|webmanifest|ico)$/;
const MIN_BYTES = 1_000;

/**
 * Writes `file.br` and `file.gz` next to every text file of at least `MIN_BYTES` of the built
 * client. Compresses as strongly as possible because it happens once per build.
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
