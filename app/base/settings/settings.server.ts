import type { Db } from '#app/db/client.server.ts';
import { settings as settingsTable } from '#app/db/schema.server.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { type Changes, untilChanged } from '#app/lib/until-changed.ts';
import { defaultSettings } from './default-settings.ts';
import { type Settings, settingsSchema } from './settings.schema.ts';

/**
 * The settings of the business: what is stored, with defaults where a field was never saved, or does
 * not fit (`fitSettings`).
 */
export async function readSettings(db: Db): Promise<Settings> {
  const [row] = await db.select({ stored: settingsTable.value }).from(settingsTable).limit(1);
  return fitSettings(row?.stored ?? {}).settings;
}

export interface FittedSettings {
  settings: Settings;
  /** What of the stored settings does not fit, and was left out; fields as in `settingsSchema`. */
  unfit: FieldError[];
}

/**
 * Stored settings over the defaults. No door stores what does not fit; a hand in psql may. Such a
 * part (`business.phone`) is as by default, and such a row of a list is left out, so that the site
 * stays up and keeps all the rest.
 */
export function fitSettings(stored: unknown): FittedSettings {
  let fitting = overDefaults(defaultSettings, stored);
  const unfit: FieldError[] = [];
  // Rows and fields first, more than once, since a list as a whole is only checked once each of its
  // rows is right.
  for (const depth of [2, 2, 2, 1, 0]) {
    const parsed = settingsSchema.safeParse(fitting);
    if (parsed.success) return { settings: parsed.data, unfit };
    const { issues } = parsed.error;
    unfit.push(...issues.map(({ path, message }) => ({ field: path.join('.'), message })));
    const parts = issues.map(({ path }) => {
      const row = depth === 2 ? rowPath(fitting, path) : null;
      // A text of a language is a level deeper than others.
      return row ?? path.slice(0, path[0] === 'translations' && depth > 0 ? depth + 1 : depth);
    });
    // A row before its list, which takes the place of it.
    for (const part of parts.sort((a, b) => b.length - a.length)) {
      fitting = withDefault(fitting, defaultSettings, part);
    }
    fitting = withoutLeftOut(fitting);
  }
  return { settings: defaultSettings, unfit };
}

/** Marks a row of a list that is left out, until all of them are known. */
const LEFT_OUT = Symbol('left out');

/** The path of the row of a list that a path leads into; null where there is no list on it. */
function rowPath(value: unknown, path: PropertyKey[]): PropertyKey[] | null {
  let at = value;
  for (const [i, key] of path.entries()) {
    if (Array.isArray(at)) return path.slice(0, i + 1);
    if (!isRecord(at)) return null;
    at = at[String(key)];
  }
  return null;
}

/** `value` with the default at a path, or at the nearest part of it that is no object. */
export function withDefault(
  value: unknown,
  defaults: unknown,
  [key, ...rest]: PropertyKey[],
): unknown {
  if (Array.isArray(value) && typeof key === 'number') return value.with(key, LEFT_OUT);
  if (key === undefined || !isRecord(value) || !isRecord(defaults)) return defaults;
  const name = String(key);
  return { ...value, [name]: withDefault(value[name], defaults[name], rest) };
}

function withoutLeftOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((row) => row !== LEFT_OUT);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withoutLeftOut(part)]),
  );
}

/** Objects are merged field by field; lists, what has no field by default, and all else are taken whole. */
function overDefaults(defaults: unknown, stored: unknown): unknown {
  if (stored === undefined) return defaults;
  if (!isRecord(defaults) || !isRecord(stored)) return stored;
  if (Object.keys(defaults).length === 0) return stored;
  const merged = Object.entries(defaults).map(([key, value]) => [
    key,
    overDefaults(value, stored[key]),
  ]);
  return Object.fromEntries(merged);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The settings for visitors, kept in memory. The back office and the code that saves bookings read
 * the database itself.
 */
export interface KeptSettings {
  /** Read once, and kept until something is written. Throws as `readSettings`. */
  read(): Promise<Settings>;
  /**
   * As `read`; when that fails, the settings of the last successful read, with the error, so that a
   * page keeps its header, footer and contact links. Throws when there was no such read.
   */
  readOrLast(): Promise<{ settings: Settings; error: unknown }>;
}

export function createKeptSettings(db: Db, changes: Changes): KeptSettings {
  let last: Settings | null = null;
  const read = untilChanged(changes, () => readSettings(db));
  return {
    read,
    async readOrLast() {
      try {
        last = await read();
        return { settings: last, error: null };
      } catch (error) {
        if (!last) throw error;
        return { settings: last, error };
      }
    },
  };
}
