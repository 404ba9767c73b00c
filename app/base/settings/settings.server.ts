import type { Db } from '#app/db/client.server.ts';
import { settings as settingsTable } from '#app/db/schema.server.ts';
import { type Changes, untilChanged } from '#app/lib/http/until-changed.ts';
import { defaultSettings, type Settings, settingsSchema } from './settings.schema.ts';

/** Returns the stored settings, with defaults for fields that were never saved. */
export async function readSettings(db: Db): Promise<Settings> {
  const [row] = await db.select({ stored: settingsTable.value }).from(settingsTable).limit(1);
  return fitSettings(row?.stored ?? {}).settings;
}

export interface FittedSettings {
  settings: Settings;
  /** Stored sections that cannot be read in part or as a whole, by name (`rental`). */
  unreadableSections: Record<string, unknown>;
}

/**
 * Merges stored settings over the defaults. Stored settings may break a newer rule of the schema,
 * for example after the restore of an old backup. A field that breaks a rule (`business.phone`)
 * gets its default. If the section stays invalid, the whole section gets its defaults.
 */
export function fitSettings(stored: unknown): FittedSettings {
  const filled = overDefaults(defaultSettings, isRecord(stored) ? stored : {}) as Record<
    string,
    unknown
  >;
  const unreadableSections: Record<string, unknown> = {};
  let fitting: unknown = filled;
  for (const depth of [2, 1]) {
    const parsed = settingsSchema.safeParse(fitting);
    if (parsed.success) return { settings: parsed.data, unreadableSections };
    for (const { path } of parsed.error.issues) {
      const names = path.map(String);
      const [section = ''] = names;
      unreadableSections[section] = filled[section];
      fitting = withDefault(fitting, defaultSettings, names.slice(0, depth));
    }
  }
  return { settings: settingsSchema.parse(fitting), unreadableSections };
}

/**
 * Returns `value` with the default at a path. Replaces a part on the path that is no object as a
 * whole.
 */
function withDefault(value: unknown, defaults: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined || !isRecord(value) || !isRecord(defaults)) return defaults;
  return { ...value, [name]: withDefault(value[name], defaults[name], rest) };
}

/**
 * Merges objects field by field. Takes lists, records that are empty by default, and all other
 * values as a whole.
 */
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
 * Settings for visitors, cached in memory. The back office and the code that saves bookings read
 * the database.
 */
export interface CachedSettings {
  /** Reads once, and caches until a write. Throws like `readSettings`. */
  read(): Promise<Settings>;
  /**
   * Reads like `read`. If that fails, returns the last settings that were read, with the error, so
   * that a page keeps its header, footer and contact links. Throws if there was no successful read.
   */
  readOrLast(): Promise<{ settings: Settings; error: unknown }>;
}

export function createCachedSettings(db: Db, changes: Changes): CachedSettings {
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
