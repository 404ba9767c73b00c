import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import type { Api } from '#app/services.ts';
import { reportQuerySchema, reportSchema } from './report.schema.ts';
import { readReport } from './reports.server.ts';

export const reportsApi: Api = async (app, { services }) => {
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, 'Reports', {
    words: ({ reports: { wrongMonth, endsBeforeItBegins, tooLong } }) => ({
      messages: { wrongMonth, endsBeforeItBegins, tooLong },
      labels: {},
    }),
  });

  endpoints.get('/admin/reports', {
    summary: 'Returns bookings and revenue by month, occupancy by car, and transfers by zone',
    querystring: reportQuerySchema,
    data: reportSchema,
    run: ({ query }) => readReport(services.db, query),
  });
};
