/**
 * Returns a function that calls `make` once and keeps the result. Used for formatters: making the
 * first one of a page blocks a slow phone for 80 ms (decision 057), so none is made while scripts
 * load.
 */
export function makeOnFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
