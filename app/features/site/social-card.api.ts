import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#app/lib/app-error.ts';
import type { Services } from '#app/services.ts';
import { imageIdOfCard, SOCIAL_CARD, socialCardFileName } from './social-card.rules.ts';
import { storeSocialCard } from './social-card.server.ts';

/**
 * `/social-cards/{imageId}.jpg`: the card of a stored picture, drawn when it is first asked for.
 * The id is the hash of the picture, so browsers may keep the card for ever.
 */
export const socialCardApi: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services: { db, images } },
) => {
  /** Cards being drawn: each once, however many ask for it, and one after the other. */
  const drawing = new Map<string, Promise<boolean>>();
  let last: Promise<unknown> = Promise.resolve();

  function draw(imageId: string): Promise<boolean> {
    const begun = drawing.get(imageId);
    if (begun) return begun;
    const stored = last.then(() => storeSocialCard(db, images, imageId));
    last = stored.catch(() => {}).then(() => drawing.delete(imageId));
    drawing.set(imageId, stored);
    return stored;
  }

  async function open(imageId: string) {
    const name = socialCardFileName(imageId);
    return (await images.open(name)) ?? ((await draw(imageId)) ? images.open(name) : null);
  }

  app.get<{ Params: { file: string } }>(
    '/social-cards/:file',
    async ({ params: { file }, headers }, reply) => {
      const imageId = imageIdOfCard(file);
      if (!imageId) throw new AppError(404, 'Image not found');
      const etag = `"${socialCardFileName(imageId)}"`;
      const unchanged = headers['if-none-match']?.includes(etag);
      const card = unchanged ? null : await open(imageId);
      if (!card && !unchanged) throw new AppError(404, 'Image not found');
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      if (!card) return reply.code(304).send();
      return reply.type(SOCIAL_CARD.type).header('content-length', card.bytes).send(card.stream);
    },
  );
};
