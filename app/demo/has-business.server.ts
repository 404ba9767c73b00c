import type { Db } from '#app/db/client.server.ts';
import { cars, settings } from '#app/db/schema.server.ts';

/** Returns true if the database has settings or cars. */
export async function hasBusiness(db: Db): Promise<boolean> {
  return (await db.$count(settings)) > 0 || (await db.$count(cars)) > 0;
}
