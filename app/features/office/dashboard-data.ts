/** What the sections of the dashboard read. Browser only. */
import { redirect } from 'react-router';
import type { z } from 'zod';
import { callAdminApi } from '#app/features/auth/admin-api.ts';
import { bookingsSchema } from '#app/features/bookings/booking-json.schema.ts';
import { adminCarsSchema } from '#app/features/cars/car-input.schema.ts';
import { POST_STATUSES } from '#app/features/news/post.rules.ts';
import { POSTS_PER_PAGE, readablePostsSchema } from '#app/features/newsroom/admin-post.schema.ts';
import { type Part, settled } from '#app/lib/settled.ts';
import { availableCarsSchema, dashboardStatsSchema } from './dashboard.schema.ts';
import {
  type ListAddress,
  type ListSection,
  listHref,
  listQuery,
  readListAddress,
} from './list-address.rules.ts';
import { readinessSchema } from './readiness.schema.ts';

/** More than fit on a screen, fewer than a phone is slow to draw. */
const CARS_PAGE_SIZE = 20;

export const CAR_STATUSES = ['active', 'inactive'] as const;

/** The overview's four parts: whatever fails, the others come. */
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

export async function readCarsSection(request: Request) {
  const address = readListAddress(new URL(request.url).searchParams, CAR_STATUSES);
  const query = listQuery(address, CARS_PAGE_SIZE);
  const list = await settled(callAdminApi(request, `/admin/cars?${query}`, adminCarsSchema));
  if (list.ok) stayWithin('cars', address, list.data.pagination.totalPages);
  return { section: 'cars' as const, list };
}
export type CarsData = Awaited<ReturnType<typeof readCarsSection>>;

export async function readBlogSection(request: Request) {
  const address = readListAddress(new URL(request.url).searchParams, POST_STATUSES);
  const query = listQuery(address, POSTS_PER_PAGE);
  const list = await settled(callAdminApi(request, `/admin/blogs?${query}`, readablePostsSchema));
  if (list.ok) stayWithin('blog', address, list.data.pagination.totalPages);
  return { section: 'blog' as const, list };
}
export type BlogData = Awaited<ReturnType<typeof readBlogSection>>;

/** The last page may have gone with what was deleted from it. The first is always there. */
function stayWithin(section: ListSection, address: ListAddress, totalPages: number) {
  const last = Math.max(1, totalPages);
  if (address.page > last) throw redirect(listHref(section, { ...address, page: last }));
}

function mapPart<A, B>(part: Part<A>, map: (data: A) => B): Part<B> {
  return part.ok ? { ok: true, data: map(part.data) } : part;
}
