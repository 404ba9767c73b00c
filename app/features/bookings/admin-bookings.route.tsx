import { redirect } from 'react-router';
import { settled } from '#app/lib/settled.ts';
import { callAdminApi } from '../auth/admin-api.ts';
import type { Route } from './+types/admin-bookings.route';
import { bookingStatisticsSchema, bookingsSchema } from './booking-json.schema.ts';
import { bookingListText as text } from './booking-list.text.ts';
import { BookingList } from './booking-list.tsx';
import { runBookingListAction } from './booking-list-actions.ts';
import {
  bookingListHref,
  bookingListQuery,
  readBookingList,
} from './booking-list-address.rules.ts';
import { BookingListSkeleton } from './booking-list-skeleton.tsx';

/** Either part may fail without the other. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = readBookingList(new URL(request.url).searchParams);
  const [list, stats] = await Promise.all([
    settled(callAdminApi(request, `/admin/bookings?${bookingListQuery(address)}`, bookingsSchema)),
    settled(callAdminApi(request, '/admin/bookings/statistics', bookingStatisticsSchema)),
  ]);
  // The last page may have gone with what was deleted from it. The first is always there.
  const last = list.ok ? Math.max(1, list.data.pagination.totalPages) : address.page;
  if (address.page > last) throw redirect(bookingListHref({ ...address, page: last }));
  return { address, list, stats };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return runBookingListAction(request);
}

export const meta: Route.MetaFunction = () => [{ title: text.pageTitle }];

export function HydrateFallback() {
  return <BookingListSkeleton />;
}

export default function AdminBookings({ loaderData }: Route.ComponentProps) {
  return <BookingList {...loaderData} />;
}
