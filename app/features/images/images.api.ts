import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#app/lib/app-error.ts';
import type { Services } from '#app/services.ts';
import { isImageFileName } from './images.rules.ts';

/** The files of pictures. A name is the hash of its content, so browsers may keep them for ever. */
export const imagesApi: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  app.get<{ Params: { file: string } }>(
    '/images/:file',
    { config: { quiet: true } },
    async ({ params: { file }, headers }, reply) => {
      if (!isImageFileName(file)) throw new AppError(404, 'Image not found');
      const etag = `"${file}"`;
      const unchanged = headers['if-none-match']?.includes(etag);
      const image = unchanged ? null : await services.images.open(file);
      if (!image && !unchanged) throw new AppError(404, 'Image not found');
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      if (!image) return reply.code(304).send();
      return reply.type('image/webp').header('content-length', image.bytes).send(image.stream);
    },
  );
};
