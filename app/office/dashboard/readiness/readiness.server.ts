import { and, eq, gte, isNull, min, or } from 'drizzle-orm';
import type { Role } from '#app/base/auth/auth.schema.ts';
import type { Backups } from '#app/base/backups/backups.server.ts';
import type { CurrentRates } from '#app/base/exchange-rates/exchange-rates.schema.ts';
import { readLastFetch } from '#app/base/exchange-rates/exchange-rates.server.ts';
import type { SectionName } from '#app/base/settings/describe-settings.schema.ts';
import { allSettings, fieldsOf } from '#app/base/settings/editor/settings-table.rules.ts';
import { eachLegalPage, LEGAL_PAGES } from '#app/base/settings/papers/legal-pages.rules.ts';
import { TERM_TEXTS } from '#app/base/settings/papers/rental-terms.rules.ts';
import { readVersionedSettings } from '#app/base/settings/save-settings.server.ts';
import type { Settings } from '#app/base/settings/settings.schema.ts';
import type { Db } from '#app/db/client.server.ts';
import { admins, cars, seasons, zones } from '#app/db/schema.server.ts';
import { byTitle } from '#app/domain/cars/car.rules.ts';
import { fittingTerms } from '#app/domain/cars/cars.server.ts';
import { compareZones, ZONE_TEXTS } from '#app/domain/zones/zone.rules.ts';
import { businessNow, type IsoDate } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import type { Language } from '#app/lib/words/language.ts';
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '#app/lib/words/translation-labels.ts';
import { missingLanguages, type Translations } from '#app/lib/words/translations.rules.ts';
import type { Readiness } from '../dashboard.schema.ts';
import { placeholderContacts } from './placeholder-contacts.rules.ts';
import {
  isBackupDue,
  kindsFor,
  lastSeasonEnding,
  type ReadinessItem,
  type ReadinessKind,
  ratesProblem,
} from './readiness.rules.ts';

interface Circumstances {
  db: Db;
  now: Date;
  language: Language;
  /** True if the person still signs in with the password of the first start. */
  hasFirstPassword: boolean;
  /** Names of `X-Forwarded-*` headers that arrive but are not trusted. */
  ignoredHeaders: string[];
  /** Number of booking requests that could not be sent by e-mail. */
  unsentRequests: number;
  rates: CurrentRates;
  backups: Pick<Backups, 'list' | 'nightly'>;
}

interface Context extends Circumstances {
  today: IsoDate;
  settings: Settings;
  /** Stored settings that cannot be read, by their top-level key. */
  unreadableSections: Record<string, unknown>;
}

type Check = (context: Context) => ReadinessItem[] | Promise<ReadinessItem[]>;

const CHECKS: Record<ReadinessKind, Check> = {
  'unfit-settings': listUnreadableSections,
  'first-password': ({ hasFirstPassword }) => singleItem('password', hasFirstPassword),
  'proxy-not-trusted': ({ ignoredHeaders }) =>
    ignoredHeaders.map((name) => ({ id: name, title: name, note: null })),
  'no-cars': async ({ db }) => singleItem('first', !(await db.$count(cars, eq(cars.active, true)))),
  'no-zones': async ({ db }) =>
    singleItem('first', !(await db.$count(zones, eq(zones.active, true)))),
  'cars-without-price': listCarsWithoutPrice,
  'cars-without-photo': listCarsWithoutPhoto,
  'seasons-ending': listEndingSeasons,
  'stale-rates': listRatesProblems,
  'backup-due': listDueBackups,
  'mail-failing': ({ unsentRequests }) =>
    singleItem('mail', unsentRequests > 0, String(unsentRequests)),
  'placeholder-contact': ({ settings }) => placeholderContacts(settings.business),
  'return-charges-empty': ({ settings }) =>
    singleItem(
      'returns',
      Object.values(settings.rental.returns).every((charge) => charge === null),
    ),
  'untranslated-cars': listUntranslatedCars,
  'untranslated-zones': listUntranslatedZones,
  'untranslated-settings': listUntranslatedSettings,
};

const SHOWN_ITEMS = 5;

/**
 * Returns the open tasks that the role can do, by kind: the number of all items and the first five.
 */
export async function readReadiness(circumstances: Circumstances, role: Role): Promise<Readiness> {
  const { db, now } = circumstances;
  const { settings, unreadableSections } = await readVersionedSettings(db);
  const context = { ...circumstances, today: businessNow(now).date, settings, unreadableSections };
  const groups = await Promise.all(
    kindsFor(role).map(async (kind) => {
      const items = await CHECKS[kind](context);
      return { kind, count: items.length, items: items.slice(0, SHOWN_ITEMS) };
    }),
  );
  return { groups: groups.filter(({ count }) => count > 0) };
}

