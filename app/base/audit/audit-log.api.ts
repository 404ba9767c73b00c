import { z } from 'zod';
import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import type { Api } from '#app/services.ts';
import { auditLogQuerySchema, auditLogSchema, openedSectionSchema } from './audit-log.schema.ts';
import { listAuditLog, recordOpenedSection } from './audit-log.server.ts';

const TAG = 'Audit log';

export const auditLogApi: Api = async (app, { services: { db } }) => {
  const endpoints = defineEndpoints(app, TAG);

  endpoints.get('/admin/audit-log', {
    summary: 'Lists changes, newest first: who changed which fields and when',
    querystring: auditLogQuerySchema,
    data: auditLogSchema,
    run: ({ query }) => listAuditLog(db, query),
  });
};

/** Endpoint that records which of these sections a person opens (product.md, "API"). */
export const openedSectionsApi =
  (sections: readonly string[]): Api =>
  async (app, { services: { db, now } }) => {
    const endpoints = defineEndpoints(app, TAG);

    endpoints.post('/admin/log-navigation', {
      summary:
        'Records that the user opened a section of the back office; 429 after 30 within a minute',
      body: openedSectionSchema(sections),
      data: z.null(),
      config: { keepsPublicCache: true },
      run: async (request) => {
        const by = changeContext(request, now());
        if (await recordOpenedSection(db, request.body, by)) return null;
        throw new AppError(429, by.texts.audit.tooOften);
      },
    });
  };
