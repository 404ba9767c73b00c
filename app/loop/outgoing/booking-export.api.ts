import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { bookingExportQuerySchema } from './booking-export.schema.ts';
import { exportBookings } from './booking-export.server.ts';
import { exportText } from './outgoing.text.ts';
import { TABLE_TYPES } from './table-file.server.ts';

/** Bookings as a file: `/admin/bookings/export`. */
export const bookingExportApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now } },
) => {
  app.get(
    '/admin/bookings/export',
    {
      // To compress a large file as it is sent would take longer than to send it.
      compress: false,
      // HEAD would be recorded as a download.
      exposeHeadRoute: false,
      schema: {
        tags: ['Bookings (staff)'],
        summary: 'The bookings that the filters of the list find, for a spreadsheet',
        querystring: bookingExportQuerySchema,
        response: {
          200: {
            content: { 'text/csv': { schema: z.any() }, [TABLE_TYPES.xlsx]: { schema: z.any() } },
          },
          400: failureSchema,
        },
      },
    },
    async (request, reply) => {
      const { format, from, to } = request.query;
      const by = { actor: signedInAdmin(request), now: now() };
      const result = await exportBookings(db, request.query, by);
      if (!result.ok) throw new AppError(400, exportText.tooMany(result.most));
      const name = ['bookings', from, to].filter(Boolean).join('_');
      return reply
        .type(TABLE_TYPES[format])
        .header('content-disposition', `attachment; filename="${name}.${format}"`)
        .send(result.file);
    },
  );
};
