import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError, type FieldError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { refusedSave } from '#app/lib/refused-save.ts';
import type { Services } from '#app/services.ts';
import { inputText } from '#app/site/cars/car-fields.text.ts';
import { listAdminCars, readAdminCar } from './admin-cars.server.ts';
import {
  adminCarSchema,
  adminCarsQuerySchema,
  adminCarsSchema,
  carCreateSchema,
  carStatusSchema,
  carUpdateSchema,
  deletedCarSchema,
} from './car-input.schema.ts';
import { carLabels, REQUIRED_FIELDS, carInputText as text } from './fleet.text.ts';
import {
  createCar,
  deleteCar,
  type SaveCarResult,
  setCarStatus,
  updateCar,
} from './save-car.server.ts';

const tags = ['Fleet (staff)'];
const refusals = { 400: failureSchema, 401: failureSchema, 404: failureSchema };

/** The fleet for staff: `/admin/cars`. */
export const adminCarsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db, now } = services;

  app.get(
    '/admin/cars',
    {
      schema: {
        tags,
        summary: 'All cars, active or not, in the order of their titles',
        querystring: adminCarsQuerySchema,
        response: { 200: success(adminCarsSchema), 400: failureSchema, 401: failureSchema },
      },
    },
    async ({ query }) => ({
      success: true as const,
      data: await listAdminCars(db, { ...query, now: now() }),
    }),
  );

  app.post(
    '/admin/cars',
    {
      config: { invalidText: requiredFieldsText },
      schema: {
        tags,
        summary: 'Adds a car; only title, brand, model and daily price must be given',
        body: carCreateSchema,
        response: { 201: success(adminCarSchema), ...refusals },
      },
    },
    async (request, reply) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const car = savedCar(await createCar(db, request.body, by));
      reply.code(201).header('location', `/api/admin/cars/${car.id}`);
      return { success: true as const, data: car };
    },
  );

  app.get(
    '/admin/cars/:id',
    {
      schema: {
        tags,
        summary: 'One car as its editor needs it',
        params: idParams,
        response: { 200: success(adminCarSchema), ...refusals },
      },
    },
    async (request) => {
      const car = await readAdminCar(db, request.params.id, now());
      if (!car) throw new AppError(404, text.notFound);
      return { success: true as const, data: car };
    },
  );

  app.put(
    '/admin/cars/:id',
    {
      config: { invalidText: requiredFieldsText },
      schema: {
        tags,
        summary: 'Changes what is given of a car; 409 when somebody else did since `version`',
        params: idParams,
        body: carUpdateSchema,
        response: { 200: success(adminCarSchema), ...refusals, 409: failureSchema },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const car = savedCar(await updateCar(db, request.params.id, request.body, by));
      return { success: true as const, data: car };
    },
  );

  app.patch(
    '/admin/cars/:id/status',
    {
      schema: {
        tags,
        summary: 'Takes a car online or offline',
        params: idParams,
        body: carStatusSchema,
        response: { 200: success(adminCarSchema), ...refusals },
      },
    },
    async (request) => {
      const { status } = request.body;
      const by = { actor: signedInAdmin(request), now: now() };
      const active = status === true || status === 'active';
      const car = savedCar(await setCarStatus(db, request.params.id, { active, ...by }));
      return { success: true as const, data: car };
    },
  );
};

/** The deletion of cars, for owners. */
export const carDeletionApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now } },
) => {
  app.delete(
    '/admin/cars/:id',
    {
      schema: {
        tags,
        summary: 'Deletes a car; its bookings stay',
        params: idParams,
        response: { 200: success(deletedCarSchema), ...refusals },
      },
    },
    async (request) => {
      const { id } = request.params;
      const deleted = await deleteCar(db, id, { actor: signedInAdmin(request), now: now() });
      if (!deleted.ok) throw new AppError(404, text.notFound);
      const { title, keptBookings } = deleted;
      return { success: true as const, data: { id, title, keptBookings } };
    },
  );
};

function savedCar(result: SaveCarResult) {
  if (result.ok) return result.car;
  throw refusedSave(result, text);
}

const MISSING = new Map<string, string>(
  REQUIRED_FIELDS.map((field) => [field, inputText.required(carLabels[field])]),
);

/** Spec, part 5: one text for whichever of the four is missing. */
function requiredFieldsText(details: FieldError[]): string | null {
  const missing = details.some(({ field, message }) => MISSING.get(field) === message);
  return missing ? text.requiredFields : null;
}
