import { and, eq, gte, isNull, lte, min, ne, or, sql } from 'drizzle-orm';
import type { Role } from '#app/base/auth/auth.schema.ts';
import type { Backups } from '#app/base/backups/backups.server.ts';
import type { CurrentRates } from '#app/base/exchange-rates/exchange-rates.schema.ts';
import { readLastFetch } from '#app/base/exchange-rates/exchange-rates.server.ts';
import {
  allSections,
  fieldsOf,
  type SectionName,
} from '#app/base/settings/editor/settings-table.rules.ts';
import { eachLegalPage, LEGAL_PAGES } from '#app/base/settings/papers/legal-pages.rules.ts';
import { TERM_TEXTS } from '#app/base/settings/papers/rental-terms.rules.ts';
import { readVersionedSettings } from '#app/base/settings/save-settings.server.ts';
import type { Settings } from '#app/base/settings/settings.schema.ts';
import type { Db } from '#app/db/client.server.ts';
import { admins, cars, posts, seasons, zones } from '#app/db/schema.server.ts';
import { byTitle } from '#app/domain/cars/car.rules.ts';
import { fittingTerms } from '#app/domain/cars/cars.server.ts';
import { compareZones, ZONE_TEXTS } from '#app/domain/zones/zone.rules.ts';
import { businessNow, type IsoDate } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import type { Language } from '#app/lib/words/language.ts';
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '#app/lib/words/translation-labels.ts';
import { missingLanguages, type Translations } from '#app/lib/words/translations.rules.ts';
import type { Readiness } from './dashboard.schema.ts';
import { placeholderContacts } from './placeholder-contacts.rules.ts';
import {
  type EmptyKind,
  isBackupDue,
  type KindOfRound,
  kindsFor,
  lastSeasonEnding,
  type ReadinessItem,
  type ReadinessKind,
  ratesProblem,
} from './readiness.rules.ts';

type BackupsToCheck = Pick<Backups, 'list' | 'nightly'>;

interface Options {
  role: Role;
  /** Whether the person still signs in with the password that the first start has shown. */
  hasFirstPassword: boolean;
  rates: CurrentRates;
  backups: BackupsToCheck;
  now: Date;
  /** Of the names and days in what is listed. */
  language: Language;
  ofRound: Record<KindOfRound, ReadinessItem[]>;
}

const SHOWN_ITEMS = 5;

