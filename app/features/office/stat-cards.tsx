import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import type { DashboardStats } from './dashboard.schema.ts';
import { listHref } from './list-address.rules.ts';
import { dashboardText } from './office.text.ts';
import { SECTION_PATHS } from './sections.rules.ts';

const text = dashboardText.stats;

const GRID = 'grid grid-cols-2 gap-3 @3xl:grid-cols-3 @3xl:gap-4 @6xl:grid-cols-6';
const CARD = 'flex flex-col rounded-card border border-sand-line bg-white p-4';

/** The business in six numbers; each links to the page behind it. */
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

function Stat({
  to,
  ...texts
}: {
  label: string;
  value: number | string;
  note: string;
  to: string;
}) {
  return (
    <li>
      <Link to={to} className={`${CARD} h-full transition-colors hover:border-control-line`}>
        <StatTexts {...texts} />
      </Link>
    </li>
  );
}

function StatTexts(props: Record<'label' | 'value' | 'note', ReactNode>) {
  return (
    <>
      <div className="text-ink-soft text-sm">{props.label}</div>
      <div className="my-1 break-words font-bold text-xl leading-tight tracking-tight tabular-nums @md:text-2xl">
        {props.value}
      </div>
      {/* Two lines where it may need them, so that no number makes the cards higher. */}
      <div className="mt-auto min-h-[2lh] text-ink-soft text-sm leading-snug @3xl:min-h-[1lh] @6xl:min-h-[2lh]">
        {props.note}
      </div>
    </>
  );
}

export function StatCardsSkeleton() {
  return (
    <div className={GRID}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={CARD}>
          <StatTexts
            label={<SkeletonLine className="w-20" />}
            value={<SkeletonLine className="w-14" />}
            note={<SkeletonLine />}
          />
        </div>
      ))}
    </div>
  );
}
