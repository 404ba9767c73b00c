/**
 * Cars for the trip of a visitor: cars that the letting rules allow and that have a free unit, and
 * cars that rules allow only on other days. The list, the day strip and the number of cars all use
 * `answersFor`.
 */
import {
  bookableWith,
  freeUnits,
  type Held,
  type Interval,
  lastShifted,
  toInterval,
} from '#app/domain/availability/availability.rules.ts';
import {
  type LettingAnswer,
  type LettingRule,
  lettingAnswer,
  nearestAllowed,
  rulesFrom,
  rulesOfCar,
} from '#app/domain/availability/letting.rules.ts';
import { lettingRuleIn } from '#app/domain/availability/letting-rules.server.ts';
import {
  effectivePrices,
  priceCars,
  type RentalPeriod,
  rentalDays,
} from '#app/domain/pricing/price.rules.ts';
import { seasonIn } from '#app/domain/pricing/season-names.rules.ts';
import { withCarsPlaces } from '#app/domain/requests/reservation.rules.ts';
import { EMPTY_TRIP, type Trip } from '#app/domain/requests/trip.rules.ts';
import { businessNow, type WallClock, wallClock } from '#app/lib/dates/dates.ts';
import type { Pagination } from '#app/lib/http/envelope.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import type { ActiveFleet, Fleet, FleetCar } from './active-fleet.server.ts';
import type { CarSummary, RefusedCar } from './car.schema.ts';
import {
  filteredFacts,
  matchesFilters,
  type OfferedChoices,
  sortCars,
} from './car-browse.rules.ts';
import { type CarFilters, requestedPeriod } from './car-filters.rules.ts';
import { type CarQuery, priceDay, requestedInterval } from './cars.server.ts';
import { daysAround, type StripOffers } from './day-strip.rules.ts';

interface FindArgs {
  filters: CarFilters;
  period?: RentalPeriod | null;
  now: Date;
  /** Language of the office's texts; Turkish by default. */
  language?: SiteLanguage;
}

/** Cars for a request. `refused`: cars that rules allow only on other days. */
interface FoundCars {
  cars: CarSummary[];
  refused: RefusedCar[];
  offered: OfferedChoices;
  mostRented: readonly string[];
}

/**
 * Returns one page of the active cars that match the filters. If both dates are given, leaves out
 * cars that rules refuse or that have no free unit in the whole period, and adds the price of the
 * rental to each car.
 */
export async function listCars(
  fleet: ActiveFleet,
  { page, limit, ...query }: FindArgs & { page: number; limit: number },
): Promise<{ cars: CarSummary[]; refused: RefusedCar[]; pagination: Pagination }> {
  const found = await findCars(fleet, query);
  const cars = found.cars.filter((car) => matchesFilters(car, query.filters));
  const start = (page - 1) * limit;
  return {
    cars: cars.slice(start, start + limit),
    refused: found.refused.filter((car) => matchesFilters(car, query.filters)),
    pagination: paginate(page, limit, cars.length),
  };
}

/**
 * Returns all active cars in the requested order; if both dates are given, only cars that rules
 * allow and that have a free unit in the whole period, with the price of the rental. Ignores other
 * filters.
 */
