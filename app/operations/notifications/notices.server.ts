import { desc, isNotNull, max } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, morningMails } from '#app/db/schema.server.ts';
import { isWaitingRequest } from '#app/domain/bookings/bookings.server.ts';
import type { MailState, Notices } from './notices.schema.ts';

/**
 * Returns the number of requests that wait for staff, counted as on Today and in the list, and the
 * time of the newest visitor's request that staff have not saved yet. Each open tab polls it.
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

/**
 * Returns the day and the last error of the newest morning e-mail while it is not sent; null if it
 * is sent or has not failed.
 */
export async function readMorningFailure(db: Db): Promise<MailState['morning']> {
  const newest = await db.query.morningMails.findFirst({ orderBy: desc(morningMails.day) });
  return newest?.error && !newest.doneAt ? { day: newest.day, error: newest.error } : null;
}
