import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { auditLogQuerySchema, auditLogSchema, openedSectionSchema } from './audit-log.schema.ts';
import { listAuditLog, recordOpenedSection } from './audit-log.server.ts';

const tags = ['Audit log'];

/** Who did what: `/admin/audit-log`, for owners. */
export const auditLogApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db } },
) => {
  app.get(
    '/admin/audit-log',
    {
      schema: {
        tags,
        summary: 'Who changed what and when, newest first; with the fields that changed',
        querystring: auditLogQuerySchema,
        response: { 200: success(auditLogSchema), 400: failureSchema },
      },
    },
    async ({ query }) => ({ success: true as const, data: await listAuditLog(db, query) }),
  );
};

/** Notes what everybody opens: `/admin/log-navigation` (product.md, API). */
export const openedSectionsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now } },
) => {
  app.post(
    '/admin/log-navigation',
    {
      config: { readOnly: true },
      schema: {
        tags,
        summary: 'Notes that a section of the back office was opened',
        body: openedSectionSchema,
        response: { 200: success(z.null()), 400: failureSchema },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      await recordOpenedSection(db, request.body, by);
      return { success: true as const, data: null };
    },
  );
};
