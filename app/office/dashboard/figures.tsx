import { businessNow, type IsoDate } from '#app/lib/dates/dates.ts';
import { formatNumber } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { bookingListHref } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { SECTION_PATHS } from '#app/office/frame/sections.rules.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { SkeletonLine } from '#app/ui/states/skeleton.tsx';
import type { DashboardStats } from './dashboard.schema.ts';
import { listHref } from './list-address.rules.ts';

interface Figure {
  key: string;
  to: (today: IsoDate) => string;
  text: (stats: DashboardStats) => string;
}

/** Sums of a business need no cents, and the line has no room for them. */
const euros = (amount: number) => `€${formatNumber(Math.round(amount), 0)}`;

const figures = (text: OfficeTexts['today']['stats']): Figure[] => [
  {
    key: 'today',
    to: (today) => bookingListHref({ from: today, to: today }),
    text: ({ pickupsToday, returnsToday }) => text.today(pickupsToday, returnsToday),
  },
  {
    key: 'available',
    to: () => listHref('cars', { status: 'active' }),
    text: ({ availableUnits, totalUnits }) => text.available(availableUnits, totalUnits),
  },
  {
    key: 'pending',
    to: () => bookingListHref({ status: 'requests' }),
    text: ({ pendingBookings }) => text.pending(pendingBookings),
  },
  {
    key: 'revenue',
    to: () => SECTION_PATHS.reports,
    text: ({ revenueThisMonth }) => text.revenue(euros(revenueThisMonth)),
  },
  {
    key: 'open',
    to: () => bookingListHref({ account: 'owes' }),
    text: ({ openTotal }) => text.open(euros(openTotal)),
  },
  {
    key: 'deposits',
    to: () => bookingListHref({ account: 'deposit' }),
    text: ({ depositTotal }) => text.deposits(euros(depositTotal)),
  },
  {
    key: 'cars',
    to: () => SECTION_PATHS.cars,
    text: ({ totalCars, activeCars }) => text.cars(totalCars, activeCars),
  },
  {
    key: 'bookings',
    to: () => bookingListHref({ upcoming: false }),
    text: ({ totalBookings, activeBookings }) => text.bookings(totalBookings, activeBookings),
  },
  {
    key: 'posts',
    to: () => listHref('blog', { status: 'published' }),
    text: ({ publishedPosts, draftPosts }) => text.posts(publishedPosts, draftPosts),
  },
];

/** Numbers of the business, each with a link; placeholders while `stats` is null. */
export function Figures({ stats }: { stats: DashboardStats | null }) {
  const text = useOfficeText('today').stats;
  const { date: today } = businessNow(new Date());
  return (
    <ul className="flex flex-wrap gap-x-4 rounded-card border border-sand-line bg-white px-4 text-ink-soft text-meta tabular-nums">
      {figures(text).map(({ key, to, text: write }) => (
        <li key={key}>
          <Link to={to(today)} className="flex min-h-11 items-center hover:underline">
            {stats ? <StrongNumbers text={write(stats)} /> : <SkeletonLine className="w-20" />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Numbers and amounts of a text, such as `3`, `2.193` and `€55,193`. */
const NUMBERS = /(€?\d+(?:[.,]\d+)*)/;

/** Text whose numbers are strong, so that they are found among the words. */
function StrongNumbers({ text }: { text: string }) {
  return (
    <span>
      {text.split(NUMBERS).map((part, i) =>
        // `split` puts the matches of its group at the odd places.
        i % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
          <b key={i} className="font-strong text-ink">
            {part}
          </b>
        ) : (
          part
        ),
      )}
    </span>
  );
}
