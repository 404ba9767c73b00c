import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { SaveBar } from '#app/editing/save-bar.tsx';
import { UnsavedDialog, useUnsavedGuard } from '#app/editing/use-unsaved-guard.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { cx } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import { SIGN_IN_PATH } from '../auth/sign-in-path.rules.ts';
import { adminZonesText, zoneAlerts } from './admin-zones.text.ts';
import type { ZoneActionResult } from './zone-actions.ts';
import type { AdminZone } from './zone-input.schema.ts';
import { ZoneOrderChanged } from './zone-order-changed.tsx';
import { zonesHref } from './zones-address.rules.ts';

const SAVE_ID = 'zone-order-save';
const text = adminZonesText.order;
const { leave } = adminZonesText.editing;

/**
 * Puts the zones into another order, by dragging or by two buttons each, and saves it at once. When
 * somebody else has changed it meanwhile, what was arranged stays, beside the order that holds now.
 */
export function ZoneOrder({ zones }: { zones: AdminZone[] }) {
  const inForce = zones.map(({ id }) => id);
  /** The list from which this was begun. */
  const [from, setFrom] = useState(inForce);
  const [ids, setIds] = useState(inForce);
  const [said, setSaid] = useState('');
  const fetcher = useFetcher<ZoneActionResult>();
  const navigate = useNavigate();
  const toasts = useToasts();
  const ordered = inOrder(zones, ids);
  const saved = fetcher.state === 'idle' && fetcher.data?.ok === true;
  const failure = fetcher.state === 'idle' && fetcher.data?.ok === false ? fetcher.data : null;
  const changed = !saved && inForce.join(' ') !== from.join(' ');
  const unsaved = !saved && ordered.some(({ id }, place) => id !== zones[place]?.id);
  const leaving = useUnsavedGuard(unsaved, { freeTo: SIGN_IN_PATH });

  const finish = useEffectEvent(() => {
    toasts.success(zoneAlerts.updated, { action: true, lang: 'en' });
    navigate(zonesHref(), { replace: true });
  });
  useEffect(() => {
    if (saved) finish();
  }, [saved]);

  function move(from: number, to: number) {
    const name = ordered[from]?.zoneName;
    if (name === undefined || to < 0 || to >= ordered.length) return;
    setIds(arrayMove(ordered, from, to).map(({ id }) => id));
    setSaid(text.moved(name, to + 1, ordered.length));
  }
  function save() {
    if (fetcher.state !== 'idle') return;
    const order = ordered.map(({ id }) => id).join(' ');
    // From the list as it is known here: by now whoever saves has been told of it.
    const known = inForce.join(' ');
    fetcher.submit({ intent: 'order-zones', ids: order, from: known }, { method: 'post' });
  }
  return (
    <form
      lang="en"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="-mb-6 md:-mb-8"
    >
      <SectionHeader title={text.title} lead={text.text} />
      {changed && (
        <ZoneOrderChanged
          zones={zones}
          onTake={() => {
            setFrom(inForce);
            setIds(inForce);
            fetcher.reset();
            document.getElementById(SAVE_ID)?.focus();
          }}
        />
      )}
      {failure && !(changed && failure.status === 409) && (
        <Alert tone="error" className="mb-4">
          {zoneAlerts.updating(failure.error)}
        </Alert>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Sorting ids={ordered.map(({ id }) => id)} onMove={move}>
        <ol className="grid max-w-2xl gap-2 pb-8">
          {ordered.map((zone, place) => (
            <SortableZone
              key={zone.id}
              zone={zone}
              place={place}
              count={ordered.length}
              onMove={(to) => move(place, to)}
            />
          ))}
        </ol>
      </Sorting>
      <SaveBar
        isNew={false}
        unsaved={unsaved}
        phase={fetcher.state === 'idle' ? 'idle' : 'saving'}
        saveId={SAVE_ID}
        saveLabel={text.save}
        cancelTo={zonesHref()}
        text={adminZonesText.editing}
      />
      <UnsavedDialog
        leaving={leaving}
        title={leave.title}
        text={text.leaveText}
        leaveLabel={leave.leave}
        stayLabel={leave.stay}
        lang="en"
      />
    </form>
  );
}

/** As arranged here; zones that have come since stand at the end, those that have gone are left out. */
function inOrder(zones: AdminZone[], ids: string[]): AdminZone[] {
  const known = ids.flatMap((id) => zones.find((zone) => zone.id === id) ?? []);
  return [...known, ...zones.filter(({ id }) => !ids.includes(id))];
}

/** For pointers; the keyboard has the buttons, which say where a zone has come to. */
function Sorting({
  ids,
  onMove,
  children,
}: {
  ids: string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { distance: 4 } }),
  );
  return (
    <DndContext
      id="zone-order"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function SortableZone({
  zone: { id, zoneName, status },
  place,
  count,
  onMove,
}: {
  zone: AdminZone;
  place: number;
  count: number;
  onMove: (to: number) => void;
}) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'flex items-center gap-3 rounded-control border bg-white py-1 pr-2 pl-1',
        isDragging ? 'relative z-10 border-turquoise shadow-card' : 'border-sand-line',
      )}
    >
      <span
        ref={setActivatorNodeRef}
        {...listeners}
        aria-hidden="true"
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-ink-soft"
      >
        <GripVertical className="size-5" />
      </span>
      <span className="w-6 text-right text-ink-soft text-sm tabular-nums">{place + 1}</span>
      <span className="wrap-anywhere min-w-0 grow font-semibold">
        <span lang="tr">{zoneName}</span>
        {status === 'inactive' && (
          <span className="ml-2 font-normal text-ink-soft text-sm">
            {adminZonesText.statuses.inactive}
          </span>
        )}
      </span>
      {/* They stay where the focus is, also at the ends. */}
      <IconButton
        label={text.up(zoneName)}
        aria-disabled={place === 0}
        onClick={() => onMove(place - 1)}
        className="aria-disabled:opacity-40"
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={text.down(zoneName)}
        aria-disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
        className="aria-disabled:opacity-40"
      >
        <ArrowDown aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
}
