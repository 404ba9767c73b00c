/**
 * Returns a function that calls `make` once and keeps the result. For formatters: to make the first one of a page
 * holds a phone up for 80 ms (decision 057), so none is made while scripts are read.
 */
export function makeOnFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
