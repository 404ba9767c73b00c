import type { Db } from '#app/db/client.server.ts';
import { settings as settingsTable } from '#app/db/schema.server.ts';
import { type Settings, settingsSchema } from './settings.schema.ts';

/**
 * The settings of the business: what is stored, with defaults where a field was never saved.
 * Lists are taken whole, never mixed with the default's. Throws when stored settings are invalid,
 * which no door lets happen.
 */
export async function readSettings(db: Db): Promise<Settings> {
  const [row] = await db.select({ stored: settingsTable.value }).from(settingsTable).limit(1);
  return settingsSchema.parse(row?.stored ?? {});
}

/** The settings as they were read last, for when the database is away. Made once, by the server. */
export interface LastSettings {
  settings: Settings | null;
}

/**
 * As `readSettings`; when that fails, the settings as they were read last, with the error. A page
 * keeps its header, its footer and the ways to reach the office then. Throws when none were read yet.
 */
export async function readSettingsOrLast(
  db: Db,
  last: LastSettings,
): Promise<{ settings: Settings; error: unknown }> {
  try {
    last.settings = await readSettings(db);
    return { settings: last.settings, error: null };
  } catch (error) {
    if (!last.settings) throw error;
    return { settings: last.settings, error };
  }
}
