import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordChange } from '#app/db/audit-log.server.ts';
import { signedInAdmin } from '#app/features/auth/signed-in-admin.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { navigationSchema } from './navigation-log.schema.ts';

/** Who opened which section when; into the audit log, beside what they changed (product.md, API). */
export const navigationLogApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now } },
) => {
  app.post(
    '/admin/log-navigation',
    {
      config: { readOnly: true },
      schema: {
        tags: ['Audit log'],
        summary: 'Notes that a section of the back office was opened',
        body: navigationSchema,
        response: { 200: success(z.null()), 400: failureSchema },
      },
    },
    async (request) => {
      const { section, timestamp } = request.body;
      await recordChange(db, {
        actor: signedInAdmin(request),
        action: 'open-section',
        thing: 'section',
        thingId: section,
        title: section,
        after: { timestamp },
        now: now(),
      });
      return { success: true as const, data: null };
    },
  );
};
