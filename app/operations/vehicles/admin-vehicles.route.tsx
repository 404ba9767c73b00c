import { useSearchParams } from 'react-router';
import parked from '#app/base/shell/assets/parked.svg?no-inline';
import { unlessOnlyQuery } from '#app/base/shell/page-answer.ts';
import { clashesIn } from '#app/domain/bookings/booking.schema.ts';
import { ExportButton } from '#app/editing/list/export-button.tsx';
import { runListAction, useDeletion } from '#app/editing/list/list-actions.tsx';
import {
  AddLink,
  FoundCount,
  ListRows,
  ListSearch,
  ListSkeleton,
  ListViewButton,
  NothingListed,
} from '#app/editing/list/list-screen.tsx';
import { useChosenAddress } from '#app/editing/list/use-chosen-address.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import {
  CAR_LIST_PATH,
  NEW_VEHICLE_PATH,
  VEHICLES_PATH,
  vehiclePath,
  vehicleSearchPath,
} from '#app/editing/office-paths.rules.ts';
import { loadPart } from '#app/lib/page-part.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { ClashList } from '#app/office/bookings/editor/booking-clash-dialog.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { type Column, LINE_LINK } from '#app/ui/lists/data-table.tsx';
import { RowActions } from '#app/ui/lists/row-actions.tsx';
import { BackLink, SectionHeader } from '#app/ui/sections.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';
import type { Route } from './+types/admin-vehicles.route.ts';
import { type Due, isOverdue, searchVehicles } from './vehicle.rules.ts';
import { deletedVehicleSchema, type Vehicle, vehiclesSchema } from './vehicle.schema.ts';
import { dueInWords, shortageInWords, unitsInWords } from './vehicle-words.rules.ts';

/** Key of a person's choices for this list. */
const LIST = 'vehicles';

/** Language of the screen for a person who chose none. */
export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { list: await loadPart(callAdminApi(request, VEHICLES_PATH, vehiclesSchema)) };
}

/** Searching needs nothing new. */
export const shouldRevalidate = unlessOnlyQuery;

export function clientAction({ request }: Route.ClientActionArgs) {
  return runListAction(request, {
    'delete-vehicle': ({ id, anyway }) => {
      const path = `${vehiclePath(id)}${anyway ? '?allowOverbooking=true' : ''}`;
      return callAdminApi(request, path, deletedVehicleSchema, { method: 'DELETE' });
    },
  });
}

export function HydrateFallback() {
  const texts = { vehicles: useOfficeText('vehicles'), editing: useOfficeText('editing') };
  const { page: text } = texts.vehicles;
  return (
    <div>
      <SectionHeader slim title={text.title} />
      <p role="status" className="sr-only">
        {text.loading}
      </p>
      <ListSkeleton fixed lines name={LIST} columns={columns(() => {}, texts)} rows={6} />
    </div>
  );
}

/** The single vehicles: where each belongs, what falls due, and when it cannot be let. */
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
    inTheWay(data) {
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
      <BackLink to={CAR_LIST_PATH}>{text.back}</BackLink>
      <SectionHeader
        slim
        title={text.title}
        lead={vehicles && text.lead(vehicles.length - sold, sold)}
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
        fixed
        lines
        name={LIST}
        caption={text.title}
        columns={shown}
        rowKey={({ id }) => id}
        rowClassName={({ status }) => status === 'sold' && 'bg-sand! text-ink-soft'}
      />
      {dialog}
    </div>
  );
}

/** Downloads the vehicles that the search finds. */
function ExportVehicles({ search, count }: { search: string; count: number }) {
  const { page: text } = useOfficeText('vehicles');
  const { title, all, found } = text.export;
  return (
    <ExportButton
      path="/admin/vehicles/export"
      query={search ? { search } : {}}
      title={title}
      lang={useOfficeLanguage()}
    >
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
      header: text.columns.vehicle,
      width: 'w-32',
      inCard: { line: 'col-start-1 row-start-1' },
      cell: ({ id, plate, colour }) => (
        <span className="@3xl:block flex items-baseline gap-x-2">
          <Link to={vehiclePath(id)} className={cx('whitespace-nowrap tabular-nums', LINE_LINK)}>
            {plate}
          </Link>
          {colour && <span className="@3xl:block truncate text-ink-soft text-xs">{colour}</span>}
        </span>
      ),
    },
    {
      key: 'car',
      header: text.columns.car,
      inCard: { line: 'col-start-1 row-start-2' },
      cell: ({ carTitle }) =>
        carTitle ? (
          <span title={carTitle} className="block truncate">
            {carTitle}
          </span>
        ) : (
          <em className="text-ink-soft">{text.carDeleted}</em>
        ),
    },
    {
      key: 'kilometres',
      header: text.columns.kilometres,
      optional: 'shown',
      align: 'end',
      width: 'w-26',
      inCard: { line: 'col-start-2 row-start-2 @max-3xl:text-ink-soft' },
      cell: ({ kilometres }) => (
        <span className="whitespace-nowrap tabular-nums">
          {kilometres === null ? '–' : text.kilometres(kilometres)}
        </span>
      ),
    },
    {
      key: 'due',
      header: text.columns.due,
      width: 'w-54',
      inCard: { line: 'col-start-1 row-start-3' },
      cell: ({ due }) =>
        due.length > 0 ? (
          <DueList due={due} />
        ) : (
          <span className="text-ink-soft text-xs">{text.nothingDue}</span>
        ),
    },
    {
      key: 'blocked',
      header: text.columns.blocked,
      optional: 'shown',
      width: 'w-36',
      inCard: 'none',
      cell: ({ blocks }) => (
        <ul className="text-xs leading-4.5 tabular-nums">
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
      header: text.columns.status,
      width: 'w-26',
      inCard: { line: 'col-start-2 row-start-3 justify-self-end' },
      cell: ({ status }) => (
        <StatusDot tone={status === 'sold' ? 'done' : 'good'}>{text.statuses[status]}</StatusDot>
      ),
    },
    {
      key: 'actions',
      header: text.columns.actions,
      hideHeader: true,
      width: 'w-20',
      inCard: { line: 'relative -my-2 col-start-2 row-start-1 justify-self-end' },
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

/** Due dates in two lines; further ones as a count. */
function DueList({ due }: { due: Due[] }) {
  const { state } = useOfficeText('vehicles');
  return (
    <ul
      title={due.map((each) => dueInWords(each, state)).join(', ')}
      className="text-xs leading-4.5 tabular-nums"
    >
      {due.slice(0, 2).map((each, i) => (
        <li
          key={each.kind}
          className={cx(
            'truncate',
            isOverdue(each) ? 'font-semibold text-coral' : 'font-medium',
            // A card has room for the next one.
            i > 0 && '@max-3xl:hidden',
          )}
        >
          <span>{dueInWords(each, state)}</span>
          {i === 0 && due.length > 1 && (
            <span className="@3xl:hidden">{` +${due.length - 1}`}</span>
          )}
          {i === 1 && due.length > 2 && <span>{` +${due.length - 2}`}</span>}
        </li>
      ))}
    </ul>
  );
}
