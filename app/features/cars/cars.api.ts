import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { type CarFilters, PRICE_RANGE } from './car-filters.rules.ts';
import {
  facetsSchema,
  type ListingsQuery,
  listingDetailSchema,
  listingQuerySchema,
  listingsQuerySchema,
  listingsSchema,
  toPeriod,
} from './car.schema.ts';
import { listCars, readCar, readCarFacets } from './cars.server.ts';
import { toListing, toListingDetail } from './listing-json.rules.ts';

/** The public fleet: `/listings`. */
export const carsApi: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { db, now } = services;
  const tags = ['Fleet'];

  app.get(
    '/listings',
    {
      config: { cached: true },
      schema: {
        tags,
        summary: 'Active cars, filtered; with both dates only those that are free',
        querystring: listingsQuerySchema,
        response: { 200: success(listingsSchema), 400: failureSchema },
      },
    },
    async ({ query }) => {
      const { cars, pagination } = await listCars(db, {
        filters: toFilters(query),
        period: toPeriod(query),
        page: query.page,
        limit: query.limit,
        now: now(),
      });
      return { success: true as const, data: { listings: cars.map(toListing), pagination } };
    },
  );

  app.get(
    '/listings/filters',
    {
      config: { cached: true },
      schema: {
        tags,
        summary: "Every filter's values with counts, and the price range",
        response: { 200: success(facetsSchema) },
      },
    },
    async () => ({ success: true as const, data: await readCarFacets(db, { now: now() }) }),
  );

  app.get(
    '/listings/:id',
    {
      config: { cached: true },
      schema: {
        tags,
        summary: 'One car; with dates, its prices and free units for them',
        params: z.object({ id: z.string() }),
        querystring: listingQuerySchema,
        response: { 200: success(listingDetailSchema), 400: failureSchema, 404: failureSchema },
      },
    },
    async ({ params, query }) => {
      const car = await readCar(db, params.id, {
        now: now(),
        period: toPeriod(query),
        priceDate: query.pickupDate ?? null,
      });
      if (!car) throw new AppError(404, 'Car not found');
      return { success: true as const, data: toListingDetail(car) };
    },
  );
};

function toFilters(query: ListingsQuery): CarFilters {
  return {
    ...query,
    maxPrice: query.maxPrice ?? PRICE_RANGE.max,
    pickupDate: query.pickupDate ?? null,
    returnDate: query.dropoffDate ?? null,
  };
}
