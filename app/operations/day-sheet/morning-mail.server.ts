import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { morningMails } from '#app/db/schema.server.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import type { SendMail } from '#app/lib/mail.server.ts';
import { type PeriodicWork, periodicWork } from '#app/lib/periodic-work.server.ts';
import type { Texts } from '#app/lib/words/catalogue.ts';
import { readAgenda } from '#app/operations/agenda/agenda.server.ts';
import { reasonOf } from '#app/operations/notifications/request-mails.server.ts';
import { dayList, sizeOf } from './day-sheet.rules.ts';
import { morningMail, morningOf } from './morning-mail.rules.ts';

const EVERY_MS = 60_000;
const MAX_ATTEMPTS = 5;
/** Language of the e-mail: the default of the office's first screen. */
const LANGUAGE = 'tr';

interface Options {
  db: Db;
  send: SendMail;
  siteUrl: string | null;
  texts: Texts;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Sends the office its tasks every morning at seven. Must run in only one process. */
export function createMorningMails(options: Options): PeriodicWork {
  return periodicWork({
    everyMs: EVERY_MS,
    log: options.log,
    failed: 'the morning list could not be sent',
    async work() {
      await sendMorningMail(options);
      return undefined;
    },
  });
}

/**
 * Sends today's list if it is due and was not sent. The e-mail may be sent twice but never gets
 * lost: mail programs recognise a repetition by its id. An attempt is counted before it is made, so
 * that a killed process repeats it after a pause, but not forever. A day without tasks gets no
 * e-mail.
 */
export async function sendMorningMail({
  db,
  send,
  siteUrl,
  texts,
  now,
  log,
}: Options): Promise<void> {
  const day = morningOf(now());
  if (day === null) return;
  const { notices } = await readSettings(db);
  if (!notices.morningMail || notices.emails.length === 0) return;
  const attempts = await claim(db, day, now());
  if (attempts === null) return;
  try {
    const list = dayList(await readAgenda(db, { now: now(), origin: siteUrl ?? '', texts }));
    if (sizeOf(list) > 0)
      await send({
        to: notices.emails,
        ...morningMail(list, { siteUrl, language: LANGUAGE, text: texts.office[LANGUAGE].dayList }),
      });
    await db.update(morningMails).set({ doneAt: now() }).where(eq(morningMails.day, day));
  } catch (err) {
    log.warn({ err, day, attempts }, 'the morning list could not be sent');
    await db
      .update(morningMails)
      .set({ error: reasonOf(err) })
      .where(eq(morningMails.day, day));
  }
}

/**
 * Counts an attempt and returns its number; null if no attempt is due. The pauses after the
 * attempts are 5, 15, 45 and 135 minutes.
 */
async function claim(db: Db, day: IsoDate, now: Date): Promise<number | null> {
  const { attempts, nextAttemptAt, doneAt } = morningMails;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isDue = and(isNull(doneAt), lte(nextAttemptAt, now), lt(attempts, MAX_ATTEMPTS));
  const [row] = await db
    .insert(morningMails)
    .values({ day, attempts: 1, nextAttemptAt: sql`${at} + interval '5 minutes'` })
    .onConflictDoUpdate({
      target: morningMails.day,
      set: {
        attempts: sql`${attempts} + 1`,
        nextAttemptAt: sql`${at} + interval '5 minutes' * power(3, ${attempts})`,
      },
      ...(isDue && { setWhere: isDue }),
    })
    .returning({ attempts });
  return row?.attempts ?? null;
}
