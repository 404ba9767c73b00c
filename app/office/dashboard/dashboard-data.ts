/** Browser only. */
import { z } from 'zod';
import { bookingsSchema } from '#app/domain/bookings/booking.schema.ts';
import { type ActionResult, runListAction } from '#app/editing/list/list-actions.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import { loadPart } from '#app/lib/page-part.ts';
import { availableCarsSchema, dashboardStatsSchema, readinessSchema } from './dashboard.schema.ts';

/**
 * Loads the four parts of the overview; each may fail alone. Other parts are child routes
 * (routes.ts).
 */
export async function readOverview(request: Request) {
  const call = <T extends z.ZodType>(path: string, shape: T) =>
    loadPart(callAdminApi(request, path, shape));
  const [stats, readiness, bookings, cars] = await Promise.all([
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
    stats,
    readiness,
    bookings,
    cars,
  };
}
export type Overview = Awaited<ReturnType<typeof readOverview>>;

export type DashboardAction = 'delete-car' | 'delete-post' | 'set-car-status';

export function runDashboardAction(request: Request): Promise<ActionResult> {
  const call = (path: string, options: Parameters<typeof callAdminApi>[3]) =>
    callAdminApi(request, path, z.unknown(), { ...options, language: 'tr' });
  const carPath = (id: string) => `/admin/cars/${encodeURIComponent(id)}`;
  return runListAction(request, {
    'delete-car': ({ id }) => call(carPath(id), { method: 'DELETE' }),
    'delete-post': ({ id }) => call(`/admin/blogs/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    'set-car-status': ({ id, status }) =>
      call(`${carPath(id)}/status`, { method: 'PATCH', body: { status } }).catch(withoutText),
  });
}

/**
 * Removes the API's message for a missing car, which is English, so that the screen shows its own.
 */
function withoutText(error: unknown): never {
  throw error instanceof ApiError && error.status === 404 ? new ApiError(404, '') : error;
}
