import { CalendarX2 } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { EditorLoadFailure, EditorMissing, EditorSkeleton } from '#app/editing/editor-states.tsx';
import type { ToSave } from '#app/editing/save-outcome.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { callAdminApi } from '../auth/admin-api.ts';
import { draftKey } from '../auth/draft-key.ts';
import type { Route } from './+types/admin-booking-edit.route';
import { BookingEditor } from './booking-editor.tsx';
import { bookingFormText as text } from './booking-form.text.ts';
import type { BookingInput } from './booking-input.schema.ts';
import { bookingSchema } from './booking-json.schema.ts';
import { BOOKINGS_PATH } from './booking-list-address.rules.ts';
import { bookingOptionsSchema } from './booking-options.schema.ts';
import { readPrefill } from './booking-prefill.rules.ts';
import { answerFreeUnits, saveBooking } from './booking-saving.ts';
import type { FreeUnitsQuestion } from './use-free-units.ts';

/** `/admin/bookings/new` and `/admin/bookings/:id`. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = params.id ?? null;
  const known = id ? {} : readPrefill(new URL(request.url).searchParams);
  try {
    const [booking, options] = await Promise.all([
      id && callAdminApi(request, `/admin/bookings/${encodeURIComponent(id)}`, bookingSchema),
      callAdminApi(request, '/admin/bookings/options', bookingOptionsSchema),
    ]);
    const key = draftKey('booking', id);
    return { state: 'ready' as const, booking: booking || null, options, known, draftKey: key };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: error.status === 404 ? ('missing' as const) : ('failed' as const) };
  }
}

/** Saves, or says what is free; the page itself says what came of it, and goes on from there. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const asked = (await request.json()) as ToSave<BookingInput> | FreeUnitsQuestion;
  return 'ask' in asked ? answerFreeUnits(request, asked) : saveBooking(request, asked);
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const booking = loaderData?.state === 'ready' ? loaderData.booking : null;
  return [{ title: booking ? text.editTitle(booking.bookingReference) : text.newTitle }];
};

export function HydrateFallback() {
  return <EditorSkeleton text={text.editing.load} lang="en" />;
}

export default function AdminBookingEdit({ loaderData }: Route.ComponentProps) {
  const revalidator = useRevalidator();
  if (loaderData.state === 'ready') {
    const { state: _, ...editor } = loaderData;
    // Going from one booking to another, the second begins anew.
    return <BookingEditor key={editor.draftKey} {...editor} />;
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
      retrying={revalidator.state === 'loading'}
      onRetry={() => revalidator.revalidate()}
      backTo={BOOKINGS_PATH}
      text={text.editing.load}
      lang="en"
    />
  );
}
