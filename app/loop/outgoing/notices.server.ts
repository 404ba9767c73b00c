import { eq, isNotNull, max } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import type { Notices } from './notices.schema.ts';

/** How many bookings wait for an answer, as Today and the list count them. Read by each open tab. */
export async function readNotices(db: Db): Promise<Notices> {
  const [requests, [row]] = await Promise.all([
    db.$count(bookings, eq(bookings.status, 'pending')),
    db
      .select({ newest: max(bookings.createdAt) })
      .from(bookings)
      .where(isNotNull(bookings.holdUntil)),
  ]);
  return { requests, newest: row?.newest?.toISOString() ?? null };
}
