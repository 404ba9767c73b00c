import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { businessNow } from '#app/lib/dates.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import { refusedSave } from '#app/lib/refused-save.ts';
import { exportRoute } from '#app/loop/outgoing/export-route.server.ts';
import type { Services } from '#app/services.ts';
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
import { filingInputText as text } from './filings.text.ts';
import { filingsTable } from './filings-table.server.ts';

const TAG = 'Reports to authorities (staff)';
const tags = [TAG];
const params = filingParamsSchema;
const badRequest = { 400: failureSchema, 401: failureSchema };
const refusals = { ...badRequest, 404: failureSchema };

/** What is reported to the police and to the ministry: `/admin/filings`. Nothing is sent from here. */
export const filingsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db, now } = services;

  app.get(
    '/admin/filings',
    {
      schema: {
        tags,
        summary: 'Hand-overs and returns, or transfers, of the days, and which were reported',
        querystring: filingsQuerySchema,
        response: { 200: success(filingsSchema), ...badRequest },
      },
    },
    async ({ query }) => ({
      success: true as const,
      data: await listFilings(db, query, businessNow(now()).date),
    }),
  );

  exportRoute(app, services, '/admin/filings/export', {
    tag: TAG,
    summary: 'The sheet of the days for a spreadsheet, a line for each person',
    description:
      'Numbers of documents are whole; the audit log records who took it. What Kervan does not know is an empty column.',
    query: filingExportQuerySchema,
    table: filingsTable,
  });

  app.put(
    '/admin/filings/:bookingId/:kind',
    {
      schema: {
        tags,
        summary: 'Marks a record as reported; 409 when it was saved since `version` was read',
        description: 'Again after a change: the changed record was reported, too.',
        params,
        body: filingMarkSchema,
        response: { 200: success(markedSchema), ...refusals, 409: failureSchema },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      return marked(
        request.params,
        await markFiled(db, request.params, { ...by, version: request.body.version }),
      );
    },
  );

  app.delete(
    '/admin/filings/:bookingId/:kind',
    {
      schema: {
        tags,
        summary: 'Takes the mark back',
        params,
        response: { 200: success(markedSchema), ...refusals },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      return marked(request.params, await unmarkFiled(db, request.params, by));
    },
  );
};

function marked(id: FilingId, result: FileResult) {
  if (!result.ok) throw refusedSave(result, { ...text, invalid: text.stale });
  const { filed } = result;
  const data = { ...id, filed: filed && { at: filed.at, by: filed.by } };
  return { success: true as const, data };
}
