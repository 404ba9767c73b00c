import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { CarPicture } from '#app/features/cars/car-picture.tsx';
import type { AdminCar } from '#app/features/fleet/car-input.schema.ts';
import parked from '#app/features/site/assets/parked.svg?no-inline';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { type Column, DataTableSkeleton } from '#app/ui/data-table.tsx';
import { PartFailure } from '#app/ui/part-failure.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { Skeleton, SkeletonLine } from '#app/ui/skeleton.tsx';
import { CarStatusSwitch } from './car-status-switch.tsx';
import { dashboardText } from './dashboard.text.ts';
import { CAR_STATUSES, type CarsData } from './dashboard-data.ts';
import { FeaturedMark } from './featured-mark.tsx';
import { editCarPath, type ListAddress } from './list-address.rules.ts';
import { ListControls } from './list-controls.tsx';
import { RowActions } from './row-actions.tsx';
import { SectionList } from './section-list.tsx';
import { shellText } from './shell.text.ts';
import { useDeletion } from './use-deletion.tsx';

const text = dashboardText.cars;

/** The fleet; `list` is null while it is on its way. */
export function CarsSection({
  address,
  list,
}: {
  address: ListAddress;
  list: CarsData['list'] | null;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useDeletion<AdminCar>({
    intent: 'delete-car',
    title: dashboardText.deletion.carTitle,
    warning: ({ upcomingBookings }) =>
      upcomingBookings > 0 && (
        <p className="mt-3 font-medium text-ink">{text.upcoming(upcomingBookings)}</p>
      ),
    done: text.deleted,
    heading,
  });
  return (
    <>
      <SectionHeader
        headingRef={heading}
        title={shellText.sections.cars}
        lead={list?.ok && text.lead(list.data.pagination.total)}
        actions={
          <ButtonLink size="sm" variant="primary" to={editCarPath()}>
            <Plus aria-hidden="true" className="size-5" />
            {dashboardText.newCar}
          </ButtonLink>
        }
      />
      <ListControls
        section="cars"
        address={address}
        searchLabel={text.search}
        statuses={CAR_STATUSES.map((value) => ({ value, label: text[value] }))}
      />
      {list === null && <DataTableSkeleton columns={columns(ask)} rows={8} />}
      {list?.ok === false && (
        <PartFailure retryLabel={dashboardText.retry}>{text.failed}</PartFailure>
      )}
      {list?.ok && (
        <SectionList
          section="cars"
          address={address}
          caption={shellText.sections.cars}
          columns={columns(ask)}
          rows={list.data.cars}
          pagination={list.data.pagination}
          texts={text}
          drawing={parked}
          heading={heading}
          addFirst={
            <ButtonLink size="sm" to={editCarPath()}>
              {dashboardText.newCar}
            </ButtonLink>
          }
        />
      )}
      {dialog}
    </>
  );
}

function columns(onDelete: (car: AdminCar) => void): Column<AdminCar>[] {
  return [
    {
      key: 'car',
      header: text.car,
      cell: (car) => <CarName car={car} />,
      waiting: <Skeleton className="aspect-3/2 w-20" />,
    },
    {
      key: 'category',
      header: text.category,
      inCard: { sixths: 2 },
      cell: ({ category }) => category,
    },
    {
      key: 'price',
      header: text.price,
      inCard: { sixths: 2 },
      cell: (car) => <DailyPrice {...car.effectivePricing} />,
    },
    {
      key: 'units',
      header: text.units,
      inCard: { sixths: 2 },
      cell: ({ available_units: free, total_units: total }) => (
        <span className="whitespace-nowrap tabular-nums">{text.unitsOf(free, total)}</span>
      ),
    },
    {
      key: 'status',
      header: text.status,
      inCard: { sixths: 3, bare: true },
      cell: (car) => <CarStatusSwitch car={car} />,
      waiting: (
        <div className="min-h-11 py-2.5">
          <SkeletonLine />
        </div>
      ),
    },
    {
      key: 'actions',
      header: dashboardText.list.actions,
      hideHeader: true,
      inCard: { sixths: 3, bare: true },
      cell: (car) => (
        <RowActions
          title={car.title}
          edit={editCarPath(car.id)}
          view={car.status ? `/cars/${car.id}` : null}
          onDelete={() => onDelete(car)}
        />
      ),
    },
  ];
}

function CarName({ car }: { car: AdminCar }) {
  return (
    <div className="flex items-center gap-4">
      <div aria-hidden="true" className="w-20 shrink-0 overflow-hidden rounded-lg">
        <CarPicture car={car} sizes="80px" />
      </div>
      <div className="wrap-anywhere min-w-0 @3xl:min-w-28">
        <div className="font-semibold">
          {car.title} {car.featured && <FeaturedMark label={text.featured} />}
        </div>
        <div className="text-ink-soft text-sm tabular-nums">
          {car.brand} {car.model}, {car.year}
        </div>
      </div>
    </div>
  );
}

/** What holds today, and because of which season. */
function DailyPrice({ daily, seasonalName }: AdminCar['effectivePricing']) {
  return (
    <>
      <div className="font-semibold tabular-nums">{formatMinor(eurosToCents(daily), 'EUR')}</div>
      {seasonalName && <div className="wrap-anywhere text-ink-soft text-sm">{seasonalName}</div>}
    </>
  );
}
