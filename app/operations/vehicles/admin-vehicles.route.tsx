import { useSearchParams } from 'react-router';
import parked from '#app/base/shell/assets/parked.svg?no-inline';
import { skipIfSamePath } from '#app/base/shell/page-response.ts';
import { clashesIn } from '#app/domain/bookings/booking.schema.ts';
import { ExportButton } from '#app/editing/list/export-button.tsx';
import { runListAction, useDeletion } from '#app/editing/list/list-actions.tsx';
import {
  AddLink,
  FoundCount,
  ListRows,
  ListSearch,
  ListViewButton,
  NothingListed,
} from '#app/editing/list/list-screen.tsx';
import { useChosenAddress } from '#app/editing/list/use-chosen-address.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import {
  NEW_VEHICLE_PATH,
  VEHICLES_PATH,
  vehiclePath,
  vehicleSearchPath,
} from '#app/editing/office-paths.rules.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { loadPart } from '#app/lib/page-part.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { ClashList } from '#app/office/bookings/editor/booking-clash-dialog.tsx';
import { FleetTabs } from '#app/office/dashboard/fleet-tabs.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { RowActions } from '#app/ui/lists/row-actions.tsx';
import { CutText, RowLink } from '#app/ui/lists/row-text.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';
import type { Route } from './+types/admin-vehicles.route.ts';
import { type Due, isOverdue, searchVehicles } from './vehicle.rules.ts';
import { deletedVehicleSchema, type Vehicle, vehiclesSchema } from './vehicle.schema.ts';
import { dueInWords, shortageInWords, unitsInWords } from './vehicle-words.rules.ts';

/** Key under which the browser stores the columns that a person chose for this list. */
const LIST = 'vehicles';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { list: await loadPart(callAdminApi(request, VEHICLES_PATH, vehiclesSchema)) };
}

/** A search filters the loaded vehicles, so it loads nothing. */
export const shouldRevalidate = skipIfSamePath;

export function clientAction({ request }: Route.ClientActionArgs) {
  return runListAction(request, {
    'delete-vehicle': ({ id, anyway }) => {
      const path = `${vehiclePath(id)}${anyway ? '?allowOverbooking=true' : ''}`;
      return callAdminApi(request, path, deletedVehicleSchema, { method: 'DELETE' });
    },
  });
}

export default function AdminVehicles({ loaderData: { list } }: Route.ComponentProps) {
  const texts = { vehicles: useOfficeText('vehicles'), editing: useOfficeText('editing') };
  const { page: text, form } = texts.vehicles;
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const [, show] = useChosenAddress({ search }, (next) => vehicleSearchPath(next.search));
  const { vehicles, cars } = useLastGood(list, 'vehicles') ?? {};
  const found = searchVehicles(vehicles ?? [], search);
  const sold = vehicles?.filter(({ status }) => status === 'sold').length ?? 0;
  const { ask, dialog } = useDeletion<Vehicle>({
    intent: 'delete-vehicle',
    texts: {
      ...text.deletion,
      question(vehicle) {
        const car = cars?.find(({ id }) => id === vehicle.carId);
        return (
          <>
            <p>{text.deletion.question(vehicle)}</p>
            {car?.vehicles === 1 && (
              <p className="mt-3">{text.deletion.lastPlate(car.title, car.units)}</p>
            )}
          </>
        );
      },
    },
    clashing(data) {
      const clashes = clashesIn(data);
      return clashes && <ClashList clashes={clashes} />;
    },
    notice(data) {
      const cars = deletedVehicleSchema.safeParse(data).data?.carUnits ?? [];
      return [unitsInWords(cars, form), shortageInWords(cars, form)].filter(Boolean).join(' ');
    },
  });
  const shown = columns(ask, texts);
  return (
    <div>
      <title>{text.pageTitle}</title>
      <PageHead
        title={text.title}
        tabs={<FleetTabs current="vehicles" />}
        count={vehicles && text.lead(vehicles.length - sold, sold)}
        actions={
          // An empty list offers to add a vehicle itself.
          vehicles?.length !== 0 && (
            <>
              {found.length > 0 && <ExportVehicles search={search} count={found.length} />}
              <AddLink to={NEW_VEHICLE_PATH}>{text.add}</AddLink>
            </>
          )
        }
      />
      {vehicles && vehicles.length > 0 && (
        <ListSearch label={text.search} value={search} show={show}>
          <FoundCount>{search && text.found(found.length)}</FoundCount>
          <ListViewButton name={LIST} columns={shown} />
        </ListSearch>
      )}
      <ListRows
        list={list}
        failed={() => text.failed}
        rows={vehicles && found}
        nothing={
          <NothingListed
            drawing={parked}
            texts={text}
            filtered={search !== ''}
            clear={{ to: VEHICLES_PATH, label: text.clearSearch }}
            add={{ to: NEW_VEHICLE_PATH, label: text.add }}
          />
        }
        name={LIST}
        caption={text.title}
        columns={shown}
        rowKey={({ id }) => id}
        isQuiet={({ status }) => status === 'sold'}
      />
      {dialog}
    </div>
  );
}

