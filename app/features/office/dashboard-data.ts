/** What the sections of the dashboard load and do. Browser only. */
import { redirect } from 'react-router';
import { z } from 'zod';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { type ActionResult, runListAction } from '#app/editing/list-actions.tsx';
import { bookingsSchema } from '#app/features/bookings/booking.schema.ts';
import { adminCarsSchema } from '#app/features/fleet/car-input.schema.ts';
import { POSTS_PER_PAGE, readablePostsSchema } from '#app/features/newsroom/admin-post.schema.ts';
import { ApiError } from '#app/lib/api-client.ts';
import type { Pagination } from '#app/lib/envelope.schema.ts';
import { type Part, settled } from '#app/lib/settled.ts';
import { availableCarsSchema, dashboardStatsSchema, readinessSchema } from './dashboard.schema.ts';
import {
  type ListAddress,
  type ListSection,
  listHref,
  listQuery,
  readListAddress,
} from './list-address.rules.ts';

/** More than a screen shows, few enough for a slow phone. */
const CARS_PAGE_SIZE = 20;

/** The overview's four parts; each may fail alone. */
export async function readOverview(request: Request) {
  const call = <T extends z.ZodType>(path: string, shape: T) =>
    settled(callAdminApi(request, path, shape));
  const [stats, readiness, bookings, cars] = await Promise.all([
    call('/admin/dashboard/stats', dashboardStatsSchema),
    call('/admin/dashboard/readiness', readinessSchema),
    call('/admin/dashboard/recent-bookings', bookingsSchema),
    call('/admin/dashboard/available-cars', availableCarsSchema),
  ]);
  return {
    section: 'dashboard' as const,
    stats,
    readiness,
    bookings: mapPart(bookings, (data) => data.bookings),
    cars: mapPart(cars, (data) => data.cars),
  };
}
export type Overview = Awaited<ReturnType<typeof readOverview>>;

/** A page of a list, whatever its rows are called in the API. */
export interface ListPage<Row> {
  rows: Row[];
  pagination: Pagination;
}

export async function readCarsSection(request: Request) {
  const address = readListAddress('cars', new URL(request.url).searchParams);
  const query = listQuery(address, CARS_PAGE_SIZE);
  const cars = await settled(callAdminApi(request, `/admin/cars?${query}`, adminCarsSchema));
  const list = mapPart(cars, (data) => ({ rows: data.cars, pagination: data.pagination }));
  stayWithin('cars', address, list);
  return { section: 'cars' as const, list };
}
export type CarsData = Awaited<ReturnType<typeof readCarsSection>>;

export async function readBlogSection(request: Request) {
  const address = readListAddress('blog', new URL(request.url).searchParams);
  const query = listQuery(address, POSTS_PER_PAGE);
  const posts = await settled(callAdminApi(request, `/admin/blogs?${query}`, readablePostsSchema));
  const list = mapPart(posts, (data) => ({ rows: data.blogs, pagination: data.pagination }));
  stayWithin('blog', address, list);
  return { section: 'blog' as const, list };
}
export type BlogData = Awaited<ReturnType<typeof readBlogSection>>;

/** Leads to the last page when a deletion has emptied the one that was shown. */
function stayWithin(section: ListSection, address: ListAddress, list: Part<ListPage<unknown>>) {
  const last = list.ok ? Math.max(1, list.data.pagination.totalPages) : address.page;
  if (address.page > last) throw redirect(listHref(section, { ...address, page: last }));
}

function mapPart<A, B>(part: Part<A>, map: (data: A) => B): Part<B> {
  return part.ok ? { ok: true, data: map(part.data) } : part;
}

/** What the lists of the dashboard do; each form has the `id` of its row. */
export type DashboardAction = 'delete-car' | 'delete-post' | 'set-car-status';

export function runDashboardAction(request: Request): Promise<ActionResult> {
  const call = (path: string, options: Parameters<typeof callAdminApi>[3]) =>
    callAdminApi(request, path, z.unknown(), options);
  const carPath = (id: string) => `/admin/cars/${encodeURIComponent(id)}`;
  return runListAction(request, {
    'delete-car': ({ id }) => call(carPath(id), { method: 'DELETE' }),
    'delete-post': ({ id }) => call(`/admin/blogs/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    'set-car-status': ({ id, status }) =>
      call(`${carPath(id)}/status`, { method: 'PATCH', body: { status } }).catch(withoutText),
  });
}

/** The API's text of a missing car is English, so the screen uses its own. */
function withoutText(error: unknown): never {
  throw error instanceof ApiError && error.status === 404 ? new ApiError(404, '') : error;
}
