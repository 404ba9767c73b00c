import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { repeatableContext } from '#app/base/auth/signed-in-admin.server.ts';
import {
  accountSchema,
  cardHoldEndSchema,
  cardHoldInputSchema,
  chargeInputSchema,
  paymentInputSchema,
  reasonSchema,
} from '#app/domain/account/account.schema.ts';
import { addCardHold, endCardHold } from '#app/domain/account/card-holds.server.ts';
import type { AccountRefusal, AccountResult } from '#app/domain/account/change-account.server.ts';
import { addCharge, voidCharge } from '#app/domain/account/charges.server.ts';
import { recordPayment, reversePayment } from '#app/domain/account/payments.server.ts';
import { readAccount } from '#app/domain/account/read-account.server.ts';
import { AppError, found } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import { idempotencyHeaders } from '#app/lib/http/idempotency.schema.ts';
import { idParams } from '#app/lib/id.schema.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Api } from '#app/services.ts';

const TAG = 'Account of a booking (staff)';

const madeSchema = z.object({ id: z.string(), account: accountSchema });
const reasonBody = z.object({ reason: reasonSchema });
const words = ({ account }: OfficeTexts) => ({ messages: account.input, labels: account.labels });

export const accountApi: Api = async (app, { services }) => {
  const { db, now, rates } = services;
  const endpoints = defineEndpoints(app, TAG, { words });
  const current = () => rates.current().rates;
  const by = (request: FastifyRequest) => repeatableContext(request, now());

  endpoints.get('/admin/bookings/:id/account', {
    summary: 'Returns charges, payments, deposits and balance of a booking',
    description:
      'The balance is price plus charges minus payments; it is negative if overpaid. Only charges are due for a cancelled booking.',
    params: idParams,
    data: accountSchema,
    refuses: [404],
    run: (request) => read(request, request.params.id),
  });

  endpoints.post('/admin/bookings/:id/charges', {
    summary: 'Adds a charge to a booking, even a completed or cancelled one',
    params: idParams,
    body: chargeInputSchema,
    headers: idempotencyHeaders,
    data: madeSchema,
    status: 201,
    refuses: [404, 409],
    run: async (request) => {
      const { id } = request.params;
      return made(request, id, await addCharge(db, id, request.body, by(request)));
    },
  });

  endpoints.post('/admin/bookings/:id/payments', {
    summary: 'Records money that was received, refunded, or kept from the deposit',
    description:
      'With `direction: out`, `refundOf` names the refunded payment. `method: kept` with `purpose: deposit` and `direction: out` keeps part of the deposit, which adds two payments. 409 if the balance is no longer `balance`.',
    params: idParams,
    body: paymentInputSchema,
    headers: idempotencyHeaders,
    data: madeSchema,
    status: 201,
    refuses: [404, 409],
    run: async (request) => {
      const { id } = request.params;
      const given = { input: request.body, rates: current() };
      return made(request, id, await recordPayment(db, id, given, by(request)));
    },
  });

  endpoints.post('/admin/bookings/:id/card-holds', {
    summary: 'Records an amount that the customer’s bank holds on a card',
    description: 'A card hold changes neither the balance nor the cash box.',
    params: idParams,
    body: cardHoldInputSchema,
    headers: idempotencyHeaders,
    data: madeSchema,
    status: 201,
    refuses: [404, 409],
    run: async (request) => {
      const { id } = request.params;
      return made(request, id, await addCardHold(db, id, request.body, by(request)));
    },
  });

  endpoints.post('/admin/card-holds/:id/end', {
    summary: 'Captures a card hold as a payment of the price, or releases it',
    params: idParams,
    body: cardHoldEndSchema,
    headers: idempotencyHeaders,
    data: z.object({ id: z.string() }),
    refuses: [404, 409],
    run: async (request) => {
      const { id } = request.params;
      return checked(request, await endCardHold(db, id, request.body, by(request)));
    },
  });

  async function read(request: FastifyRequest, id: string) {
    return found(await readAccount(db, id, current()), request.texts.account.input.notFound);
  }

  async function made(request: FastifyRequest, bookingId: string, result: AccountResult) {
    const { id } = checked(request, result);
    return { id, account: await read(request, bookingId) };
  }
};

/** Registers the endpoints for owners only: voiding and reversing. */
export const accountCorrectionsApi: Api = async (app, { services: { db, now } }) => {
  const endpoints = defineEndpoints(app, TAG, { words });

  endpoints.post('/admin/charges/:id/void', {
    summary: 'Voids a charge with a reason; it stays in the list',
    params: idParams,
    body: reasonBody,
    headers: idempotencyHeaders,
    data: z.object({ id: z.string() }),
    refuses: [404, 409],
    run: async (request) => {
      const { id } = request.params;
      const by = repeatableContext(request, now());
      return checked(request, await voidCharge(db, id, request.body.reason, by));
    },
  });

  endpoints.post('/admin/payments/:id/reverse', {
    summary:
      'Reverses a payment that was recorded by mistake, with a reason; both payments stay in the list',
    params: idParams,
    body: reasonBody,
    headers: idempotencyHeaders,
    data: z.object({ id: z.string() }),
    refuses: [404, 409],
    run: async (request) => {
      const { id } = request.params;
      const by = repeatableContext(request, now());
      return checked(request, await reversePayment(db, id, request.body.reason, by));
    },
  });
};

function checked(request: FastifyRequest, result: AccountResult): { id: string } {
  if (result.ok) return { id: result.madeId };
  throw refusal(request, result);
}

function refusal(request: FastifyRequest, refused: AccountRefusal): AppError {
  const { input: text } = request.texts.account;
  switch (refused.reason) {
    case 'not-found':
      return new AppError(404, text.notFound);
    case 'changed':
      return new AppError(409, text.changed, [{ field: 'balance', message: text.changed }]);
    case 'key-reused':
      return new AppError(409, text.keyReused);
    case 'invalid':
      return new AppError(400, text.invalid, refused.errors);
  }
}
