import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { MAX_PASSENGERS, VEHICLES, ZONE_TEXTS } from '#app/domain/zones/zone.rules.ts';
import type { AdminZone, ZoneMove } from '#app/domain/zones/zone.schema.ts';
import { LanguagesDone } from '#app/editing/fields/translated-field.tsx';
import { useRowAction } from '#app/editing/list/list-actions.tsx';
import { ListRows } from '#app/editing/list/list-screen.tsx';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import type { Part } from '#app/lib/page-part.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { missingLanguages } from '#app/lib/words/translations.rules.ts';
import { IconButton } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { Switch } from '#app/ui/fields/switch.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { type Column, DataTableNote } from '#app/ui/lists/data-table.tsx';
import { ROW_BUTTON, RowActions } from '#app/ui/lists/row-actions.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import {
  useZoneEditor,
  ZoneFormElement,
  ZoneNotices,
  ZoneScope,
  zoneCells,
} from './zone-editor.tsx';
import { zonesHref } from './zones-address.rules.ts';

/** Of what a person chose for this list. */
export const ZONES_LIST = 'zones';

/** Id of the link that opens a zone's row for editing: it has the focus back afterwards. */
export function editLinkId(id: string): string {
  return `edit-${id}`;
}

/** The zones in their order; the one that is edited has controls in its row. */
export function ZoneTable({
  list,
  zones,
  editing,
  search,
  onDelete,
  nothing,
}: {
  list: Part<unknown>;
  /** Null while none have come. */
  zones: AdminZone[] | null;
  /** Id of the zone that is edited, if one is. */
  editing: string | null;
  search: string;
  onDelete: (zone: AdminZone) => void;
  /** In place of the table. */
  nothing: Elements;
}) {
  const texts = useOfficeText('zones');
  const { alerts: zoneAlerts, page: text } = texts;
  const columns = zoneColumns({
    texts,
    editing,
    search,
    order: (zones ?? []).map(({ id }) => id),
    onDelete,
  });
  const leaveTo = zonesHref({ search });
  return (
    <ListRows
      list={list}
      failed={() => zoneAlerts.fetchFailed}
      rows={zones}
      nothing={nothing}
      lines
      name={ZONES_LIST}
      caption={text.title}
      columns={columns}
      rowKey={({ id }) => id}
      rowClassName={({ id, status }) =>
        id === editing
          ? 'inset-ring-2 inset-ring-turquoise bg-white! @max-3xl:grid-cols-6! @max-3xl:gap-y-2 @3xl:*:py-2! @3xl:*:align-top!'
          : status === 'inactive' && 'bg-sand! text-ink-soft'
      }
      wrapRow={(zone, row) =>
        zone.id === editing ? (
          <EditedRow zone={zone} columns={columns.length} leaveTo={leaveTo}>
            {row}
          </EditedRow>
        ) : (
          row
        )
      }
    />
  );
}

function EditedRow({
  zone,
  columns,
  leaveTo,
  children,
}: {
  zone: AdminZone;
  columns: number;
  leaveTo: string;
  children: Elements;
}) {
  const { page: text } = useOfficeText('zones');
  const editor = useZoneEditor(zone);
  return (
    <ZoneScope editor={editor} leaveTo={leaveTo}>
      {/* Its controls are in the row's cells, which no form can be around. */}
      <tr hidden>
        <td>
          <ZoneFormElement editor={editor} label={text.form.editing(zone.zoneName)} />
        </td>
      </tr>
      {(editor.attempt || editor.draft.offered.length > 0) && (
        <DataTableNote columns={columns}>
          <ZoneNotices editor={editor} />
        </DataTableNote>
      )}
      {children}
    </ZoneScope>
  );
}

/** On a card: on the line of the name, with room for a fingertip; the fares are below it. */
const BESIDE_NAME =
  'col-start-2 row-start-1 self-start @max-3xl:-mt-3 @max-3xl:-mb-1 large-letters:mt-0! large-letters:mb-0!';

export function zoneColumns({
  editing,
  search,
  order,
  onDelete,
  texts,
}: {
  texts: OfficeTexts['zones'];
  editing: string | null;
  search: string;
  /** Ids of all zones, in their order. */
  order: readonly string[];
  onDelete: (zone: AdminZone) => void;
}): Column<AdminZone>[] {
  const { page: text } = texts;
  const cells = zoneCells(texts);
  /** What a row shows, and what it has in its place while it is edited. */
  const either = (shown: (zone: AdminZone) => ReactNode, edited: ReactNode) => (zone: AdminZone) =>
    zone.id === editing ? edited : shown(zone);
  /** The place of a cell on a card: on a line of it, or with its header among the controls. */
  const place =
    (line: string, sixths: 3 | 6, bare = false) =>
    ({ id }: AdminZone) =>
      id === editing ? { sixths, bare } : { line };
  return [
    {
      key: 'zone',
      header: text.columns.zone,
      inCard: place('col-span-full row-start-1 @max-3xl:pr-34 large-letters:pr-0!', 6),
      cell: either((zone) => <ZoneName zone={zone} />, cells.name),
    },
    ...VEHICLES.map(
      (vehicle): Column<AdminZone> => ({
        key: vehicle,
        header: text.columns[vehicle],
        align: 'end',
        // A card has them in its second line.
        inCard: ({ id }) => (id === editing ? { sixths: 2 } : 'none'),
        cell: either(
          ({ pricing }) => (
            <span className="font-semibold tabular-nums">
              {formatMinor(eurosToCents(pricing[vehicle]), 'EUR')}
            </span>
          ),
          cells.fare(vehicle),
        ),
      }),
    ),
    {
      key: 'order',
      header: text.columns.order,
      align: 'end',
      inCard: ({ id }) => (id === editing ? { sixths: 3 } : 'none'),
      cell: either(
        (zone) => <ZoneOrder zone={zone} places={search === '' ? order : null} />,
        cells.order,
      ),
    },
    {
      key: 'status',
      header: text.columns.status,
      inCard: place(`relative ${BESIDE_NAME} @max-3xl:mr-9 large-letters:mr-0!`, 3),
      cell: either((zone) => <ZoneStatusSwitch zone={zone} />, cells.status),
    },
    {
      key: 'actions',
      header: text.columns.actions,
      hideHeader: true,
      inCard: place(`relative ${BESIDE_NAME} justify-self-end`, 6, true),
      cell: either(
        (zone) => (
          <ZoneActions
            zone={zone}
            search={search}
            places={search === '' ? order : null}
            onDelete={() => onDelete(zone)}
          />
        ),
        cells.saveAndCancel(zonesHref({ search })),
      ),
    },
  ];
}

