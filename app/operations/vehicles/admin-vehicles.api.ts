import type { FastifyRequest } from 'fastify';
import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import { clashDataSchema } from '#app/domain/bookings/booking.schema.ts';
import { AppError, found } from '#app/lib/http/app-error.ts';
import { answerInTurkish, defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import { idParams, idSchema } from '#app/lib/id.schema.ts';
import { onlyReason, refusedSave } from '#app/lib/refused-save.ts';
import type { Api } from '#app/services.ts';
import {
  blockInputSchema,
  deletedVehicleSchema,
  savedVehicleSchema,
  vehicleDeletionQuerySchema,
  vehicleInputSchema,
  vehicleRentalsSchema,
  vehicleSchema,
  vehiclesSchema,
  vehicleUpdateSchema,
} from './vehicle.schema.ts';
import { blockVehicle, unblockVehicle } from './vehicle-blocks.server.ts';
import { listRentals } from './vehicle-rentals.server.ts';
import { listVehicleCars } from './vehicle-units.server.ts';
import {
  createVehicle,
  deleteVehicle,
  listVehicles,
  readVehicle,
  type SaveVehicleResult,
  updateVehicle,
} from './vehicles.server.ts';

/** Endpoints of vehicles (one per plate) for staff: `/admin/vehicles`. */
export const adminVehiclesApi: Api = async (app, { services }) => {
  answerInTurkish(app);
  const text = (request: FastifyRequest) => request.texts.vehicles.input;
  const endpoints = defineEndpoints(app, 'Vehicles (staff)', {
    words: ({ vehicles }) => ({ messages: vehicles.input, labels: vehicles.labels }),
  });
  const { db, now } = services;

  endpoints.get('/admin/vehicles', {
    summary: 'All vehicles, with what falls due and when they are blocked, and the fleet',
    answer: vehiclesSchema,
    run: async () => {
      const [vehicles, cars] = await Promise.all([listVehicles(db, now()), listVehicleCars(db)]);
      return { vehicles, cars };
    },
  });

  endpoints.post('/admin/vehicles', {
    summary: 'Adds a vehicle; plate and car must be given',
    description:
      'It is one of the units of its car that have no plate yet; where all have one, the car has one unit more.',
    body: vehicleInputSchema,
    answer: savedVehicleSchema,
    status: 201,
    refuses: [404],
    run: async (request, reply) => {
      const by = changeContext(request, now());
      const data = toAnswer(request, await createVehicle(db, request.body, by));
      reply.header('location', `/api/admin/vehicles/${data.id}`);
      return data;
    },
  });

  endpoints.get('/admin/vehicles/:id', {
    summary: 'One vehicle',
    params: idParams,
    answer: vehicleSchema,
    refuses: [404],
    run: async (request) =>
      found(await readVehicle(db, request.params.id, now()), text(request).notFound),
  });

  endpoints.get('/admin/vehicles/:id/rentals', {
    summary: 'The rentals of a vehicle, newest first: who had it, and when',
    description:
      'A hand-over counts for the plate on its record. A booking without one counts for its own plate, unless it is cancelled.',
    params: idParams,
    answer: vehicleRentalsSchema,
    refuses: [404],
    run: async (request) => {
      const vehicle = await readVehicle(db, request.params.id, now());
      return await listRentals(db, found(vehicle, text(request).notFound));
    },
  });

  endpoints.put('/admin/vehicles/:id', {
    summary: 'Changes what is given of a vehicle; 409 when somebody else did since `version`',
    description:
      'Sold or moved to another car, it leaves its bookings to come, and a car may have fewer units than bookings hold: the `data` of a 409 lists them; `allowOverbooking` saves it all the same.',
    params: idParams,
    body: vehicleUpdateSchema,
    answer: savedVehicleSchema,
    refuses: [404],
    conflict: clashDataSchema,
    run: async (request) => {
      const by = changeContext(request, now());
      return toAnswer(request, await updateVehicle(db, request.params.id, request.body, by));
    },
  });

  endpoints.delete('/admin/vehicles/:id', {
    summary:
      'Deletes a vehicle and its blocks; 409 with `data.clashes` when bookings name it or hold its unit',
    params: idParams,
    querystring: vehicleDeletionQuerySchema,
    answer: deletedVehicleSchema,
    refuses: [404],
    conflict: clashDataSchema,
    run: async (request) => {
      const { id } = request.params;
      const by = changeContext(request, now());
      const { allowOverbooking, leaveRentals } = request.query;
      const isMeant = allowOverbooking === 'true' || leaveRentals === 'yes';
      const deleted = await deleteVehicle(db, id, { ...by, allowOverbooking: isMeant });
      if (!deleted.ok) {
        if (deleted.reason === 'out') throw new AppError(409, deleted.message);
        throw toRefusal(request, deleted);
      }
      return { id, plate: deleted.plate, carUnits: deleted.carUnits };
    },
  });

  endpoints.post('/admin/vehicles/:id/blocks', {
    summary:
      'Blocks a vehicle for days; 409 with `data.clashes` when it is rented or its car full then',
    params: idParams,
    body: blockInputSchema,
    answer: vehicleSchema,
    status: 201,
    refuses: [404],
    conflict: clashDataSchema,
    run: async (request) => {
      const by = changeContext(request, now());
      const result = await blockVehicle(db, request.params.id, request.body, by);
      if (result.ok) return result.vehicle;
      if (result.reason === 'sold') throw new AppError(409, text(request).sold);
      throw toRefusal(request, result);
    },
  });

  endpoints.delete('/admin/vehicles/:id/blocks/:blockId', {
    summary: 'Frees the days of a block again',
    params: idParams.extend({ blockId: idSchema }),
    answer: vehicleSchema,
    refuses: [404],
    run: async (request) => {
      const by = changeContext(request, now());
      const result = await unblockVehicle(db, request.params, by);
      if (!result.ok) throw new AppError(404, text(request).noSuchBlock);
      return result.vehicle;
    },
  });
};

function toAnswer(request: FastifyRequest, result: SaveVehicleResult) {
  if (result.ok) return { ...result.vehicle, carUnits: result.carUnits };
  throw toRefusal(request, result);
}

/** Returns the response to a refused save. A single error is also the general text. */
function toRefusal(
  request: FastifyRequest,
  result: Exclude<SaveVehicleResult, { ok: true }>,
): AppError {
  const { input: text } = request.texts.vehicles;
  if (result.reason === 'clash')
    return new AppError(409, result.message, [], { clashes: result.clashes });
  return refusedSave(result, { ...text, invalid: onlyReason(result) ?? text.invalid });
}
