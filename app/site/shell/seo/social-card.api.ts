import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { sendImage } from '#app/base/images/send-image.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import type { Services } from '#app/services.ts';
import { CARDS_PATH, imageIdOfCard, SOCIAL_CARD } from './social-card.rules.ts';
import { readPicture, type StoredPicture, storeSocialCard } from './social-card.server.ts';

/** Limit of cards that are being drawn or wait for it. A request for one more gets a 503. */
const MAX_WAITING = 20;

/**
 * Sends the card of a stored picture, and draws it at the first request. Its file name has the hash
 * of the picture and the version of the frame, so browsers may cache it for ever.
 */
const sendSocialCards: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services: { db, images, uploads } },
) => {
  /** Running drawings by file name. Requests for the same card share one. */
  const drawings = new Map<string, Promise<boolean>>();

  /**
   * Draws a card in the queue of uploaded pictures, unless it was stored meanwhile. Returns false
   * if the picture's file is missing. Throws a 503 if the queue is full.
   */
  function draw(name: string, picture: StoredPicture): Promise<boolean> {
    const begun = drawings.get(name);
    if (begun) return begun;
    if (drawings.size >= MAX_WAITING) throw new AppError(503, 'Too many pictures are being drawn');
    const drawing = uploads
      .decoding(async () => (await images.has(name)) || storeSocialCard(images, picture))
      .finally(() => drawings.delete(name));
    drawings.set(name, drawing);
    return drawing;
  }

  async function openCard(name: string, imageId: string) {
    const stored = await images.open(name);
    if (stored) return stored;
    // Reads the picture first, so that an invented file name takes no place in the queue.
    const picture = await readPicture(db, imageId);
    return picture && (await draw(name, picture)) ? images.open(name) : null;
  }

  app.get<{ Params: { file: string } }>(
    `${CARDS_PATH}:file`,
    { config: { ownBound: true } },
    async (request, reply) => {
      const { file } = request.params;
      const imageId = imageIdOfCard(file);
      if (!imageId) throw new AppError(404, 'Image not found');
      return sendImage(request, reply, {
        name: file,
        type: SOCIAL_CARD.type,
        open: () => openCard(file, imageId),
      });
    },
  );
};

export const socialCardApi = fp(sendSocialCards, {
  name: 'social-card',
  dependencies: ['error-handler', 'security-headers', 'limits'],
  encapsulate: true,
});
