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
import { tripFees } from '#app/domain/pricing/fee.rules.ts';
import {
  effectivePrices,
  priceCars,
  type RentalPeriod,
  rentalDays,
  rentalPrices,
  seasonOn,
} from '#app/domain/pricing/price.rules.ts';
import { seasonIn } from '#app/domain/pricing/season-names.rules.ts';
import { withCarsPlaces } from '#app/domain/requests/reservation.rules.ts';
import { EMPTY_TRIP, type Trip } from '#app/domain/requests/trip.rules.ts';
import { businessNow, type IsoDate, wallClock } from '#app/lib/dates/dates.ts';
import type { Pagination } from '#app/lib/http/envelope.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { inLanguage } from '#app/lib/words/translations.rules.ts';
import { type ActiveFleet, carsOn, type Fleet, type FleetCar } from './active-fleet.server.ts';
import { type CarDetail, type CarSummary, type PageFacts, pageFactsSchema } from './car.schema.ts';
import {
  type CarFacets,
  carFacets,
  filteredFacts,
  matchesFilters,
  type OfferedChoices,
  sortCars,
} from './car-browse.rules.ts';
import { type CarFilters, requestedPeriod } from './car-filters.rules.ts';
import {
  type CarRow,
  readSeasons,
  type SeasonRow,
  selectCars,
  toPricedCar,
} from './car-rows.server.ts';
import { daysAround, type StripOffers } from './day-strip.rules.ts';

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

interface ListArgs {
  filters: CarFilters;
  period?: RentalPeriod | null;
  page: number;
  limit: number;
  now: Date;
  /** Language of the office's texts; Turkish by default. */
  language?: SiteLanguage;
}

/**
 * Returns one page of the active cars that match the filters. If both dates are given, leaves out
 * cars without a free unit in the whole period, and adds the price of the rental to each car.
 */
export async function listCars(
  fleet: ActiveFleet,
  { page, limit, ...query }: ListArgs,
): Promise<{ cars: CarSummary[]; pagination: Pagination }> {
  const { cars } = await findFree(fleet, query);
  const found = cars.filter((car) => matchesFilters(car, query.filters));
  const start = (page - 1) * limit;
  return {
    cars: found.slice(start, start + limit),
    pagination: paginate(page, limit, found.length),
  };
}

/**
 * Returns all active cars in the requested order; if both dates are given, only cars with a free
 * unit in the whole period, with the price of the rental. Ignores other filters.
 */
export async function findFree(
  fleet: ActiveFleet,
  { filters, now, language = 'tr', ...args }: Omit<ListArgs, 'page' | 'limit'>,
): Promise<{ cars: CarSummary[]; offered: OfferedChoices; mostRented: readonly string[] }> {
  const period = args.period ?? requestedPeriod(filters);
  const query = { now, period, priceDate: filters.pickupDate };
  const requested = requestedInterval(query);
  const [kept, held] = await Promise.all([fleet.read(), fleet.readHeld(requested, now)]);
  const quote = period && priceCars(period);
  const cars = withFees(kept, { ...filters, ...period }).map(({ car, prices, fees }) => {
    const seasons = prices.seasons.map((season) => seasonIn(season, language));
    const shown = { ...prices, seasons };
    return {
      ...car,
      effective: effectivePrices(shown, priceDay(query)),
      availableUnits: freeUnits(car.totalUnits, held.get(car.id) ?? [], requested),
      quote: quote?.(shown, fees) ?? null,
    };
  });
  const free = period ? cars.filter(({ availableUnits }) => availableUnits > 0) : cars;
  return {
    cars: sortCars(free, filters.sort),
    offered: kept.offered,
    mostRented: kept.mostRented,
  };
}

/** Returns the cars of the fleet, each with the fees of a trip. */
function withFees({ cars, places, tripTerms }: Fleet, trip: Trip) {
  const feesOf = (ownPlaces: NonNullable<FleetCar['ownPlaces']>) =>
    tripFees(withCarsPlaces(trip, places, ownPlaces), tripTerms);
  const usual = feesOf({ pickupLocation: null, dropoffLocation: null });
  return cars.map((each) => ({ ...each, fees: each.ownPlaces ? feesOf(each.ownPlaces) : usual }));
}

/**
 * Returns the prices of the active cars on the days around the requested rental, null for days on
 * which a car is not free. Returns null without a requested rental. Ignores other filters.
 */
export async function readDaysAround(
  fleet: ActiveFleet,
  { filters, now }: Pick<ListArgs, 'filters' | 'now'>,
): Promise<StripOffers | null> {
  const period = requestedPeriod(filters);
  if (!period) return null;
  const { date, time } = businessNow(now);
  const days = daysAround(period, wallClock(date, time));
  const rentals = days.map((day) => {
    const rental = { ...period, ...day };
    return { interval: toInterval(rental), quote: priceCars(rental) };
  });
  const [first, last] = [rentals[0], rentals.at(-1)];
  if (!first || !last) return null;
  const span = { from: first.interval.from, to: last.interval.to };
  const [kept, held] = await Promise.all([fleet.read(), fleet.readHeld(span, now)]);
  return {
    days,
    rentalDays: rentalDays(period),
    cars: withFees(kept, { ...filters, ...period }).map(({ car, prices, fees }) => ({
      ...filteredFacts(car),
      offers: rentals.map(({ interval, quote }) =>
        freeUnits(car.totalUnits, held.get(car.id) ?? [], interval) > 0
          ? quote(prices, fees).lines.map(({ cents }) => cents)
          : null,
      ),
    })),
  };
}

/**
 * Returns the number of active cars with a free unit in the whole period; without a period, of all
 * active cars.
 */
export async function countFree(
  fleet: ActiveFleet,
  { now, period }: Pick<CarQuery, 'now' | 'period'>,
): Promise<number> {
  const { cars } = await fleet.read();
  if (!period) return cars.length;
  const interval = toInterval(period);
  const held = await fleet.readHeld(interval, now);
  return cars.filter(({ car }) => freeUnits(car.totalUnits, held.get(car.id) ?? [], interval) > 0)
    .length;
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
  const interval = requestedInterval(query);
  const quote = query.period && priceCars(query.period);
  const heldOf = await readHeldIntervals(db, interval, { now: query.now, carIds: ids });
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
      availableUnits: freeUnits(row.totalUnits, held, interval),
      quote:
        quote?.(
          rentalPrices({ ...priced, seasons: carSeasons, wholeMonths }),
          tripFees(withCarsPlaces(trip, rental.places, row), tripTerms),
        ) ?? null,
      ...facts,
      ...own,
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

/** Returns the period of the requested rental, else the current moment, in Istanbul time. */
function requestedInterval({ now, period }: CarQuery): Interval {
  if (period) return toInterval(period);
  const { date, time } = businessNow(now);
  return { from: wallClock(date, time), to: wallClock(date, time) };
}

function priceDay({ now, period, priceDate }: CarQuery): IsoDate {
  return period?.pickupDate || priceDate || businessNow(now).date;
}
