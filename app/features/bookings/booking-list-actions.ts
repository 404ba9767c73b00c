/** What somebody does in the list of bookings. Browser only. */
import { z } from 'zod';
import type { ActionResult } from '#app/editing/use-deletion.tsx';
import { ApiError } from '#app/lib/api-client.ts';
import { callAdminApi } from '../auth/admin-api.ts';
import { BOOKING_STATUSES } from './booking.rules.ts';
import { type Clash, clashesIn } from './clash-answer.rules.ts';

const idOf = z.object({ id: z.string().min(1) });

const actionSchema = z.discriminatedUnion('intent', [
  idOf.extend({ intent: z.literal('delete-booking') }),
  idOf.extend({
    intent: z.literal('set-status'),
    status: z.enum(BOOKING_STATUSES),
    /** Present: although no unit is free. */
    anyway: z.literal('yes').optional(),
  }),
]);

/** `clashes` are in the way of a status that holds a unit; none for any other refusal. */
export type BookingListResult = ActionResult & { clashes?: Clash[] };

/** Does what a form with the fields of `actionSchema` asks for. */
export async function runBookingListAction(request: Request): Promise<BookingListResult> {
  const action = actionSchema.parse(Object.fromEntries(await request.formData()));
  try {
    await call(request, action);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Somebody else has deleted it since the list was read: what a deletion wants holds already.
    if (error.status === 404 && action.intent === 'delete-booking') return { ok: true };
    return { ok: false, error: error.message, clashes: clashesIn(error.details) };
  }
}

/** The list is read anew afterwards, so of the answers only the success counts. */
function call(request: Request, action: z.infer<typeof actionSchema>): Promise<unknown> {
  const path = `/admin/bookings/${encodeURIComponent(action.id)}`;
  if (action.intent === 'delete-booking') {
    return callAdminApi(request, path, z.unknown(), { method: 'DELETE' });
  }
  return callAdminApi(request, `${path}/status`, z.unknown(), {
    method: 'PUT',
    body: { status: action.status, allowOverbooking: action.anyway === 'yes' },
  });
}
