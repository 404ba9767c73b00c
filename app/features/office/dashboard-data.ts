/** What the sections of the dashboard load and do. Browser only. */
import { redirect } from 'react-router';
import { z } from 'zod';
import type { ActionResult } from '#app/editing/use-deletion.tsx';
import { callAdminApi } from '#app/features/auth/admin-api.ts';
import { bookingsSchema } from '#app/features/bookings/booking.schema.ts';
import { adminCarsSchema } from '#app/features/fleet/car-input.schema.ts';
import { POST_STATUSES } from '#app/features/news/post.rules.ts';
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

export const CAR_STATUSES = ['active', 'inactive'] as const;

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
  const address = readListAddress(new URL(request.url).searchParams, CAR_STATUSES);
  const query = listQuery(address, CARS_PAGE_SIZE);
  const cars = await settled(callAdminApi(request, `/admin/cars?${query}`, adminCarsSchema));
  const list = mapPart(cars, (data) => ({ rows: data.cars, pagination: data.pagination }));
  stayWithin('cars', address, list);
  return { section: 'cars' as const, list };
}
export type CarsData = Awaited<ReturnType<typeof readCarsSection>>;

export async function readBlogSection(request: Request) {
  const address = readListAddress(new URL(request.url).searchParams, POST_STATUSES);
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

const idOf = z.object({ id: z.string().min(1) });

const actionSchema = z.discriminatedUnion('intent', [
  idOf.extend({ intent: z.literal('delete-car') }),
  idOf.extend({ intent: z.literal('delete-post') }),
  idOf.extend({ intent: z.literal('set-car-status'), status: z.enum(['active', 'inactive']) }),
]);
export type DashboardAction = z.infer<typeof actionSchema>;

/** Runs the action in the form of a request. A record that is missing already counts as deleted. */
export async function runDashboardAction(request: Request): Promise<ActionResult> {
  const action = actionSchema.parse(Object.fromEntries(await request.formData()));
  try {
    await call(request, action);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 404) return { ok: false, error: error.message };
    return action.intent === 'set-car-status' ? { ok: false, error: '' } : { ok: true };
  }
}

function call(request: Request, action: DashboardAction): Promise<unknown> {
  const id = encodeURIComponent(action.id);
  switch (action.intent) {
    case 'delete-car':
      return callAdminApi(request, `/admin/cars/${id}`, z.unknown(), { method: 'DELETE' });
    case 'delete-post':
      return callAdminApi(request, `/admin/blogs/${id}`, z.unknown(), { method: 'DELETE' });
    case 'set-car-status':
      return callAdminApi(request, `/admin/cars/${id}/status`, z.unknown(), {
        method: 'PATCH',
        body: { status: action.status },
      });
  }
}
