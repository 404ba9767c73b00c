import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasFreeSpace } from '#app/lib/files/free-space.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import { failureSchema, success } from '#app/lib/http/envelope.schema.ts';
import { outageOf } from '#app/lib/http/outage.ts';
import type { Api } from '#app/services.ts';
import type { Admin } from '../auth/auth.schema.ts';
import { signedInAdmin } from '../auth/signed-in-admin.server.ts';
import { ImageStoreError } from './image-store.server.ts';
import { imageIdOf, toImage } from './images.rules.ts';
import {
  deleteImageSchema,
  MAX_UPLOAD_BYTES,
  MAX_UPLOADS,
  type UploadedImage,
  uploadedImageSchema,
  uploadedImagesSchema,
  uploadFormSchema,
  uploadMultipleFormSchema,
  uploadQuerySchema,
} from './images.schema.ts';
import { storeImage } from './images.server.ts';
import type { PictureFault } from './picture-decoding.server.ts';
import { removeFiles, removeImage } from './remove-image.server.ts';
import { type ReceivedFile, withReceivedFiles } from './uploads.server.ts';

const STATUS: Record<PictureFault, number> = {
  empty: 400,
  heic: 415,
  svg: 415,
  unknown: 415,
  damaged: 400,
  'too-many-pixels': 413,
  'too-long': 413,
  'too-slow': 413,
};
/** Maximum number of form fields that are no files. Such fields are ignored. */
const MAX_FIELDS = 10;

