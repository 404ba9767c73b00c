import type { Db } from '#app/db/client.server.ts';
import { settings as settingsTable } from '#app/db/schema.server.ts';
import { type Changes, untilChanged } from '#app/lib/until-changed.ts';
import { defaultSettings } from './default-settings.ts';
import { type Settings, settingsSchema } from './settings.schema.ts';

/**
 * The settings of the business: what is stored, with defaults where a field was never saved.
 * Throws when stored settings are invalid, which no door lets happen.
 */
export async function readSettings(db: Db): Promise<Settings> {
  const [row] = await db.select({ stored: settingsTable.value }).from(settingsTable).limit(1);
  return parseSettings(row?.stored ?? {});
}

/** Stored settings over the defaults. Throws when the result is invalid. */
export function parseSettings(stored: unknown): Settings {
  return settingsSchema.parse(overDefaults(defaultSettings, stored));
}

/** Objects are merged field by field; lists and all else are taken whole. */
function overDefaults(defaults: unknown, stored: unknown): unknown {
  if (stored === undefined) return defaults;
  if (!isRecord(defaults) || !isRecord(stored)) return stored;
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
  const keep = untilChanged<Settings>(changes);
  let last: Settings | null = null;
  const read = () => keep('', () => readSettings(db));
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