/** A card has the steps up and down in its menu. */
function ZoneActions({
  zone,
  search,
  places,
  onDelete,
}: {
  zone: AdminZone;
  search: string;
  places: readonly string[] | null;
  onDelete: () => void;
}) {
  const { page: text } = useOfficeText('zones');
  const { id, zoneName } = zone;
  const { busy, move } = useZoneMove(id);
  const { actionsOf } = useOfficeText('editing');
  return (
    <RowActions
      name={actionsOf(zoneName)}
      edit={{
        id: editLinkId(id),
        label: text.edit(zoneName),
        to: zonesHref({ search, edit: id }),
        preventScrollReset: true,
      }}
      more={
        places
          ? (['up', 'down'] as const).map((direction) => ({
              label: text[direction](zoneName),
              icon: <Icon name={direction === 'up' ? 'icon-arrow-up' : 'icon-arrow-down'} />,
              disabled: busy || id === places.at(direction === 'up' ? 0 : -1),
              onSelect: () => move(direction),
            }))
          : []
      }
      remove={{ label: text.delete(zoneName), onClick: onDelete }}
    />
  );
}

function useZoneMove(id: string) {
  const { alerts: zoneAlerts } = useOfficeText('zones');
  const { send, busy } = useRowAction<{ direction: ZoneMove }>({
    id,
    intent: 'move-zone',
    done: () => zoneAlerts.updated,
    failed: zoneAlerts.updating,
  });
  return { busy, move: (direction: ZoneMove) => void send({ direction }) };
}

function ZoneName({ zone }: { zone: AdminZone }) {
  const { zoneName, description, pricing, translations } = zone;
  const missing = missingLanguages(zone, translations, ZONE_TEXTS).length;
  return (
    <div className="min-w-0 @3xl:max-w-80">
      <div className="flex items-baseline gap-x-2">
        <span lang="tr" title={zoneName} className="min-w-0 truncate font-semibold">
          {zoneName}
        </span>
        {description && (
          <span className="shrink-0 @max-3xl:hidden">
            <LanguagesDone done={SITE_LANGUAGES.length - missing} />
          </span>
        )}
      </div>
      {description && (
        <div
          lang="tr"
          title={description}
          className="@max-3xl:hidden truncate text-ink-soft text-xs leading-4.5"
        >
          {description}
        </div>
      )}
      <ul className="@3xl:hidden -mr-34 large-letters:mr-0 mt-1 flex flex-wrap gap-x-2 text-xs sm:gap-x-4">
        {VEHICLES.map((vehicle) => (
          <li key={vehicle} className="whitespace-nowrap font-medium tabular-nums">
            {`1–${MAX_PASSENGERS[vehicle]}: ${formatMinor(eurosToCents(pricing[vehicle]), 'EUR')}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The number of a zone in the order, and a step up or down; `places` is null in a search. */
function ZoneOrder({
  zone: { id, zoneName, displayOrder },
  places,
}: {
  zone: AdminZone;
  places: readonly string[] | null;
}) {
  const { page: text } = useOfficeText('zones');
  const { busy, move } = useZoneMove(id);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    // A row that moves loses the focus.
    if (!busy && document.activeElement === document.body) pressed.current?.focus();
  }, [busy]);
  const step = (direction: ZoneMove, end: boolean) => ({
    label: text[direction](zoneName),
    'aria-disabled': end || busy,
    onClick({ currentTarget }: MouseEvent<HTMLElement>) {
      pressed.current = currentTarget;
      if (!end && !busy) move(direction);
    },
    className: `aria-disabled:text-ink-soft/50 ${ROW_BUTTON}`,
  });
  return (
    <div className="flex items-center gap-1 @3xl:justify-end">
      {places && (
        <>
          <IconButton {...step('up', places[0] === id)}>
            <Icon name="icon-arrow-up" className="size-4.5" />
          </IconButton>
          <IconButton {...step('down', places.at(-1) === id)}>
            <Icon name="icon-arrow-down" className="size-4.5" />
          </IconButton>
        </>
      )}
      {/* Last, below its header. */}
      <span className="ml-1 tabular-nums">{displayOrder}</span>
    </div>
  );
}

function ZoneStatusSwitch({ zone: { id, zoneName, status } }: { zone: AdminZone }) {
  const { alerts: zoneAlerts, page: text } = useOfficeText('zones');
  const { sent, send } = useRowAction<{ status: AdminZone['status'] }>({
    id,
    intent: 'set-zone-status',
    done: () => zoneAlerts.updated,
    failed: zoneAlerts.updating,
  });
  const shown = sent?.status ?? status;
  return (
    <Switch
      label={text.switchStatus(zoneName)}
      checked={shown === 'active'}
      onChange={(active) => send({ status: active ? 'active' : 'inactive' })}
    >
      <span className="font-medium">{text.statuses[shown]}</span>
    </Switch>
  );
}