export const uploadApi: Api = async (app, { services: { db, images, uploads, now, siteUrl } }) => {
  const text = (request: FastifyRequest) => request.texts.images.upload;
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: MAX_UPLOAD_BYTES,
      fields: MAX_FIELDS,
      fieldSize: 1024,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
  // A refused upload leaves a part of its body unread, which would block the next request of the connection.
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.readableEnded) raw.unpipe().resume();
  });
  const tag = 'Pictures';
  const endpoints = defineEndpoints(app, tag);
  const consumes = ['multipart/form-data'];

  async function receive<T>(
    request: FastifyRequest,
    { field, maxFiles }: { field: string; maxFiles: number },
    work: (files: ReceivedFile[]) => Promise<T>,
  ): Promise<T> {
    if (!request.isMultipart()) throw new AppError(415, text(request).noForm);
    const parts = request.files({ limits: { files: maxFiles, parts: maxFiles + MAX_FIELDS } });
    const { folder, minFreeBytes } = uploads;
    if (!(await hasFreeSpace(folder, minFreeBytes))) throw diskFull(request);
    const received = await withReceivedFiles(parts, { folder, field }, async (files) => {
      if (files.length === 0) throw new AppError(400, text(request).noFile(field));
      return work(files);
    }).catch((err) => {
      if (err instanceof AppError || outageOf(err) !== 'disk-full') throw err;
      request.log.error({ err }, 'the disk is full');
      return null;
    });
    if (received === null) throw diskFull(request);
    if (received.ok) return received.result;
    if (received.reason === 'too-many-files') {
      throw new AppError(400, maxFiles === 1 ? text(request).oneAtATime : text(request).tooMany);
    }
    throw new AppError(400, text(request).form[received.reason]);
  }

  async function store(
    file: ReceivedFile,
    request: FastifyRequest,
    use?: 'panorama' | 'staff',
  ): Promise<UploadedImage> {
    if (file.truncated) throw new AppError(413, text(request).tooLarge);
    const sentBy = { actor: signedInAdmin(request), fileName: file.name, now: now() };
    const stored = await uploads
      .decoding(() =>
        storeImage(db, images, {
          path: file.path,
          wide: use === 'panorama',
          forStaff: use === 'staff',
          sentBy,
        }),
      )
      .catch((err) => {
        if (!(err instanceof ImageStoreError)) throw err;
        request.log.error({ err }, 'a picture could not be stored');
        throw outageOf(err) === 'disk-full'
          ? diskFull(request)
          : new AppError(503, text(request).storeFails);
      });
    if (!stored.ok) throw new AppError(STATUS[stored.reason], text(request).refused[stored.reason]);
    const { url, width, height, srcset } = toImage(stored.image, '');
    const { id, bytes } = stored.image;
    return { imageUrl: url, id, width, height, srcset, bytes };
  }

  // A plain route, because files are read while they arrive, so the body cannot be validated first.
  app.post(
    '/images/upload',
    {
      validatorCompiler: unread,
      config: { keepsPublicCache: true, ownBound: true },
      schema: {
        tags: [tag],
        summary: 'Stores the picture from the form field `image`',
        description: `JPEG, PNG, WebP, AVIF or GIF, up to ${MAX_UPLOAD_BYTES} bytes. Only the first frame of an animation is stored.`,
        consumes,
        querystring: uploadQuerySchema,
        body: uploadFormSchema,
        response: { 201: success(uploadedImageSchema), '4xx': failureSchema, 503: failureSchema },
      },
    },
    async (request, reply) => {
      const data = await receive(request, { field: 'image', maxFiles: 1 }, ([file]) =>
        store(file as ReceivedFile, request, request.query.use),
      );
      return reply.code(201).send({ success: true as const, data });
    },
  );

  app.post(
    '/images/upload-multiple',
    {
      validatorCompiler: unread,
      config: { keepsPublicCache: true, ownBound: true },
      schema: {
        tags: [tag],
        summary: `Stores up to ${MAX_UPLOADS} pictures from the form field \`images\``,
        description:
          '`failed` has the name of each refused file and the reason. If no file was stored: 400, or 503 after a failure of the storage.',
        consumes,
        body: uploadMultipleFormSchema,
        response: { 201: success(uploadedImagesSchema), '4xx': failureSchema, 503: failureSchema },
      },
    },
    async (request, reply) => {
      const data = await receive(
        request,
        { field: 'images', maxFiles: MAX_UPLOADS },
        async (files) => {
          const outcomes = await Promise.allSettled(files.map((file) => store(file, request)));
          return sorted(files, outcomes, request);
        },
      );
      return reply.code(201).send({ success: true as const, data });
    },
  );

  endpoints.delete('/images/delete', {
    summary: 'Deletes a picture; 409 if it is in use',
    body: deleteImageSchema,
    data: z.null(),
    refuses: [404, 409],
    config: { keepsPublicCache: true },
    run: async (request) => {
      const origins = [siteUrl, `${request.protocol}://${request.host}`];
      const id = imageIdOf(pathOn(origins, request.body.imagePath));
      if (!id) throw new AppError(400, text(request).notOurs);
      const actor: Admin = signedInAdmin(request);
      const removed = await removeImage(db, id, { actor, now: now() });
      if (!removed.ok && removed.reason === 'used') {
        throw new AppError(409, text(request).used(removed.uses));
      }
      if (!removed.ok) throw new AppError(404, text(request).unknownImage);
      await removeFiles(db, images, id).catch((err) => {
        request.log.error({ err }, 'the sweep will try again to remove the files of a picture');
      });
      return null;
    },
  });
};

function diskFull(request: FastifyRequest): AppError {
  return new AppError(503, request.texts.images.upload.diskFull);
}

/** Validator that accepts everything, because the files of a form arrive later. */
const unread = () => (value: unknown) => ({ value });

/** Returns the stored and refused files. Throws an AppError if none was stored. */
function sorted(
  files: ReceivedFile[],
  outcomes: PromiseSettledResult<UploadedImage>[],
  request: FastifyRequest,
) {
  const images = outcomes.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const refused = outcomes.flatMap((each, i) =>
    each.status === 'rejected' ? { name: files[i]?.name ?? '', error: expected(each.reason) } : [],
  );
  if (images.length > 0) {
    return { images, failed: refused.map(({ name, error }) => ({ name, error: error.message })) };
  }
  const status = refused.some(({ error }) => error.status === 503) ? 503 : 400;
  const details = refused.map(({ name, error }) => ({ field: name, message: error.message }));
  throw new AppError(status, request.texts.images.upload.noneStored, details);
}

function expected(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

/**
 * Returns the path of an address on one of these origins, or else the whole address. The path is
 * neither resolved nor decoded, so an address with `..` is never accepted.
 */
function pathOn(origins: (string | null)[], address: string): string {
  const origin = origins.find((each) => each !== null && address.startsWith(`${each}/`));
  return origin ? address.slice(origin.length) : address;
}
