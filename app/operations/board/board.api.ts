import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import type { Api } from '#app/services.ts';
import { boardQuerySchema, boardSchema } from './board.schema.ts';
import { readBoard } from './board.server.ts';

export const boardApi: Api = async (app, { services: { db, now } }) => {
  const endpoints = defineEndpoints(app, 'Bookings (staff)');

  endpoints.get('/admin/bookings/board', {
    summary: 'Returns the fleet, and the bookings of up to 62 days',
    querystring: boardQuerySchema,
    data: boardSchema,
    run: ({ query }) => readBoard(db, { ...query, now: now() }),
  });
};
