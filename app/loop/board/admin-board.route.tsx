import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { runListAction } from '#app/editing/list-actions.tsx';
import { saveEdited, type ToSave } from '#app/editing/save.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { businessNow, wallClock } from '#app/lib/dates.ts';
import { isNarrowScreen } from '#app/lib/device.ts';
import { settled } from '#app/lib/settled.ts';
import { type BookingInput, bookingSchema } from '#app/office/bookings/booking.schema.ts';
import { bookingPath } from '#app/office/bookings/booking-list-address.rules.ts';
import {
  bookingAvailabilitySchema,
  bookingOptionsSchema,
} from '#app/office/bookings/booking-options.schema.ts';
import { bookingSaving } from '#app/office/bookings/booking-saving.ts';
import { statusAction } from '#app/office/bookings/booking-status-choice.tsx';
import type { Route } from './+types/admin-board.route';
import { boardSchema } from './board.schema.ts';
import { boardText } from './board.text.ts';
import { readBoardAddress, shownDays } from './board-address.rules.ts';
import { freshTarget } from './board-move.rules.ts';
import type { MoveAnswer, MoveQuestion } from './board-move-dialog.tsx';
import { BookingBoard } from './booking-board.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { date, time } = businessNow(new Date());
  const address = readBoardAddress(new URL(request.url).searchParams);
  const shown = shownDays(address, { today: date, narrow: isNarrowScreen() });
  const query = `from=${shown.from}&days=${shown.days}`;
  const board = await settled(callAdminApi(request, `/admin/bookings/board?${query}`, boardSchema));
  return { shown, board, now: wallClock(date, time) };
}

/** Saves a booking that was moved, says what would come of that, or gives one its next status. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  if (!request.headers.get('content-type')?.includes('json')) {
    return runListAction(request, statusAction(request));
  }
  const sent = (await request.clone().json()) as ToSave<BookingInput> | MoveQuestion;
  return 'move' in sent ? answerMove(request, sent.move) : saveEdited(request, bookingSaving);
}

/** The booking as it is now, what prices it, and who has car and plate at its target. */
async function answerMove(
  request: Request,
  { id, ...aimed }: MoveQuestion['move'],
): Promise<MoveAnswer> {
  try {
    const [booking, options] = await Promise.all([
      callAdminApi(request, bookingPath(id), bookingSchema),
      callAdminApi(request, '/admin/bookings/options', bookingOptionsSchema),
    ]);
    const target = freshTarget(booking, aimed);
    const { pickupTime: from, dropoffTime: to, carId } = target;
    const query = new URLSearchParams({ from, to, except: id, ...(carId !== null && { carId }) });
    const { clashes, busyVehicles } = await callAdminApi(
      request,
      `/admin/bookings/availability?${query}`,
      bookingAvailabilitySchema,
    );
    return { state: 'ready', booking, target, options, clashes, busyVehicles };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: error.status === 404 ? 'deleted' : 'failed' };
  }
}

/** The filters choose from what was read; only other days need another request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const [before, after] = [currentUrl, nextUrl].map((url) => {
    const { from, days } = readBoardAddress(url.searchParams);
    return `${url.pathname} ${from} ${days}`;
  });
  return currentUrl.href !== nextUrl.href && before === after ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = () => [{ title: boardText.onScreen().page.pageTitle }];

export default function AdminBoard({ loaderData }: Route.ComponentProps) {
  const address = readBoardAddress(new URLSearchParams(useLocation().search));
  return <BookingBoard address={address} {...loaderData} />;
}
