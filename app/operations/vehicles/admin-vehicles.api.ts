import type { FastifyRequest } from 'fastify';
import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import { clashDataSchema } from '#app/domain/bookings/booking.schema.ts';
import { AppError, found } from '#app/lib/http/app-error.ts';
import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
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

/**
 * Endpoints of vehicles for staff: `/admin/vehicles`. A car is a model that visitors book, with a
 * number of units; a vehicle is one of these units and has a plate.
 */
export const adminVehiclesApi: Api = async (app, { services }) => {
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, 'Vehicles (staff)', {
    words: ({ vehicles }) => ({ messages: vehicles.input, labels: vehicles.labels }),
  });
  const { db, now } = services;
  const changeBy = (request: FastifyRequest) => changeContext(request, now());

  endpoints.get('/admin/vehicles', {
    summary: 'Lists all vehicles with due dates and blocked days, and the cars',
    data: vehiclesSchema,
    run: async () => {
      const [vehicles, cars] = await Promise.all([listVehicles(db, now()), listVehicleCars(db)]);
      return { vehicles, cars };
    },
  });

  endpoints.post('/admin/vehicles', {
    summary: 'Creates a vehicle; plate and car are required',
    description:
      'The vehicle becomes a unit of its car that has no plate yet. If all units have plates, the car gets one more unit.',
    body: vehicleInputSchema,
    data: savedVehicleSchema,
    status: 201,
    refuses: [404],
    run: async (request, reply) => {
      const result = await createVehicle(db, request.body, changeBy(request));
      const vehicle = savedVehicle(request, result);
      reply.header('location', `/api/admin/vehicles/${vehicle.id}`);
      return vehicle;
    },
  });

  endpoints.get('/admin/vehicles/:id', {
    summary: 'Returns a vehicle',
    params: idParams,
    data: vehicleSchema,
    refuses: [404],
    run: async (request) => {
      const vehicle = await readVehicle(db, request.params.id, now());
      return found(vehicle, request.texts.vehicles.input.notFound);
    },
  });

  endpoints.get('/admin/vehicles/:id/rentals', {
    summary: 'Lists the rentals of a vehicle with their customers and times, newest first',
    description:
      'A rental with a hand-over belongs to the plate on the record. A rental without a hand-over belongs to its chosen vehicle, unless it is cancelled.',
    params: idParams,
    data: vehicleRentalsSchema,
    refuses: [404],
    run: async (request) => {
      const vehicle = await readVehicle(db, request.params.id, now());
      return listRentals(db, found(vehicle, request.texts.vehicles.input.notFound));
    },
  });

  endpoints.put('/admin/vehicles/:id', {
    summary: 'Changes the given fields of a vehicle; 409 if it was changed since `version`',
    description:
      'A vehicle that is sold or moved to another car is removed from its future bookings, and its car may then have fewer units than bookings hold. The `data` of a 409 lists these bookings; `allowOverbooking` saves the vehicle anyway.',
    params: idParams,
    body: vehicleUpdateSchema,
    data: savedVehicleSchema,
    refuses: [404],
    conflict: clashDataSchema,
    run: async (request) => {
      const { params, body } = request;
      return savedVehicle(request, await updateVehicle(db, params.id, body, changeBy(request)));
    },
  });

  endpoints.delete('/admin/vehicles/:id', {
    summary:
      'Deletes a vehicle and its blocks; 409 if a customer has it, or with `data.clashes` if bookings need it',
    params: idParams,
    querystring: vehicleDeletionQuerySchema,
    data: deletedVehicleSchema,
    refuses: [404],
    conflict: clashDataSchema,
    run: async (request) => {
      const { params, query } = request;
      // Clients may still send `leaveRentals`, the former name of `allowOverbooking`.
      const allowOverbooking = query.allowOverbooking === 'true' || query.leaveRentals === 'yes';
      const result = await deleteVehicle(db, params.id, { ...changeBy(request), allowOverbooking });
      if (result.ok) return { id: params.id, plate: result.plate, carUnits: result.carUnits };
      if (result.reason === 'not-returned') throw new AppError(409, result.message);
      throw refusal(request, result);
    },
  });

  endpoints.post('/admin/vehicles/:id/blocks', {
    summary:
      'Blocks a vehicle for some days; 409 if it is sold, or with `data.clashes` if it is rented or its car has no free unit',
    params: idParams,
    body: blockInputSchema,
    data: vehicleSchema,
    status: 201,
    refuses: [404],
    conflict: clashDataSchema,
    run: async (request) => {
      const { params, body } = request;
      const result = await blockVehicle(db, params.id, body, changeBy(request));
      if (result.ok) return result.vehicle;
      if (result.reason === 'sold') throw new AppError(409, request.texts.vehicles.input.sold);
      throw refusal(request, result);
    },
  });

  endpoints.delete('/admin/vehicles/:id/blocks/:blockId', {
    summary: 'Removes a block of a vehicle',
    params: idParams.extend({ blockId: idSchema }),
    data: vehicleSchema,
    refuses: [404],
    run: async (request) => {
      const result = await unblockVehicle(db, request.params, changeBy(request));
      if (!result.ok) throw new AppError(404, request.texts.vehicles.input.noSuchBlock);
      return result.vehicle;
    },
  });
};

/** Returns the saved vehicle with the units of its cars, or throws the response to a refusal. */
function savedVehicle(request: FastifyRequest, result: SaveVehicleResult) {
  if (!result.ok) throw refusal(request, result);
  return { ...result.vehicle, carUnits: result.carUnits };
}

/** Returns the response to a refused save. The message of a single wrong field is its main message. */
function refusal(
  request: FastifyRequest,
  result: Exclude<SaveVehicleResult, { ok: true }>,
): AppError {
  if (result.reason === 'clash') {
    return new AppError(409, result.message, [], { clashes: result.clashes });
  }
  const { input: text } = request.texts.vehicles;
  return refusedSave(result, { ...text, invalid: onlyReason(result) ?? text.invalid });
}
