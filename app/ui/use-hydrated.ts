import { useSyncExternalStore } from 'react';

const noChanges = () => () => {};

/** Returns false on the server and while React hydrates the page, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}
