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
