import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#app/lib/app-error.ts';
import type { Services } from '#app/services.ts';
import { sendImage } from '../images/image-answer.ts';
import { CARDS_PATH, imageIdOfCard, SOCIAL_CARD } from './social-card.rules.ts';
import { storeSocialCard } from './social-card.server.ts';

/** Pictures that wait; requests for cards beyond this are refused. */
const MAX_WAITING = 20;

/**
 * The card of a stored picture, drawn when it is first asked for. Its name has the hash of the
 * picture and the number of the frame, so browsers may keep it for ever.
 */
export const socialCardApi: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services: { db, images, uploads } },
) => {
  /** One after the other, between pictures that are uploaded; what has come since is not drawn. */
  function draw(name: string, imageId: string) {
    if (uploads.decoding.pendingCount >= MAX_WAITING) throw new Error('Too many cards to draw');
    return uploads.decoding(async () => {
      const drawn = await images.open(name);
      if (drawn) return drawn;
      return (await storeSocialCard(db, images, imageId)) ? images.open(name) : null;
    });
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
        open: async () => (await images.open(file)) ?? draw(file, imageId),
      });
    },
  );
};
