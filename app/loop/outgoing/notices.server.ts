import { count, isNotNull, max } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import type { Notices } from './notices.schema.ts';

/** How many requests of visitors wait, also those whose hold has ended. Read by each open tab. */
export async function readNotices(db: Db): Promise<Notices> {
  const [row] = await db
    .select({ requests: count(), newest: max(bookings.createdAt) })
    .from(bookings)
    .where(isNotNull(bookings.holdUntil));
  return { requests: row?.requests ?? 0, newest: row?.newest?.toISOString() ?? null };
}
