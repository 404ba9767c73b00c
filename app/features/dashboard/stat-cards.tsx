import { Link } from 'react-router';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { DashboardStats } from './dashboard.schema.ts';
import { dashboardText } from './dashboard.text.ts';
import { listHref } from './list-address.rules.ts';
import { SECTION_PATHS } from './sections.rules.ts';

const text = dashboardText.stats;

const GRID = 'grid grid-cols-2 gap-3 @3xl:grid-cols-3 @3xl:gap-4 @6xl:grid-cols-6';
const CARD = 'flex min-h-30 flex-col rounded-card border border-sand-line bg-white p-4';

/** The business in six numbers; each leads to where it comes from. */
export function StatCards({ stats }: { stats: DashboardStats }) {
  return (
    <ul className={GRID}>
      <Stat
        label={text.today}
        value={stats.pickupsToday}
        note={text.returns(stats.returnsToday)}
        to={SECTION_PATHS.bookings}
      />
      <Stat
        label={text.available}
        value={stats.availableUnits}
        note={text.units(stats.totalUnits)}
        to={listHref('cars', { status: 'active' })}
      />
      <Stat
        label={text.bookings}
        value={stats.totalBookings}
        note={text.openBookings(stats.pendingBookings, stats.activeBookings)}
        to={SECTION_PATHS.bookings}
      />
      <Stat
        label={text.revenue}
        value={formatMinor(eurosToCents(stats.revenueThisMonth), 'EUR')}
        note={text.revenueNote}
        to={SECTION_PATHS.reports}
      />
      <Stat
        label={text.cars}
        value={stats.totalCars}
        note={text.activeCars(stats.activeCars)}
        to={SECTION_PATHS.cars}
      />
      <Stat
        label={text.posts}
        value={stats.publishedPosts}
        note={text.drafts(stats.draftPosts)}
        to={listHref('blog')}
      />
    </ul>
  );
}

function Stat(props: { label: string; value: number | string; note: string; to: string }) {
  return (
    <li>
      <Link to={props.to} className={`${CARD} h-full transition-colors hover:border-control-line`}>
        <span className="text-ink-soft text-sm">{props.label}</span>
        <span className="mt-1 break-words font-bold text-xl leading-tight @md:text-2xl tracking-tight tabular-nums">
          {props.value}
        </span>
        <span className="mt-auto pt-1 text-ink-soft text-sm leading-snug">{props.note}</span>
      </Link>
    </li>
  );
}

export function StatCardsSkeleton() {
  return (
    <div className={GRID}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={CARD}>
          <Skeleton className="h-4 w-20" />
          <Skeleton className="mt-3 h-7 w-14" />
          <Skeleton className="mt-auto h-4 w-24" />
        </div>
      ))}
    </div>
  );
}
