import type { FastifyRequest } from 'fastify';
import { repeatableContext, signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError, found } from '#app/lib/http/app-error.ts';
import { defineEndpoints, originOf, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import { idempotencyHeaders } from '#app/lib/http/idempotency.schema.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { onlyReason, refusedSave } from '#app/lib/refused-save.ts';
import { readBookingMessages } from '#app/operations/papers/papers.server.ts';
import type { Api } from '#app/services.ts';
import { importRoadCharges } from './import/import-road-charges.server.ts';
import {
  type RoadImportResult,
  roadChangeSchema,
  roadChargeSchema,
  roadChargesQuerySchema,
  roadChargesSchema,
  roadImportResultSchema,
  roadImportSchema,
  roadObjectionSchema,
} from './road.schema.ts';
import {
  changeRoadCharge,
  listRoadCharges,
  type RoadChangeResult,
  readRoadCharge,
} from './road-charges.server.ts';
import { readObjection } from './road-objection.server.ts';

/** Maximum size of a request's body, enough for the largest import. */
const IMPORT_BYTES = 4 * 1024 * 1024;

export const roadApi: Api = async (app, { services }) => {
  respondInTurkish(app);
  app.addHook('onRoute', (route) => {
    route.bodyLimit = IMPORT_BYTES;
  });
  const { db, now, rates, texts } = services;
  const endpoints = defineEndpoints(app, 'Tolls and fines (staff)', {
    words: ({ road }) => ({ messages: road.input, labels: road.labels }),
  });
  const by = (request: FastifyRequest) => ({
    ...repeatableContext(request, now()),
    rates: rates.current().rates,
  });

  endpoints.get('/admin/road-charges', {
    summary: 'Lists tolls and fines by plate, state and days, newest first',
    querystring: roadChargesQuerySchema,
    data: roadChargesSchema,
    run: ({ query }) => listRoadCharges(db, query),
  });

  endpoints.post('/admin/road-charges/import', {
    summary:
      'Imports tolls and fines and matches each to the rental that had the plate at that time',
    description:
      'Each row is matched to a rental by the times of hand-overs and returns. The rental gets a charge: the amount at today’s rate plus the fee in the settings. Rows within 15 minutes of a hand-over stay open until staff decide. Rows that were imported before are ignored. All rows are imported or none; errors have names such as `rows.3.plate`.',
    body: roadImportSchema,
    headers: idempotencyHeaders,
    data: roadImportResultSchema,
    refuses: [409],
    run: async (request) => {
      const imported = await importRoadCharges(db, request.body, by(request));
      if (!imported.ok) throw refusal(request, imported);
      const { rows, charged } = imported;
      return { rows, messages: await readMessages(request, rows, charged) };
    },
  });

  endpoints.post('/admin/road-charges/:id/state', {
    summary:
      'Sets who pays a toll or fine; 403 if this would void a charge and the user is not an owner',
    params: idParams,
    body: roadChangeSchema,
    headers: idempotencyHeaders,
    data: roadChargeSchema,
    refuses: [403, 404, 409],
    run: async (request) => {
      const mayVoid = signedInAdmin(request).role === 'owner';
      const change = { ...by(request), mayVoid };
      const result = await changeRoadCharge(db, request.params.id, request.body, change);
      if (!result.ok) throw refusal(request, result);
      return found(await readRoadCharge(db, result.madeId), request.texts.road.input.notFound);
    },
  });

  endpoints.get('/admin/road-charges/:id/objection', {
    summary: 'Returns the data of an objection letter against a fine',
    params: idParams,
    data: roadObjectionSchema,
    refuses: [404],
    run: async (request) =>
      found(await readObjection(db, request.params.id, now()), request.texts.road.input.notFound),
  });

  /** Returns a message to the customer of each booking that the import charged. */
  async function readMessages(
    request: FastifyRequest,
    rows: RoadImportResult['rows'],
    charged: readonly string[],
  ): Promise<RoadImportResult['messages']> {
    const at = { origin: originOf(services, request), texts, now: now() };
    const messages: RoadImportResult['messages'] = [];
    for (const bookingId of charged) {
      const rental = rows.find((row) => row.rental?.bookingId === bookingId)?.rental;
      const written = await readBookingMessages(db, bookingId, at);
      if (!rental || !written) continue;
      const { phone, language } = written;
      const message = written.messages.find(({ step }) => step === 'road')?.[language] ?? '';
      messages.push({ ...rental, phone, language, message });
    }
    return messages;
  }
};

function refusal(
  { texts }: FastifyRequest,
  refused: Exclude<RoadChangeResult, { ok: true }>,
): AppError {
  const { input: text } = texts.road;
  switch (refused.reason) {
    case 'key-reused':
      return new AppError(409, texts.account.input.keyReused);
    case 'owners-only':
      return new AppError(403, text.ownersOnly);
    default:
      return refusedSave(refused, { ...text, invalid: onlyReason(refused) ?? text.invalid });
  }
}
