import { useState } from 'react';
import { flushSync } from 'react-dom';
import { withMoved } from './settings-form.rules.ts';
import { settingsFormText } from './settings-form.text.ts';

const text = settingsFormText.rows;

/**
 * A list of a form whose rows are added, moved and taken out. The focus goes along: to the new row,
 * with the moved one, and after a removal to what stands in its place. `said` is for a live region.
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
  /** What a row is called by its place, from 1. */
  nameOf: (place: number) => string;
  /** What follows a row's id in that of the control to be typed in first. */
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
