/**
 * Keeps fields of a request that are not in the address; null removes them. The fields last in this tab alone, over
 * a reload, a change of language or a visit to another page.
 */
export function keepTyped(key: string, typed: object | null): void {
  try {
    if (typed) sessionStorage.setItem(key, JSON.stringify(typed));
    else sessionStorage.removeItem(key);
  } catch {
    // The browser forbids storage: nothing is kept.
  }
}

/** The fields that were kept by `keepTyped`; none if nothing is kept or it cannot be read. */
export function readTyped(key: string): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(key) ?? '{}')));
  } catch {
    return new Map();
  }
}
