import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, requestMails } from '#app/db/schema.server.ts';
import type { SendMail } from '#app/lib/mail.server.ts';
import { type PeriodicWork, periodicWork } from '#app/lib/periodic-work.server.ts';
import type { BookingRecord } from '#app/office/bookings/booking.schema.ts';
import { toRecord } from '#app/office/bookings/bookings.server.ts';
import { requestMail } from './request-mail.rules.ts';

const EVERY_MS = 10_000;
const AT_ONCE = 20;
const MINUTE_MS = 60_000;
/** The pause after each attempt; after the last one it is given up. */
const PAUSES_MS = [1, 5, 15, 60, 240, 480].map((minutes) => minutes * MINUTE_MS);
const MOST_ATTEMPTS = PAUSES_MS.length + 1;
/** An older request is no news: the office has seen it in its list. */
const NEWS_MS = 24 * 60 * MINUTE_MS;
const MAX_ERROR = 300;

interface Options {
  db: Db;
  send: SendMail;
  siteUrl: string | null;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  everyMs?: number;
}

/**
 * Sends the office an e-mail about each new request of a visitor that staff have not saved yet. The
 * bookings themselves are the queue, so a killed process loses none; `request_mails` has the
 * attempts. One process does this for all.
 */
export function createRequestMails({ everyMs = EVERY_MS, log, ...options }: Options): PeriodicWork {
  return periodicWork({
    everyMs,
    log,
    failed: 'requests could not be told by e-mail',
    async work(signal) {
      await sendRequestMails({ ...options, log, signal });
      return undefined;
    },
  });
}

/** Sends what is due now. */
export async function sendRequestMails({
  db,
  send,
  siteUrl,
  now,
  log,
  signal,
}: Omit<Options, 'everyMs'> & { signal?: AbortSignal }): Promise<void> {
  const { notices } = await readSettings(db);
  if (notices.emails.length === 0) return;
  for (const booking of await readDue(db, now())) {
    if (signal?.aborted) return;
    const attempts = await claim(db, booking.id, now());
    if (attempts === null) continue;
    const mail = { to: notices.emails, ...requestMail(booking, siteUrl) };
    try {
      await send(mail);
      const sent = { sentAt: now(), nextAttemptAt: null, error: null };
      await db.update(requestMails).set(sent).where(eq(requestMails.bookingId, booking.id));
    } catch (cause) {
      const error = reasonOf(cause);
      log.warn({ booking: booking.reference, attempts, error }, 'an e-mail could not be sent');
      const isLast = attempts >= MOST_ATTEMPTS;
      await db
        .update(requestMails)
        .set({ error, ...(isLast && { nextAttemptAt: null }) })
        .where(eq(requestMails.bookingId, booking.id));
    }
  }
}

/** Requests that staff have not saved since, and whose mail was never tried or is to be tried again. */
async function readDue(db: Db, now: Date): Promise<BookingRecord[]> {
  const rows = await db
    .select({ booking: bookings })
    .from(bookings)
    .leftJoin(requestMails, eq(requestMails.bookingId, bookings.id))
    .where(
      and(
        isNotNull(bookings.holdUntil),
        gt(bookings.createdAt, new Date(now.getTime() - NEWS_MS)),
        or(isNull(requestMails.bookingId), isDue(now)),
      ),
    )
    .orderBy(asc(bookings.createdAt))
    .limit(AT_ONCE);
  return rows.map(({ booking }) => toRecord(booking));
}

function isDue(now: Date) {
  return and(
    isNull(requestMails.sentAt),
    lte(requestMails.nextAttemptAt, now),
    lt(requestMails.attempts, MOST_ATTEMPTS),
  );
}

/**
 * Counts an attempt before it is made, so that a process that is killed in the middle repeats it after
 * the pause and not at once. Returns its number; null when another process has it.
 */
async function claim(db: Db, bookingId: string, now: Date): Promise<number | null> {
  const pauses = sql.join(PAUSES_MS, sql`, `);
  const pauseMs = sql`(array[${pauses}]::float8[])[least(${requestMails.attempts} + 1, ${PAUSES_MS.length})]`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(requestMails)
    .values({
      bookingId,
      attempts: 1,
      nextAttemptAt: new Date(now.getTime() + (PAUSES_MS[0] ?? 0)),
    })
    .onConflictDoUpdate({
      target: requestMails.bookingId,
      set: {
        attempts: sql`${requestMails.attempts} + 1`,
        nextAttemptAt: sql`${at} + ${pauseMs} * interval '1 millisecond'`,
      },
      setWhere: isDue(now),
    })
    .returning({ attempts: requestMails.attempts });
  return row?.attempts ?? null;
}

export interface MailFailures {
  count: number;
  /** Why the last of them failed. */
  error: string | null;
}

/** Requests that wait and whose e-mail has failed so far, or was given up. */
export async function readMailFailures(db: Db): Promise<MailFailures> {
  const failed = and(isNull(requestMails.sentAt), isNotNull(requestMails.error));
  const rows = await db
    .select({ error: requestMails.error })
    .from(requestMails)
    .innerJoin(bookings, eq(bookings.id, requestMails.bookingId))
    .where(and(failed, isNotNull(bookings.holdUntil)))
    .orderBy(desc(bookings.createdAt));
  return { count: rows.length, error: rows[0]?.error ?? null };
}

/** What an owner can act on: the server's own words, without a stack. */
export function reasonOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, MAX_ERROR);
}
