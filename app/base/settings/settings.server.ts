import type { Db } from '#app/db/client.server.ts';
import { settings as settingsTable } from '#app/db/schema.server.ts';
import { type Changes, untilChanged } from '#app/lib/http/until-changed.ts';
import { defaultSettings } from './default-settings.ts';
import { type Settings, settingsSchema } from './settings.schema.ts';

/** The settings of the business: what is stored, with defaults where a field was never saved. */
export async function readSettings(db: Db): Promise<Settings> {
  const [row] = await db.select({ stored: settingsTable.value }).from(settingsTable).limit(1);
  return fitSettings(row?.stored ?? {}).settings;
}

export interface FittedSettings {
  settings: Settings;
  /** The stored sections of which a part cannot be read, by their names (`rental`), as they are stored. */
  unfit: Record<string, unknown>;
}

/**
 * Stored settings over the defaults. They may be older than a rule of the schema, as after the restore
 * of an old backup: a field that breaks one (`business.phone`), or a section where that is not enough, is as
 * by default, so that the site stays up.
 */
export function fitSettings(stored: unknown): FittedSettings {
  const filled = overDefaults(defaultSettings, isRecord(stored) ? stored : {}) as Record<
    string,
    unknown
  >;
  const unfit: Record<string, unknown> = {};
  let fitting: unknown = filled;
  for (const depth of [2, 1]) {
    const parsed = settingsSchema.safeParse(fitting);
    if (parsed.success) return { settings: parsed.data, unfit };
    for (const { path } of parsed.error.issues) {
      const names = path.map(String);
      const [section = ''] = names;
      unfit[section] = filled[section];
      fitting = withDefault(fitting, defaultSettings, names.slice(0, depth));
    }
  }
  return { settings: settingsSchema.parse(fitting), unfit };
}

/** `value` with the default at a path; a part on the way that is no object is as by default. */
function withDefault(value: unknown, defaults: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined || !isRecord(value) || !isRecord(defaults)) return defaults;
  return { ...value, [name]: withDefault(value[name], defaults[name], rest) };
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
