import { bookingMessagesSchema } from '#app/base/messages/messages.schema.ts';
import { accountSchema } from '#app/domain/account/account.schema.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { type BookingInput, openedBookingSchema } from '#app/domain/bookings/booking.schema.ts';
import {
  bookingAvailabilitySchema,
  bookingOptionsSchema,
} from '#app/domain/bookings/booking-options.schema.ts';
import { customerMatchSchema } from '#app/domain/customers/customer-match.schema.ts';
import { EditorLoadFailure, EntityMissing } from '#app/editing/editor/editor-states.tsx';
import { saveEdited, type ToSave } from '#app/editing/editor/save.ts';
import { runListAction } from '#app/editing/list/list-actions.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import { loadPart } from '#app/lib/page-part.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { type AccountPost, runAccountPost } from '../account/account-action.ts';
import { type MatchesQuestion, readMatches } from '../customer/customer-matches.ts';
import { customerPath } from '../customer/customer-path.rules.ts';
import { bookingHistorySchema } from '../history/booking-history.schema.ts';
import {
  BOOKINGS_PATH,
  bookingPath,
  newBookingHref,
  readPrefill,
  readPrefillCustomer,
} from '../list/booking-list-address.rules.ts';
import type { Route } from './+types/admin-booking-edit.route';
import { BOOKING, BookingEditor } from './booking-editor.tsx';
import type { KnownBooking } from './booking-form.schema.ts';
import type { FreeUnitsQuestion, FreeUnitsResult } from './booking-form-car.tsx';
import { bookingSaving } from './booking-saving.ts';
import { statusAction } from './booking-status-choice.tsx';

export const handle: ScreenHandle = { language: 'en' };

/** Loads `/admin/bookings/:id`, or `/admin/bookings/new`, which has no id. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = params.id ?? null;
  try {
    const [booking, options, known, messages, history, account] = await Promise.all([
      id && callAdminApi(request, bookingPath(id), openedBookingSchema),
      callAdminApi(request, '/admin/bookings/options', bookingOptionsSchema),
      id ? {} : readKnown(request),
      id && loadPart(callAdminApi(request, `${bookingPath(id)}/messages`, bookingMessagesSchema)),
      id && loadPart(callAdminApi(request, `${bookingPath(id)}/history`, bookingHistorySchema)),
      id && loadPart(callAdminApi(request, `${bookingPath(id)}/account`, accountSchema)),
    ]);
    const own = {
      booking: booking || null,
      messages: messages || null,
      history: history || null,
      account: account || null,
    };
    return { state: 'ready' as const, ...own, options, known };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return id && error.status === 404
      ? { state: 'missing' as const, id }
      : { state: 'failed' as const };
  }
}

/** Reads the values of a new booking from the address. An unknown customer fills in nothing. */
async function readKnown(request: Request): Promise<KnownBooking> {
  const { searchParams } = new URL(request.url);
  const known = readPrefill(searchParams);
  const id = readPrefillCustomer(searchParams);
  if (!id) return known;
  const response = await loadPart(callAdminApi(request, customerPath(id), customerMatchSchema));
  if (!response.ok) return known;
  const { name, surname, phone: phoneNumber, email } = response.data;
  return { ...known, drivers: [{ name, surname, phoneNumber }], email };
}

/**
 * Saves the booking, its status or a change of its account, or returns free units or matching
 * customers.
 */
export async function clientAction({ request }: Route.ClientActionArgs) {
  // The button of the next status sends a form; other actions send JSON.
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return runListAction(request, statusAction(request, 'en'));
  }
  const sent = (await request.clone().json()) as
    | ToSave<BookingInput>
    | FreeUnitsQuestion
    | MatchesQuestion
    | AccountPost;
  if ('account' in sent) return runAccountPost(request, sent);
  if ('matches' in sent) return readMatches(request, sent);
  if (!('freeUnits' in sent)) return saveEdited(request, bookingSaving);
  const { freeUnits } = sent;
  const path = `/admin/bookings/availability?${freeUnits}`;
  const response = await loadPart(callAdminApi(request, path, bookingAvailabilitySchema));
  const known = response.ok ? response.data : { free: null, clashes: null, busyVehicles: [] };
  return { freeUnits, ...known } satisfies FreeUnitsResult;
}

export default function AdminBookingEdit({ loaderData }: Route.ComponentProps) {
  const { newBooking } = useOfficeText('bookings').list;
  const booking = loaderData.state === 'ready' ? loaderData.booking : null;
  const [customer] = booking?.drivers ?? [];
  return (
    <>
      <title>
        {booking && customer ? `${fullName(customer)} · ${booking.bookingReference}` : newBooking}
      </title>
      <Content loaderData={loaderData} />
    </>
  );
}

function Content({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { form: text } = useOfficeText('bookings');
  const lang = useOfficeLanguage();
  if (loaderData.state === 'ready') {
    const { booking, ...rest } = loaderData;
    // The key starts a new editor when the booking changes.
    return <BookingEditor key={booking?.id ?? 'new'} booking={booking} {...rest} />;
  }
  return loaderData.state === 'missing' ? (
    <EntityMissing
      entity={BOOKING}
      id={loaderData.id}
      newPath={newBookingHref()}
      drawing={<Icon name="icon-calendar-x-2/1.5" className="size-12" />}
    />
  ) : (
    <EditorLoadFailure
      title={text.loadFailed}
      backTo={BOOKINGS_PATH}
      text={text.editing.load}
      lang={lang}
    />
  );
}
