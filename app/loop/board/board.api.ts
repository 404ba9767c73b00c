import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { boardQuerySchema, boardSchema } from './board.schema.ts';
import { readBoard } from './board.server.ts';

/** The board of the fleet: `/admin/bookings/board`. */
export const boardApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now } },
) => {
  app.get(
    '/admin/bookings/board',
    {
      schema: {
        tags: ['Bookings (staff)'],
        summary: 'The fleet and the bookings of up to 62 days',
        querystring: boardQuerySchema,
        response: { 200: success(boardSchema), 400: failureSchema, 401: failureSchema },
      },
    },
    async ({ query }) => ({
      success: true as const,
      data: await readBoard(db, { ...query, now: now() }),
    }),
  );
};
