import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { auditLogQuerySchema, auditLogSchema } from './audit-log.schema.ts';
import { listAuditLog } from './list-audit-log.server.ts';

/** Who did what: `/admin/audit-log`. */
export const auditLogApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db } },
) => {
  app.get(
    '/admin/audit-log',
    {
      schema: {
        tags: ['Audit log'],
        summary: 'Who changed what and when, newest first; with the fields that changed',
        querystring: auditLogQuerySchema,
        response: { 200: success(auditLogSchema), 400: failureSchema },
      },
    },
    async ({ query }) => ({ success: true as const, data: await listAuditLog(db, query) }),
  );
};
