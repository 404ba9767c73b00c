import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useRowAction } from '#app/editing/list-actions.tsx';
import { ListRows } from '#app/editing/list-screen.tsx';
import { LanguagesDone } from '#app/editing/translated-field.tsx';
import { languageOf } from '#app/lib/language.ts';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import type { Part } from '#app/lib/settled.ts';
import { SITE_LANGUAGES } from '#app/lib/texts.ts';
import { missingLanguages } from '#app/lib/translations.rules.ts';
import { VEHICLES, ZONE_TEXTS } from '#app/site/transfers/zone.rules.ts';
import type { AdminZone, ZoneMove } from '#app/site/transfers/zone.schema.ts';
import { zonesText } from '#app/site/transfers/zones.text.ts';
import { IconButton } from '#app/ui/button.tsx';
import { type Column, DataTableNote } from '#app/ui/data-table.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ROW_BUTTON, RowActions } from '#app/ui/row-actions.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { StatusDot } from '#app/ui/status-dot.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { useText } from '#app/ui/use-text.ts';
import {
  useZoneEditor,
  ZoneFormElement,
  ZoneNotices,
  ZoneScope,
  zoneCells,
} from './zone-editor.tsx';
import { zonesHref } from './zones-address.rules.ts';

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
  const { alerts: zoneAlerts, page: text } = useText(zonesText);
  const columns = zoneColumns({
    editing,
    search,
    order: (zones ?? []).map(({ id }) => id),
    onDelete,
  });
  const leaveTo = zonesHref({ search });
  return (
    <ListRows
      lang={languageOf('en')}
      list={list}
      failed={() => zoneAlerts.fetchFailed}
      rows={zones}
      nothing={nothing}
      caption={text.title}
      columns={columns}
      rowKey={({ id }) => id}
      rowClassName={({ id, status }) =>
        id === editing
          ? 'inset-ring-2 inset-ring-turquoise bg-white! @3xl:*:align-top!'
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
  const { page: text } = useText(zonesText);
  const editor = useZoneEditor(zone);
  return (
    <ZoneScope editor={editor} leaveTo={leaveTo}>
      {/* Its controls are in the row's cells, which no form can be around. */}
      <tr hidden>
        <td>
          <ZoneFormElement editor={editor} label={text.form.editing(zone.zoneName)} />
        </td>
      </tr>
      {(editor.attempt || editor.draft.offered) && (
        <DataTableNote columns={columns}>
          <ZoneNotices editor={editor} />
        </DataTableNote>
      )}
      {children}
    </ZoneScope>
  );
}

export function zoneColumns({
  editing,
  search,
  order,
  onDelete,
}: {
  editing: string | null;
  search: string;
  /** Ids of all zones, in their order. */
  order: readonly string[];
  onDelete: (zone: AdminZone) => void;
}): Column<AdminZone>[] {
  const { page: text } = zonesText.onScreen();
  /** What a row shows, and what it has in its place while it is edited. */
  const either = (shown: (zone: AdminZone) => ReactNode, edited: ReactNode) => (zone: AdminZone) =>
    zone.id === editing ? edited : shown(zone);
  return [
    {
      key: 'zone',
      header: text.columns.zone,
      cell: either((zone) => <ZoneName zone={zone} />, zoneCells().name),
    },
    ...VEHICLES.map(
      (vehicle): Column<AdminZone> => ({
        key: vehicle,
        header: text.columns[vehicle],
        align: 'end',
        inCard: { sixths: 2 },
        cell: either(
          ({ pricing }) => (
            <span className="font-semibold tabular-nums">
              {formatMinor(eurosToCents(pricing[vehicle]), 'EUR')}
            </span>
          ),
          zoneCells().fare(vehicle),
        ),
      }),
    ),
    {
      key: 'order',
      header: text.columns.order,
      align: 'end',
      inCard: ({ id }) => ({ sixths: 3, bare: id !== editing }),
      cell: either(
        (zone) => <ZoneOrder zone={zone} places={search === '' ? order : null} />,
        zoneCells().order,
      ),
    },
    {
      key: 'status',
      header: text.columns.status,
      inCard: ({ id }) => ({ sixths: 3, bare: id !== editing }),
      cell: either((zone) => <ZoneStatusSwitch zone={zone} />, zoneCells().status),
      waiting: (
        <div className="min-h-11 py-2.5">
          <SkeletonLine />
        </div>
      ),
    },
    {
      key: 'actions',
      header: text.columns.actions,
      hideHeader: true,
      inCard: { sixths: 6, bare: true },
      cell: either(
        (zone) => (
          <RowActions
            edit={{
              id: editLinkId(zone.id),
              label: text.edit(zone.zoneName),
              to: zonesHref({ search, edit: zone.id }),
              preventScrollReset: true,
            }}
            remove={{ label: text.delete(zone.zoneName), onClick: () => onDelete(zone) }}
          />
        ),
        zoneCells().saveAndCancel(zonesHref({ search })),
      ),
    },
  ];
}

function ZoneName({ zone }: { zone: AdminZone }) {
  const { zoneName, description, translations } = zone;
  const missing = missingLanguages(zone, translations, ZONE_TEXTS).length;
  return (
    <div className="wrap-anywhere @3xl:min-w-40">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span lang="tr" className="font-semibold">
          {zoneName}
        </span>
        {description && (
          <LanguagesDone done={SITE_LANGUAGES.length - missing} lang={languageOf('en')} />
        )}
      </div>
      {description && (
        <div lang="tr" className="line-clamp-2 text-ink-soft text-sm">
          {description}
        </div>
      )}
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
  const { alerts: zoneAlerts, page: text } = useText(zonesText);
  const { send, busy } = useRowAction<{ direction: ZoneMove }>({
    id,
    intent: 'move-zone',
    done: () => zoneAlerts.updated,
    failed: zoneAlerts.updating,
    lang: languageOf('en'),
  });
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
      if (!end && !busy) send({ direction });
    },
    className: `aria-disabled:opacity-40 ${ROW_BUTTON}`,
  });
  return (
    <div className="flex items-center gap-1 @3xl:justify-end">
      <span className="mr-1 tabular-nums">{displayOrder}</span>
      {places && (
        <>
          <IconButton {...step('up', places[0] === id)}>
            <Icon name="icon-arrow-up" className="size-5" />
          </IconButton>
          <IconButton {...step('down', places.at(-1) === id)}>
            <Icon name="icon-arrow-down" className="size-5" />
          </IconButton>
        </>
      )}
    </div>
  );
}

function ZoneStatusSwitch({ zone: { id, zoneName, status } }: { zone: AdminZone }) {
  const { alerts: zoneAlerts, page: text } = useText(zonesText);
  const { sent, send } = useRowAction<{ status: AdminZone['status'] }>({
    id,
    intent: 'set-zone-status',
    done: () => zoneAlerts.updated,
    failed: zoneAlerts.updating,
    lang: languageOf('en'),
  });
  const shown = sent?.status ?? status;
  return (
    <Switch
      label={text.switchStatus(zoneName)}
      checked={shown === 'active'}
      onChange={(active) => send({ status: active ? 'active' : 'inactive' })}
    >
      <StatusDot tone={shown === 'active' ? 'good' : 'done'}>{text.statuses[shown]}</StatusDot>
    </Switch>
  );
}
