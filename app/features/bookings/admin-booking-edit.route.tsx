import { callAdminApi } from '#app/editing/admin-api.ts';
import { EditorLoadFailure, EditorMissing, EditorSkeleton } from '#app/editing/editor-states.tsx';
import { saveEdited, type ToSave } from '#app/editing/save.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { languageOf } from '#app/lib/language.ts';
import { settled } from '#app/lib/settled.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Route } from './+types/admin-booking-edit.route';
import { type BookingInput, bookingSchema } from './booking.schema.ts';
import { BookingEditor } from './booking-editor.tsx';
import type { FreeUnitsAnswer, FreeUnitsQuestion } from './booking-form-car.tsx';
import { bookingListText } from './booking-list.text.ts';
import { BOOKINGS_PATH, bookingPath, readPrefill } from './booking-list-address.rules.ts';
import { bookingAvailabilitySchema, bookingOptionsSchema } from './booking-options.schema.ts';
import { bookingSaving } from './booking-saving.ts';
import { bookingFormText as text } from './bookings.text.ts';

/** `/admin/bookings/new` and `/admin/bookings/:id`. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = params.id ?? null;
  const known = id ? {} : readPrefill(new URL(request.url).searchParams);
  try {
    const [booking, options] = await Promise.all([
      id && callAdminApi(request, bookingPath(id), bookingSchema),
      callAdminApi(request, '/admin/bookings/options', bookingOptionsSchema),
    ]);
    return { state: 'ready' as const, booking: booking || null, options, known };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: error.status === 404 ? ('missing' as const) : ('failed' as const) };
  }
}

/** Saves the booking, or answers how many units are free. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const sent = (await request.clone().json()) as ToSave<BookingInput> | FreeUnitsQuestion;
  if (!('freeUnits' in sent)) return saveEdited(request, bookingSaving);
  const { freeUnits } = sent;
  const path = `/admin/bookings/availability?${freeUnits}`;
  const answer = await settled(callAdminApi(request, path, bookingAvailabilitySchema));
  const known = answer.ok ? answer.data : { free: null, clashes: [], busyVehicles: [] };
  return { freeUnits, ...known } satisfies FreeUnitsAnswer;
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const booking = loaderData?.state === 'ready' ? loaderData.booking : null;
  return [
    { title: booking ? text.editTitle(booking.bookingReference) : bookingListText.newBooking },
  ];
};

export function HydrateFallback() {
  return <EditorSkeleton text={text.editing.load} lang={languageOf('en')} />;
}

export default function AdminBookingEdit({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'ready') {
    const { booking, known, options } = loaderData;
    // With a key, so that the editor begins anew when one goes from a booking to another.
    return (
      <BookingEditor key={booking?.id ?? 'new'} booking={booking} known={known} options={options} />
    );
  }
  return loaderData.state === 'missing' ? (
    <EditorMissing
      drawing={<Icon name="icon-calendar-x-2/1.5" className="size-12" />}
      onUseDraft={null}
      backTo={BOOKINGS_PATH}
      text={text.editing.load}
      lang={languageOf('en')}
    />
  ) : (
    <EditorLoadFailure
      title={text.loadFailed}
      backTo={BOOKINGS_PATH}
      text={text.editing.load}
      lang={languageOf('en')}
    />
  );
}
