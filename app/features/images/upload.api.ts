import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { toImage } from './images.rules.ts';
import { storeImage } from './images.server.ts';
import { MAX_UPLOAD_BYTES } from './upload.rules.ts';
import { type UploadedImage, uploadedImageSchema } from './upload.schema.ts';
import { uploadText } from './upload.text.ts';
import { type ReceivedFile, withReceivedFiles } from './upload-form.server.ts';

const STATUS = { 'not-a-picture': 415, 'too-large': 413 } as const;

/** Pictures that staff send. */
export const uploadApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, images, uploads } },
) => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_UPLOAD_BYTES, fields: 10, fieldSize: 1024, fieldNameSize: 100 },
  });
  const tags = ['Pictures'];

  function receive<T>(
    request: FastifyRequest,
    { field, maxFiles }: { field: string; maxFiles: number },
    work: (files: ReceivedFile[]) => Promise<T>,
  ): Promise<T> {
    if (!request.isMultipart()) throw new AppError(415, uploadText.noForm);
    const parts = request.files({ limits: { files: maxFiles, parts: maxFiles + 10 } });
    return withReceivedFiles(parts, { folder: uploads.folder, field }, work);
  }

  async function store({ path, truncated }: ReceivedFile): Promise<UploadedImage> {
    if (truncated) throw new AppError(413, uploadText.tooLarge);
    const result = await uploads.decoding(() => storeImage(db, images, { path }));
    if (!result.ok) throw new AppError(STATUS[result.reason], uploadText.refused[result.reason]);
    const { url, width, height, srcset } = toImage(result.image, '');
    const { id, bytes } = result.image;
    return { imageUrl: url, id, width, height, srcset, bytes };
  }

  app.post(
    '/images/upload',
    {
      config: { readOnly: true },
      schema: {
        tags,
        summary: 'Stores a picture, sent as the file `image` of a form',
        consumes: ['multipart/form-data'],
        response: {
          201: success(uploadedImageSchema),
          '4xx': failureSchema,
        },
      },
    },
    async (request, reply) => {
      const data = await receive(request, { field: 'image', maxFiles: 1 }, async ([file]) => {
        if (!file) throw new AppError(400, uploadText.noFile('image'));
        return store(file);
      });
      return reply.code(201).send({ success: true as const, data });
    },
  );
};
