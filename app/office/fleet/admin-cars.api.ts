import type { FastifyRequest } from 'fastify';
import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import { clashDataSchema } from '#app/domain/bookings/booking.schema.ts';
import {
  adminCarSchema,
  adminCarsQuerySchema,
  adminCarsSchema,
  carCreateSchema,
  carStatusSchema,
  carUpdateSchema,
  deletedCarSchema,
  REQUIRED_FIELDS,
} from '#app/domain/cars/car-input.schema.ts';
import { AppError, type FieldError, found } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { refusedSave } from '#app/lib/refused-save.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import type { Api } from '#app/services.ts';
import { listAdminCars, readAdminCar } from './admin-cars.server.ts';
import { carIssueWords } from './car-words.rules.ts';
import {
  createCar,
  deleteCar,
  type SaveCarResult,
  setCarStatus,
  updateCar,
} from './save-car.server.ts';

const TAG = 'Fleet (staff)';

export const adminCarsApi: Api = async (app, { services }) => {
  const endpoints = defineEndpoints(app, TAG, { words: carIssueWords });
  const { db, now } = services;

  endpoints.get('/admin/cars', {
    summary: 'Lists all cars, active and inactive, ordered by title',
    querystring: adminCarsQuerySchema,
    data: adminCarsSchema,
    run: ({ query }) => listAdminCars(db, { ...query, now: now() }),
  });

  endpoints.post('/admin/cars', {
    summary: 'Creates a car; title, brand, model and daily price are required',
    body: carCreateSchema,
    data: adminCarSchema,
    status: 201,
    refuses: [404],
    config: { invalidText: requiredFieldsText },
    run: async (request, reply) => {
      const by = changeContext(request, now());
      const car = savedCar(request, await createCar(db, request.body, by));
      reply.header('location', `/api/admin/cars/${car.id}`);
      return car;
    },
  });

  endpoints.get('/admin/cars/:id', {
    summary: 'Returns a car with all fields that staff can change',
    params: idParams,
    data: adminCarSchema,
    refuses: [404],
    run: async (request) =>
      found(await readAdminCar(db, request.params.id, now()), request.texts.fleet.input.notFound),
  });

  endpoints.put('/admin/cars/:id', {
    summary: 'Changes the given fields of a car; 409 if it was changed since `version`',
    description:
      'Also 409 if upcoming bookings would be left without a unit. The `data` of the 409 lists them; `allowOverbooking` saves the car anyway.',
    params: idParams,
    body: carUpdateSchema,
    data: adminCarSchema,
    refuses: [404],
    conflict: clashDataSchema,
    config: { invalidText: requiredFieldsText },
    run: async (request) => {
      const by = changeContext(request, now());
      return savedCar(request, await updateCar(db, request.params.id, request.body, by));
    },
  });

  endpoints.patch('/admin/cars/:id/status', {
    summary: 'Shows a car to visitors, or hides it',
    params: idParams,
    body: carStatusSchema,
    data: adminCarSchema,
    refuses: [404],
    run: async (request) => {
      const { status } = request.body;
      const by = changeContext(request, now());
      const active = status === true || status === 'active';
      return savedCar(request, await setCarStatus(db, request.params.id, { active, ...by }));
    },
  });
};

/** Endpoint that deletes cars, for owners only. */
export const carDeletionApi: Api = async (app, { services: { db, now } }) => {
  const endpoints = defineEndpoints(app, TAG);

  endpoints.delete('/admin/cars/:id', {
    summary: 'Deletes a car; its bookings stay',
    params: idParams,
    data: deletedCarSchema,
    refuses: [404],
    run: async (request) => {
      const { id } = request.params;
      const deleted = await deleteCar(db, id, changeContext(request, now()));
      if (!deleted.ok) throw new AppError(404, request.texts.fleet.input.notFound);
      const { title, keptBookings } = deleted;
      return { id, title, keptBookings };
    },
  });
};

function savedCar(request: FastifyRequest, result: SaveCarResult) {
  if (result.ok) return result.car;
  const { input: text } = request.texts.fleet;
  if (result.reason !== 'clash') throw refusedSave(result, text);
  const { clashes } = result.short;
  const references = clashes.map(({ reference }) => reference);
  throw new AppError(409, text.tooFew(result.short, references), [], { clashes });
}

/**
 * Returns the text about required fields if any of the four is missing (spec, part 5); else null.
 */
function requiredFieldsText(
  issues: FieldError[],
  { fleet: { input } }: OfficeTexts,
): string | null {
  const missing = REQUIRED_FIELDS.some((name) =>
    issues.some(({ field, message }) => field === name && message === messageKey('required')),
  );
  return missing ? input.requiredFields : null;
}
