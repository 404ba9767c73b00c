import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/lib/http/app-error.ts';
import { outageOf } from '#app/lib/http/outage.ts';
import type { ImageFile } from './image-store.server.ts';

/**
 * Sends a picture. Its name contains the hash of its content, so browsers may cache it for ever,
 * and other sites may show it, as readers of the news feed do. Responds 404 if `open` returns null
 * and 503 if the store fails; no cache keeps these responses. An AppError that `open` throws is
 * thrown again.
 */
export async function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    name,
    type,
    open,
    isPrivate = false,
  }: {
    name: string;
    type: string;
    open: () => Promise<ImageFile | null>;
    /** True for photos of staff: no cache keeps them, and no other site may show them. */
    isPrivate?: boolean;
  },
) {
  const etag = `"${name}"`;
  const unchanged = request.headers['if-none-match']?.includes(etag);
  const image = unchanged ? null : await open().catch((err) => unavailable(request, reply, err));
  if (!image && !unchanged) throw new AppError(404, 'Image not found');
  reply
    .header('cache-control', isPrivate ? 'no-store' : 'public, max-age=31536000, immutable')
    .header('cross-origin-resource-policy', isPrivate ? 'same-origin' : 'cross-origin')
    .header('etag', etag);
  if (!image) return reply.code(304).send();
  return reply.type(type).header('content-length', image.bytes).send(image.stream);
}

function unavailable(request: FastifyRequest, reply: FastifyReply, err: unknown): never {
  reply.header('cache-control', 'no-store');
  if (err instanceof AppError || outageOf(err)) throw err;
  request.log.error({ err }, 'a picture could not be read');
  throw new AppError(503, 'The picture cannot be read at the moment');
}
