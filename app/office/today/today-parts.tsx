import { lazy, type ReactNode, Suspense, useId } from 'react';
import { PartFailure } from '#app/editing/list-screen.tsx';
import type { Part } from '#app/lib/page-part.ts';
import { withTexts } from '#app/lib/texts.ts';
import type { Elements } from '#app/ui/elements.ts';
import { Link } from '#app/ui/link.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { useText } from '#app/ui/use-text.ts';
import { SECTION_PATHS } from '../frame/sections.rules.ts';
import { AvailableCarList, AvailableCarListSkeleton } from './available-car-list.tsx';
import type { Overview } from './dashboard-data.ts';
import { RecentBookings, RecentBookingsSkeleton } from './recent-bookings.tsx';
import { StatCards } from './stat-cards.tsx';
import { todayText } from './today.text.ts';
import { partsText } from './today-parts.text.ts';

const ReadinessList = lazy(() =>
  withTexts(import('./readiness.tsx')).then(
    ({ ReadinessList }) => ({ default: ReadinessList }),
    () => ({ default: ReadinessFailure }),
  ),
);

/** What is not looked at first: the business in numbers, its last bookings, the cars that can be had. */
export function BusinessParts({ data }: { data: Overview | null }) {
  const text = useText(partsText);
  return (
    <>
      <OverviewPart title={text.stats.title} hideTitle>
        {whenThere(data?.stats, {
          waiting: <StatCards stats={null} />,
          failed: text.stats.failed,
          shown: (stats) => <StatCards stats={stats} />,
        })}
      </OverviewPart>
      <OverviewPart
        title={text.bookings.title}
        more={<Link to={SECTION_PATHS.bookings}>{text.overview.allBookings}</Link>}
      >
        {whenThere(data?.bookings, {
          waiting: <RecentBookingsSkeleton />,
          failed: text.bookings.failed,
          shown: (bookings) => <RecentBookings bookings={bookings} />,
        })}
      </OverviewPart>
      <OverviewPart
        title={text.available.title}
        more={<Link to={SECTION_PATHS.cars}>{text.overview.allCars}</Link>}
      >
        {whenThere(data?.cars, {
          waiting: <AvailableCarListSkeleton />,
          failed: text.available.failed,
          shown: (cars) => <AvailableCarList cars={cars} />,
        })}
      </OverviewPart>
    </>
  );
}

/** What is still to be done before the site shows the business at its best. */
export function ReadinessPart({ data, id }: { data: Overview | null; id: string }) {
  const text = useText(partsText).readiness;
  const { readiness: names } = useText(todayText);
  return (
    <OverviewPart id={id} title={names.title}>
      {whenThere(data?.readiness, {
        waiting: <ReadinessSkeleton />,
        failed: text.failed,
        shown: (groups) => (
          <Suspense fallback={<ReadinessSkeleton />}>
            <ReadinessList {...groups} />
          </Suspense>
        ),
      })}
    </OverviewPart>
  );
}

function whenThere<T>(
  part: Part<T> | undefined,
  looks: { waiting: Elements; failed: string; shown: (data: T) => Elements },
): Elements {
  if (!part) return looks.waiting;
  return part.ok ? looks.shown(part.data) : <PartFailure>{looks.failed}</PartFailure>;
}

function OverviewPart(props: {
  title: string;
  hideTitle?: boolean;
  /** The link to the whole list. */
  more?: ReactNode;
  /** Where a link leads to it. */
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

/** Its script did not come. */
function ReadinessFailure() {
  const text = useText(partsText);
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
