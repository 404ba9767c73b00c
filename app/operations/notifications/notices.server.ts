import { desc, isNotNull, max } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, morningMails } from '#app/db/schema.server.ts';
import { isWaitingRequest } from '#app/domain/bookings/bookings.server.ts';
import type { MailState, Notices } from './notices.schema.ts';

/**
 * Returns the number of visitors' requests that wait for an answer, as Today and the list count
 * them, and when the newest was made. Each open tab reads it.
 */
export async function readNotices(db: Db): Promise<Notices> {
  const [requests, [row]] = await Promise.all([
    db.$count(bookings, isWaitingRequest),
    db
      .select({ newest: max(bookings.createdAt) })
      .from(bookings)
      .where(isNotNull(bookings.holdUntil)),
  ]);
  return { requests, newest: row?.newest?.toISOString() ?? null };
}

/** The day and the last error of the newest list of a morning, while that is not sent; null when it is. */
export async function readMorningFailure(db: Db): Promise<MailState['morning']> {
  const newest = await db.query.morningMails.findFirst({ orderBy: desc(morningMails.day) });
  return newest?.error && !newest.doneAt ? { day: newest.day, error: newest.error } : null;
}
