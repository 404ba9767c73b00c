import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { onlyReason, refusedSave } from '#app/lib/refused-save.ts';
import type { Services } from '#app/services.ts';
import {
  adminZoneSchema,
  deletedZoneSchema,
  zoneInputSchema,
  zoneMoveSchema,
  zoneUpdateSchema,
} from '#app/site/transfers/zone.schema.ts';
import { listAdminZones, readAdminZone } from '#app/site/transfers/zones.server.ts';
import { zoneInputText as text } from '#app/site/transfers/zones.text.ts';
import {
  createZone,
  deleteZone,
  moveZone,
  type SaveZoneResult,
  updateZone,
} from './save-zone.server.ts';

const tags = ['Transfers (staff)'];
const refusals = { 400: failureSchema, 401: failureSchema, 404: failureSchema };
const zonesSchema = z.array(adminZoneSchema);

/** Zones for staff: `/admin/transfers`. */
export const adminZonesApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db, now } = services;

  app.get(
    '/admin/transfers',
    {
      schema: {
        tags,
        summary: 'All transfer zones, active or not, in display order',
        response: { 200: success(zonesSchema), 401: failureSchema },
      },
    },
    async () => ({ success: true as const, data: await listAdminZones(db, now()) }),
  );

  app.post(
    '/admin/transfers',
    {
      schema: {
        tags,
        summary: 'Adds a zone; only its name and the three fares must be given',
        body: zoneInputSchema,
        response: { 201: success(adminZoneSchema), ...refusals },
      },
    },
    async (request, reply) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const zone = savedZone(await createZone(db, request.body, by));
      reply.code(201).header('location', `/api/admin/transfers/${zone.id}`);
      return { success: true as const, data: zone };
    },
  );

  app.get(
    '/admin/transfers/:id',
    {
      schema: {
        tags,
        summary: 'One transfer zone, active or not',
        params: idParams,
        response: { 200: success(adminZoneSchema), ...refusals },
      },
    },
    async (request) => {
      const zone = await readAdminZone(db, request.params.id, now());
      if (!zone) throw new AppError(404, text.notFound);
      return { success: true as const, data: zone };
    },
  );

  app.put(
    '/admin/transfers/:id',
    {
      schema: {
        tags,
        summary: 'Changes what is given of a zone; 409 when somebody else did since `version`',
        params: idParams,
        body: zoneUpdateSchema,
        response: { 200: success(adminZoneSchema), ...refusals, 409: failureSchema },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const zone = savedZone(await updateZone(db, request.params.id, request.body, by));
      return { success: true as const, data: zone };
    },
  );

  app.post(
    '/admin/transfers/:id/move',
    {
      schema: {
        tags,
        summary: 'Moves a zone up or down by one place; answers with all zones in their order',
        params: idParams,
        body: zoneMoveSchema,
        response: { 200: success(zonesSchema), ...refusals },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const moved = await moveZone(db, request.params.id, request.body.direction, by);
      if (!moved.ok) throw new AppError(404, text.notFound);
      return { success: true as const, data: moved.zones };
    },
  );

  app.delete(
    '/admin/transfers/:id',
    {
      schema: {
        tags,
        summary: 'Deletes a zone; its bookings stay',
        params: idParams,
        response: { 200: success(deletedZoneSchema), ...refusals },
      },
    },
    async (request) => {
      const { id } = request.params;
      const deleted = await deleteZone(db, id, { actor: signedInAdmin(request), now: now() });
      if (!deleted.ok) throw new AppError(404, text.notFound);
      const { zoneName, keptBookings } = deleted;
      return { success: true as const, data: { id, zoneName, keptBookings } };
    },
  );
};

function savedZone(result: SaveZoneResult) {
  if (result.ok) return result.zone;
  // The one message that it can have, that the name is taken, is the headline.
  throw refusedSave(result, { ...text, invalid: onlyReason(result) ?? text.invalid });
}
