import { redirect } from 'react-router';
import { z } from 'zod';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { runListAction } from '#app/editing/list-actions.tsx';
import { settled } from '#app/lib/settled.ts';
import type { Route } from './+types/admin-bookings.route';
import { bookingStatisticsSchema, bookingsSchema } from './booking.schema.ts';
import { bookingListText as text } from './booking-list.text.ts';
import { BookingList, BookingListSkeleton } from './booking-list.tsx';
import { bookingListHref, bookingPath, readBookingList } from './booking-list-address.rules.ts';
import { statusAction } from './booking-status-choice.tsx';

/** List and statistics: one may fail without the other. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = readBookingList(new URL(request.url).searchParams);
  const [list, stats] = await Promise.all([
    settled(callAdminApi(request, bookingListHref(address), bookingsSchema)),
    settled(callAdminApi(request, '/admin/bookings/statistics', bookingStatisticsSchema)),
  ]);
  // A deletion may have emptied the last page. The first always exists.
  const last = list.ok ? Math.max(1, list.data.pagination.totalPages) : address.page;
  if (address.page > last) throw redirect(bookingListHref({ ...address, page: last }));
  return { address, list, stats };
}

export function clientAction({ request }: Route.ClientActionArgs) {
  return runListAction(request, {
    'delete-booking': ({ id }) =>
      callAdminApi(request, bookingPath(id), z.unknown(), { method: 'DELETE' }),
    ...statusAction(request),
  });
}

export const meta: Route.MetaFunction = () => [{ title: text.pageTitle }];

export function HydrateFallback() {
  return <BookingListSkeleton />;
}

export default function AdminBookings({ loaderData }: Route.ComponentProps) {
  return <BookingList {...loaderData} />;
}
