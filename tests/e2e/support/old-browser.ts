import { browserFeatures } from '../../../scripts/floor-data.ts';

/**
 * Name of an object's method; names that end with `_static` belong to the object itself, others to
 * its instances.
 */
type Method = [object: string, name: string];

/** Features that this browser may have and that the oldest supported ones lack, by MDN's data. */
export const NEWER = browserFeatures.flatMap(({ object, member, isOnFloor }): Method[] =>
  member && !isOnFloor ? [[object, member]] : [],
);
/** Features that came with the oldest supported browsers: older ones lack them. */
export const OLDER: Method[] = [
  ...NEWER,
  ['String', 'isWellFormed'],
  ['String', 'toWellFormed'],
  ['Array', 'toSorted'],
  ['Array', 'at'],
];

/** Removes methods. Runs in the page. */
export function takeAway(methods: Method[]) {
  const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  for (const [object, method] of methods) {
    const name = method.replace('_static', '');
    // Static `Response.json()` is newer than the method `json()` of a response.
    const made = name === method ? world[object]?.prototype : undefined;
    for (const holder of [world[object], made]) {
      const found = holder && Object.getOwnPropertyDescriptor(holder, name);
      if (found?.configurable && typeof found.value === 'function') {
        delete (holder as Record<string, unknown>)[name];
      }
    }
  }
}