export async function findCars(
  fleet: ActiveFleet,
  { filters, now, language = 'tr', ...args }: FindArgs,
): Promise<FoundCars> {
  const period = args.period ?? requestedPeriod(filters);
  const query = { now, period, priceDate: filters.pickupDate };
  const kept = await fleet.read();
  const requested = requestedInterval(query, kept.longestBuffer);
  const { rentals, held } = period
    ? await findRentals(fleet, { kept, trip: { ...filters, ...period }, requested, language, now })
    : { rentals: [], held: await fleet.readHeld(requested, now) };
  const quote = period && priceCars(period);
  const cars: CarSummary[] = [];
  const refused: RefusedCar[] = [];
  for (const [at, { car, prices, bufferMinutes }] of kept.cars.entries()) {
    const seasons = prices.seasons.map((season) => seasonIn(season, language));
    const shown = { ...prices, seasons };
    const summary = (when: Interval | WallClock, priced: CarSummary['quote']) => ({
      ...car,
      effective: effectivePrices(shown, priceDay(query)),
      availableUnits: freeUnits(car.totalUnits, held.get(car.id) ?? [], when),
      quote: priced,
    });
    const { rental, broken = [], fees = [] } = rentals[at] ?? {};
    if (!quote) cars.push(summary(requested.from, null));
    if (!quote || !rental) continue;
    const isAllowed = broken.length === 0;
    const priced = (isAllowed ? quote : priceCars(rental))(shown, fees);
    const found = summary(toInterval(rental, bufferMinutes), priced);
    if (found.availableUnits === 0) continue;
    if (isAllowed) cars.push(found);
    else {
      const { pickupDate, returnDate: dropoffDate } = rental;
      refused.push({ ...found, broken, pickupDate, dropoffDate });
    }
  }
  return {
    cars: sortCars(cars, filters.sort),
    refused: sortCars(refused, filters.sort),
    offered: kept.offered,
    mostRented: kept.mostRented,
  };
}

/**
 * Returns for each car of the fleet the requested rental if rules allow it, else the nearest allowed
 * one with a free unit, else null. Also returns the intervals in which units are held.
 */
async function findRentals(
  fleet: ActiveFleet,
  {
    kept,
    trip,
    requested,
    language,
    now,
  }: { kept: Fleet; trip: Trip; requested: Interval; language: SiteLanguage; now: Date },
) {
  /** Allowed days by list of rules, because most cars share one list. */
  const allowed = new Map<LettingRule[], ReturnType<typeof nearestAllowed>>();
  const answers = answersFor(kept, trip, language).map((answer) => {
    const { rules, broken } = answer;
    if (broken.length === 0) return { ...answer, rental: trip };
    if (!allowed.has(rules)) allowed.set(rules, nearestAllowed(rules, trip));
    const days = allowed.get(rules);
    return { ...answer, rental: days ? { ...trip, ...days } : null };
  });
  const to = answers.reduce((last, { rental }) => {
    const end = rental && toInterval(rental, kept.longestBuffer).to;
    return end && end > last ? end : last;
  }, requested.to);
  const held = new Map<string, Held[]>(await fleet.readHeld({ from: requested.from, to }, now));
  const { date, time } = businessNow(now);
  const isBookable = ({ car, bufferMinutes }: FleetCar) =>
    bookableWith(held.get(car.id) ?? [], {
      ...{ totalUnits: car.totalUnits, bufferMinutes, now: wallClock(date, time) },
    });
  // Bookings of later days are read only of cars whose nearest days are full. A longer rental with
  // the same pickup is not possible for them.
  const full = new Set(
    answers
      .filter((each) => each.broken.length > 0 && each.rental && !isBookable(each)(each.rental))
      .map(({ car }) => car.id),
  );
  if (full.size > 0) {
    const later = toInterval(lastShifted(trip), kept.longestBuffer).to;
    const until = later > to ? later : to;
    const more = await fleet.readHeld({ from: requested.from, to: until }, now, [...full]);
    for (const id of full) held.set(id, more.get(id) ?? []);
  }
  const rentals = answers.map((answer) => {
    if (!full.has(answer.car.id)) return answer;
    const days = nearestAllowed(answer.rules, trip, isBookable(answer));
    return { ...answer, rental: days && { ...trip, ...days } };
  });
  return { rentals, held };
}

/**
 * Returns the prices of the active cars on the days around the requested rental, `refused` for days
 * on which rules refuse a car, and null for days on which no unit is free. Returns null without a
 * requested rental. Ignores other filters.
 */
