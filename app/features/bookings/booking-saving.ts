/** How a booking gets to the server, and what the form asks there. Browser only. */
import type { SaveOutcome, ToSave } from '#app/editing/save-outcome.ts';
import { settled } from '#app/lib/settled.ts';
import { callAdminApi } from '../auth/admin-api.ts';
import { saveVersioned } from '../auth/save-versioned.ts';
import type { BookingInput } from './booking-input.schema.ts';
import { type Booking, bookingSchema } from './booking-json.schema.ts';
import { bookingAlerts } from './booking-list.text.ts';
import { bookingAvailabilitySchema } from './booking-options.schema.ts';
import type { FreeUnitsAnswer, FreeUnitsQuestion } from './use-free-units.ts';

/** Creates or updates a booking; `request` is that of the client action. */
export async function saveBooking(
  request: Request,
  toSave: ToSave<BookingInput>,
): Promise<SaveOutcome<Booking>> {
  const outcome = await saveVersioned(request, toSave, {
    path: '/admin/bookings',
    shape: bookingSchema,
    text: {
      created: () => bookingAlerts.created,
      updated: () => (toSave.read ? bookingAlerts.updated : bookingAlerts.created),
      createFailed: '',
      updateFailed: '',
    },
  });
  if (outcome.kind !== 'refused') return outcome;
  const because = toSave.read ? bookingAlerts.updating : bookingAlerts.creating;
  return { ...outcome, message: because(outcome.message) };
}

export async function answerFreeUnits(
  request: Request,
  { from, to, except }: FreeUnitsQuestion,
): Promise<FreeUnitsAnswer> {
  const query = new URLSearchParams({ from, to, ...(except && { except }) });
  const answer = await settled(
    callAdminApi(request, `/admin/bookings/availability?${query}`, bookingAvailabilitySchema),
  );
  return { from, to, free: answer.ok ? answer.data.free : null };
}
