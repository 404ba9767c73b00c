import type { Db } from '#app/db/client.server.ts';
import { cars, settings } from '#app/db/schema.server.ts';

/** Whether somebody's business is in the database, be it the demo one. */
export async function hasBusiness(db: Db): Promise<boolean> {
  return (await db.$count(settings)) > 0 || (await db.$count(cars)) > 0;
}
