import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { settingsFormText } from './admin-settings.text.ts';

const text = settingsFormText.rows;

/**
 * A list of a form whose rows are added, moved and removed. The focus follows: to the new row, with
 * the moved one, and after a removal to the row that takes its place. `said` is for a live region.
 */
export function useRows<Row>({
  id,
  rows,
  onChange,
  nameOf,
  firstControl = '',
}: {
  /** Of the list; its rows are `${id}-0`, `${id}-1`… and `${id}-add` adds one. */
  id: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** The name of a row by its place, from 1. */
  nameOf: (place: number) => string;
  /** The end of the id of a row's first control, after the row's id. */
  firstControl?: string;
}) {
  const [said, setSaid] = useState('');
  const focus = (control: string) => document.getElementById(control)?.focus();
  return {
    said,
    set: (at: number, row: Row) => onChange(rows.map((each, i) => (i === at ? row : each))),
    add(row: Row) {
      flushSync(() => onChange([...rows, row]));
      focus(`${id}-${rows.length}${firstControl}`);
    },
    move(at: number, by: -1 | 1) {
      flushSync(() => {
        onChange(withMoved(rows, at, by));
        setSaid(text.moved(nameOf(at + 1), at + by + 1, rows.length));
      });
      focus(`${id}-${at + by}-${by < 0 ? 'up' : 'down'}`);
    },
    remove(at: number) {
      flushSync(() => {
        onChange(rows.filter((_, i) => i !== at));
        setSaid(text.removed(nameOf(at + 1)));
      });
      const next = Math.min(at, rows.length - 2);
      focus(next < 0 ? `${id}-add` : `${id}-${next}-remove`);
    },
  };
}

/** Below the rows of a list (`useRows`): the error of the whole list, and a button that adds a row. */
export function AddRow({
  id,
  error,
  full,
  label,
  onAdd,
  said,
}: {
  /** Of the list. */
  id: string;
  error: string | undefined;
  /** It takes no more rows. */
  full: boolean;
  label: string;
  onAdd: () => void;
  /** The last action in words. */
  said: string;
}) {
  return (
    <>
      {error && <p className="font-medium text-coral text-sm">{error}</p>}
      <div>
        <Button id={`${id}-add`} size="sm" disabled={full} onClick={onAdd}>
          <Plus aria-hidden="true" className="size-5" />
          {label}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** Buttons that move or remove one row of a list. */
export function RowTools({
  id,
  name,
  place,
  count,
  onMove,
  onRemove,
}: {
  /** Begins the ids of the buttons: `${id}-up`, `${id}-down`, `${id}-remove`. */
  id: string;
  name: string;
  /** From 0. */
  place: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  return (
    <div className="flex shrink-0 gap-1.5">
      <IconButton
        id={`${id}-up`}
        label={text.up(name)}
        aria-disabled={place === 0}
        onClick={() => place > 0 && onMove(-1)}
        className="aria-disabled:opacity-40"
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        id={`${id}-down`}
        label={text.down(name)}
        aria-disabled={place === count - 1}
        onClick={() => place < count - 1 && onMove(1)}
        className="aria-disabled:opacity-40"
      >
        <ArrowDown aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton id={`${id}-remove`} label={text.remove(name)} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-5 text-coral" />
      </IconButton>
    </div>
  );
}

/** A list with one entry a place up (-1) or down (1). */
function withMoved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const moved = [...list];
  const [entry] = moved.splice(from, 1);
  if (entry !== undefined) moved.splice(from + by, 0, entry);
  return moved;
}
