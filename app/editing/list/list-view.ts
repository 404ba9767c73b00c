/**
 * How a person wants lists to look: how high their rows are, and which columns they have. Kept in this
 * browser for each person, so that it is there with the first row. Browser only.
 */
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { signedInId } from '../office-calls/token.ts';

const keptSchema = z.object({
  dense: z.boolean().default(false),
  /** By list, of each column that a person took away or asked for: whether it is shown. */
  columns: z.record(z.string(), z.record(z.string(), z.boolean())).default({}),
});
type Kept = z.infer<typeof keptSchema>;

const keyOfPerson = () => `kervan_lists:${signedInId()}`;
/** Tells this window; `storage` tells the others. */
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
    // A full browser keeps nothing more; the list stays as it is.
  }
  dispatchEvent(new Event(CHANGED));
}

/** What the person of this browser chose for lists, and for the list of this name. */
export function useListView(name: string) {
  // A server knows no person: what it sends holds no rows yet.
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
