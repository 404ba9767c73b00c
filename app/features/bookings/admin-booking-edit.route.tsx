import { CalendarX2 } from 'lucide-react';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { EditorLoadFailure, EditorMissing, EditorSkeleton } from '#app/editing/editor-states.tsx';
import { saveEdited, type ToSave } from '#app/editing/save.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { settled } from '#app/lib/settled.ts';
import type { Route } from './+types/admin-booking-edit.route';
import { type BookingInput, bookingSchema } from './booking.schema.ts';
import { BookingEditor } from './booking-editor.tsx';
import { bookingFormText as text } from './booking-form.text.ts';
import type { FreeUnitsAnswer, FreeUnitsQuestion } from './booking-form-car.tsx';
import { BOOKINGS_PATH, readPrefill } from './booking-list-address.rules.ts';
import { bookingAvailabilitySchema, bookingOptionsSchema } from './booking-options.schema.ts';
import { bookingAlerts } from './bookings.text.ts';

/** `/admin/bookings/new` and `/admin/bookings/:id`. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = params.id ?? null;
  const known = id ? {} : readPrefill(new URL(request.url).searchParams);
  try {
    const [booking, options] = await Promise.all([
      id && callAdminApi(request, `/admin/bookings/${encodeURIComponent(id)}`, bookingSchema),
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
  return 'ask' in sent ? answerFreeUnits(request, sent) : saveEdited(request, SAVING);
}

const SAVING = {
  path: '/admin/bookings',
  shape: bookingSchema,
  text: {
    created: () => bookingAlerts.created,
    updated: () => bookingAlerts.updated,
    createFailed: bookingAlerts.creating,
    updateFailed: bookingAlerts.updating,
  },
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const booking = loaderData?.state === 'ready' ? loaderData.booking : null;
  return [{ title: booking ? text.editTitle(booking.bookingReference) : text.newTitle }];
};

export function HydrateFallback() {
  return <EditorSkeleton text={text.editing.load} lang="en" />;
}

export default function AdminBookingEdit({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'ready') {
    const { state: _, ...editor } = loaderData;
    // Going from one booking to another, the second begins anew.
    return <BookingEditor key={editor.booking?.id ?? 'new'} {...editor} />;
  }
  return loaderData.state === 'missing' ? (
    <EditorMissing
      drawing={<CalendarX2 aria-hidden="true" className="size-12" strokeWidth={1.5} />}
      onUseDraft={null}
      backTo={BOOKINGS_PATH}
      text={text.editing.load}
      lang="en"
    />
  ) : (
    <EditorLoadFailure
      title={text.loadFailed}
      backTo={BOOKINGS_PATH}
      text={text.editing.load}
      lang="en"
    />
  );
}

async function answerFreeUnits(
  request: Request,
  { from, to, except }: FreeUnitsQuestion,
): Promise<FreeUnitsAnswer> {
  const query = new URLSearchParams({ from, to, ...(except && { except }) });
  const answer = await settled(
    callAdminApi(request, `/admin/bookings/availability?${query}`, bookingAvailabilitySchema),
  );
  return { from, to, free: answer.ok ? answer.data.free : null };
}
