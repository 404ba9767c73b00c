import { z } from 'zod';
import { acting } from '#app/base/auth/signed-in-admin.server.ts';
import { doorsOf } from '#app/lib/doors.server.ts';
import type { Api } from '#app/services.ts';
import { auditLogQuerySchema, auditLogSchema, openedSectionSchema } from './audit-log.schema.ts';
import { listAuditLog, recordOpenedSection } from './audit-log.server.ts';

const TAG = 'Audit log';

/** Who did what: `/admin/audit-log`, for owners. */
export const auditLogApi: Api = async (app, { services: { db } }) => {
  const doors = doorsOf(app, TAG);

  doors.get('/admin/audit-log', {
    summary: 'Who changed what and when, newest first; with the fields that changed',
    querystring: auditLogQuerySchema,
    answer: auditLogSchema,
    run: ({ query }) => listAuditLog(db, query),
  });
};

/** Notes what everybody opens: `/admin/log-navigation` (product.md, API). */
export const openedSectionsApi: Api = async (app, { services: { db, now } }) => {
  const doors = doorsOf(app, TAG);

  doors.post('/admin/log-navigation', {
    summary: 'Notes that a section of the back office was opened',
    body: openedSectionSchema,
    answer: z.null(),
    config: { readOnly: true },
    run: async (request) => {
      const by = acting(request, now());
      await recordOpenedSection(db, request.body, by);
      return null;
    },
  });
};
