/** What the sections of the dashboard load and do. Browser only. */
import { z } from 'zod';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { type ActionResult, runListAction } from '#app/editing/list-actions.tsx';
import { leaveMissingPage } from '#app/editing/missing-page.ts';
import { ApiError } from '#app/lib/api-client.ts';
import type { Pagination } from '#app/lib/envelope.schema.ts';
import { type Part, settled } from '#app/lib/settled.ts';
import { bookingsSchema } from '#app/office/bookings/booking.schema.ts';
import { statusAction } from '#app/office/bookings/booking-status-choice.tsx';
import { adminCarsSchema } from '#app/office/fleet/car-input.schema.ts';
import { POSTS_PER_PAGE, readablePostsSchema } from '#app/office/newsroom/admin-post.schema.ts';
import {
  agendaSchema,
  availableCarsSchema,
  dashboardStatsSchema,
  readinessSchema,
} from './dashboard.schema.ts';
import { type ListSection, listHref, listQuery, readListAddress } from './list-address.rules.ts';

/** More than a screen shows, few enough for a slow phone. */
const CARS_PAGE_SIZE = 20;

/** The overview's five parts; each may fail alone. */
export async function readOverview(request: Request) {
  const call = <T extends z.ZodType>(path: string, shape: T) =>
    settled(callAdminApi(request, path, shape));
  const [agenda, stats, readiness, bookings, cars] = await Promise.all([
    call('/admin/dashboard/agenda', agendaSchema),
    call('/admin/dashboard/stats', dashboardStatsSchema),
    call('/admin/dashboard/readiness', readinessSchema),
    call(
      '/admin/dashboard/recent-bookings',
      bookingsSchema.transform((data) => data.bookings),
    ),
    call(
      '/admin/dashboard/available-cars',
      availableCarsSchema.transform((data) => data.cars),
    ),
  ]);
  return {
    section: 'dashboard' as const,
    agenda,
    stats,
    readiness,
    bookings,
    cars,
  };
}
export type Overview = Awaited<ReturnType<typeof readOverview>>;

/** A page of a list. */
export interface ListPage<Row> {
  rows: Row[];
  pagination: Pagination;
}

export async function readCarsSection(request: Request) {
  const list = await readList(request, 'cars', {
    path: '/admin/cars',
    limit: CARS_PAGE_SIZE,
    shape: adminCarsSchema.transform(({ cars, pagination }) => ({ rows: cars, pagination })),
  });
  return { section: 'cars' as const, list };
}
export type CarsData = Awaited<ReturnType<typeof readCarsSection>>;

export async function readBlogSection(request: Request) {
  const list = await readList(request, 'blog', {
    path: '/admin/blogs',
    limit: POSTS_PER_PAGE,
    shape: readablePostsSchema.transform(({ blogs, pagination }) => ({ rows: blogs, pagination })),
  });
  return { section: 'blog' as const, list };
}
export type BlogData = Awaited<ReturnType<typeof readBlogSection>>;

/** The page of a list in the address. */
async function readList<Row>(
  request: Request,
  section: ListSection,
  { path, limit, shape }: { path: string; limit: number; shape: z.ZodType<ListPage<Row>> },
): Promise<Part<ListPage<Row>>> {
  const address = readListAddress(section, new URL(request.url).searchParams);
  const list = await settled(callAdminApi(request, `${path}?${listQuery(address, limit)}`, shape));
  leaveMissingPage(list, address, (shown) => listHref(section, shown));
  return list;
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
    ...statusAction(request),
    'set-car-status': ({ id, status }) =>
      call(`${carPath(id)}/status`, { method: 'PATCH', body: { status } }).catch(withoutText),
  });
}

/** The API's text of a missing car is English, so the screen uses its own. */
function withoutText(error: unknown): never {
  throw error instanceof ApiError && error.status === 404 ? new ApiError(404, '') : error;
}
