import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#app/lib/app-error.ts';
import type { Services } from '#app/services.ts';
import { sendImage } from '../images/image-answer.ts';
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

  app.get<{ Params: { file: string } }>('/social-cards/:file', async (request, reply) => {
    const imageId = imageIdOfCard(request.params.file);
    if (!imageId) throw new AppError(404, 'Image not found');
    return sendImage(request, reply, {
      name: socialCardFileName(imageId),
      type: SOCIAL_CARD.type,
      open: () => open(imageId),
    });
  });
};
