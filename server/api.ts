import type { FastifyPluginAsync } from 'fastify';
import { auditLogApi } from '#app/features/audit/audit-log.api.ts';
import { adminsApi, authApi } from '#app/features/auth/auth.api.ts';
import { adminBackupsApi, backupDownloadApi } from '#app/features/backups/backups.api.ts';
import { boardApi } from '#app/features/board/board.api.ts';
import { adminBookingsApi } from '#app/features/bookings/admin-bookings.api.ts';
import { bookingsApi } from '#app/features/bookings/bookings.api.ts';
import { carsApi } from '#app/features/cars/cars.api.ts';
import { adminRatesApi } from '#app/features/exchange-rates/admin-rates.api.ts';
import { exchangeRatesApi } from '#app/features/exchange-rates/exchange-rates.api.ts';
import { adminCarsApi } from '#app/features/fleet/admin-cars.api.ts';
import { uploadApi } from '#app/features/images/upload.api.ts';
import { newsApi } from '#app/features/news/news.api.ts';
import { adminNewsApi } from '#app/features/newsroom/newsroom.api.ts';
import { dashboardApi } from '#app/features/office/dashboard.api.ts';
import { adminPeopleApi } from '#app/features/people/admin-people.api.ts';
import { reportsApi } from '#app/features/reports/reports.api.ts';
import { adminSettingsApi } from '#app/features/settings/admin-settings.api.ts';
import { settingsApi } from '#app/features/settings/settings.api.ts';
import { adminZonesApi } from '#app/features/transfers/admin-zones.api.ts';
import { transfersApi } from '#app/features/transfers/transfers.api.ts';
import type { Services } from '#app/services.ts';
import { adminGuard } from './admin-guard.ts';
import { emptyJson } from './empty-json.ts';
import { refuseUnknownPath } from './error-handler.ts';

interface Options {
  services: Services;
}

const PUBLIC = [
  authApi,
  backupDownloadApi,
  bookingsApi,
  carsApi,
  exchangeRatesApi,
  newsApi,
  settingsApi,
  transfersApi,
];
/** Each names its whole path: pictures and one reading of the blog paths are not below `/admin`. */
const GUARDED = [
  adminsApi,
  adminBackupsApi,
  adminBookingsApi,
  adminCarsApi,
  adminNewsApi,
  adminPeopleApi,
  adminRatesApi,
  adminSettingsApi,
  adminZonesApi,
  auditLogApi,
  boardApi,
  dashboardApi,
  reportsApi,
  uploadApi,
];

/** All of `/api`: every feature's doors, and a refusal for what none of them knows. */
export const api: FastifyPluginAsync<Options> = async (app, { services }) => {
  // The API speaks JSON: a text is refused as what it is (415), not as a body that fits no schema.
  app.removeContentTypeParser('text/plain');
  await app.register(emptyJson);
  for (const plugin of PUBLIC) await app.register(plugin, { services });
  await app.register(guardedApi, { services });
  app.all('/*', { schema: { hide: true } }, async (request) => refuseUnknownPath(request));
};

/** What only staff may do. Below `/admin` a stranger does not even learn what there is. */
const guardedApi: FastifyPluginAsync<Options> = async (app, { services }) => {
  await app.register(adminGuard, { services });
  for (const plugin of GUARDED) await app.register(plugin, { services });
  for (const path of ['/admin', '/admin/*']) {
    app.all(path, { schema: { hide: true } }, async (request) => refuseUnknownPath(request));
  }
};
