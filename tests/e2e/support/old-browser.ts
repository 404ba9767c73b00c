import { browserFeatures } from '../../../scripts/floor-data.ts';

/** Names of a method of an object, and of those of what it makes unless it ends with `_static`. */
type Method = [object: string, name: string];

/** What this browser may have and the oldest supported ones do not, by MDN's data. */
export const NEWER = browserFeatures.flatMap(({ object, member, isOnFloor }): Method[] =>
  member && !isOnFloor ? [[object, member]] : [],
);
/** What came with the oldest supported ones: the browsers before do not have it. */
export const OLDER: Method[] = [
  ...NEWER,
  ['String', 'isWellFormed'],
  ['String', 'toWellFormed'],
  ['Array', 'toSorted'],
  ['Array', 'at'],
];

/** Runs in the page. */
export function takeAway(methods: Method[]) {
  const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  for (const [object, method] of methods) {
    const name = method.replace('_static', '');
    // `Response.json()` is newer than the `json()` of an answer.
    const made = name === method ? world[object]?.prototype : undefined;
    for (const holder of [world[object], made]) {
      const found = holder && Object.getOwnPropertyDescriptor(holder, name);
      if (found?.configurable && typeof found.value === 'function') {
        delete (holder as Record<string, unknown>)[name];
      }
    }
  }
}
