import { redirect } from 'react-router';
import { z } from 'zod';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { settled } from '#app/lib/settled.ts';
import type { Route } from './+types/admin-bookings.route';
import { BOOKING_STATUSES } from './booking.rules.ts';
import { bookingStatisticsSchema, bookingsSchema, clashesIn } from './booking.schema.ts';
import { BookingList, BookingListSkeleton } from './booking-list.tsx';
import {
  bookingListHref,
  bookingListQuery,
  readBookingList,
} from './booking-list-address.rules.ts';
import type { BookingListResult } from './booking-status-choice.tsx';
import { bookingListText as text } from './bookings.text.ts';

/** List and statistics: one may fail without the other. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = readBookingList(new URL(request.url).searchParams);
  const [list, stats] = await Promise.all([
    settled(callAdminApi(request, `/admin/bookings?${bookingListQuery(address)}`, bookingsSchema)),
    settled(callAdminApi(request, '/admin/bookings/statistics', bookingStatisticsSchema)),
  ]);
  // A deletion may have emptied the last page. The first always exists.
  const last = list.ok ? Math.max(1, list.data.pagination.totalPages) : address.page;
  if (address.page > last) throw redirect(bookingListHref({ ...address, page: last }));
  return { address, list, stats };
}

const idOf = z.object({ id: z.string().min(1) });

const actionSchema = z.discriminatedUnion('intent', [
  idOf.extend({ intent: z.literal('delete-booking') }),
  idOf.extend({
    intent: z.literal('set-status'),
    status: z.enum(BOOKING_STATUSES),
    /** Book although no unit is free. */
    anyway: z.literal('yes').optional(),
  }),
]);

/** Does what a form with the fields of `actionSchema` says. */
export async function clientAction({
  request,
}: Route.ClientActionArgs): Promise<BookingListResult> {
  const action = actionSchema.parse(Object.fromEntries(await request.formData()));
  try {
    await call(request, action);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Another person has deleted it already.
    if (error.status === 404 && action.intent === 'delete-booking') return { ok: true };
    return { ok: false, error: error.message, clashes: clashesIn(error.data) };
  }
}

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

export const meta: Route.MetaFunction = () => [{ title: text.pageTitle }];

export function HydrateFallback() {
  return <BookingListSkeleton />;
}

export default function AdminBookings({ loaderData }: Route.ComponentProps) {
  return <BookingList {...loaderData} />;
}
