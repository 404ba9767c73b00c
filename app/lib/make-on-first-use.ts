/**
 * Returns a function that calls `make` on its first call and keeps the result. Formatters of `Intl`
 * are made with it: the first formatter of a page blocks a slow phone for 80 ms (decision 057), so
 * scripts make none while they load.
 */
export function makeOnFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
