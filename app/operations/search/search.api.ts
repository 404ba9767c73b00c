import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import type { Api } from '#app/services.ts';
import { searchQuerySchema, searchResultSchema } from './search.schema.ts';
import { searchOffice } from './search.server.ts';

export const searchApi: Api = async (app, { services: { db, now } }) => {
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, 'Search (staff)');

  endpoints.get('/admin/search', {
    summary: 'Searches bookings, flights, customers and vehicles; at most five of each',
    querystring: searchQuerySchema,
    data: searchResultSchema,
    run: ({ query }) => searchOffice(db, { search: query.search, now: now() }),
  });
};
