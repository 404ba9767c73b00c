import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { sendImage } from '#app/base/images/image-answer.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import type { Services } from '#app/services.ts';
import { CARDS_PATH, imageIdOfCard, SOCIAL_CARD } from './social-card.rules.ts';
import { readPicture, type StoredPicture, storeSocialCard } from './social-card.server.ts';

/** Different cards that are drawn or wait for it; requests for one more are refused. */
const MAX_WAITING = 20;

/**
 * The card of a stored picture, drawn when it is first asked for. Its name has the hash of the
 * picture and the number of the frame, so browsers may keep it for ever.
 */
const sendSocialCards: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services: { db, images, uploads } },
) => {
  /** Running drawings by name. Requests for the same card share one. */
  const drawings = new Map<string, Promise<boolean>>();

  /**
   * Draws cards in turn with uploaded pictures; a card that was stored meanwhile is not drawn again. False when the
   * picture's file is lost.
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
    // Looked up first, so that a made-up name takes no place in the queue.
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
