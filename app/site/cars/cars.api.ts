import { z } from 'zod';
import { CARS_PAGE_SIZE } from '#app/domain/cars/car-browse.rules.ts';
import {
  type CarFilters,
  PRICE_RANGE,
  requestedPeriod,
  SORT_ORDERS,
} from '#app/domain/cars/car-filters.rules.ts';
import { readCarFacets } from '#app/domain/cars/cars.server.ts';
import { listCars } from '#app/domain/cars/find-cars.server.ts';
import {
  facetsSchema,
  listingDetailSchema,
  listingsSchema,
  toListing,
  toListingDetail,
  toRefusedListing,
} from '#app/domain/cars/listing.schema.ts';
import { readCar, readFullDays } from '#app/domain/cars/read-car.server.ts';
import { MAX_RENTAL_DAYS } from '#app/domain/pricing/price.rules.ts';
import { EMPTY_TRIP, MAX_PLACE_LENGTH } from '#app/domain/requests/trip.rules.ts';
import { calendarDaysBetween, isClockTime, isIsoDate, wallClock } from '#app/lib/dates/dates.ts';
import { CLOCK_TIME, DAY } from '#app/lib/dates/openapi-formats.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import { pageQuery } from '#app/lib/http/envelope.schema.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { languageQuery, responseLanguage } from '#app/lib/words/response-language.server.ts';
import type { Api } from '#app/services.ts';

/**
 * Dates must be before this day. It is later than any rental, and so early that a date plus some
 * days still has a year of four digits.
 */
const LAST_DATE = '2200-01-01';
const isoDate = z
  .string()
  .refine(isIsoDate, { error: 'Must be a date that exists, as YYYY-MM-DD', abort: true })
  .refine((date) => date < LAST_DATE, `Must be before ${LAST_DATE}`)
  .meta(DAY);
const clockTime = z
  .string()
  .refine(isClockTime, 'Must be a time of day, as HH:MM')
  .meta(CLOCK_TIME);
const place = z.string().max(MAX_PLACE_LENGTH).optional();
/** Query parameter that may be given once, several times or with commas. */
const valueList = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((given) =>
    [given]
      .flat()
      .flatMap((value) => value.split(','))
      .filter(Boolean),
  );

const periodQuery = z.object({
  pickupDate: isoDate.optional(),
  pickupTime: clockTime.optional().describe('Default: 10:00'),
  returnDate: isoDate.optional(),
  returnTime: clockTime.optional().describe('Default: the pickup time'),
  dropoffDate: isoDate.optional().describe('Alias of `returnDate`'),
  dropoffTime: clockTime.optional().describe('Alias of `returnTime`'),
  pickupLocation: place.describe(
    'Place of pickup: one of `rental.places` of `GET /settings`, or of the car',
  ),
  dropoffLocation: place.describe(
    'Place of return; default: the place of pickup. A return to another place may have a fee',
  ),
});
type PeriodQuery = z.infer<typeof periodQuery>;

