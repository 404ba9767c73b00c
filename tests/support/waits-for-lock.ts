import { sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';

/**
 * Returns true as soon as a query of the database waits for a lock; false if the request is
 * answered before that.
 */
export async function waitsForLock(db: Db, request: Promise<unknown>): Promise<boolean> {
  let isAnswered = false;
  void request.finally(() => {
    isAnswered = true;
  });
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while (!isAnswered) {
    if ((await db.execute(waiting)).rows.length > 0) return true;
  }
  return false;
}
