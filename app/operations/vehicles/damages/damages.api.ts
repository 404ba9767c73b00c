import type { FastifyRequest } from 'fastify';
import { changeContext, repeatableContext } from '#app/base/auth/signed-in-admin.server.ts';
import { clashDataSchema } from '#app/domain/bookings/booking.schema.ts';
import { AppError, found } from '#app/lib/http/app-error.ts';
import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import { idempotencyHeaders } from '#app/lib/http/idempotency.schema.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { onlyReason, refusedSave } from '#app/lib/refused-save.ts';
import type { Api } from '#app/services.ts';
import {
  damageChargeSchema,
  damageInputSchema,
  damageUpdateSchema,
  vehicleDamageSchema,
  vehicleDamagesSchema,
} from './damage.schema.ts';
import {
  addDamage,
  chargeDamage,
  type DamageResult,
  listDamages,
  readDamage,
  updateDamage,
} from './damages.server.ts';

export const damagesApi: Api = async (app, { services: { db, now } }) => {
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, 'Vehicles (staff)', {
    words: ({ damages }) => ({ messages: damages.input, labels: damages.labels }),
  });

  endpoints.get('/admin/vehicles/:id/damages', {
    summary: 'Lists the damages of a vehicle, newest first, with photos before and after',
    params: idParams,
    data: vehicleDamagesSchema,
    refuses: [404],
    run: async (request) => {
      const listed = await listDamages(db, request.params.id);
      return found(listed, request.texts.damages.input.noVehicle);
    },
  });

  endpoints.post('/admin/vehicles/:id/damages', {
    summary: 'Adds a damage that was not found at a return',
    description: 'Damages in the record of a return are added automatically.',
    params: idParams,
    body: damageInputSchema,
    headers: idempotencyHeaders,
    data: vehicleDamageSchema,
    status: 201,
    refuses: [404, 409],
    run: async (request) => {
      const by = repeatableContext(request, now());
      return dataOf(request, await addDamage(db, request.params.id, request.body, by));
    },
  });

  endpoints.put('/admin/damages/:id', {
    summary:
      'Changes note, estimate, state or repair of a damage; 409 if it was changed since `version`',
    description:
      'The days of the repair block the vehicle. If bookings need it, the `data` of a 409 lists them; `allowOverbooking` blocks it anyway.',
    params: idParams,
    body: damageUpdateSchema,
    data: vehicleDamageSchema,
    refuses: [404],
    conflict: clashDataSchema,
    run: async (request) => {
      const by = changeContext(request, now());
      return dataOf(request, await updateDamage(db, request.params.id, request.body, by));
    },
  });

  endpoints.post('/admin/damages/:id/charge', {
    summary: 'Charges a booking for a damage',
    description: 'Adds a charge of type `damage` to the booking; the damage becomes `charged`.',
    params: idParams,
    body: damageChargeSchema,
    headers: idempotencyHeaders,
    data: vehicleDamageSchema,
    status: 201,
    refuses: [404, 409],
    run: async (request) => {
      const by = repeatableContext(request, now());
      return dataOf(request, await chargeDamage(db, request.params.id, request.body, by));
    },
  });

  async function dataOf(request: FastifyRequest, result: DamageResult) {
    const { input: text } = request.texts.damages;
    if (result.ok) return found(await readDamage(db, result.madeId), text.notFound);
    if (result.reason === 'key-reused')
      throw new AppError(409, request.texts.account.input.keyReused);
    if (result.reason === 'clash')
      throw new AppError(409, result.message, [], { clashes: result.clashes });
    throw refusedSave(result, { ...text, invalid: onlyReason(result) ?? text.invalid });
  }
};
