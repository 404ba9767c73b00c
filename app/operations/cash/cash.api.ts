import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { repeatableContext, signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import { idempotencyHeaders } from '#app/lib/http/idempotency.schema.ts';
import { idParams } from '#app/lib/id.schema.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Api } from '#app/services.ts';
import {
  type Cash,
  cashCountInputSchema,
  cashMoveInputSchema,
  cashQuerySchema,
  cashReasonSchema,
  cashSchema,
} from './cash.schema.ts';
import { type CashResult, countCash, moveCash, reverseMove } from './change-cash.server.ts';
import { readCash } from './read-cash.server.ts';

const TAG = 'Cash box (staff)';
const words = ({ cash }: OfficeTexts) => ({ messages: cash.input, labels: cash.labels });

/**
 * Registers the cash box for staff. Expected amounts and differences are null except for owners.
 */
export const cashApi: Api = async (app, { services: { db, now } }) => {
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, TAG, { words });
  const by = (request: FastifyRequest) => repeatableContext(request, now());
  const read = (request: FastifyRequest, day: string | null = null): Promise<Cash> =>
    readCash(db, { day, withExpected: signedInAdmin(request).role === 'owner' });

  endpoints.get('/admin/cash', {
    summary: 'Returns the cash box: expected amounts, movements and counts',
    description:
      'Movements are cash payments, cash expenses, and cash that was put in, taken out or brought to the bank. Only owners get expected amounts and differences; others get null.',
    querystring: cashQuerySchema,
    data: cashSchema,
    run: (request) => read(request, request.query.day),
  });

  endpoints.post('/admin/cash/counts', {
    summary: 'Records a count of the cash box, which covers all movements since the last count',
    body: cashCountInputSchema,
    headers: idempotencyHeaders,
    data: cashSchema,
    status: 201,
    refuses: [409],
    run: async (request) => {
      check(request, await countCash(db, request.body, by(request)));
      return read(request);
    },
  });

  endpoints.post('/admin/cash/moves', {
    summary: 'Records cash that was put in, taken out or brought to the bank',
    description:
      '409 with an error of `allowOverdraft` if more cash leaves the box than it should hold in this currency; `allowOverdraft: true` records it anyway. The response does not contain the expected amount.',
    body: cashMoveInputSchema,
    headers: idempotencyHeaders,
    data: cashSchema,
    status: 201,
    refuses: [409],
    run: async (request) => {
      check(request, await moveCash(db, request.body, by(request)));
      return read(request);
    },
  });
};

/** Registers the reversal of moves, for owners only. */
export const cashCorrectionsApi: Api = async (app, { services: { db, now } }) => {
  respondInTurkish(app);
  defineEndpoints(app, TAG, { words }).post('/admin/cash/moves/:id/reverse', {
    summary:
      'Reverses a movement that was recorded by mistake, with a reason; both movements stay in the list',
    params: idParams,
    body: z.object({ reason: cashReasonSchema }),
    headers: idempotencyHeaders,
    data: cashSchema,
    refuses: [404, 409],
    run: async (request) => {
      const { reason } = request.body;
      const by = repeatableContext(request, now());
      check(request, await reverseMove(db, request.params.id, reason, by));
      return readCash(db, { day: null, withExpected: true });
    },
  });
};

function check(request: FastifyRequest, result: CashResult): void {
  if (result.ok) return;
  const { input: text } = request.texts.cash;
  switch (result.reason) {
    case 'not-found':
      throw new AppError(404, text.notFound);
    case 'overdraft': {
      const { overdraft } = text;
      throw new AppError(409, overdraft, [{ field: 'allowOverdraft', message: overdraft }]);
    }
    case 'key-reused':
      throw new AppError(409, request.texts.account.input.keyReused);
    case 'invalid':
      throw new AppError(400, text.invalid, result.errors);
  }
}
