/** What somebody does in the list of zones. Browser only. */
import { z } from 'zod';
import type { SaveOutcome, ToSave } from '#app/editing/save-outcome.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { callAdminApi } from '../auth/admin-api.ts';
import { saveVersioned, type Versioned } from '../auth/save-versioned.ts';
import { adminZonesText, zoneAlerts } from './admin-zones.text.ts';
import { type AdminZone, adminZoneSchema, type ZoneInput } from './zone-input.schema.ts';

const ZONE_SAVING: Versioned<typeof adminZoneSchema> = {
  path: '/admin/transfers',
  shape: adminZoneSchema,
  text: {
    created: () => zoneAlerts.created,
    updated: () => zoneAlerts.updated,
    createFailed: adminZonesText.unreachable,
    updateFailed: adminZonesText.unreachable,
  },
};

/** As a form has them, between spaces. */
const idList = z.string().transform((ids) => ids.split(' '));
const idOf = z.object({ id: z.string().min(1) });

const actionSchema = z.discriminatedUnion('intent', [
  idOf.extend({ intent: z.literal('delete-zone') }),
  idOf.extend({ intent: z.literal('set-zone-status'), status: z.enum(['active', 'inactive']) }),
  z.object({ intent: z.literal('order-zones'), ids: idList, from: idList }),
]);
type ZoneAction = z.infer<typeof actionSchema>;

/** `status` is the server's, 0 when it could not be reached. */
export type ZoneActionResult = { ok: true } | { ok: false; error: string; status: number };

/** Saves a zone, which is sent as JSON, or does what a form of `ZoneAction` asks for. */
export async function runZoneAction(
  request: Request,
): Promise<SaveOutcome<AdminZone> | ZoneActionResult> {
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    return saveZone(request, (await request.json()) as ToSave<ZoneInput>);
  }
  const action = actionSchema.parse(Object.fromEntries(await request.formData()));
  try {
    await call(request, action);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Somebody else has deleted it since the list was read: what a deletion wants holds already.
    if (error.status === 404 && action.intent === 'delete-zone') return { ok: true };
    const { message, status } = error;
    return { ok: false, error: message || adminZonesText.unreachable, status };
  }
}

/** What is said of a refusal names what was tried (spec, part 8). */
async function saveZone(request: Request, toSave: ToSave<ZoneInput>) {
  const outcome = await saveVersioned(request, toSave, ZONE_SAVING);
  if (outcome.kind !== 'refused') return outcome;
  const say = toSave.read ? zoneAlerts.updating : zoneAlerts.creating;
  return { ...outcome, message: say(outcome.message) };
}

/** The list is read anew afterwards, so of the answers only the success counts. */
async function call(request: Request, action: ZoneAction): Promise<unknown> {
  if (action.intent === 'order-zones') {
    return callAdminApi(request, '/admin/transfers/order', z.unknown(), {
      method: 'PUT',
      body: { ids: action.ids, from: action.from },
    });
  }
  const path = `/admin/transfers/${encodeURIComponent(action.id)}`;
  if (action.intent === 'delete-zone') {
    return callAdminApi(request, path, z.unknown(), { method: 'DELETE' });
  }
  // Whatever else somebody has changed since: the switch is about this alone, and means it as it is now.
  const { version } = await callAdminApi(request, path, adminZoneSchema);
  const { status } = action;
  return callAdminApi(request, path, z.unknown(), { method: 'PUT', body: { status, version } });
}
