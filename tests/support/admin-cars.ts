import { imageIdOf } from '#app/base/images/images.rules.ts';
import {
  type AdminCar,
  adminCarSchema,
  type CarInput,
  carCreateSchema,
} from '#app/domain/cars/car-input.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import { type Api, entityApi } from './mounted-api.ts';
import { storedImage } from './uploads.ts';

/**
 * Returns a car as the API sends it to staff: by default €40 a day, €240 a week, €900 a month, and
 * not active.
 */
export function anAdminCar(input: Partial<CarInput> = {}, rest: Partial<AdminCar> = {}): AdminCar {
  const entered = carCreateSchema.parse({
    title: 'Fiat Egea 2024',
    brand: 'Fiat',
    model: 'Egea',
    year: 2024,
    pricing: { daily: 40, weekly: 240, monthly: 900 },
    status: false,
    ...input,
  });
  // As on the server, only the URL and the alternative text of a sent picture count.
  const stored = ({ url, alt }: { url: string; alt: string }) =>
    storedImage(imageIdOf(url) ?? '', alt);
  return adminCarSchema.parse({
    ...entered,
    mainImage: entered.mainImage && stored(entered.mainImage),
    gallery: entered.gallery.map(stored),
    id: 'fiat-egea-2024-a1b2',
    version: 1,
    effectivePricing: {
      ...{ daily: 40, weekly: 240, monthly: 900 },
      currency: 'EUR',
      seasonalName: null,
      seasonalPeriod: null,
    },
    available_units: 1,
    vehicles: null,
    closedUntil: null,
    upcomingBookings: 0,
    createdAt: '2026-05-01T09:00:00.000Z',
    updatedAt: '2026-05-01T09:00:00.000Z',
    ...rest,
  });
}

/** Acts as the API for these cars, with the endpoints that the list and its rows call. */
export function carsApi(cars: AdminCar[]): Api {
  const entities = entityApi('/admin/cars', cars, anAdminCar);
  return (method, path, body) => {
    const { pathname, searchParams: query } = new URL(path, 'http://api');
    if (method === 'GET' && pathname === '/admin/cars') {
      const [status, search = ''] = ['status', 'search'].map((name) => query.get(name));
      const found = cars.filter(
        (car) =>
          (!status || car.status === (status === 'active')) &&
          fold(car.title).includes(fold(search ?? '')),
      );
      const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit'))];
      const first = (page - 1) * limit;
      const pagination = paginate(page, limit, found.length);
      return { cars: found.slice(first, first + limit), pagination };
    }
    const [, car] = /^(.*)\/status$/.exec(path) ?? [];
    if (!car) return entities(method, path, body);
    const { status } = body as { status: string };
    return entities('PUT', car, { status: status === 'active' });
  };
}