export async function readDaysAround(
  fleet: ActiveFleet,
  { filters, now }: Pick<FindArgs, 'filters' | 'now'>,
): Promise<StripOffers | null> {
  const period = requestedPeriod(filters);
  if (!period) return null;
  const { date, time } = businessNow(now);
  const days = daysAround(period, wallClock(date, time));
  const rentals = days.map((day) => ({ ...period, ...day }));
  const [first, last] = [rentals[0], rentals.at(-1)];
  if (!first || !last) return null;
  const kept = await fleet.read();
  const span = { from: toInterval(first, 0).from, to: toInterval(last, kept.longestBuffer).to };
  const held = await fleet.readHeld(span, now);
  const byDay = rentals.map((rental) => ({
    quote: priceCars(rental),
    answers: answersFor(kept, { ...filters, ...rental }, 'tr'),
  }));
  return {
    days,
    rentalDays: rentalDays(period),
    cars: kept.cars.map(({ car, prices, bufferMinutes }, at) => ({
      ...filteredFacts(car),
      offers: byDay.map(({ quote, answers }, day) => {
        const [answer, rental] = [answers[at], rentals[day]];
        if (!answer || !rental) return null;
        if (answer.broken.length > 0) return 'refused';
        const when = toInterval(rental, bufferMinutes);
        const isFree = freeUnits(car.totalUnits, held.get(car.id) ?? [], when) > 0;
        return isFree ? quote(prices, answer.fees).lines.map(({ cents }) => cents) : null;
      }),
    })),
  };
}

/**
 * Returns the number of active cars that `findCars` lists for a period; without a period, of all
 * active cars.
 */
export async function countFree(
  fleet: ActiveFleet,
  { now, period }: Pick<CarQuery, 'now' | 'period'>,
): Promise<number> {
  const kept = await fleet.read();
  if (!period) return kept.cars.length;
  const { from, to } = toInterval(period, kept.longestBuffer);
  const held = await fleet.readHeld({ from, to }, now);
  return answersFor(kept, { ...EMPTY_TRIP, ...period }, 'tr').filter(
    ({ car, bufferMinutes, broken }) =>
      broken.length === 0 &&
      freeUnits(car.totalUnits, held.get(car.id) ?? [], toInterval(period, bufferMinutes)) > 0,
  ).length;
}

/**
 * Returns the letting rules for all cars and pickups from today, with names in a language, for the
 * calendar of a search.
 */
export async function readCommonRules(
  fleet: ActiveFleet,
  { now, language }: { now: Date; language: SiteLanguage },
): Promise<LettingRule[]> {
  const { lettingRules } = await fleet.read();
  const common = rulesFrom(rulesOfCar(lettingRules, null), businessNow(now).date);
  return common.map((rule) => lettingRuleIn(rule, language));
}

/** Car with its letting rules, and the rules that refuse the trip. */
type AnsweredCar = FleetCar & { rules: LettingRule[] } & LettingAnswer;

/**
 * Returns the refusals and fees of a trip for each car, in the order in which the fleet has the cars.
 * Most cars have no own rules and places, so their refusals are computed once.
 */
function answersFor(
  { cars, places, tripTerms: terms, lettingRules }: Fleet,
  trip: Trip,
  language: SiteLanguage,
): AnsweredCar[] {
  const fromPickup = rulesFrom(lettingRules, trip.pickupDate).map((rule) =>
    lettingRuleIn(rule, language),
  );
  const haveOwn = new Set(fromPickup.map(({ carId }) => carId));
  const answer = (rules: LettingRule[], own: FleetCar['ownPlaces']) => {
    const ends = own ?? { pickupLocation: null, dropoffLocation: null };
    return { rules, ...lettingAnswer({ rules, terms }, withCarsPlaces(trip, places, ends)) };
  };
  const shared = answer(rulesOfCar(fromPickup, null), null);
  return cars.map((each) => {
    const isUsual = each.ownPlaces === null && !haveOwn.has(each.car.id);
    return {
      ...each,
      ...(isUsual ? shared : answer(rulesOfCar(fromPickup, each.car.id), each.ownPlaces)),
    };
  });
}