function checkPeriod(query: PeriodQuery, context: z.RefinementCtx) {
  const wrong = (field: keyof PeriodQuery, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  for (const [field, twin] of [
    ['returnDate', 'dropoffDate'],
    ['returnTime', 'dropoffTime'],
  ] as const) {
    if (query[field] && query[twin] && query[field] !== query[twin]) {
      wrong(field, `Must be the same as ${twin}, or left out`);
    }
  }
  const named = query.returnDate ? 'returnDate' : 'dropoffDate';
  if (query[named] && !query.pickupDate) wrong('pickupDate', `Needed with ${named}`);
  const period = toPeriod(query);
  if (!period) return;
  const { pickupDate, pickupTime, returnDate, returnTime } = period;
  if (wallClock(returnDate, returnTime) <= wallClock(pickupDate, pickupTime)) {
    wrong(named, 'Must be after pickup');
  } else if (calendarDaysBetween(pickupDate, returnDate) > MAX_RENTAL_DAYS) {
    wrong(named, `Must be at most ${MAX_RENTAL_DAYS} days after pickup`);
  }
}

/**
 * Returns the period of a query, in which the return has two names; null unless both dates are
 * given.
 */
function toPeriod({ pickupDate, pickupTime, dropoffDate, dropoffTime, ...query }: PeriodQuery) {
  const { returnDate = dropoffDate, returnTime = dropoffTime } = query;
  return requestedPeriod({ pickupDate, pickupTime, returnDate, returnTime });
}

function toPlaces({ pickupLocation = '', dropoffLocation = pickupLocation }: PeriodQuery) {
  return { pickupLocation, dropoffLocation };
}

const listingsQuerySchema = pageQuery(CARS_PAGE_SIZE)
  .extend({ ...periodQuery.shape, ...languageQuery.shape })
  .extend({
    status: z.literal('active').default('active'),
    brand: valueList,
    bodyType: valueList,
    fuelType: valueList,
    transmission: valueList,
    seats: z.int().min(0).default(0).describe('Minimum number of seats'),
    luggage: z
      .int()
      .min(0)
      .default(0)
      .describe('Minimum number of suitcases; a car without this value counts as 0'),
    minPrice: z
      .number()
      .min(PRICE_RANGE.min)
      .default(PRICE_RANGE.min)
      .describe('Minimum price in euros, compared like `maxPrice`'),
    maxPrice: z
      .number()
      .min(PRICE_RANGE.min)
      .optional()
      .describe(
        'Maximum price per day in euros; with both dates, `quote.total` divided by `quote.days`. ' +
          '2000 means no limit',
      ),
    sort: z
      .enum(SORT_ORDERS)
      .default('recommended')
      .describe('Sort order; prices are daily prices, with both dates `quote.total`'),
  })
  .superRefine((query, context) => {
    checkPeriod(query, context);
    if (query.maxPrice !== undefined && query.minPrice > query.maxPrice) {
      context.addIssue({ code: 'custom', path: ['minPrice'], message: 'Must not exceed maxPrice' });
    }
  });

/** Length in days of the longest two calendar months. */
const MAX_DAYS = 62;
const fullDaysQuerySchema = z
  .object({ from: isoDate, to: isoDate })
  .refine(({ from, to }) => from <= to && calendarDaysBetween(from, to) < MAX_DAYS, {
    path: ['to'],
    error: `Must be on or after from, at most ${MAX_DAYS} days in all`,
  });

const listingQuerySchema = periodQuery.extend(languageQuery.shape).superRefine(checkPeriod);

export const carsApi: Api = async (app, { services }) => {
  const endpoints = defineEndpoints(app, 'Fleet');
  const { now } = services;

  endpoints.get('/listings', {
    summary: 'Lists active cars that match the filters; with both dates, only free ones',
    querystring: listingsQuerySchema,
    data: listingsSchema,
    config: { cached: true },
    run: async (request, reply) => {
      const { query } = request;
      const { cars, refused, pagination } = await listCars(services.fleet, {
        language: responseLanguage(request, reply),
        filters: toFilters(query),
        period: toPeriod(query),
        page: query.page,
        limit: query.limit,
        now: now(),
      });
      return { listings: cars.map(toListing), refused: refused.map(toRefusedListing), pagination };
    },
  });

  endpoints.get('/listings/filters', {
    summary: 'Returns the values of each filter with the number of cars, and the price range',
    data: facetsSchema,
    config: { cached: true },
    run: () => readCarFacets(services.fleet, { now: now() }),
  });

  endpoints.get('/listings/:id', {
    summary: 'Returns a car; with dates, its prices and free units for them',
    params: idParams,
    querystring: listingQuerySchema,
    data: listingDetailSchema,
    refuses: [404],
    config: { cached: true },
    run: async (request, reply) => {
      const { params, query } = request;
      const language = responseLanguage(request, reply);
      const car = await readCar(services, params.id, {
        language,
        now: now(),
        period: toPeriod(query),
        trip: { ...EMPTY_TRIP, ...toPlaces(query) },
        priceDate: query.pickupDate,
      });
      if (!car) throw new AppError(404, services.texts.site[language].cars.detail.notFound);
      return toListingDetail(car);
    },
  });

  endpoints.get('/listings/:id/full-days', {
    summary: 'Lists the days on which all units of a car are taken for the whole day',
    params: idParams,
    querystring: fullDaysQuerySchema,
    data: z.object({ days: z.array(z.string()) }),
    refuses: [404],
    config: { cached: true },
    run: async ({ params, query: { from: first, to: last } }) => {
      const days = await readFullDays(services, params.id, { first, last, now: now() });
      if (!days) throw new AppError(404, services.texts.site.tr.cars.detail.notFound);
      return { days };
    },
  });
};

function toFilters(query: z.infer<typeof listingsQuerySchema>): CarFilters {
  return {
    ...EMPTY_TRIP,
    ...query,
    ...toPlaces(query),
    maxPrice: query.maxPrice ?? PRICE_RANGE.max,
    pickupDate: query.pickupDate ?? '',
    pickupTime: query.pickupTime ?? '',
    returnDate: query.returnDate ?? query.dropoffDate ?? '',
    returnTime: query.returnTime ?? query.dropoffTime ?? '',
  };
}
