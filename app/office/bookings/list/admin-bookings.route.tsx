import { z } from 'zod';
import { bookingListSchema, bookingStatisticsSchema } from '#app/domain/bookings/booking.schema.ts';
import { runListAction } from '#app/editing/list/list-actions.tsx';
import { leaveMissingPage } from '#app/editing/list/missing-page.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { loadPart } from '#app/lib/page-part.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { statusAction } from '../editor/booking-status-choice.tsx';
import type { Route } from './+types/admin-bookings.route';
import { BookingList } from './booking-list.tsx';
import {
  bookingListHref,
  bookingListPath,
  bookingPath,
  readBookingList,
} from './booking-list-address.rules.ts';

export const handle: ScreenHandle = { language: 'en' };

/** Loads list and statistics; each may fail without the other. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = readBookingList(new URL(request.url).searchParams);
  const today = businessNow(new Date()).date;
  const [list, stats] = await Promise.all([
    loadPart(callAdminApi(request, bookingListPath(address, today), bookingListSchema)),
    loadPart(callAdminApi(request, '/admin/bookings/statistics', bookingStatisticsSchema)),
  ]);
  leaveMissingPage(list, address, bookingListHref);
  return { address, list, stats };
}

export function clientAction({ request }: Route.ClientActionArgs) {
  return runListAction(request, {
    'delete-booking': ({ id }) =>
      callAdminApi(request, bookingPath(id), z.unknown(), { method: 'DELETE' }),
    ...statusAction(request, 'en'),
  });
}

export default function AdminBookings({ loaderData }: Route.ComponentProps) {
  const { pageTitle } = useOfficeText('bookings').list;
  return (
    <>
      <title>{pageTitle}</title>
      <BookingList {...loaderData} />
    </>
  );
}
