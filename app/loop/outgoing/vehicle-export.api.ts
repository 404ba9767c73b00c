import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema } from '#app/lib/envelope.schema.ts';
import { vehicleExportQuerySchema } from '#app/loop/vehicles/vehicle.schema.ts';
import type { Services } from '#app/services.ts';
import { handoverExportQuerySchema } from './booking-export.schema.ts';
import { exportHandovers } from './handover-export.server.ts';
import { handoverFilesText } from './handover-files.text.ts';
import { TABLE_TYPES } from './table-file.server.ts';
import { exportVehicles } from './vehicle-export.server.ts';

const response = {
  200: { content: { 'text/csv': { schema: z.any() }, [TABLE_TYPES.xlsx]: { schema: z.any() } } },
  400: failureSchema,
};

/** Vehicles, and what left and came back, as files. */
export const vehicleExportApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now } },
) => {
  app.get(
    '/admin/vehicles/export',
    {
      // To compress a large file as it is sent would take longer than to send it.
      compress: false,
      // HEAD would be recorded as a download.
      exposeHeadRoute: false,
      schema: {
        tags: ['Vehicles (staff)'],
        summary: 'The vehicles that a search finds, for a spreadsheet',
        querystring: vehicleExportQuerySchema,
        response,
      },
    },
    async (request, reply) => {
      const { format } = request.query;
      const by = { actor: signedInAdmin(request), now: now() };
      return reply
        .type(TABLE_TYPES[format])
        .header('content-disposition', `attachment; filename="vehicles.${format}"`)
        .send(await exportVehicles(db, request.query, by));
    },
  );

  app.get(
    '/admin/handovers/export',
    {
      compress: false,
      // HEAD would be recorded as a download.
      exposeHeadRoute: false,
      schema: {
        tags: ['Hand-over (staff)'],
        summary: 'Hand-overs and returns of bookings that a filter finds, for a spreadsheet',
        description: 'Names of the drivers are in it, the numbers of their documents are not.',
        querystring: handoverExportQuerySchema,
        response,
      },
    },
    async (request, reply) => {
      const { format, from, to } = request.query;
      const by = { actor: signedInAdmin(request), now: now() };
      const result = await exportHandovers(db, request.query, by);
      if (!result.ok) throw new AppError(400, handoverFilesText.tooMany(result.most));
      const name = ['handovers', from, to].filter(Boolean).join('_');
      return reply
        .type(TABLE_TYPES[format])
        .header('content-disposition', `attachment; filename="${name}.${format}"`)
        .send(result.file);
    },
  );
};
