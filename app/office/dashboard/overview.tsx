import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { AddLink, PartFailure } from '#app/editing/list/list-screen.tsx';
import { useLiveData } from '#app/editing/office-calls/use-live-data.ts';
import { editCarPath, editPostPath } from '#app/editing/office-paths.rules.ts';

import { NEW_BOOKING_PATH } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { IconLink } from '#app/ui/lists/row-actions.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import type { Overview as OverviewData } from './dashboard-data.ts';

/** Below the visible area at first, so their script is loaded after what is seen. */
const parts = () => import('./today-parts.tsx');
const BusinessParts = lazy(() =>
  parts().then(
    ({ BusinessParts }) => ({ default: BusinessParts }),
    () => ({ default: Failure }),
  ),
);
const ReadinessPart = lazy(() =>
  parts().then(
    ({ ReadinessPart }) => ({ default: ReadinessPart }),
    () => ({ default: () => <></> }),
  ),
);

const READINESS_ID = 'readiness';

/**
 * State of the business at a glance; `data` is null while loading. The child route is the agenda
 * (routes.ts).
 */
export function Overview({ data }: { data: OverviewData | null }) {
  const { shell: shellText } = useOfficeText('frame');
  const text = useOfficeText('today').page;
  useLiveData();
  const readiness = <ReadinessPart data={data} id={READINESS_ID} />;
  // A new business has empty sections, so its setup comes first.
  const groups = data?.readiness.ok ? data.readiness.data.groups : [];
  const isNew = groups.some(({ kind }) => kind === 'no-cars');
  return (
    <div className="@container md:-mx-4 md:-my-3 print:m-0!">
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
      {/* A new key replaces the content when the data arrives: the height of the agenda is
          unknown before, and replaced content does not move. */}
      <div
        key={data ? 'there' : 'waiting'}
        className="grid grid-cols-1 gap-8"
        aria-busy={data === null || undefined}
      >
        {isNew && <Suspense fallback={<Skeleton className="h-60" />}>{readiness}</Suspense>}
        <Outlet />
        <Suspense fallback={<Skeleton className="h-96" />}>
          <BusinessParts data={data} />
          {!isNew && readiness}
        </Suspense>
      </div>
    </div>
  );
}

/** Shown if the script of the parts cannot be loaded. */
function Failure() {
  const text = useOfficeText('today').page;
  return <PartFailure>{text.failed}</PartFailure>;
}
