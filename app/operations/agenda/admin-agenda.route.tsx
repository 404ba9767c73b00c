import { useEffect, useId, useState } from 'react';
import { useLocation, useOutletContext } from 'react-router';
import { runListAction } from '#app/editing/list/list-actions.tsx';
import { PartFailure } from '#app/editing/list/list-screen.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import { businessNow, type WallClock, wallClock } from '#app/lib/dates/dates.ts';
import { loadPart } from '#app/lib/page-part.ts';
import { statusAction } from '#app/office/bookings/editor/booking-status-choice.tsx';
import type { Beside } from '#app/office/dashboard/today-parts.tsx';
import { sectionOf } from '#app/office/frame/sections.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { SkeletonLine } from '#app/ui/states/skeleton.tsx';
import type { Route } from './+types/admin-agenda.route.ts';
import { type Agenda, agendaSchema } from './agenda.schema.ts';
import { agendaAddress } from './agenda-address.rules.ts';
import { AgendaColumn } from './agenda-column.tsx';
import { BOX } from './box.ts';
import { CarsOfDay } from './cars-of-day.tsx';
import { WithDecisions } from './decided.tsx';
import { NextTask } from './next-task.tsx';
import { Requests } from './requests.tsx';

export const handle: ScreenHandle = { language: 'tr' };

/** Loads only the agenda. Returns null if the address is not the dashboard's. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  if (sectionOf(url) !== 'dashboard') return null;
  const { day } = agendaAddress.read(url.searchParams);
  const path = `/admin/dashboard/agenda${day ? `?date=${day}` : ''}`;
  return loadPart(callAdminApi(request, path, agendaSchema, { language: 'tr' }));
}

export function clientAction({ request }: Route.ClientActionArgs) {
  return runListAction(request, statusAction(request, 'tr'));
}

/** First part of Today: waiting requests, agenda of the day, cars to prepare. */
export default function TodayPart({ loaderData }: Route.ComponentProps) {
  const text = useOfficeText('agenda');
  const id = useId();
  const { day } = agendaAddress.read(new URLSearchParams(useLocation().search));
  const agenda = useLastGood(loaderData, day ?? 'today');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {text.title}
      </h2>
      {!loaderData && <TodaySkeleton />}
      {loaderData && !agenda && (
        <Columns requests={null} agenda={<PartFailure>{text.failed}</PartFailure>} cars={null} />
      )}
      {loaderData && agenda && <TodayColumns agenda={agenda} />}
    </section>
  );
}

/**
 * Classes of the columns: one column on a phone, two from `@2xl`, three from 56 rem. Each column is as
 * high as its content.
 */
const GRID =
  'grid grid-cols-1 items-start gap-3 print:block! @2xl:grid-cols-[minmax(0,1fr)_18.5rem] @2xl:grid-rows-[auto_1fr] @2xl:gap-4 @min-[56rem]:grid-cols-[18.5rem_minmax(0,1fr)_14rem] @min-[56rem]:grid-rows-1 @min-[70rem]:grid-cols-[20.5rem_minmax(0,1fr)_16rem]';
/** Classes of a column of two boxes, which are cells of the grid itself on a phone. */
const COLUMN = '@max-2xl:contents @2xl:grid @2xl:grid-cols-1 @2xl:gap-4';
const PLACES = {
  requests: '@2xl:col-start-2 @2xl:row-start-1 @min-[56rem]:col-start-1',
  agenda:
    'min-w-0 @2xl:col-start-1 @2xl:row-span-2 @2xl:row-start-1 @min-[56rem]:col-start-2 @min-[56rem]:row-span-1',
  cars: '@2xl:col-start-2 @2xl:row-start-2 @min-[56rem]:col-start-3 @min-[56rem]:row-start-1',
};

function Columns({ requests, agenda, cars }: Record<'requests' | 'agenda' | 'cars', Elements>) {
  const { recentBookings, availableCars } = useOutletContext<Beside>();
  return (
    <div className={GRID}>
      <div className={cx(COLUMN, PLACES.requests)}>
        {requests}
        <div className="min-w-0 @max-2xl:order-last">{recentBookings}</div>
      </div>
      <div className={PLACES.agenda}>{agenda}</div>
      <div className={cx(COLUMN, PLACES.cars)}>
        {cars}
        <div className="min-w-0">{availableCars}</div>
      </div>
    </div>
  );
}

function TodayColumns({ agenda: read }: { agenda: Agenda }) {
  const now = useClock();
  // Renders a loaded agenda one commit later, so that a row that disappears first shows the result
  // of its button.
  const [agenda, show] = useState(read);
  useEffect(() => show(read), [read]);
  return (
    <WithDecisions agenda={agenda}>
      {(shown) => (
        <>
          <NextTask agenda={shown} now={now} />
          <Columns
            requests={<Requests requests={shown.requests} now={now} />}
            agenda={<AgendaColumn agenda={shown} now={now} />}
            cars={<CarsOfDay agenda={shown} />}
          />
        </>
      )}
    </WithDecisions>
  );
}

function TodaySkeleton() {
  const box = (
    <div className={cx(BOX, 'grid gap-4 p-3')}>
      <SkeletonLine className="w-40" />
      <SkeletonLine className="w-full" />
      <SkeletonLine className="w-2/3" />
    </div>
  );
  return <Columns requests={box} agenda={box} cars={box} />;
}

const clock = (): WallClock => {
  const { date, time } = businessNow(new Date());
  return wallClock(date, time);
};

/** Returns the local time of the business, updated every ten seconds. */
function useClock(): WallClock {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
