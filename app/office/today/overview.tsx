import { lazy, type ReactNode, Suspense, useId } from 'react';
import { AddLink, PartFailure } from '#app/editing/list-screen.tsx';
import { editCarPath, editPostPath } from '#app/editing/office-paths.rules.ts';
import { useLiveData } from '#app/editing/use-live-data.ts';
import { businessNow } from '#app/lib/dates.ts';
import type { Part } from '#app/lib/settled.ts';
import { staffLongDate } from '#app/lib/staff-dates.ts';
import { withTexts } from '#app/lib/texts.ts';
import { NEW_BOOKING_PATH } from '#app/office/bookings/booking-list-address.rules.ts';
import type { Elements } from '#app/ui/elements.ts';
import { Link } from '#app/ui/link.tsx';
import { SectionHeader } from '#app/ui/sections.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { useText } from '#app/ui/use-text.ts';
import { officeText } from '../frame/office.text.ts';
import { SECTION_PATHS } from '../frame/sections.rules.ts';
import { AgendaPart, AgendaSkeleton } from './agenda.tsx';
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

/** The state of the business at a glance; `data` is null while it is being loaded. */
export function Overview({ data }: { data: OverviewData | null }) {
  const { shell: shellText } = useText(officeText);
  const { dashboard: text, agenda: agendaText } = useText(todayText);
  useLiveData();
  const readiness = (
    <OverviewPart title={text.readiness.title}>
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
  const isNew =
    data?.readiness.ok && data.readiness.data.groups.some(({ kind }) => kind === 'no-cars');
  return (
    <div className="@container">
      <SectionHeader
        title={shellText.sections.dashboard}
        lead={staffLongDate(businessNow(new Date()).date)}
        actions={
          <>
            <AddLink variant="secondary" to={editPostPath()}>
              {text.newPost}
            </AddLink>
            <AddLink variant="secondary" to={editCarPath()}>
              {text.newCar}
            </AddLink>
            <AddLink to={NEW_BOOKING_PATH}>{text.newBooking}</AddLink>
          </>
        }
      />
      {/* Anew when the data is there: the agenda's height is not known before, and nothing moves so. */}
      <div
        key={data ? 'there' : 'waiting'}
        className="grid grid-cols-1 gap-8"
        aria-busy={data === null || undefined}
      >
        {isNew && readiness}
        <OverviewPart title={agendaText.title} hideTitle>
          {whenThere(data?.agenda, {
            waiting: <AgendaSkeleton />,
            failed: agendaText.failed,
            shown: (agenda) => <AgendaPart agenda={agenda} />,
          })}
        </OverviewPart>
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
  children: Elements;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
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
