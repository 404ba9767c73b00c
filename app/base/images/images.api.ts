import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '#app/lib/http/app-error.ts';
import type { Services } from '#app/services.ts';
import { IMAGES_PATH, isImageFileName } from './images.rules.ts';
import { sendImage } from './send-image.server.ts';

const sendImages: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
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

export const imagesApi = fp(sendImages, {
  name: 'images',
  dependencies: ['request-log', 'error-handler', 'security-headers'],
  encapsulate: true,
});
