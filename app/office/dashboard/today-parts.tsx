import { lazy, Suspense, useEffect, useId } from 'react';
import { PartFailure } from '#app/editing/list/list-screen.tsx';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import type { Part } from '#app/lib/page-part.ts';
import { SECTION_PATHS } from '#app/office/frame/sections.rules.ts';
import { Sheet } from '#app/ui/dialogs/sheet.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { SkeletonLine } from '#app/ui/states/skeleton.tsx';
import { AvailableCarList } from './available-car-list.tsx';
import type { Readiness } from './dashboard.schema.ts';
import type { Overview } from './dashboard-data.ts';
import { Figures } from './figures.tsx';
import { RecentBookings } from './recent-bookings.tsx';

const ReadinessList = lazy(() =>
  import('./readiness/readiness.tsx').then(
    ({ ReadinessList }) => ({ default: ReadinessList }),
    () => ({ default: ReadinessFailure }),
  ),
);

/** Boxes beside the agenda, which is the child page. */
export interface Beside {
  recentBookings: Elements;
  availableCars: Elements;
}

interface PartProps {
  data: Overview | null;
}

export function FiguresPart({ data }: PartProps) {
  const text = useOfficeText('today').stats;
  return (
    // Stands below the work of the day on a phone.
    <section aria-label={text.title} className="min-w-0 max-md:order-last print:hidden">
      <LoadedPart part={data?.stats} waiting={<Figures stats={null} />} failed={text.failed}>
        {(stats) => <Figures stats={stats} />}
      </LoadedPart>
    </section>
  );
}

export function RecentPart({ data }: PartProps) {
  const { bookings: text, overview } = useOfficeText('today');
  return (
    <Box
      title={text.title}
      all={{ to: SECTION_PATHS.bookings, label: overview.allBookings }}
      // A phone has only the link.
      className="@max-2xl:hidden"
    >
      <LoadedPart part={data?.bookings} waiting={<LinesSkeleton />} failed={text.failed}>
        {(bookings) => <RecentBookings bookings={bookings} />}
      </LoadedPart>
    </Box>
  );
}

export function AvailablePart({ data }: PartProps) {
  const { available: text, overview } = useOfficeText('today');
  return (
    <Box title={text.title} all={{ to: SECTION_PATHS.cars, label: overview.allCars }}>
      <LoadedPart part={data?.cars} waiting={<LinesSkeleton />} failed={text.failed}>
        {(cars) => <AvailableCarList cars={cars} />}
      </LoadedPart>
    </Box>
  );
}

/** Setup list of a new business, and the failure of any other. */
export function ReadinessPart({ data }: PartProps) {
  const text = useOfficeText('today').readiness;
  const { readiness: names } = useOfficeText('today').page;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-heading">
        {names.title}
      </h2>
      <LoadedPart part={data?.readiness} waiting={<LinesSkeleton />} failed={text.failed}>
        {({ groups }) => (
          <Suspense fallback={<LinesSkeleton />}>
            <ReadinessList groups={groups} />
          </Suspense>
        )}
      </LoadedPart>
    </section>
  );
}

/** Sheet with the setup list. A link to `#id` opens it. */
export function ReadinessSheet({ id, groups }: Readiness & { id: string }) {
  const { readiness: names, close } = useOfficeText('today').page;
  useEffect(() => {
    const sheet = document.getElementById(id);
    if (!(sheet instanceof HTMLDialogElement)) return;
    const open = () => {
      if (location.hash === `#${id}` && !sheet.open) sheet.showModal();
    };
    // Removes the hash, so that the same link opens the sheet again.
    const forget = () => {
      if (location.hash === `#${id}`)
        history.replaceState(history.state, '', location.pathname + location.search);
    };
    open();
    addEventListener('hashchange', open);
    sheet.addEventListener('close', forget);
    return () => {
      removeEventListener('hashchange', open);
      sheet.removeEventListener('close', forget);
    };
  }, [id]);
  return (
    <Sheet id={id} title={names.title} closeLabel={close}>
      <Suspense fallback={<LinesSkeleton />}>
        <ReadinessList groups={groups} />
      </Suspense>
    </Sheet>
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
  return data ? (
    show(data)
  ) : (
    <PartFailure className="min-h-11! border-0! p-2!">{failed}</PartFailure>
  );
}

function Box({
  title,
  all,
  className,
  children,
}: {
  title: string;
  all: { to: string; label: string };
  /** Classes of the content below the title. */
  className?: string;
  children: Elements;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 overflow-hidden rounded-card border border-sand-line bg-white print:hidden"
    >
      <div className="flex min-h-11 items-center justify-between gap-3 border-sand-line border-b px-3">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        <Link
          to={all.to}
          aria-label={all.label}
          title={all.label}
          className="-mr-3 grid size-11 place-items-center text-ink-soft hover:text-ink"
        >
          <Icon name="icon-arrow-right" className="size-5" />
        </Link>
      </div>
      <div className={className}>{children}</div>
    </section>
  );
}

function ReadinessFailure() {
  const text = useOfficeText('today');
  return <PartFailure>{text.readiness.failed}</PartFailure>;
}

/** Placeholder of five lines. */
function LinesSkeleton() {
  return (
    <div className="p-3 text-small">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <SkeletonLine key={key} className="w-4/5" />
      ))}
    </div>
  );
}