/** A person's open tasks by kind, the most costly kind first; of each kind a count and the first few items. */
export async function readReadiness(
  db: Db,
  { role, hasFirstPassword, rates, backups, now, language, ofRound }: Options,
): Promise<Readiness> {
  const { date: today } = businessNow(now);
  const [empty, fleet, ending, stale, unsaved, { settings, unfit }, inactive, written] =
    await Promise.all([
      readEmptyKinds(db, now),
      readUnfinishedCars(db),
      readEndingSeasons(db, { today, language }),
      readStaleRates(db, rates, { today, language }),
      readDueBackup(db, backups, { now, language }),
      readVersionedSettings(db),
      readInactiveZones(db),
      readUnfinishedPosts(db),
    ]);
  const items: Record<ReadinessKind, ReadinessItem[]> = {
    'unfit-settings': allSections()
      .filter(({ settings }) =>
        settings.flatMap(fieldsOf).some((field) => String(field.split('.')[0]) in unfit),
      )
      .map(({ name }) => theOne(name)),
    'first-password': hasFirstPassword ? [theOne('password')] : [],
    'proxy-not-trusted': ofRound['proxy-not-trusted'],
    ...empty,
    'cars-without-price': fleet.filter(({ dailyCents }) => !dailyCents).map(toItem),
    'cars-without-photo': fleet.filter(({ mainImageId }) => mainImageId === null).map(toItem),
    'seasons-ending': ending,
    'vehicles-due': ofRound['vehicles-due'],
    'stale-rates': stale,
    'backup-due': unsaved,
    'mail-failing': ofRound['mail-failing'],
    'placeholder-contact': placeholderContacts(settings.business),
    'return-charges-empty': Object.values(settings.rental.returns).every((each) => each === null)
      ? [theOne('returns')]
      : [],
    'inactive-zones': inactive,
    'posts-without-cover': written.filter((post) => post.coverImageId === null).map(toItem),
    'posts-without-excerpt': written.filter(({ excerpt }) => excerpt === '').map(toItem),
    'untranslated-cars': untranslated(await readUntranslatedCars(db, today), settings),
    'untranslated-zones': untranslated(await readUntranslatedZones(db), settings),
    'untranslated-settings': untranslated(untranslatedSettings(settings), settings),
    'untranslated-posts': untranslated(await readUntranslatedPosts(db), settings),
  };
  return {
    groups: kindsFor(role)
      .filter((kind) => items[kind].length > 0)
      .map((kind) => ({
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

async function readEndingSeasons(
  db: Db,
  { today, language }: { today: IsoDate; language: Language },
): Promise<ReadinessItem[]> {
  const rows = await db
    .select({
      id: cars.id,
      title: cars.title,
      name: seasons.name,
      startDate: seasons.startDate,
      endDate: seasons.endDate,
    })
    .from(seasons)
    .innerJoin(cars, and(eq(cars.id, seasons.carId), eq(cars.active, true)));
  const byCar = Map.groupBy(rows, (row) => row.id);
  return [...byCar.values()]
    .flatMap((own) => lastSeasonEnding(own, today) ?? [])
    .sort((a, b) => a.endDate.localeCompare(b.endDate) || byTitle(a, b))
    .map(({ id, title, name, endDate }) => ({
      id,
      title,
      note: `${name}, ${staffDay(endDate, language)}`,
    }));
}

async function readStaleRates(
  db: Db,
  current: CurrentRates,
  { today, language }: { today: IsoDate; language: Language },
): Promise<ReadinessItem[]> {
  const last = await readLastFetch(db);
  const problem = ratesProblem(current, { lastError: last?.error ?? null, today });
  if (!problem) return [];
  return [{ id: problem, title: problem, note: current.asOf && staffDay(current.asOf, language) }];
}

/** Nothing while the store of backups does not answer: the log has that. */
async function readDueBackup(
  db: Db,
  { list, nightly }: BackupsToCheck,
  { now, language }: Pick<Options, 'now' | 'language'>,
): Promise<ReadinessItem[]> {
  const kept = await list().catch(() => null);
  if (kept === null) return [];
  const last = kept[0]?.madeAt ?? null;
  const [first] = await db.select({ at: min(admins.createdAt) }).from(admins);
  if (!isBackupDue({ last, since: first?.at ?? null, nightly, now })) return [];
  const note = last && staffDay(businessNow(last).date, language);
  return [{ id: 'backup', title: 'backup', note }];
}

async function readInactiveZones(db: Db): Promise<ReadinessItem[]> {
  const rows = await db
    .select({ id: zones.id, title: zones.zoneName })
    .from(zones)
    .where(eq(zones.active, false));
  return rows.sort(byTitle).map(toItem);
}

/** Posts and drafts without a cover or an excerpt; one that was made from the text is one. */
async function readUnfinishedPosts(db: Db) {
  const { id, title, coverImageId, excerpt } = posts;
  const rows = await db
    .select({ id, title, coverImageId, excerpt })
    .from(posts)
    .where(and(ne(posts.status, 'archived'), or(isNull(coverImageId), eq(excerpt, ''))));
  return rows.sort(byTitle);
}

/** What some languages lack. */
interface Untranslated {
  id: string;
  title: string;
  missing: ForeignLanguage[];
}

/** Asked for are the languages in which the office answers; it may want no others. */
function untranslated(
  found: Untranslated[],
  { business: { languages } }: Settings,
): ReadinessItem[] {
  return found.flatMap(({ id, title, missing }) => {
    const asked = missing.filter((language) => languages.includes(language));
    const note = asked.map((language) => language.toUpperCase()).join(', ');
    return note ? [{ id, title, note }] : [];
  });
}

/** Active cars whose description, own terms or a season that is not over some language lacks. */
async function readUntranslatedCars(db: Db, today: IsoDate): Promise<Untranslated[]> {
  const { id, title, description, terms, translations } = cars;
  const [rows, named] = await Promise.all([
    db
      .select({ id, title, description, terms, translations })
      .from(cars)
      .where(eq(cars.active, true)),
    db.select().from(seasons).where(gte(seasons.endDate, today)),
  ]);
  const seasonsOf = Map.groupBy(named, ({ carId }) => carId);
  return rows.sort(byTitle).map((row) => {
    const own = { description: row.description, ...fittingTerms(row.terms) };
    const texts = ['description', ...TERM_TEXTS] as const;
    const missing = missingLanguages(own, row.translations, texts);
    const unnamed = missingInRows(seasonsOf.get(row.id) ?? [], ['name']);
    return {
      id: row.id,
      title: row.title,
      missing: FOREIGN_LANGUAGES.filter((each) => missing.includes(each) || unnamed.includes(each)),
    };
  });
}

/** The languages that lack a text of one of the rows. */
function missingInRows(
  rows: { translations: Translations<object> }[],
  texts: readonly string[],
): ForeignLanguage[] {
  return FOREIGN_LANGUAGES.filter((language) =>
    rows.some((row) => missingLanguages(row, row.translations, texts).includes(language)),
  );
}

async function readUntranslatedZones(db: Db): Promise<Untranslated[]> {
  const rows = await db.select().from(zones).where(eq(zones.active, true));
  return rows.sort(compareZones).map((row) => ({
    id: row.id,
    title: row.zoneName,
    missing: missingLanguages(row, row.translations, ZONE_TEXTS),
  }));
}

/** Published posts; their texts stay in the database, which may have a thousand. */
async function readUntranslatedPosts(db: Db): Promise<Untranslated[]> {
  const { id, title, translations } = posts;
  const has = (language: ForeignLanguage) =>
    sql<boolean>`(${translations} -> ${language}) ?& array['title', 'content']`;
  const rows = await db
    .select({ id, title, en: has('en'), de: has('de'), ru: has('ru') })
    .from(posts)
    .where(eq(posts.status, 'published'));
  return rows.sort(byTitle).map((row) => ({
    id: row.id,
    title: row.title,
    missing: FOREIGN_LANGUAGES.filter((language) => !row[language]),
  }));
}

/** The sections of the settings with a text that some language lacks; the id is that of the section. */
function untranslatedSettings(settings: Settings): Untranslated[] {
  const { business, rental, translations, faq, reviews, legal } = settings;
  const pages = eachLegalPage((page) => legal[page].text);
  const missing: Partial<Record<SectionName, ForeignLanguage[]>> = {
    business: missingLanguages(business, translations, ['about']),
    hours: missingLanguages(business, translations, ['deliveryHours']),
    terms: missingLanguages(rental.terms, translations, TERM_TEXTS),
    faq: missingInRows(faq, ['question', 'answer']),
    reviews: missingInRows(reviews, ['text']),
    legal: missingLanguages(pages, translations, LEGAL_PAGES),
  };
  return Object.entries(missing).map(([section, languages]) => ({
    id: section,
    title: section,
    missing: languages,
  }));
}

/** The pages of the site that have nothing to show; each has one task then, the first of its kind. */
async function readEmptyKinds(db: Db, now: Date): Promise<Record<EmptyKind, ReadinessItem[]>> {
  const [car, zone, post] = await Promise.all([
    db.select({ id: cars.id }).from(cars).where(eq(cars.active, true)).limit(1),
    db.select({ id: zones.id }).from(zones).where(eq(zones.active, true)).limit(1),
    db
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.status, 'published'), lte(posts.publishedAt, now)))
      .limit(1),
  ]);
  const first = (found: unknown[]) => (found.length === 0 ? [theOne('first')] : []);
  return { 'no-cars': first(car), 'no-zones': first(zone), 'no-posts': first(post) };
}

/** An item whose name the screen knows. */
function theOne(id: string): ReadinessItem {
  return { id, title: id, note: null };
}

function toItem({ id, title }: { id: string; title: string }): ReadinessItem {
  return { id, title, note: null };
}