function ExportVehicles({ search, count }: { search: string; count: number }) {
  const { page: text } = useOfficeText('vehicles');
  const { title, all, found } = text.export;
  return (
    <ExportButton path="/admin/vehicles/export" query={search ? { search } : {}} title={title}>
      <p>{search ? found(count, search) : all(count)}</p>
    </ExportButton>
  );
}

function columns(
  onDelete: (vehicle: Vehicle) => void,
  { vehicles: { page: text, state: states }, editing }: Pick<OfficeTexts, 'vehicles' | 'editing'>,
): Column<Vehicle>[] {
  return [
    {
      key: 'vehicle',
      kind: 'label',
      header: text.columns.vehicle,
      priority: 1,
      cell: ({ id, plate, colour }) => (
        <>
          <RowLink to={vehiclePath(id)} title={plate}>
            {plate}
          </RowLink>
          {colour && <div className="max-w-40 truncate text-ink-soft text-meta">{colour}</div>}
        </>
      ),
    },
    {
      key: 'car',
      kind: 'text',
      header: text.columns.car,
      priority: 2,
      cell: ({ carTitle }) =>
        carTitle ? (
          <CutText title={carTitle} />
        ) : (
          <em className="text-ink-soft">{text.carDeleted}</em>
        ),
    },
    {
      key: 'kilometres',
      kind: 'number',
      header: text.columns.kilometres,
      priority: 2,
      optional: 'shown',
      cell: ({ kilometres }) => (kilometres === null ? '–' : text.kilometres(kilometres)),
    },
    {
      key: 'due',
      kind: 'text',
      header: text.columns.due,
      priority: 3,
      cell: ({ due }) =>
        due.length > 0 ? (
          <DueList due={due} />
        ) : (
          <span className="text-ink-soft">{text.nothingDue}</span>
        ),
      card: ({ due: [next, ...others] }) =>
        next ? (
          <div className={cx('truncate', lookOf(next))}>
            <span>{dueInWords(next, states)}</span>
            {others.length > 0 && <span>{` +${others.length}`}</span>}
          </div>
        ) : (
          text.nothingDue
        ),
    },
    {
      key: 'blocked',
      kind: 'text',
      header: text.columns.blocked,
      optional: 'shown',
      cell: ({ blocks }) => (
        <ul className="text-meta tabular-nums">
          {blocks.length === 0 && <li className="text-ink-soft">–</li>}
          {blocks.slice(0, 2).map(({ id, firstDay, lastDay, reason }, i) => (
            <li key={id} className="truncate">
              <span>{states.days(firstDay, lastDay)}</span>{' '}
              <span className="text-ink-soft">{states.reasons[reason]}</span>
              {i === 1 && blocks.length > 2 && <span>{` +${blocks.length - 2}`}</span>}
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'status',
      kind: 'status',
      header: text.columns.status,
      priority: 3,
      cell: ({ status }) => (
        <StatusDot tone={status === 'sold' ? 'done' : 'good'}>{text.statuses[status]}</StatusDot>
      ),
    },
    {
      key: 'actions',
      kind: 'actions',
      header: text.columns.actions,
      priority: 1,
      cell: (vehicle) => (
        <RowActions
          name={editing.actionsOf(vehicle.plate)}
          edit={{
            label: text.edit(vehicle.plate),
            to: vehiclePath(vehicle.id),
          }}
          remove={{ label: text.delete(vehicle.plate), onClick: () => onDelete(vehicle) }}
        />
      ),
    },
  ];
}

const lookOf = (due: Due) => (isOverdue(due) ? 'font-strong text-coral' : '');

function DueList({ due }: { due: Due[] }) {
  const { state } = useOfficeText('vehicles');
  return (
    <ul
      title={due.map((each) => dueInWords(each, state)).join(', ')}
      className="text-meta tabular-nums"
    >
      {due.slice(0, 2).map((each, i) => (
        <li key={each.kind} className={cx('truncate', lookOf(each))}>
          <span>{dueInWords(each, state)}</span>
          {i === 1 && due.length > 2 && <span>{` +${due.length - 2}`}</span>}
        </li>
      ))}
    </ul>
  );
}
