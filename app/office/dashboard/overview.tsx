import { Outlet } from 'react-router';
import { AddLink } from '#app/editing/list/list-screen.tsx';
import { useLiveData } from '#app/editing/office-calls/use-live-data.ts';
import { editCarPath, editPostPath } from '#app/editing/office-paths.rules.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { NEW_BOOKING_PATH } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/dialogs/menu.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Overview as OverviewData } from './dashboard-data.ts';
import {
  AvailablePart,
  type Beside,
  FiguresPart,
  ReadinessPart,
  ReadinessSheet,
  RecentPart,
} from './today-parts.tsx';

const READINESS_ID = 'readiness';

/**
 * State of the business at a glance; `data` is null while loading. The child route is the agenda
 * (routes.ts).
 */
export function Overview({ data }: { data: OverviewData | null }) {
  const { shell: shellText } = useOfficeText('frame');
  const text = useOfficeText('today').page;
  useLiveData();
  // A new business has empty sections, so its setup comes first.
  const groups = data?.readiness.ok ? data.readiness.data.groups : [];
  const isNew = groups.some(({ kind }) => kind === 'no-cars');
  const isKnown = data?.readiness.ok ?? true;
  const beside: Beside = {
    recentBookings: <RecentPart data={data} />,
    availableCars: <AvailablePart data={data} />,
  };
  return (
    <div className="@container print:m-0!">
      <PageHead
        title={shellText.sections.dashboard}
        count={
          groups.length > 0 &&
          !isNew && (
            <a
              href={`#${READINESS_ID}`}
              className="inline-flex min-h-6 items-center gap-1 text-coral hover:underline md:text-small-strong"
            >
              <Icon name="icon-triangle-alert" className="size-4" />
              <span>{text.readiness.missing(groups.length)}</span>
            </a>
          )
        }
        actions={
          <>
            <Menu
              label={text.more}
              actions={[
                { label: text.newCar, icon: <Icon name="icon-car-front" />, href: editCarPath() },
                { label: text.newPost, icon: <Icon name="icon-newspaper" />, href: editPostPath() },
              ]}
              className={buttonClass({ size: 'sm' }, 'size-11 px-0')}
            >
              <Icon name="icon-ellipsis" className="size-5" />
            </Menu>
            <AddLink to={NEW_BOOKING_PATH}>{text.newBooking}</AddLink>
          </>
        }
      />
      {/* A new key replaces the content when the data arrives: the height of the agenda is
          unknown before, and replaced content does not move. */}
      <div
        key={data ? 'there' : 'waiting'}
        className="grid grid-cols-1 gap-3 @2xl:gap-4"
        aria-busy={data === null || undefined}
      >
        {isNew && <ReadinessPart data={data} />}
        <FiguresPart data={data} />
        <Outlet context={beside} />
        {!isKnown && <ReadinessPart data={data} />}
      </div>
      {groups.length > 0 && !isNew && <ReadinessSheet id={READINESS_ID} groups={groups} />}
    </div>
  );
}
