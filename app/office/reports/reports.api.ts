import { answerInTurkish, defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import type { Api } from '#app/services.ts';
import { reportQuerySchema, reportSchema } from './report.schema.ts';
import { readReport } from './reports.server.ts';

export const reportsApi: Api = async (app, { services }) => {
  answerInTurkish(app);
  const endpoints = defineEndpoints(app, 'Reports', {
    words: ({ reports: { wrongMonth, endsBeforeItBegins, tooLong } }) => ({
      messages: { wrongMonth, endsBeforeItBegins, tooLong },
      labels: {},
    }),
  });

  endpoints.get('/admin/reports', {
    summary: 'Returns bookings and revenue by month, occupancy by car and the busiest zones',
    querystring: reportQuerySchema,
    answer: reportSchema,
    run: ({ query }) => readReport(services.db, query),
  });
};
