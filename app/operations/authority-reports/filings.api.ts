import type { FastifyRequest } from 'fastify';
import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import { refusedSave } from '#app/lib/refused-save.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { exportRoute } from '#app/operations/exports/export-route.server.ts';
import type { Api } from '#app/services.ts';
import { type FileResult, markFiled, unmarkFiled } from './file-record.server.ts';
import {
  type FilingId,
  filingExportQuerySchema,
  filingMarkSchema,
  filingParamsSchema,
  filingsQuerySchema,
  filingsSchema,
  markedSchema,
} from './filing.schema.ts';
import { listFilings } from './filings.server.ts';
import { filingsTable } from './filings-table.server.ts';

const TAG = 'Reports to authorities (staff)';
const params = filingParamsSchema;
const words = ({ filings }: OfficeTexts) => ({ messages: filings.input, labels: {} });

/**
 * Registers the lists of reports and the marks. Staff send the reports to the authorities
 * themselves.
 */
export const filingsApi: Api = async (app, { services }) => {
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, TAG, { words });
  const { db, now } = services;

  endpoints.get('/admin/filings', {
    summary:
      'Lists hand-overs and returns, or transfers, of the given days, with the state of their reports',
    querystring: filingsQuerySchema,
    data: filingsSchema,
    run: ({ query }) => listFilings(db, query, businessNow(now()).date),
  });

  exportRoute(app, services, '/admin/filings/export', {
    tag: TAG,
    summary: 'Exports the records of the given days for a spreadsheet, one line per person',
    description:
      'Document numbers are shown in full; the audit log records the export. Columns that Kervan does not store are empty.',
    query: filingExportQuerySchema,
    words,
    table: filingsTable,
  });

  endpoints.put('/admin/filings/:bookingId/:kind', {
    summary: 'Marks a record as reported; 409 if it was saved since `version`',
    description:
      'If a reported record has changed, marking it again records that the change was reported.',
    params,
    body: filingMarkSchema,
    data: markedSchema,
    refuses: [404, 409],
    run: async (request) => {
      const { version } = request.body;
      const by = changeContext(request, now());
      return marked(request, await markFiled(db, request.params, { ...by, version }));
    },
  });

  endpoints.delete('/admin/filings/:bookingId/:kind', {
    summary: 'Marks a record as not reported',
    params,
    data: markedSchema,
    refuses: [400, 404],
    run: async (request) => {
      const by = changeContext(request, now());
      return marked(request, await unmarkFiled(db, request.params, by));
    },
  });
};

function marked(request: FastifyRequest<{ Params: FilingId }>, result: FileResult) {
  const { input: text } = request.texts.filings;
  if (!result.ok) throw refusedSave(result, { ...text, invalid: text.stale });
  const { filed } = result;
  return { ...request.params, filed: filed && { at: filed.at, by: filed.by } };
}
