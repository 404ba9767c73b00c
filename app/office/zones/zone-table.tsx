import { type MouseEvent, useEffect, useRef } from 'react';
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
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { ROW_BUTTON, RowActions } from '#app/ui/lists/row-actions.tsx';
import { RowSwitch } from '#app/ui/lists/row-switch.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { ZoneEditor } from './zone-editor.tsx';
import { zonesHref } from './zones-address.rules.ts';

/** Key under which the browser stores the chosen columns of this list. */
const ZONES_LIST = 'zones';

/** Returns the id of the link that opens a zone for editing; it gets the focus back afterwards. */
export function editLinkId(id: string): string {
  return `edit-${id}`;
}

export function ZoneTable({
  list,
  zones,
  editing,
  search,
  onDelete,
  nothing,
}: {
  list: Part<unknown>;
  /** Null until the list is loaded. */
  zones: AdminZone[] | null;
  /** Id of the edited zone; null if there is none. */
  editing: string | null;
  search: string;
  onDelete: (zone: AdminZone) => void;
  nothing: Elements;
}) {
  const texts = useOfficeText('zones');
  const { alerts: zoneAlerts, page: text } = texts;
  const order = (zones ?? []).map(({ id }) => id);
  return (
    <ListRows
      list={list}
      failed={() => zoneAlerts.fetchFailed}
      rows={zones}
      nothing={nothing}
      name={ZONES_LIST}
      caption={text.title}
      columns={zoneColumns({ texts, search, order, onDelete })}
      rowKey={({ id }) => id}
      isQuiet={({ status }) => status === 'inactive'}
      formOf={(zone) =>
        zone.id === editing && <ZoneEditor zone={zone} leaveTo={zonesHref({ search })} />
      }
    />
  );
}

function zoneColumns({
  search,
  order,
  onDelete,
  texts,
}: {
  texts: OfficeTexts['zones'];
  search: string;
  /** Ids of all zones, in display order. */
  order: readonly string[];
  onDelete: (zone: AdminZone) => void;
}): Column<AdminZone>[] {
  const { page: text } = texts;
  const places = search === '' ? order : null;
  return [
    {
      key: 'zone',
      kind: 'title',
      header: text.columns.zone,
      priority: 1,
      cell: (zone) => <ZoneName zone={zone} />,
      card: ({ zoneName }) => (
        <span lang="tr" title={zoneName} className="block truncate font-strong">
          {zoneName}
        </span>
      ),
    },
    ...VEHICLES.map((vehicle): Column<AdminZone> => {
      const fare = ({ pricing }: AdminZone) => formatMinor(eurosToCents(pricing[vehicle]), 'EUR');
      return {
        key: vehicle,
        kind: 'money',
        header: text.columns[vehicle],
        priority: 3,
        cell: fare,
        card: (zone) => `1–${MAX_PASSENGERS[vehicle]}: ${fare(zone)}`,
      };
    }),
    {
      key: 'order',
      kind: 'number',
      header: text.columns.order,
      cell: (zone) => <ZoneOrder zone={zone} places={places} />,
    },
    {
      key: 'status',
      kind: 'status',
      header: text.columns.status,
      priority: 1,
      cell: (zone) => <ZoneStatusSwitch zone={zone} />,
    },
    {
      key: 'actions',
      kind: 'actions',
      header: text.columns.actions,
      priority: 1,
      cell: (zone) => (
        <ZoneActions zone={zone} search={search} places={places} onDelete={() => onDelete(zone)} />
      ),
    },
  ];
}

/** Buttons of a zone's row. The menu of a card also contains the steps up and down. */
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
  const { zoneName, description, translations } = zone;
  const missing = missingLanguages(zone, translations, ZONE_TEXTS).length;
  return (
    <>
      <div className="flex items-baseline gap-x-2">
        <span lang="tr" title={zoneName} className="min-w-0 truncate font-strong">
          {zoneName}
        </span>
        {description && (
          <span className="shrink-0">
            <LanguagesDone done={SITE_LANGUAGES.length - missing} />
          </span>
        )}
      </div>
      {description && (
        <div lang="tr" title={description} className="truncate text-ink-soft text-meta">
          {description}
        </div>
      )}
    </>
  );
}

/**
 * Display order of a zone, with buttons that move the zone. `places` is null in a search, which has
 * no buttons.
 */
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
    // Moving a row in the document removes the focus.
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
    <div className="flex items-center justify-end gap-1">
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
      {/* The number is last, so that it is below its header. */}
      <span className="ml-1 min-w-[3ch] text-right tabular-nums">{displayOrder}</span>
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
    <RowSwitch
      label={text.switchStatus(zoneName)}
      checked={shown === 'active'}
      off={text.statuses.inactive}
      onChange={(active) => send({ status: active ? 'active' : 'inactive' })}
    />
  );
}
