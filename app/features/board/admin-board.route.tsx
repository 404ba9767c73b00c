import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { businessNow, wallClock } from '#app/lib/dates.ts';
import { settled } from '#app/lib/settled.ts';
import type { Route } from './+types/admin-board.route';
import { boardSchema } from './board.schema.ts';
import { boardText } from './board.text.ts';
import { readBoardAddress, shownDays } from './board-address.rules.ts';
import { BookingBoard } from './booking-board.tsx';

/** The layout's breakpoint, `--breakpoint-md` of theme.css. */
const NARROW = '(width < 48.0625rem)';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { date, time } = businessNow(new Date());
  const address = readBoardAddress(new URL(request.url).searchParams);
  const shown = shownDays(address, { today: date, narrow: matchMedia(NARROW).matches });
  const query = `from=${shown.from}&days=${shown.days}`;
  const board = await settled(callAdminApi(request, `/admin/bookings/board?${query}`, boardSchema));
  return { shown, board, now: wallClock(date, time) };
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

export const meta: Route.MetaFunction = () => [{ title: boardText.pageTitle }];

export default function AdminBoard({ loaderData }: Route.ComponentProps) {
  const address = readBoardAddress(new URLSearchParams(useLocation().search));
  return <BookingBoard address={address} {...loaderData} />;
}
