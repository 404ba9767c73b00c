import { and, eq, isNull, like, min, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { admins, cars, posts, seasons, zones } from '#app/db/schema.server.ts';
import type { Backups } from '#app/features/backups/backups.server.ts';
import { byTitle } from '#app/features/cars/car.rules.ts';
import type { CurrentRates } from '#app/features/exchange-rates/exchange-rates.schema.ts';
import { readLastFetch } from '#app/features/exchange-rates/exchange-rates.server.ts';
import { autoExcerpt } from '#app/features/news/post.rules.ts';
import { textOfHtml } from '#app/features/news/post-html.rules.ts';
import { readSettings } from '#app/features/settings/settings.server.ts';
import { businessNow, formatShortDate, type IsoDate } from '#app/lib/dates.ts';
import type { Readiness } from './dashboard.schema.ts';
import {
  isBackupDue,
  lastSeasonEnding,
  placeholderContacts,
  READINESS_KINDS,
  type ReadinessItem,
  type ReadinessKind,
  ratesProblem,
} from './readiness.rules.ts';

type BackupsToCheck = Pick<Backups, 'list' | 'nightly'>;

/** Characters of a post that surely have its first words, also after many pictures. */
const BEGINNING = 20_000;
const SHOWN_ITEMS = 5;

/** The open tasks by kind, the most costly kind first; of each kind a count and the first few items. */
export async function readReadiness(
  db: Db,
  { rates, backups, now }: { rates: CurrentRates; backups: BackupsToCheck; now: Date },
): Promise<Readiness> {
  const { date: today } = businessNow(now);
  const [fleet, ending, stale, unsaved, { business }, inactive, written] = await Promise.all([
    readUnfinishedCars(db),
    readEndingSeasons(db, today),
    readStaleRates(db, rates, today),
    readDueBackup(db, backups, now),
    readSettings(db),
    readInactiveZones(db),
    readUnfinishedPosts(db),
  ]);
  const items: Record<ReadinessKind, ReadinessItem[]> = {
    'cars-without-price': fleet.filter(({ dailyCents }) => !dailyCents).map(toItem),
    'cars-without-photo': fleet.filter(({ mainImageId }) => mainImageId === null).map(toItem),
    'seasons-ending': ending,
    'stale-rates': stale,
    'backup-due': unsaved,
    'placeholder-contact': placeholderContacts(business),
    'inactive-zones': inactive,
    'posts-without-cover': written.filter((post) => post.coverImageId === null).map(toItem),
    'posts-without-excerpt': written.filter(hasAutoExcerpt).map(toItem),
  };
  return {
    groups: READINESS_KINDS.filter((kind) => items[kind].length > 0).map((kind) => ({
      kind,
      count: items[kind].length,
      items: items[kind].slice(0, SHOWN_ITEMS),
    })),
  };
}

/** Active cars that lack a photo or a price. */
async function readUnfinishedCars(db: Db) {
  const { id, title, dailyCents, mainImageId } = cars;
  const rows = await db
    .select({ id, title, dailyCents, mainImageId })
    .from(cars)
    .where(
      and(eq(cars.active, true), or(isNull(mainImageId), isNull(dailyCents), eq(dailyCents, 0))),
    );
  return rows.sort(byTitle);
}

async function readEndingSeasons(db: Db, today: IsoDate): Promise<ReadinessItem[]> {
  const rows = await db
    .select({ id: cars.id, title: cars.title, name: seasons.name, endDate: seasons.endDate })
    .from(seasons)
    .innerJoin(cars, and(eq(cars.id, seasons.carId), eq(cars.active, true)));
  const byCar = Map.groupBy(rows, (row) => row.id);
  return [...byCar.values()]
    .flatMap((own) => lastSeasonEnding(own, today) ?? [])
    .sort((a, b) => a.endDate.localeCompare(b.endDate) || byTitle(a, b))
    .map(({ id, title, name, endDate }) => ({
      id,
      title,
      note: `${name}, ${formatShortDate(endDate)}`,
    }));
}

async function readStaleRates(
  db: Db,
  current: CurrentRates,
  today: IsoDate,
): Promise<ReadinessItem[]> {
  const last = await readLastFetch(db);
  const problem = ratesProblem(current, { lastError: last?.error ?? null, today });
  if (!problem) return [];
  return [{ id: problem, title: problem, note: current.asOf && formatShortDate(current.asOf) }];
}

/** Nothing while the store of backups does not answer: the log has that. */
async function readDueBackup(
  db: Db,
  { list, nightly }: BackupsToCheck,
  now: Date,
): Promise<ReadinessItem[]> {
  const kept = await list().catch(() => null);
  if (kept === null) return [];
  const last = kept[0]?.madeAt ?? null;
  const [first] = await db.select({ at: min(admins.createdAt) }).from(admins);
  if (!isBackupDue({ last, since: first?.at ?? null, nightly, now })) return [];
  const note = last && formatShortDate(businessNow(last).date);
  return [{ id: 'backup', title: 'backup', note }];
}

async function readInactiveZones(db: Db): Promise<ReadinessItem[]> {
  const rows = await db
    .select({ id: zones.id, title: zones.zoneName })
    .from(zones)
    .where(eq(zones.active, false));
  return rows.sort(byTitle).map(toItem);
}

/** Posts and drafts without a cover, or with an excerpt that may be generated. */
async function readUnfinishedPosts(db: Db) {
  const { id, title, coverImageId, excerpt } = posts;
  const html = sql<string>`left(${posts.html}, ${BEGINNING})`;
  const rows = await db
    .select({ id, title, coverImageId, excerpt, html })
    .from(posts)
    .where(and(ne(posts.status, 'archived'), or(isNull(coverImageId), like(excerpt, '%...'))));
  return rows.sort(byTitle);
}

/** Whether the excerpt was generated from the text when the post was saved. */
function hasAutoExcerpt({ excerpt, html }: { excerpt: string; html: string }): boolean {
  return excerpt.endsWith('...') && excerpt === autoExcerpt(textOfHtml(html));
}

function toItem({ id, title }: { id: string; title: string }): ReadinessItem {
  return { id, title, note: null };
}
