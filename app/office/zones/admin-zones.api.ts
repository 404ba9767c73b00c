import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import {
  createZone,
  deleteZone,
  moveZone,
  type SaveZoneResult,
  updateZone,
} from '#app/domain/zones/save-zone.server.ts';
import {
  adminZoneSchema,
  deletedZoneSchema,
  zoneInputSchema,
  zoneMoveSchema,
  zoneUpdateSchema,
} from '#app/domain/zones/zone.schema.ts';
import { listAdminZones, readAdminZone } from '#app/domain/zones/zones.server.ts';
import { AppError, found } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { onlyReason, refusedSave } from '#app/lib/refused-save.ts';
import type { Api } from '#app/services.ts';

const zonesSchema = z.array(adminZoneSchema);

export const adminZonesApi: Api = async (app, { services }) => {
  const endpoints = defineEndpoints(app, 'Transfers (staff)', {
    words: ({ zones, price }) => ({
      messages: { ...price, ...zones.input },
      labels: zones.labels,
    }),
  });
  const { db, now } = services;

  endpoints.get('/admin/transfers', {
    summary: 'Lists all transfer zones, active and inactive, in display order',
    data: zonesSchema,
    run: () => listAdminZones(db, now()),
  });

  endpoints.post('/admin/transfers', {
    summary: 'Creates a zone; its name and the three fares are required',
    body: zoneInputSchema,
    data: adminZoneSchema,
    status: 201,
    refuses: [404],
    run: async (request, reply) => {
      const by = changeContext(request, now());
      const zone = savedZone(request, await createZone(db, request.body, by));
      reply.header('location', `/api/admin/transfers/${zone.id}`);
      return zone;
    },
  });

  endpoints.get('/admin/transfers/:id', {
    summary: 'Returns a transfer zone, active or inactive',
    params: idParams,
    data: adminZoneSchema,
    refuses: [404],
    run: async (request) =>
      found(await readAdminZone(db, request.params.id, now()), request.texts.zones.input.notFound),
  });

  endpoints.put('/admin/transfers/:id', {
    summary: 'Changes the given fields of a zone; 409 if it was changed since `version`',
    params: idParams,
    body: zoneUpdateSchema,
    data: adminZoneSchema,
    refuses: [404, 409],
    run: async (request) => {
      const by = changeContext(request, now());
      return savedZone(request, await updateZone(db, request.params.id, request.body, by));
    },
  });

  endpoints.post('/admin/transfers/:id/move', {
    summary: 'Moves a zone up or down by one place in the display order; returns all zones',
    params: idParams,
    body: zoneMoveSchema,
    data: zonesSchema,
    refuses: [404],
    run: async (request) => {
      const by = changeContext(request, now());
      const moved = await moveZone(db, request.params.id, request.body.direction, by);
      if (!moved.ok) throw new AppError(404, request.texts.zones.input.notFound);
      return moved.zones;
    },
  });

  endpoints.delete('/admin/transfers/:id', {
    summary: 'Deletes a zone; its bookings stay',
    params: idParams,
    data: deletedZoneSchema,
    refuses: [404],
    run: async (request) => {
      const { id } = request.params;
      const deleted = await deleteZone(db, id, changeContext(request, now()));
      if (!deleted.ok) throw new AppError(404, request.texts.zones.input.notFound);
      const { zoneName, keptBookings } = deleted;
      return { id, zoneName, keptBookings };
    },
  });
};

function savedZone(request: FastifyRequest, result: SaveZoneResult) {
  if (result.ok) return result.zone;
  const { input: text } = request.texts.zones;
  // A single reason, such as a name that is taken, becomes the message of the response.
  throw refusedSave(result, { ...text, invalid: onlyReason(result) ?? text.invalid });
}
