import { browserFeatures } from '../../../scripts/floor-data.ts';

/** Method of an object (name ends with `_static`), or of its instances. */
type Method = [object: string, name: string];

/**
 * Methods that this browser may have and that one of the oldest supported browsers lacks, by MDN's
 * data.
 */
export const NEWER = browserFeatures.flatMap(({ object, member, isOnFloor }): Method[] =>
  member && !isOnFloor ? [[object, member]] : [],
);
/** Methods that browsers older than the supported ones lack. */
export const OLDER: Method[] = [
  ...NEWER,
  ['String', 'isWellFormed'],
  ['String', 'toWellFormed'],
  ['Array', 'toSorted'],
  ['Array', 'at'],
];

/** Removes methods from the browser. Runs in the page. */
export function takeAway(methods: Method[]) {
  const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  for (const [object, method] of methods) {
    const name = method.replace('_static', '');
    // The static `Response.json()` is newer than the method `json()` of a response, which must
    // stay.
    const made = name === method ? world[object]?.prototype : undefined;
    for (const holder of [world[object], made]) {
      const found = holder && Object.getOwnPropertyDescriptor(holder, name);
      if (found?.configurable && typeof found.value === 'function') {
        delete (holder as Record<string, unknown>)[name];
      }
    }
  }
}
