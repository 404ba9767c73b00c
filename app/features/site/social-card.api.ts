import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#app/lib/app-error.ts';
import type { Services } from '#app/services.ts';
import { sendImage } from '../images/images.api.ts';
import { CARDS_PATH, imageIdOfCard, SOCIAL_CARD } from './social-card.rules.ts';
import { storeSocialCard } from './social-card.server.ts';

/** Each takes a moment, and a page shows one; requests beyond this are refused. */
const MAX_WAITING = 20;

/**
 * The card of a stored picture, drawn when it is first asked for. Its name has the hash of the
 * picture and the number of the frame, so browsers may keep it for ever.
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
    if (drawing.size >= MAX_WAITING) return Promise.reject(new Error('Too many cards to draw'));
    const stored = last.then(() => storeSocialCard(db, images, imageId));
    last = stored.catch(() => {}).then(() => drawing.delete(imageId));
    drawing.set(imageId, stored);
    return stored;
  }

  async function open(name: string, imageId: string) {
    return (await images.open(name)) ?? ((await draw(imageId)) ? images.open(name) : null);
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
        open: () => open(file, imageId),
      });
    },
  );
};
