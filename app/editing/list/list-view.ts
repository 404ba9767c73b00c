/**
 * View options of lists: the height of rows and the columns. They are stored in this browser for each person,
 * so that they apply from the first rendered row on. Browser only.
 */
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { signedInId } from '../office-calls/token.ts';

const keptSchema = z.object({
  dense: z.boolean().default(false),
  /** Shown or hidden columns, by list and column. Only columns that a person changed. */
  columns: z.record(z.string(), z.record(z.string(), z.boolean())).default({}),
});
type Kept = z.infer<typeof keptSchema>;

const keyOfPerson = () => `kervan_lists:${signedInId()}`;
/** Event that notifies this window; `storage` notifies the others. */
const CHANGED = 'kervan-lists';

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

function parse(text: string | null): Kept {
  try {
    return keptSchema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return { dense: false, columns: {} };
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(keyOfPerson(), JSON.stringify(kept));
  } catch {
    // Ignores a full storage; the list stays unchanged.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Returns the person's view options for all lists and for the list with this name. */
export function useListView(name: string) {
  // Empty on a server, which knows no person: its HTML holds no rows yet.
  const text = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(keyOfPerson()),
    () => null,
  );
  const kept = parse(text);
  const isShown = ({ key, optional }: Pick<Column<never>, 'key' | 'optional'>) =>
    kept.columns[name]?.[key] ?? optional !== 'hidden';
  return {
    dense: kept.dense,
    isShown,
    shown: <Row>(columns: Column<Row>[]) =>
      columns.filter((column) => !column.optional || isShown(column)),
    setDense: (dense: boolean) => keep({ ...kept, dense }),
    setShown: (key: string, isShown: boolean) =>
      keep({
        ...kept,
        columns: { ...kept.columns, [name]: { ...kept.columns[name], [key]: isShown } },
      }),
  };
}
