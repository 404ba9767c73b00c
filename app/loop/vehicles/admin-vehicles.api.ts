import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import { idParams, idSchema } from '#app/lib/id.schema.ts';
import { onlyReason, refusedSave } from '#app/lib/refused-save.ts';
import { clashDataSchema } from '#app/office/bookings/booking.schema.ts';
import type { Services } from '#app/services.ts';
import {
  blockInputSchema,
  deletedVehicleSchema,
  savedVehicleSchema,
  vehicleDeletionQuerySchema,
  vehicleInputSchema,
  vehicleSchema,
  vehiclesSchema,
  vehicleUpdateSchema,
} from './vehicle.schema.ts';
import { blockVehicle, unblockVehicle } from './vehicle-blocks.server.ts';
import { listVehicleCars } from './vehicle-units.server.ts';
import {
  createVehicle,
  deleteVehicle,
  listVehicles,
  readVehicle,
  type SaveVehicleResult,
  updateVehicle,
} from './vehicles.server.ts';
import { vehicleInputText as text } from './vehicles.text.ts';

const tags = ['Vehicles (staff)'];
const refusals = { 400: failureSchema, 401: failureSchema, 404: failureSchema };
/** `data.clashes`: the bookings in the way, where staff may save it all the same. */
const inTheWay = failureSchema.extend({ data: clashDataSchema.optional() });
const answer = success(vehicleSchema);
const savedAnswer = success(savedVehicleSchema);

/** The single vehicles of the office: `/admin/vehicles`. */
export const adminVehiclesApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db, now } = services;

  app.get(
    '/admin/vehicles',
    {
      schema: {
        tags,
        summary: 'All vehicles, with what falls due and when they are blocked, and the fleet',
        response: { 200: success(vehiclesSchema), 401: failureSchema },
      },
    },
    async () => {
      const [vehicles, cars] = await Promise.all([listVehicles(db, now()), listVehicleCars(db)]);
      return { success: true as const, data: { vehicles, cars } };
    },
  );

  app.post(
    '/admin/vehicles',
    {
      schema: {
        tags,
        summary: 'Adds a vehicle; plate and car must be given',
        description:
          'It is one of the units of its car that have no plate yet; where all have one, the car has one unit more.',
        body: vehicleInputSchema,
        response: { 201: savedAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const data = saved(await createVehicle(db, request.body, by));
      reply.code(201).header('location', `/api/admin/vehicles/${data.id}`);
      return { success: true as const, data };
    },
  );

  app.get(
    '/admin/vehicles/:id',
    {
      schema: {
        tags,
        summary: 'One vehicle',
        params: idParams,
        response: { 200: answer, ...refusals },
      },
    },
    async (request) => {
      const data = await readVehicle(db, request.params.id, now());
      if (!data) throw new AppError(404, text.notFound);
      return { success: true as const, data };
    },
  );

  app.put(
    '/admin/vehicles/:id',
    {
      schema: {
        tags,
        summary: 'Changes what is given of a vehicle; 409 when somebody else did since `version`',
        description:
          'Sold or moved to another car, it leaves its bookings to come, and a car may have fewer units than bookings hold: the `data` of a 409 lists them; `leaveRentals` saves it all the same.',
        params: idParams,
        body: vehicleUpdateSchema,
        response: { 200: savedAnswer, ...refusals, 409: inTheWay },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const data = saved(await updateVehicle(db, request.params.id, request.body, by));
      return { success: true as const, data };
    },
  );

  app.delete(
    '/admin/vehicles/:id',
    {
      schema: {
        tags,
        summary:
          'Deletes a vehicle and its blocks; 409 with `data.clashes` when bookings name it or hold its unit',
        params: idParams,
        querystring: vehicleDeletionQuerySchema,
        response: { 200: success(deletedVehicleSchema), ...refusals, 409: inTheWay },
      },
    },
    async (request) => {
      const { id } = request.params;
      const by = { actor: signedInAdmin(request), now: now() };
      const leaveRentals = request.query.leaveRentals === 'yes';
      const deleted = await deleteVehicle(db, id, { ...by, leaveRentals });
      if (!deleted.ok) {
        if (deleted.reason === 'out') throw new AppError(409, deleted.message);
        throw refusal(deleted);
      }
      return {
        success: true as const,
        data: { id, plate: deleted.plate, carUnits: deleted.carUnits },
      };
    },
  );

  app.post(
    '/admin/vehicles/:id/blocks',
    {
      schema: {
        tags,
        summary:
          'Blocks a vehicle for days; 409 with `data.clashes` when it is rented or its car full then',
        params: idParams,
        body: blockInputSchema,
        response: { 201: answer, ...refusals, 409: inTheWay },
      },
    },
    async (request, reply) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const result = await blockVehicle(db, request.params.id, request.body, by);
      if (result.ok) return reply.code(201).send({ success: true, data: result.vehicle });
      if (result.reason === 'sold') throw new AppError(409, text.sold);
      throw refusal(result);
    },
  );

  app.delete(
    '/admin/vehicles/:id/blocks/:blockId',
    {
      schema: {
        tags,
        summary: 'Frees the days of a block again',
        params: idParams.extend({ blockId: idSchema }),
        response: { 200: answer, ...refusals },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const result = await unblockVehicle(db, request.params, by);
      if (!result.ok) throw new AppError(404, text.noSuchBlock);
      return { success: true as const, data: result.vehicle };
    },
  );
};

function saved(result: SaveVehicleResult) {
  if (result.ok) return { ...result.vehicle, carUnits: result.carUnits };
  throw refusal(result);
}

/** The reason of a single refusal is the headline, too. */
function refusal(result: Exclude<SaveVehicleResult, { ok: true }>): AppError {
  if (result.reason === 'clash')
    return new AppError(409, result.message, [], { clashes: result.clashes });
  return refusedSave(result, { ...text, invalid: onlyReason(result) ?? text.invalid });
}
