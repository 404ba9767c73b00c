import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { reportQuerySchema, reportSchema } from './report.schema.ts';
import { readReport } from './reports.server.ts';

/** How the business is going: `/admin/reports`. */
export const reportsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get(
    '/admin/reports',
    {
      schema: {
        tags: ['Reports'],
        summary: 'Bookings and revenue by month, occupancy by car, busiest zones',
        querystring: reportQuerySchema,
        response: { 200: success(reportSchema), 400: failureSchema, 401: failureSchema },
      },
    },
    async ({ query }) => ({ success: true as const, data: await readReport(services.db, query) }),
  );
};
