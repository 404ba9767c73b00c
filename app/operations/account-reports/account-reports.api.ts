import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { reportQuerySchema } from '#app/office/reports/report.schema.ts';
import { exportRoute } from '#app/operations/exports/export-route.server.ts';
import type { Api } from '#app/services.ts';
import {
  ledgerQuerySchema,
  moneyReportSchema,
  vehicleReportSchema,
} from './account-report.schema.ts';
import { ledgerTable } from './ledger-table.server.ts';
import { readMoneyReport } from './money-report.server.ts';
import { readVehicleReport } from './vehicle-report.server.ts';

const TAG = 'Reports';
const words = ({ reports: { wrongMonth, endsBeforeItBegins, tooLong } }: OfficeTexts) => ({
  messages: { wrongMonth, endsBeforeItBegins, tooLong },
  labels: {},
});

export const accountReportsApi: Api = async (app, { services }) => {
  respondInTurkish(app);
  const { db, now } = services;
  const endpoints = defineEndpoints(app, TAG, { words });

  endpoints.get('/admin/reports/money', {
    summary:
      'Returns agreed and received amounts by day and payment method, balances due and deposits held',
    querystring: reportQuerySchema,
    data: moneyReportSchema,
    run: ({ query }) => readMoneyReport(db, query, now()),
  });

  endpoints.get('/admin/reports/vehicles', {
    summary: 'Returns days rented, revenue, charges, expenses and profit of each vehicle by month',
    querystring: reportQuerySchema,
    data: vehicleReportSchema,
    run: ({ query }) => readVehicleReport(db, query),
  });

  exportRoute(app, services, '/admin/reports/ledger/export', {
    tag: TAG,
    summary:
      'Exports payments, refunds, deposits, charges and expenses of a month with their VAT, for the accountant',
    description:
      'Each section ends with its total. The section of charges is what was agreed. Payments for charges are among the received amounts, so that the VAT of the two sections must not be added up.',
    words,
    query: ledgerQuerySchema,
    table: ledgerTable,
  });
};
