import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gte, ne } from 'drizzle-orm';
import type { Admin } from '#app/base/auth/auth.schema.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import { type ChangeContext, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { admins, bookings, calendarFeed } from '#app/db/schema.server.ts';
import { toRecord } from '#app/domain/bookings/bookings.server.ts';
import { addDays, businessNow, wallClock } from '#app/lib/dates/dates.ts';
import { icalendar } from '#app/lib/dates/icalendar.ts';
import { calendarText as text } from './business-texts.ts';
import { calendarEvents } from './calendar-events.rules.ts';

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;
const PAST_DAYS = 30;
/** Maximum length of a rental that the table accepts, in days. */
const MAX_DAYS = 366;
/**
 * Maximum number of bookings, far above what an office has ahead. Bookings with the latest pickups
 * are left out.
 */
const MAX_BOOKINGS = 5_000;

/** Returns when the secret address was created; null without an address that works. */
export async function readCalendarFeed(db: Db): Promise<{ since: string | null }> {
  const feed = await readFeed(db);
  return { since: feed?.createdAt.toISOString() ?? null };
}

/**
 * Reads the row of the address, with this hash if one is given. Null if there is none, or if its
 * creator is no longer an active owner.
 */
async function readFeed(db: Db, hash?: string) {
  const [feed] = await db
    .select({ createdAt: calendarFeed.createdAt })
    .from(calendarFeed)
    .innerJoin(admins, eq(admins.id, calendarFeed.adminId))
    .where(
      and(
        hash === undefined ? undefined : eq(calendarFeed.hash, hash),
        eq(admins.active, true),
        eq(admins.role, 'owner'),
      ),
    );
  return feed ?? null;
}

/**
 * Creates a new secret address, which replaces the former one. Returns the secret; only its hash is
 * stored.
 */
export async function renewCalendarFeed(
  db: Db,
  { actor, now }: { actor: Admin; now: Date },
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const row = { hash: hashOf(secret), adminId: actor.id, createdAt: now };
  await db.transaction(async (tx) => {
    const target = calendarFeed.id;
    await tx.insert(calendarFeed).values(row).onConflictDoUpdate({ target, set: row });
    const change = { action: 'update', entity: 'settings', entityId: null } as const;
    await recordChange(tx, {
      actor,
      ...change,
      title: text.audit,
      after: { calendar: 'renewed' },
      now,
    });
  });
  return secret;
}

export async function endCalendarFeed(db: Db, { actor, now }: ChangeContext): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx.delete(calendarFeed).returning({ id: calendarFeed.id });
    if (ended.length === 0) return;
    const change = { action: 'update', entity: 'settings', entityId: null } as const;
    await recordChange(tx, {
      actor,
      ...change,
      title: text.audit,
      after: { calendar: 'ended' },
      now,
    });
  });
}

/**
 * Returns the calendar from thirty days ago on. Null for an unknown or former secret, and if the
 * creator of the address is no longer an active owner.
 */
export async function readCalendar(
  db: Db,
  { secret, origin, now }: { secret: string; origin: string; now: Date },
): Promise<string | null> {
  if (!SECRET.test(secret)) return null;
  // Looks for the hash, so that the duration reveals nothing about the secret.
  if (!(await readFeed(db, hashOf(secret)))) return null;
  const first = addDays(businessNow(now).date, -PAST_DAYS);
  const [{ business }, rows] = await Promise.all([
    readSettings(db),
    db
      .select()
      .from(bookings)
      .where(
        and(
          gte(bookings.pickupAt, addDays(first, -MAX_DAYS)),
          gte(bookings.dropoffAt, first),
          ne(bookings.status, 'cancelled'),
        ),
      )
      .orderBy(asc(bookings.pickupAt), asc(bookings.id))
      .limit(MAX_BOOKINGS),
  ]);
  const since = wallClock(first, '00:00');
  const events = rows.flatMap((row) => calendarEvents(toRecord(row), { since, origin }));
  return icalendar(business.name, events);
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
