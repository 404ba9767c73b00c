import { businessNow, type IsoDate } from '#app/lib/dates/dates.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { bookingListHref } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { SECTION_PATHS } from '#app/office/frame/sections.rules.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { SkeletonLine } from '#app/ui/states/skeleton.tsx';
import type { DashboardStats } from './dashboard.schema.ts';
import { listHref } from './list-address.rules.ts';

interface Card {
  label: string;
  to: (today: IsoDate) => string;
  value: (stats: DashboardStats) => number | string;
  note: (stats: DashboardStats) => string;
}

const cards = (text: OfficeTexts['today']['stats']): Card[] => {
  return [
    {
      label: text.today,
      to: (today) => bookingListHref({ from: today, to: today }),
      value: ({ pickupsToday }) => pickupsToday,
      note: ({ returnsToday }) => text.returns(returnsToday),
    },
    {
      label: text.available,
      to: () => listHref('cars', { status: 'active' }),
      value: ({ availableUnits }) => availableUnits,
      note: ({ totalUnits }) => text.units(totalUnits),
    },
    {
      label: text.pending,
      to: () => bookingListHref({ status: 'requests' }),
      value: ({ pendingBookings }) => pendingBookings,
      note: ({ totalBookings, activeBookings }) => text.allBookings(totalBookings, activeBookings),
    },
    {
      label: text.revenue,
      to: () => SECTION_PATHS.reports,
      value: ({ revenueThisMonth }) => formatMinor(eurosToCents(revenueThisMonth), 'EUR'),
      note: () => text.revenueNote,
    },
    {
      label: text.open,
      to: () => bookingListHref({ account: 'owes' }),
      value: ({ openTotal }) => formatMinor(eurosToCents(openTotal), 'EUR'),
      note: ({ openBalances }) => text.bookings(openBalances),
    },
    {
      label: text.deposits,
      to: () => bookingListHref({ account: 'deposit' }),
      value: ({ depositTotal }) => formatMinor(eurosToCents(depositTotal), 'EUR'),
      note: ({ depositsHeld }) => text.bookings(depositsHeld),
    },
    {
      label: text.cars,
      to: () => SECTION_PATHS.cars,
      value: ({ totalCars }) => totalCars,
      note: ({ activeCars }) => text.activeCars(activeCars),
    },
    {
      label: text.posts,
      to: () => listHref('blog', { status: 'published' }),
      value: ({ publishedPosts }) => publishedPosts,
      note: ({ draftPosts }) => text.drafts(draftPosts),
    },
  ];
};

const shown = (value: number | string) => (typeof value === 'number' ? formatCount(value) : value);

/** Eight numbers of the business, each with a link; placeholders while `stats` is null. */
export function StatCards({ stats }: { stats: DashboardStats | null }) {
  const text = useOfficeText('today').stats;
  const { date: today } = businessNow(new Date());
  return (
    <ul className="grid grid-cols-2 large-text:grid-cols-1 gap-3 @3xl:grid-cols-4 @3xl:gap-4">
      {cards(text).map(({ label, to, value, note }) => (
        <li key={label}>
          <Link
            to={to(today)}
            className="flex h-full flex-col rounded-card border border-sand-line bg-white p-4 transition-colors hover:border-control-line"
          >
            <div className="text-ink-soft text-sm">{label}</div>
            <div className="my-1 amount font-bold text-lg leading-tight tracking-tight @md:text-2xl">
              {stats ? shown(value(stats)) : <SkeletonLine className="w-14" />}
            </div>
            {/* Height of two lines, so that no number makes the cards higher. */}
            <div className="mt-auto min-h-[2lh] text-ink-soft text-sm leading-snug">
              {stats ? note(stats) : <SkeletonLine />}
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
