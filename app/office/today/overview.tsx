import { lazy, type ReactNode, Suspense, useId } from 'react';
import { Outlet } from 'react-router';
import { AddLink, PartFailure } from '#app/editing/list-screen.tsx';
import { editCarPath, editPostPath } from '#app/editing/office-paths.rules.ts';
import { useLiveData } from '#app/editing/use-live-data.ts';
import type { Part } from '#app/lib/settled.ts';
import { withTexts } from '#app/lib/texts.ts';
import { NEW_BOOKING_PATH } from '#app/office/bookings/booking-list-address.rules.ts';
import type { Elements } from '#app/ui/elements.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { IconLink } from '#app/ui/row-actions.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { useText } from '#app/ui/use-text.ts';
import { officeText } from '../frame/office.text.ts';
import { SECTION_PATHS } from '../frame/sections.rules.ts';
import { AvailableCarList, AvailableCarListSkeleton } from './available-car-list.tsx';
import type { Overview as OverviewData } from './dashboard-data.ts';
import { RecentBookings, RecentBookingsSkeleton } from './recent-bookings.tsx';
import { StatCards } from './stat-cards.tsx';
import { todayText } from './today.text.ts';

const ReadinessList = lazy(() =>
  withTexts(import('./readiness.tsx')).then(
    ({ ReadinessList }) => ({ default: ReadinessList }),
    () => ({ default: ReadinessFailure }),
  ),
);

const READINESS_ID = 'readiness';

/** The state of the business at a glance; `data` is null while it is being loaded. */
export function Overview({ data }: { data: OverviewData | null }) {
  const { shell: shellText } = useText(officeText);
  const { dashboard: text } = useText(todayText);
  useLiveData();
  const readiness = (
    <OverviewPart id={READINESS_ID} title={text.readiness.title}>
      {whenThere(data?.readiness, {
        waiting: <ReadinessSkeleton />,
        failed: text.readiness.failed,
        shown: (groups) => (
          <Suspense fallback={<ReadinessSkeleton />}>
            <ReadinessList {...groups} />
          </Suspense>
        ),
      })}
    </OverviewPart>
  );
  // Of a new business everything else is empty: what wants doing comes first.
  const groups = data?.readiness.ok ? data.readiness.data.groups : [];
  const isNew = groups.some(({ kind }) => kind === 'no-cars');
  return (
    <div className="@container md:-mx-4 md:-my-3">
      <header className="mb-3 flex min-h-11 flex-wrap items-center gap-x-2 md:gap-x-4">
        <h1 tabIndex={-1} className="text-lg md:text-2xl">
          {shellText.sections.dashboard}
        </h1>
        {groups.length > 0 && !isNew && (
          <a
            href={`#${READINESS_ID}`}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-coral text-xs hover:underline md:text-sm"
          >
            <Icon name="icon-triangle-alert" className="size-4" />
            <span>{text.readiness.missing(groups.length)}</span>
          </a>
        )}
        <IconLink label={text.newBooking} to={NEW_BOOKING_PATH} className="ml-auto md:hidden">
          <Icon name="icon-plus" className="size-5" />
        </IconLink>
        <div className="ml-auto flex flex-wrap gap-2 max-md:hidden">
          <AddLink variant="secondary" to={editPostPath()}>
            {text.newPost}
          </AddLink>
          <AddLink variant="secondary" to={editCarPath()}>
            {text.newCar}
          </AddLink>
          <AddLink to={NEW_BOOKING_PATH}>{text.newBooking}</AddLink>
        </div>
      </header>
      {/* Anew when the data is there: the agenda's height is not known before, and nothing moves so. */}
      <div
        key={data ? 'there' : 'waiting'}
        className="grid grid-cols-1 gap-8"
        aria-busy={data === null || undefined}
      >
        {isNew && readiness}
        <Outlet />
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
        {!isNew && readiness}
      </div>
    </div>
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
  const { dashboard: text } = useText(todayText);
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
