import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { runListAction } from '#app/editing/list/list-actions.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { businessNow, wallClock } from '#app/lib/dates/dates.ts';
import { loadPart } from '#app/lib/page-part.ts';
import { statusAction } from '#app/office/bookings/editor/booking-status-choice.tsx';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { isNarrowScreen } from '#app/ui/media-query.ts';
import type { Route } from './+types/admin-board.route';
import { boardSchema } from './board.schema.ts';
import { readBoardAddress, shownDays } from './board-address.rules.ts';
import { BookingBoard } from './booking-board.tsx';

export const handle: ScreenHandle = { language: 'en' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { date, time } = businessNow(new Date());
  const address = readBoardAddress(new URL(request.url).searchParams);
  const shown = shownDays(address, { today: date, narrow: isNarrowScreen() });
  const query = `from=${shown.from}&days=${shown.days}`;
  const board = await loadPart(
    callAdminApi(request, `/admin/bookings/board?${query}`, boardSchema),
  );
  return { shown, board, now: wallClock(date, time) };
}

/** Saves a moved booking, previews a move (request body is JSON), or changes a booking's status. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  if (!request.headers.get('content-type')?.includes('json')) {
    return runListAction(request, statusAction(request, 'en'));
  }
  const { runMove } = await import('./move/board-move-action.ts');
  return runMove(request);
}

/** Only other days need a request; the filters choose from the loaded bookings. */
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

export default function AdminBoard({ loaderData }: Route.ComponentProps) {
  const address = readBoardAddress(new URLSearchParams(useLocation().search));
  const { page } = useOfficeText('board');
  return (
    <>
      <title>{page.pageTitle}</title>
      <BookingBoard address={address} {...loaderData} />
    </>
  );
}
