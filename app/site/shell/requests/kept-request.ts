/**
 * Keeps typed fields that are not in the URL; null removes them. The fields last in this tab only,
 * also after a reload, a change of language or a visit to another page.
 */
export function keepTyped(key: string, typed: object | null): void {
  try {
    if (typed) sessionStorage.setItem(key, JSON.stringify(typed));
    else sessionStorage.removeItem(key);
  } catch {
    // The browser forbids storage: nothing is kept.
  }
}

/**
 * Returns the fields that `keepTyped` stored; an empty map if there are none or they are
 * unreadable.
 */
export function readTyped(key: string): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(key) ?? '{}')));
  } catch {
    return new Map();
  }
}