/**
 * Returns the sections of the settings that have their defaults because the stored values cannot be
 * read.
 */
function listUnreadableSections({ unreadableSections }: Context): ReadinessItem[] {
  const sections = allSettings()
    .filter((setting) =>
      fieldsOf(setting).some((field) => String(field.split('.')[0]) in unreadableSections),
    )
    .map(({ section }) => section);
  return [...new Set(sections)].flatMap((name) => singleItem(name, true));
}

async function listCarsWithoutPrice({ db }: Context): Promise<ReadinessItem[]> {
  const { id, title, active, dailyCents } = cars;
  const rows = await db
    .select({ id, title })
    .from(cars)
    .where(and(eq(active, true), or(isNull(dailyCents), eq(dailyCents, 0))));
  return rows.sort(byTitle).map(toItem);
}

async function listCarsWithoutPhoto({ db }: Context): Promise<ReadinessItem[]> {
  const { id, title, active, mainImageId } = cars;
  const rows = await db
    .select({ id, title })
    .from(cars)
    .where(and(eq(active, true), isNull(mainImageId)));
  return rows.sort(byTitle).map(toItem);
}

async function listEndingSeasons({ db, today, language }: Context): Promise<ReadinessItem[]> {
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

async function listRatesProblems({
  db,
  rates,
  today,
  language,
}: Context): Promise<ReadinessItem[]> {
  const last = await readLastFetch(db);
  const problem = ratesProblem(rates, { lastError: last?.error ?? null, today });
  const note = rates.asOf && staffDay(rates.asOf, language);
  return problem ? singleItem(problem, true, note) : [];
}

/** Returns no item if the store of backups cannot be reached; the log has that error. */
async function listDueBackups({ db, backups, now, language }: Context): Promise<ReadinessItem[]> {
  const kept = await backups.list().catch(() => null);
  if (kept === null) return [];
  const last = kept[0]?.madeAt ?? null;
  const [first] = await db.select({ at: min(admins.createdAt) }).from(admins);
  const isDue = isBackupDue({ last, since: first?.at ?? null, nightly: backups.nightly, now });
  return singleItem('backup', isDue, last && staffDay(businessNow(last).date, language));
}

/**
 * Car, zone or section of the settings, with the languages in which one of its texts is missing.
 */
interface Untranslated {
  id: string;
  title: string;
  missing: ForeignLanguage[];
}

/**
 * Returns the items that lack a text in a language of the business; other languages are ignored.
 */
function untranslated(found: Untranslated[], { settings }: Context): ReadinessItem[] {
  const { languages } = settings.business;
  return found.flatMap(({ id, title, missing }) => {
    const asked = missing.filter((language) => languages.includes(language));
    const note = asked.map((language) => language.toUpperCase()).join(', ');
    return note ? [{ id, title, note }] : [];
  });
}

/**
 * Returns active cars that lack a translation of their description, their own terms or the name of
 * a season that is not over.
 */
async function listUntranslatedCars(context: Context): Promise<ReadinessItem[]> {
  const { db, today } = context;
  const { id, title, description, terms, translations } = cars;
  const [rows, named] = await Promise.all([
    db
      .select({ id, title, description, terms, translations })
      .from(cars)
      .where(eq(cars.active, true)),
    db.select().from(seasons).where(gte(seasons.endDate, today)),
  ]);
  const seasonsOf = Map.groupBy(named, ({ carId }) => carId);
  const found = rows.sort(byTitle).map((row) => {
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
  return untranslated(found, context);
}

/** Returns the languages in which a text of any row is missing. */
function missingInRows(
  rows: { translations: Translations<object> }[],
  texts: readonly string[],
): ForeignLanguage[] {
  return FOREIGN_LANGUAGES.filter((language) =>
    rows.some((row) => missingLanguages(row, row.translations, texts).includes(language)),
  );
}

async function listUntranslatedZones(context: Context): Promise<ReadinessItem[]> {
  const rows = await context.db.select().from(zones).where(eq(zones.active, true));
  const found = rows.sort(compareZones).map((row) => ({
    id: row.id,
    title: row.zoneName,
    missing: missingLanguages(row, row.translations, ZONE_TEXTS),
  }));
  return untranslated(found, context);
}

function listUntranslatedSettings(context: Context): ReadinessItem[] {
  const { settings } = context;
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
  const found = Object.entries(missing).map(([section, languages]) => ({
    id: section,
    title: section,
    missing: languages,
  }));
  return untranslated(found, context);
}

/** Returns one item if `isOpen`, otherwise none. The screen finds the item's text by the id. */
function singleItem(id: string, isOpen: boolean, note: string | null = null): ReadinessItem[] {
  return isOpen ? [{ id, title: id, note }] : [];
}

function toItem({ id, title }: { id: string; title: string }): ReadinessItem {
  return { id, title, note: null };
}
