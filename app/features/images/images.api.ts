import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/lib/app-error.ts';
import type { Services } from '#app/services.ts';
import type { ImageFile } from './image-store.server.ts';
import { IMAGES_PATH, isImageFileName } from './images.rules.ts';

/** The files of pictures. A name is the hash of its content, so browsers may keep them for ever. */
export const imagesApi: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  app.get<{ Params: { file: string } }>(
    `${IMAGES_PATH}:file`,
    { config: { quiet: true } },
    async (request, reply) => {
      const { file } = request.params;
      if (!isImageFileName(file)) throw new AppError(404, 'Image not found');
      const open = () => services.images.open(file);
      return sendImage(request, reply, { name: file, type: 'image/webp', open });
    },
  );
};

/**
 * Answers with a picture whose name holds the hash of its content: browsers may keep it for ever,
 * and other sites may show it, as readers of the news feed do. 404 when `open` finds none, 503 when
 * the store fails: no cache keeps either.
 */
export async function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, open }: { name: string; type: string; open: () => Promise<ImageFile | null> },
) {
  const etag = `"${name}"`;
  const unchanged = request.headers['if-none-match']?.includes(etag);
  const image = unchanged ? null : await open().catch((err) => unavailable(request, reply, err));
  if (!image && !unchanged) throw new AppError(404, 'Image not found');
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('etag', etag);
  if (!image) return reply.code(304).send();
  return reply.type(type).header('content-length', image.bytes).send(image.stream);
}

function unavailable(request: FastifyRequest, reply: FastifyReply, err: unknown): never {
  reply.header('cache-control', 'no-store');
  request.log.error({ err }, 'a picture could not be read');
  throw new AppError(503, 'The picture cannot be read at the moment');
}
