import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema } from '#app/lib/envelope.schema.ts';
import { customerExportQuerySchema } from '#app/loop/customers/customer.schema.ts';
import { customerFilesText as text } from '#app/loop/customers/customer-files.text.ts';
import type { Services } from '#app/services.ts';
import { exportCustomers } from './customer-export.server.ts';
import { TABLE_TYPES } from './table-file.server.ts';

/** Customers as a file: `/admin/customers/export`. */
export const customerExportApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now } },
) => {
  app.get(
    '/admin/customers/export',
    {
      // To compress a large file as it is sent would take longer than to send it.
      compress: false,
      // HEAD would be recorded as a download.
      exposeHeadRoute: false,
      schema: {
        tags: ['Customers (staff)'],
        summary: 'The customers whom a search finds, for a spreadsheet',
        querystring: customerExportQuerySchema,
        response: {
          200: {
            content: { 'text/csv': { schema: z.any() }, [TABLE_TYPES.xlsx]: { schema: z.any() } },
          },
          400: failureSchema,
        },
      },
    },
    async (request, reply) => {
      const { format } = request.query;
      const by = { actor: signedInAdmin(request), now: now() };
      const result = await exportCustomers(db, request.query, by);
      if (!result.ok) throw new AppError(400, text.tooMany(result.most));
      return reply
        .type(TABLE_TYPES[format])
        .header('content-disposition', `attachment; filename="customers.${format}"`)
        .send(result.file);
    },
  );
};
