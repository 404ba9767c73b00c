import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import { failureSchema } from '#app/lib/http/envelope.schema.ts';
import type { Api, Services } from '#app/services.ts';
import type { Admin } from '../auth/auth.schema.ts';
import { bearerToken, signedInAdmin } from '../auth/signed-in-admin.server.ts';
import { makeBackupLink, readOwnerOfLink, recordDownload } from './backup-download.server.ts';
import { backupMadeAt } from './backup-name.rules.ts';
import { backupLinkQuerySchema, backupLinkSchema, backupsSchema } from './backups.schema.ts';
import { type Backups, readBackupsState } from './backups.server.ts';

const tag = 'Backups';
const params = z.object({ name: z.string() });
const RETRY_S = 60;

export const adminBackupsApi: Api = async (app, { services }) => {
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, tag);
  const { backups, db, now } = services;

  endpoints.get('/admin/backups', {
    summary: 'Lists the stored backups, and whether a backup is running',
    data: backupsSchema,
    run: () => readBackupsState(backups),
  });

  endpoints.post('/admin/backups', {
    summary: 'Starts a backup; 409 while one is running, 503 if the disk is full',
    data: backupsSchema,
    status: 202,
    refuses: [409],
    config: { keepsPublicCache: true },
    run: async (request, reply) => {
      const { refusals: text } = request.texts.backups;
      const begun = await backups.begin(signedInAdmin(request));
      if (!begun.ok && begun.reason === 'running') throw new AppError(409, text.running);
      if (!begun.ok) {
        reply.header('retry-after', RETRY_S);
        throw new AppError(503, text.noRoom);
      }
      return await readBackupsState(backups);
    },
  });

  app.get(
    '/admin/backups/:name',
    {
      compress: false,
      // Excludes HEAD, which would read the whole file and record a download.
      exposeHeadRoute: false,
      schema: {
        tags: [tag],
        summary: 'Returns the file of a backup, a tar archive',
        params,
        response: {
          200: { content: { 'application/octet-stream': { schema: z.any() } } },
          404: failureSchema,
        },
      },
    },
    async (request, reply) => {
      return sendBackup(request, reply, services, signedInAdmin(request));
    },
  );

  endpoints.post('/admin/backups/:name/link', {
    summary: 'Creates a link for downloading a backup in a browser, without a token',
    params,
    data: backupLinkSchema,
    refuses: [404],
    config: { keepsPublicCache: true },
    run: async (request) => {
      const { name } = request.params;
      (await openBackup(backups, name, request)).stream.destroy();
      const token = bearerToken(request) ?? '';
      const key = await makeBackupLink(db, name, { token, now: now() });
      return { url: `/api/backups/${name}?key=${key}` };
    },
  });
};

/** Endpoint of a download link, which needs no token. */
export const backupDownloadApi: Api = async (app, { services }) => {
  app.get(
    '/backups/:name',
    {
      compress: false,
      config: { secretQuery: true },
      schema: { hide: true, params, querystring: backupLinkQuerySchema },
    },
    async (request, reply) => {
      // Refuses HEAD, which would read the whole file and record a download. The refusal is here,
      // because the log of an unknown route would contain the address with its secret.
      if (request.method === 'HEAD') throw noSuchBackup(request);
      const { name } = request.params;
      const secret = request.query.key;
      const owner = await readOwnerOfLink(services.db, { name, secret, now: services.now() });
      if (!owner) throw noSuchBackup(request);
      return sendBackup(request, reply, services, owner);
    },
  );
};

const noSuchBackup = (request: FastifyRequest) =>
  new AppError(404, request.texts.backups.refusals.noSuchBackup);

async function openBackup(backups: Backups, name: string, request: FastifyRequest) {
  const backup = backupMadeAt(name) && (await backups.open(name));
  if (!backup) throw noSuchBackup(request);
  return backup;
}

/** Sends the file and records the download. Sends nothing if recording fails. */
async function sendBackup(
  request: FastifyRequest<{ Params: z.infer<typeof params> }>,
  reply: FastifyReply,
  { backups, db, now }: Services,
  actor: Admin,
) {
  const { name } = request.params;
  const { stream, bytes } = await openBackup(backups, name, request);
  await recordDownload(db, name, { actor, now: now() }).catch((error) => {
    stream.destroy();
    throw error;
  });
  return reply
    .headers({
      'content-type': 'application/x-tar',
      'content-length': bytes,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
    .send(stream);
}
