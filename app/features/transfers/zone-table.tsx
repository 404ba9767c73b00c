import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { type Column, DataTable, DataTableNote } from '#app/ui/data-table.tsx';
import { IconButton, IconLink } from '#app/ui/icon-button.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { adminZonesText as text } from './admin-zones.text.ts';
import { useZoneEditor } from './use-zone-editor.ts';
import { VEHICLES } from './zone.rules.ts';
import {
  hasNotices,
  ZONE_SAVE_ID,
  ZoneEditing,
  ZoneFormElement,
  ZoneNotices,
} from './zone-editing.tsx';
import { ZONE_FORM_ID, ZoneLine, ZoneNumber, ZoneStatusField, ZoneText } from './zone-fields.tsx';
import { MAX_ZONE_DESCRIPTION, MAX_ZONE_NAME } from './zone-input.rules.ts';
import type { AdminZone } from './zone-input.schema.ts';
import { ZoneStatusSwitch } from './zone-status-switch.tsx';
import { zonesHref } from './zones-address.rules.ts';

/** Id of the link that opens a zone's row for editing: it has the focus back afterwards. */
export function editLinkId(id: string): string {
  return `edit-${id}`;
}

/** The zones in their order; the one that is edited has controls in its row. */
export function ZoneTable({
  zones,
  editing,
  search,
  busy,
  onDelete,
  onFocusLost,
}: {
  zones: AdminZone[];
  /** Id of the zone that is edited, if one is. */
  editing: string | null;
  search: string;
  busy: boolean;
  onDelete: (zone: AdminZone) => void;
  onFocusLost: () => void;
}) {
  const columns = zoneColumns({ editing, search, onDelete });
  const leaveTo = zonesHref({ search });
  return (
    <DataTable
      caption={text.title}
      columns={columns}
      rows={zones}
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
      busy={busy}
      onFocusLost={onFocusLost}
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
  children: ReactNode;
}) {
  const editor = useZoneEditor({ zone, displayOrder: zone.displayOrder, leaveTo });
  return (
    <ZoneEditing editor={editor}>
      {/* Its controls are in the row's cells, which no form can be around. */}
      <tr hidden>
        <td>
          <ZoneFormElement editor={editor} label={text.form.editing(zone.zoneName)} />
        </td>
      </tr>
      {hasNotices(editor) && (
        <DataTableNote columns={columns}>
          <ZoneNotices editor={editor} />
        </DataTableNote>
      )}
      {children}
    </ZoneEditing>
  );
}

export function zoneColumns({
  editing,
  search,
  onDelete,
}: {
  editing: string | null;
  search: string;
  onDelete: (zone: AdminZone) => void;
}): Column<AdminZone>[] {
  /** What a row shows, and what it has in its place while it is edited. */
  const either = (shown: (zone: AdminZone) => ReactNode, edited: ReactNode) => (zone: AdminZone) =>
    zone.id === editing ? edited : shown(zone);
  return [
    {
      key: 'zone',
      header: text.columns.zone,
      cell: either((zone) => <ZoneName zone={zone} />, <NameControls />),
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
          <ZoneNumber bare required name={`pricing.${vehicle}`} className="min-w-22" />,
        ),
      }),
    ),
    {
      key: 'order',
      header: text.columns.order,
      align: 'end',
      // Where a card stands says it.
      inCard: ({ id }) => (id === editing ? { sixths: 3 } : 'none'),
      cell: either(
        ({ displayOrder }) => <span className="tabular-nums">{displayOrder}</span>,
        <ZoneNumber bare name="displayOrder" className="min-w-18" />,
      ),
    },
    {
      key: 'status',
      header: text.columns.status,
      inCard: ({ id }) => ({ sixths: 3, bare: id !== editing }),
      cell: either((zone) => <ZoneStatusSwitch zone={zone} />, <ZoneStatusField bare />),
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
      inCard: ({ id }) => ({ sixths: id === editing ? 6 : 3, bare: true }),
      cell: either(
        (zone) => <Actions zone={zone} search={search} onDelete={() => onDelete(zone)} />,
        <SaveAndCancel leaveTo={zonesHref({ search })} />,
      ),
    },
  ];
}

function ZoneName({ zone: { zoneName, description } }: { zone: AdminZone }) {
  return (
    <div lang="tr" className="wrap-anywhere @3xl:min-w-40">
      <div className="font-semibold">{zoneName}</div>
      {description && <div className="line-clamp-2 text-ink-soft text-sm">{description}</div>}
    </div>
  );
}

function NameControls() {
  return (
    <div className="grid gap-2 @3xl:min-w-44">
      <ZoneLine bare required name="zoneName" maxLength={MAX_ZONE_NAME} lang="tr" />
      <ZoneText
        bare
        name="description"
        rows={2}
        maxLength={MAX_ZONE_DESCRIPTION}
        placeholder={text.form.fields.description}
        lang="tr"
      />
    </div>
  );
}

function SaveAndCancel({ leaveTo }: { leaveTo: string }) {
  return (
    <div className="flex justify-end gap-2 @3xl:flex-col @max-3xl:*:grow">
      <Button
        id={ZONE_SAVE_ID}
        form={ZONE_FORM_ID}
        type="submit"
        size="sm"
        variant="primary"
        title={text.form.keys}
      >
        {text.form.save}
      </Button>
      <ButtonLink size="sm" to={leaveTo} replace preventScrollReset>
        {text.form.cancel}
      </ButtonLink>
    </div>
  );
}

function Actions({
  zone: { id, zoneName },
  search,
  onDelete,
}: {
  zone: AdminZone;
  search: string;
  onDelete: () => void;
}) {
  const look = '@3xl:border-transparent @3xl:bg-transparent';
  return (
    <div className="flex justify-end gap-1 @max-3xl:gap-2">
      <IconLink
        id={editLinkId(id)}
        label={text.edit(zoneName)}
        to={zonesHref({ search, mode: { doing: 'editing', id } })}
        preventScrollReset
        className={look}
      >
        <Pencil aria-hidden="true" className="size-5" />
      </IconLink>
      <IconButton label={text.delete(zoneName)} onClick={onDelete} className={look}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
