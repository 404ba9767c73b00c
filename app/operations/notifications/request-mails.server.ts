import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  or,
  sql,
} from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, requestMails } from '#app/db/schema.server.ts';
import type { BookingRecord } from '#app/domain/bookings/booking.schema.ts';
import { toRecord } from '#app/domain/bookings/bookings.server.ts';
import type { SendMail } from '#app/lib/mail.server.ts';
import { type PeriodicWork, periodicWork } from '#app/lib/periodic-work.server.ts';
import { collectiveMail, type RequestMail, requestMail } from './request-mail.rules.ts';

const EVERY_MS = 10_000;
const MINUTE_MS = 60_000;
/**
 * Maximum number of e-mails in an hour before requests are collected, so that a flood does not fill
 * the mailbox.
 */
const MAX_PER_HOUR = 20;
const HOUR_MS = 60 * MINUTE_MS;
const COLLECT_MS = 10 * MINUTE_MS;
/**
 * Maximum number of requests in one collective e-mail, which must stay readable. The rest wait for
 * the next one.
 */
const MAX_TOGETHER = 200;
/** Pauses between attempts. After the last attempt the e-mail is given up. */
const PAUSES_MS = [1, 5, 15, 60, 240, 480].map((minutes) => minutes * MINUTE_MS);
const MAX_ATTEMPTS = PAUSES_MS.length + 1;
/** Maximum age of a request that is mailed. The office has seen older requests in its list. */
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
 * Sends the office an e-mail about each new request of a visitor that staff have not saved yet.
 * After `MAX_PER_HOUR` e-mails within an hour, collective e-mails list the waiting requests. The
 * bookings are the queue, so a killed process loses nothing; `request_mails` has the attempts. Only
 * one process runs this job.
 */
export function createRequestMails({ everyMs = EVERY_MS, log, ...options }: Options): PeriodicWork {
  return periodicWork({
    everyMs,
    log,
    failed: 'requests could not be sent by e-mail',
    async work(signal) {
      await sendRequestMails({ ...options, log, signal });
      return undefined;
    },
  });
}

type SendOptions = Omit<Options, 'everyMs'> & { signal?: AbortSignal };

/** Sends the e-mails that are due now; none if the settings have no address. */
export async function sendRequestMails(options: SendOptions): Promise<void> {
  const { db, siteUrl, now, signal } = options;
  const { notices } = await readSettings(db);
  if (notices.emails.length === 0) return;
  const { sent, lastAt } = await readSent(db, now());
  if (sent >= MAX_PER_HOUR) {
    if (lastAt !== null && now().getTime() - lastAt.getTime() < COLLECT_MS) return;
    const due = await claimAll(options, await readDue(db, now(), MAX_TOGETHER));
    await sendMail(options, due, notices.emails, (all) => collectiveMail(all, siteUrl));
    return;
  }
  for (const booking of await readDue(db, now(), MAX_PER_HOUR - sent)) {
    if (signal?.aborted) return;
    const due = await claimAll(options, [booking]);
    await sendMail(options, due, notices.emails, () => requestMail(booking, siteUrl));
  }
}

interface Claimed {
  booking: BookingRecord;
  attempts: number;
}

/**
 * Claims the bookings that no other process has claimed. Returns them with the number of the
 * attempt.
 */
async function claimAll({ db, now }: SendOptions, waiting: BookingRecord[]): Promise<Claimed[]> {
  const claimed: Claimed[] = [];
  for (const booking of waiting) {
    const attempts = await claim(db, booking.id, now());
    if (attempts !== null) claimed.push({ booking, attempts });
  }
  return claimed;
}

/** Sends an e-mail about all the bookings, and records the result of each booking. */
async function sendMail(
  { db, send, now, log }: SendOptions,
  claimed: Claimed[],
  to: string[],
  write: (all: BookingRecord[]) => RequestMail,
): Promise<void> {
  if (claimed.length === 0) return;
  const idsOf = (some: Claimed[]) => some.map(({ booking }) => booking.id);
  try {
    await send({ to, ...write(claimed.map(({ booking }) => booking)) });
    // Uses one instant for all requests, because `readSent` counts e-mails by their instant.
    await db
      .update(requestMails)
      .set({ sentAt: now(), nextAttemptAt: null, error: null })
      .where(inArray(requestMails.bookingId, idsOf(claimed)));
  } catch (cause) {
    const error = reasonOf(cause);
    const references = claimed.map(({ booking }) => booking.reference);
    log.warn({ bookings: references, error }, 'an e-mail could not be sent');
    const given = claimed.filter(({ attempts }) => attempts >= MAX_ATTEMPTS);
    await db
      .update(requestMails)
      .set({ error })
      .where(inArray(requestMails.bookingId, idsOf(claimed)));
    await db
      .update(requestMails)
      .set({ nextAttemptAt: null })
      .where(inArray(requestMails.bookingId, idsOf(given)));
  }
}

/**
 * Returns the number of e-mails within the last hour, and the time of the newest; null for none.
 */
async function readSent(db: Db, now: Date): Promise<{ sent: number; lastAt: Date | null }> {
  const [row] = await db
    .select({ sent: countDistinct(requestMails.sentAt), lastAt: max(requestMails.sentAt) })
    .from(requestMails)
    .where(gt(requestMails.sentAt, new Date(now.getTime() - HOUR_MS)));
  return row ?? { sent: 0, lastAt: null };
}

/**
 * Reads at most `most` requests, oldest first and not older than `NEWS_MS`, that staff have not
 * saved and whose e-mail was never tried or is due again.
 */
async function readDue(db: Db, now: Date, most: number): Promise<BookingRecord[]> {
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
    .limit(most);
  return rows.map(({ booking }) => toRecord(booking));
}

function isDue(now: Date) {
  return and(
    isNull(requestMails.sentAt),
    lte(requestMails.nextAttemptAt, now),
    lt(requestMails.attempts, MAX_ATTEMPTS),
  );
}

/**
 * Counts an attempt before it is made, so that the e-mail of a killed process is repeated after the
 * pause and not at once. Returns the number of the attempt; null if another process has claimed it
 * or it is not due.
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
  /** Error of the newest of these requests; null if there is none. */
  error: string | null;
}

/** Counts the waiting requests whose e-mail has failed so far or was given up. */
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

/**
 * Returns an error's own message for the owner, without a stack and at most 300 characters long.
 */
export function reasonOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, MAX_ERROR);
}
