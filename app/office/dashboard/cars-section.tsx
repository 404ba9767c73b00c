import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import parked from '#app/base/shell/assets/parked.svg?no-inline';
import type { AdminCar } from '#app/domain/cars/car-input.schema.ts';
import { CarPicture } from '#app/domain/cars/car-picture.tsx';
import { useRowAction } from '#app/editing/list/list-actions.tsx';
import { editCarPath } from '#app/editing/office-paths.rules.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { RowActions } from '#app/ui/lists/row-actions.tsx';
import { RowSwitch } from '#app/ui/lists/row-switch.tsx';
import { RowLink } from '#app/ui/lists/row-text.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { FleetTabs } from './fleet-tabs.tsx';
import { CAR_STATUSES, type ListAddress } from './list-address.rules.ts';
import type { CarsData } from './section-data.ts';
import { FeaturedMark, SectionList } from './section-list.tsx';

export function CarsSection({
  address,
  list,
}: {
  address: ListAddress;
  list: CarsData['list'] | null;
}) {
  const dashboardText = useOfficeText('today');
  const editing = useOfficeText('editing');
  const { newCar } = dashboardText.page;
  const text = dashboardText.cars;
  const { role } = useSignedInAdmin();
  return (
    <SectionList
      section="cars"
      address={address}
      list={list}
      columns={(onDelete) =>
        columns({ today: dashboardText, editing }, role === 'owner' ? onDelete : null)
      }
      statuses={CAR_STATUSES.map((value) => ({ value, label: text[value] }))}
      texts={text}
      drawing={parked}
      add={{ to: editCarPath(), label: newCar }}
      tabs={<FleetTabs current="cars" />}
      deletion={{
        intent: 'delete-car',
        title: text.deletion,
        warning: ({ upcomingBookings: count }) =>
          count > 0 && <p className="mt-3 text-ink">{text.upcoming(count)}</p>,
        typed: ({ title, upcomingBookings }) =>
          upcomingBookings > 0 ? { word: title, label: text.typeName(title) } : null,
        done: text.deleted,
      }}
    />
  );
}

/** `onDelete` is null for a person who may not delete cars. */
function columns(
  { today: dashboardText, editing }: Pick<OfficeTexts, 'today' | 'editing'>,
  onDelete: ((car: AdminCar) => void) | null,
): Column<AdminCar>[] {
  const text = dashboardText.cars;
  const rowText = dashboardText.list;
  return [
    {
      key: 'car',
      kind: 'title',
      header: text.car,
      priority: 1,
      cell: (car) => <CarName car={car} />,
      waiting: <Skeleton className="h-8 w-12" />,
    },
    {
      key: 'category',
      kind: 'label',
      header: text.category,
      optional: 'shown',
      cell: ({ category }) => category,
    },
    {
      key: 'price',
      kind: 'money',
      header: text.price,
      priority: 2,
      cell: (car) => <DailyPrice {...car.effectivePricing} />,
    },
    {
      key: 'units',
      kind: 'number',
      header: text.units,
      optional: 'shown',
      cell: ({ available_units: free, total_units: total }) => text.unitsOf(free, total),
    },
    {
      key: 'status',
      kind: 'status',
      header: text.status,
      priority: 2,
      cell: (car) => <CarStatusSwitch car={car} />,
    },
    {
      key: 'actions',
      kind: 'actions',
      header: dashboardText.list.actions,
      priority: 1,
      cell: (car) => (
        <RowActions
          name={editing.actionsOf(car.title)}
          view={car.status ? { label: rowText.view(car.title), to: `/cars/${car.id}` } : null}
          edit={{ label: rowText.edit(car.title), to: editCarPath(car.id) }}
          remove={onDelete && { label: rowText.delete(car.title), onClick: () => onDelete(car) }}
        />
      ),
    },
  ];
}

function CarName({ car }: { car: AdminCar }) {
  const text = useOfficeText('today').cars;
  return (
    <div className="flex items-center gap-3">
      <div aria-hidden="true" className="w-12 shrink-0 overflow-hidden rounded-small">
        <CarPicture car={car} sizes="48px" />
      </div>
      <div className="min-w-0">
        <div className="flex items-center gap-x-2">
          <RowLink to={editCarPath(car.id)} title={car.title}>
            {car.title}
          </RowLink>
          {car.featured && <FeaturedMark label={text.featured} />}
        </div>
        <div className="truncate text-ink-soft text-meta tabular-nums">
          {[whatTitleLeavesOut(car), car.closedUntil && text.closedUntil(car.closedUntil)]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
    </div>
  );
}

/** Returns brand, model and year; only the year if the title contains brand and model. */
function whatTitleLeavesOut({ title, brand, model, year }: AdminCar): string {
  const name = `${brand} ${model}`;
  return fold(title).includes(fold(name)) ? String(year) : `${name}, ${year}`;
}

function DailyPrice({ daily, seasonalName }: AdminCar['effectivePricing']) {
  return (
    <>
      <div>{formatMinor(eurosToCents(daily), 'EUR')}</div>
      {seasonalName && (
        <div title={seasonalName} className="max-w-40 truncate text-right text-ink-soft text-meta">
          {seasonalName}
        </div>
      )}
    </>
  );
}

/**
 * Switch that shows a car to visitors or hides it: changes at once, and back if the server refuses.
 */
function CarStatusSwitch({ car: { id, title, status } }: { car: AdminCar }) {
  const text = useOfficeText('today').cars;
  const row = useRowAction<{ status: (typeof CAR_STATUSES)[number] }>({
    id,
    intent: 'set-car-status',
    done: () => (isActive() ? text.nowActive(title) : text.nowInactive(title)),
    failed: (error) => error || text.statusFailed(title),
  });
  function isActive(): boolean {
    return row.sent ? row.sent.status === 'active' : status;
  }
  return (
    <RowSwitch
      label={text.switchStatus(title)}
      checked={isActive()}
      off={text.inactive}
      onChange={(checked) => row.send({ status: checked ? 'active' : 'inactive' })}
    />
  );
}
