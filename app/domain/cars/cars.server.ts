import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { toImage } from '#app/base/images/images.rules.ts';
import {
  eachTerm,
  effectiveTerms,
  givenTerms,
  type OwnTerms,
  type RentalTerms,
  TERM_TEXTS,
} from '#app/base/settings/papers/rental-terms.rules.ts';
import { toTripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import type { Settings } from '#app/base/settings/settings.schema.ts';
import type { Db } from '#app/db/client.server.ts';
import { carImages, cars, images } from '#app/db/schema.server.ts';
import {
  freeUnits,
  type Interval,
  toInterval,
} from '#app/domain/availability/availability.rules.ts';
import { readHeldIntervals } from '#app/domain/availability/availability.server.ts';
import { brokenRules, rulesOfCar } from '#app/domain/availability/letting.rules.ts';
import { lettingRuleIn, readLettingRules } from '#app/domain/availability/letting-rules.server.ts';
import { tripFees } from '#app/domain/pricing/fee.rules.ts';
import {
  priceCars,
  type RentalPeriod,
  rentalPrices,
  seasonOn,
} from '#app/domain/pricing/price.rules.ts';
import { seasonIn } from '#app/domain/pricing/season-names.rules.ts';
import { withCarsPlaces } from '#app/domain/requests/reservation.rules.ts';
import { EMPTY_TRIP, type Trip } from '#app/domain/requests/trip.rules.ts';
import { businessNow, type IsoDate, wallClock } from '#app/lib/dates/dates.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { inLanguage } from '#app/lib/words/translations.rules.ts';
import { type ActiveFleet, carsOn } from './active-fleet.server.ts';
import { type CarDetail, type PageFacts, pageFactsSchema } from './car.schema.ts';
import { type CarFacets, carFacets } from './car-browse.rules.ts';
import {
  type CarRow,
  readSeasons,
  type SeasonRow,
  selectCars,
  toPricedCar,
} from './car-rows.server.ts';

export interface CarQuery {
  now: Date;
  /** Day of the prices if no rental is requested; today by default. */
  priceDate?: IsoDate | undefined;
  period: RentalPeriod | null;
  /** Places of the rental; the car's own by default. */
  trip?: Trip | undefined;
  /** Language of the office's texts; Turkish by default. */
  language?: SiteLanguage;
}

/**
 * Returns the values of each filter with their counts, and the price range in euros, for the active
 * cars today.
 */
export async function readCarFacets(
  fleet: ActiveFleet,
  { now }: { now: Date },
): Promise<CarFacets> {
  return carFacets(carsOn(await fleet.read(), businessNow(now).date));
}

/** Stored car with values derived from it. */
export interface CarRecord {
  row: CarRow;
  /** Car whose pictures have the alt texts as typed, possibly empty. */
  car: CarDetail;
  seasons: SeasonRow[];
}

/**
 * Returns cars, active or not, with all their parts, in the order of `ids`. The number of queries
 * does not depend on the number of cars. Runs them one after another, because `db` may be a
 * transaction.
 */
export async function readCarRecords(
  db: Db,
  ids: string[],
  {
    rental,
    language = 'tr',
    ...query
  }: CarQuery & {
    /** Rental settings with the terms in the same language. */
    rental: Omit<Settings['rental'], 'terms'> & { terms: RentalTerms };
  },
): Promise<CarRecord[]> {
  const { terms, wholeMonths } = rental;
  // A missing hour of the trip has its default in the period.
  const trip = { ...EMPTY_TRIP, ...query.trip, ...query.period };
  const tripTerms = toTripTerms(rental);
  const rows = await selectCars(db, inArray(cars.id, ids));
  const seasonsOf = await readSeasons(db, ids);
  const galleryOf = await readGalleries(db, ids);
  const bufferOf = (row: CarRow) => row.bufferMinutes ?? rental.bufferMinutes;
  const longest = Math.max(0, ...rows.map(({ car }) => bufferOf(car)));
  const rules = (await readLettingRules(db)).map((rule) => lettingRuleIn(rule, language));
  const quote = query.period && priceCars(query.period);
  const heldOf = await readHeldIntervals(db, requestedInterval(query, longest), {
    now: query.now,
    carIds: ids,
  });
  const records = rows.map(({ car: row, image }) => {
    const seasons = seasonsOf.get(row.id) ?? [];
    const carSeasons = seasons.map((season) => seasonIn(season, language));
    const gallery = galleryOf.get(row.id) ?? [];
    const priced = toPricedCar(row, image, seasonOn(carSeasons, priceDay(query)));
    const held = heldOf.get(row.id) ?? [];
    const stored = fittingTerms(row.terms);
    const facts = pageFactsSchema.parse({ ...row, terms: stored } satisfies PageFacts);
    const own = ownTexts({ ...row, terms: stored }, language);
    const car = {
      ...priced,
      availableUnits: freeUnits(row.totalUnits, held, requestedInterval(query, bufferOf(row))),
      bufferMinutes: bufferOf(row),
      lettingRules: rulesOfCar(rules, row.id),
      quote:
        quote?.(
          rentalPrices({ ...priced, seasons: carSeasons, wholeMonths }),
          tripFees(withCarsPlaces(trip, rental.places, row), tripTerms),
        ) ?? null,
      ...facts,
      ...own,
      broken: query.period ? brokenRules(rulesOfCar(rules, row.id), query.period) : [],
      otherLength: null,
      nearestFree: [],
      confirmFirstAfter: null,
      alternatives: [],
      effectiveTerms: termsOf(row, terms, language),
      wholeMonths,
      gallery: gallery.map((each) => toImage(each.image, each.alt)),
      seasons: carSeasons,
    };
    return [row.id, { row, car, seasons }] as const;
  });
  const byId = new Map(records);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function ownTexts(
  {
    description,
    terms,
    translations,
  }: Pick<CarRow, 'description' | 'translations'> & {
    terms: OwnTerms;
  },
  language: SiteLanguage,
) {
  const texts = ['description', ...TERM_TEXTS] as const;
  const {
    description: inWords,
    inTurkish,
    ...own
  } = inLanguage({ description, ...terms }, translations, { language, texts });
  return { description: inWords, terms: own, ...(inTurkish && { inTurkish }) };
}

/**
 * Returns the rental terms of a car in a language. `office` are the terms of the settings in that
 * language.
 */
export function termsOf(
  car: Pick<CarRow, 'description' | 'terms' | 'translations'>,
  office: RentalTerms,
  language: SiteLanguage,
): RentalTerms {
  const own = ownTexts({ ...car, terms: fittingTerms(car.terms) }, language);
  return effectiveTerms({ ...own, ...own.terms }, office);
}

/**
 * Returns the stored terms of a car. If they are invalid, because somebody changed the database
 * manually, returns none, so that the car's page and the papers of its rentals still work.
 */
export function fittingTerms(stored: unknown): OwnTerms {
  const { data } = pageFactsSchema.shape.terms.safeParse(stored);
  return data ? givenTerms(data) : { included: null, ...eachTerm(() => null) };
}

const { id, width, height, widths, illustration } = getTableColumns(images);
/**
 * Columns that `toImage` needs. No others are read, because galleries are most of the data of a
 * list of cars.
 */
const pictureColumns = { id, width, height, widths, illustration };

async function readGalleries(db: Db, carIds: string[]) {
  const rows = await db
    .select({ carId: carImages.carId, image: pictureColumns, alt: carImages.alt })
    .from(carImages)
    .innerJoin(images, eq(images.id, carImages.imageId))
    .where(inArray(carImages.carId, carIds))
    .orderBy(asc(carImages.position));
  return Map.groupBy(rows, (row) => row.carId);
}

/**
 * Returns the interval in which the requested rental needs a unit, else the current moment, in
 * Istanbul time.
 */
export function requestedInterval(
  { now, period }: Pick<CarQuery, 'now' | 'period'>,
  bufferMinutes = 0,
): Interval {
  if (period) return toInterval(period, bufferMinutes);
  const { date, time } = businessNow(now);
  return { from: wallClock(date, time), to: wallClock(date, time) };
}

export function priceDay({ now, period, priceDate }: CarQuery): IsoDate {
  return period?.pickupDate || priceDate || businessNow(now).date;
}
