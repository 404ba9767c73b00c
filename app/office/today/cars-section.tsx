import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { useRowAction } from '#app/editing/list-actions.tsx';
import { editCarPath, VEHICLES_PATH } from '#app/editing/office-paths.rules.ts';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import type { AdminCar } from '#app/office/fleet/car-input.schema.ts';
import { CarPicture } from '#app/site/cars/car-picture.tsx';
import parked from '#app/site/shell/assets/parked.svg?no-inline';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Column } from '#app/ui/data-table.tsx';
import { RowActions } from '#app/ui/row-actions.tsx';
import { Skeleton, SkeletonLine } from '#app/ui/skeleton.tsx';
import { StatusDot } from '#app/ui/status-dot.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { useText } from '#app/ui/use-text.ts';
import { CAR_STATUSES, type ListAddress } from './list-address.rules.ts';
import type { CarsData } from './section-data.ts';
import { FeaturedMark, SectionList } from './section-list.tsx';
import { todayText } from './today.text.ts';

/** The fleet; `list` is null while it is being loaded. */
export function CarsSection({
  address,
  list,
}: {
  address: ListAddress;
  list: CarsData['list'] | null;
}) {
  const dashboardText = useText(todayText).dashboard;
  const text = dashboardText.cars;
  const { role } = useSignedInAdmin();
  return (
    <SectionList
      section="cars"
      address={address}
      list={list}
      columns={(onDelete) => columns(role === 'owner' ? onDelete : null)}
      statuses={CAR_STATUSES.map((value) => ({ value, label: text[value] }))}
      texts={text}
      drawing={parked}
      add={{ to: editCarPath(), label: dashboardText.newCar }}
      more={
        <ButtonLink size="sm" to={VEHICLES_PATH}>
          {dashboardText.vehicles}
        </ButtonLink>
      }
      deletion={{
        intent: 'delete-car',
        title: text.deletion,
        warning: ({ upcomingBookings: count }) =>
          count > 0 && <p className="mt-3 font-medium text-ink">{text.upcoming(count)}</p>,
        done: text.deleted,
      }}
    />
  );
}

/** `onDelete` is null for a person who may not. */
function columns(onDelete: ((car: AdminCar) => void) | null): Column<AdminCar>[] {
  const dashboardText = todayText.onScreen().dashboard;
  const text = dashboardText.cars;
  const rowText = dashboardText.list;
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
          view={car.status ? { label: rowText.view(car.title), to: `/cars/${car.id}` } : null}
          edit={{ label: rowText.edit(car.title), to: editCarPath(car.id) }}
          remove={onDelete && { label: rowText.delete(car.title), onClick: () => onDelete(car) }}
        />
      ),
    },
  ];
}

function CarName({ car }: { car: AdminCar }) {
  const text = useText(todayText).dashboard.cars;
  return (
    <div className="flex items-center gap-4">
      <div aria-hidden="true" className="w-20 shrink-0 overflow-hidden rounded-lg">
        <CarPicture car={car} sizes="80px" />
      </div>
      <div className="wrap-anywhere min-w-0 @3xl:min-w-28">
        <div className="font-semibold">
          <span>{car.title}</span>
          {car.featured && (
            <span>
              {'\u00a0'}
              <FeaturedMark label={text.featured} />
            </span>
          )}
        </div>
        <div className="text-ink-soft text-sm tabular-nums">
          {`${car.brand} ${car.model}, ${car.year}`}
        </div>
      </div>
    </div>
  );
}

/** Today's price, and the season that sets it. */
function DailyPrice({ daily, seasonalName }: AdminCar['effectivePricing']) {
  return (
    <>
      <div className="font-semibold tabular-nums">{formatMinor(eurosToCents(daily), 'EUR')}</div>
      {seasonalName && <div className="wrap-anywhere text-ink-soft text-sm">{seasonalName}</div>}
    </>
  );
}

/** Publishes a car or withdraws it: at once on the screen, and back when the server refuses. */
function CarStatusSwitch({ car: { id, title, status } }: { car: AdminCar }) {
  const text = useText(todayText).dashboard.cars;
  const row = useRowAction<{ status: (typeof CAR_STATUSES)[number] }>({
    id,
    intent: 'set-car-status',
    done: () => (isActive() ? text.nowActive(title) : text.nowInactive(title)),
    failed: (error) => error || text.statusFailed(title),
  });
  function isActive(): boolean {
    return row.sent ? row.sent.status === 'active' : status;
  }
  const active = isActive();
  return (
    <Switch
      label={text.switchStatus(title)}
      checked={active}
      onChange={(checked) => row.send({ status: checked ? 'active' : 'inactive' })}
    >
      <StatusDot tone={active ? 'good' : 'done'}>{active ? text.active : text.inactive}</StatusDot>
    </Switch>
  );
}
