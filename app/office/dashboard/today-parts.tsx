import { lazy, type ReactNode, Suspense, useId } from 'react';
import { PartFailure } from '#app/editing/list/list-screen.tsx';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import type { Part } from '#app/lib/page-part.ts';
import { SECTION_PATHS } from '#app/office/frame/sections.rules.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { SkeletonLine } from '#app/ui/states/skeleton.tsx';
import { AvailableCarList, AvailableCarListSkeleton } from './available-car-list.tsx';
import type { Overview } from './dashboard-data.ts';
import { RecentBookings, RecentBookingsSkeleton } from './recent-bookings.tsx';
import { StatCards } from './stat-cards.tsx';

const ReadinessList = lazy(() =>
  import('./readiness/readiness.tsx').then(
    ({ ReadinessList }) => ({ default: ReadinessList }),
    () => ({ default: ReadinessFailure }),
  ),
);

export function BusinessParts({ data }: { data: Overview | null }) {
  const text = useOfficeText('today');
  return (
    <>
      <OverviewPart title={text.stats.title} hideTitle>
        <LoadedPart
          part={data?.stats}
          waiting={<StatCards stats={null} />}
          failed={text.stats.failed}
        >
          {(stats) => <StatCards stats={stats} />}
        </LoadedPart>
      </OverviewPart>
      <OverviewPart
        title={text.bookings.title}
        more={<Link to={SECTION_PATHS.bookings}>{text.overview.allBookings}</Link>}
      >
        <LoadedPart
          part={data?.bookings}
          waiting={<RecentBookingsSkeleton />}
          failed={text.bookings.failed}
        >
          {(bookings) => <RecentBookings bookings={bookings} />}
        </LoadedPart>
      </OverviewPart>
      <OverviewPart
        title={text.available.title}
        more={<Link to={SECTION_PATHS.cars}>{text.overview.allCars}</Link>}
      >
        <LoadedPart
          part={data?.cars}
          waiting={<AvailableCarListSkeleton />}
          failed={text.available.failed}
        >
          {(cars) => <AvailableCarList cars={cars} />}
        </LoadedPart>
      </OverviewPart>
    </>
  );
}

export function ReadinessPart({ data, id }: { data: Overview | null; id: string }) {
  const text = useOfficeText('today').readiness;
  const { readiness: names } = useOfficeText('today').page;
  return (
    <OverviewPart id={id} title={names.title}>
      <LoadedPart part={data?.readiness} waiting={<ReadinessSkeleton />} failed={text.failed}>
        {(groups) => (
          <Suspense fallback={<ReadinessSkeleton />}>
            <ReadinessList {...groups} />
          </Suspense>
        )}
      </LoadedPart>
    </OverviewPart>
  );
}

/** Keeps the last data on the screen if a refresh fails. */
function LoadedPart<T>({
  part,
  waiting,
  failed,
  children: show,
}: {
  part: Part<T> | undefined;
  waiting: Elements;
  failed: string;
  children: (data: T) => Elements;
}): Elements {
  const data = useLastGood(part, 'today');
  if (!part) return waiting;
  return data ? show(data) : <PartFailure>{failed}</PartFailure>;
}

function OverviewPart(props: {
  title: string;
  hideTitle?: boolean;
  more?: ReactNode;
  id?: string;
  children: Elements;
}) {
  const id = useId();
  return (
    <section id={props.id} aria-labelledby={id}>
      <div className={props.hideTitle ? 'sr-only' : 'mb-2 flex items-center justify-between gap-4'}>
        <h2 id={id} className="text-lg">
          {props.title}
        </h2>
        {props.more && (
          <div className="font-semibold text-sm text-turquoise [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center [&>a]:hover:underline">
            {props.more}
          </div>
        )}
      </div>
      {props.children}
    </section>
  );
}

function ReadinessFailure() {
  const text = useOfficeText('today');
  return <PartFailure>{text.readiness.failed}</PartFailure>;
}

function ReadinessSkeleton() {
  return (
    <div className="divide-y divide-sand-line rounded-card border border-sand-line bg-white">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="flex min-h-15 items-center px-4 py-2">
          <SkeletonLine className="w-60" />
        </div>
      ))}
    </div>
  );
}
