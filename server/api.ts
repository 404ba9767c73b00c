import type { FastifyInstance, FastifyPluginAsync, FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import { auditLogApi, openedSectionsApi } from '#app/base/audit/audit-log.api.ts';
import { readAdminByToken } from '#app/base/auth/admin-tokens.server.ts';
import { authApi, currentAdminApi } from '#app/base/auth/auth.api.ts';
import { bearerToken, signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { adminBackupsApi, backupDownloadApi } from '#app/base/backups/backups.api.ts';
import { adminRatesApi } from '#app/base/exchange-rates/admin/admin-rates.api.ts';
import { exchangeRatesApi } from '#app/base/exchange-rates/exchange-rates.api.ts';
import { uploadApi } from '#app/base/images/upload.api.ts';
import { adminPeopleApi } from '#app/base/people/admin-people.api.ts';
import { ownAccessApi } from '#app/base/people/own-access.api.ts';
import { adminSettingsApi } from '#app/base/settings/admin-settings.api.ts';
import { settingsApi } from '#app/base/settings/settings.api.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { failureSchema } from '#app/lib/http/envelope.schema.ts';
import { adminBookingsApi } from '#app/office/bookings/admin-bookings.api.ts';
import { dashboardApi } from '#app/office/dashboard/dashboard.api.ts';
import { adminCarsApi, carDeletionApi } from '#app/office/fleet/admin-cars.api.ts';
import { SECTIONS } from '#app/office/frame/sections.rules.ts';
import { adminNewsApi } from '#app/office/posts/admin-posts.api.ts';
import { reportsApi } from '#app/office/reports/reports.api.ts';
import { adminZonesApi } from '#app/office/zones/admin-zones.api.ts';
import { accountApi, accountCorrectionsApi } from '#app/operations/account/account.api.ts';
import { accountReportsApi } from '#app/operations/account-reports/account-reports.api.ts';
import { agendaApi } from '#app/operations/agenda/agenda.api.ts';
import { filingsApi } from '#app/operations/authority-reports/filings.api.ts';
import { boardApi } from '#app/operations/board/board.api.ts';
import { cashApi, cashCorrectionsApi } from '#app/operations/cash/cash.api.ts';
import { adminCustomersApi, anonymiseApi } from '#app/operations/customers/admin-customers.api.ts';
import { expenseCorrectionsApi, expensesApi } from '#app/operations/expenses/expenses.api.ts';
import { adminCalendarApi, calendarApi } from '#app/operations/exports/calendar-feed.api.ts';
import { customersExportApi, exportsApi } from '#app/operations/exports/exports.api.ts';
import { adminHandoversApi } from '#app/operations/handovers/admin-handovers.api.ts';
import {
  lettingRuleChangesApi,
  lettingRulesApi,
} from '#app/operations/letting-rules/letting-rules.api.ts';
import { mailApi, noticesApi } from '#app/operations/notifications/notices.api.ts';
import { readinessApi } from '#app/operations/office-root/readiness.api.ts';
import { papersApi } from '#app/operations/papers/papers.api.ts';
import { signaturePlanner } from '#app/operations/papers/signed-papers.server.ts';
import { roadApi } from '#app/operations/road/road.api.ts';
import { searchApi } from '#app/operations/search/search.api.ts';
import { adminVehiclesApi } from '#app/operations/vehicles/admin-vehicles.api.ts';
import { damagesApi } from '#app/operations/vehicles/damages/damages.api.ts';
import type { Services } from '#app/services.ts';
import { bookingsApi } from '#app/site/booking/bookings.api.ts';
import { carsApi } from '#app/site/cars/cars.api.ts';
import { newsApi } from '#app/site/news/news.api.ts';
import { transfersApi } from '#app/site/transfers/transfers.api.ts';
import { refuseUnknownPath } from './http/error-handler.ts';
import { STAFF_ONLY } from './openapi.ts';

interface Options {
  services: Services;
}

/**
 * Body limit for visitors. A body may arrive as slowly as `requestTimeout` allows, and takes little
 * memory meanwhile.
 */
const VISITORS_BODY_BYTES = 64 * 1024;

const handoversApi = adminHandoversApi(signaturePlanner);

const PUBLIC = [
  authApi,
  backupDownloadApi,
  bookingsApi,
  calendarApi,
  carsApi,
  exchangeRatesApi,
  newsApi,
  settingsApi,
  transfersApi,
];
/**
 * Endpoints for staff. Each has its whole path, because pictures and one form of the blog paths are
 * not below `/admin`.
 */
const FOR_STAFF = [
  accountApi,
  accountReportsApi,
  adminBookingsApi,
  adminCarsApi,
  handoversApi,
  adminCustomersApi,
  adminNewsApi,
  adminRatesApi,
  adminVehiclesApi,
  adminZonesApi,
  agendaApi,
  boardApi,
  cashApi,
  currentAdminApi,
  damagesApi,
  dashboardApi,
  expensesApi,
  exportsApi,
  filingsApi,
  lettingRulesApi,
  noticesApi,
  openedSectionsApi(SECTIONS),
  ownAccessApi,
  papersApi,
  readinessApi,
  reportsApi,
  roadApi,
  searchApi,
  uploadApi,
];
const FOR_OWNERS = [
  accountCorrectionsApi,
  adminBackupsApi,
  adminCalendarApi,
  adminPeopleApi,
  adminSettingsApi,
  anonymiseApi,
  auditLogApi,
  carDeletionApi,
  cashCorrectionsApi,
  customersExportApi,
  expenseCorrectionsApi,
  lettingRuleChangesApi,
  mailApi,
];

async function open(
  app: FastifyInstance,
  plugins: readonly FastifyPluginAsync<Options>[],
  options: Options,
) {
  for (const plugin of plugins) {
    await app.register(plugin, options);
  }
}

/** Registers all endpoints below `/api`, and refuses unknown paths there. */
export const api = fp<Options>(
  async (app, { services }) => {
    // Without this parser, plain text is refused with 415 (its type) instead of 400 (its content).
    app.removeContentTypeParser('text/plain');
    takeEmptyJson(app);
    await app.register(async (visitors) => {
      visitors.addHook('onRoute', (route) => {
        route.bodyLimit ??= VISITORS_BODY_BYTES;
      });
      await open(visitors, PUBLIC, { services });
    });
    await app.register(guardedApi, { services });
    app.all('/*', { schema: { hide: true } }, async (request) => refuseUnknownPath(request));
  },
  {
    name: 'api',
    dependencies: [
      'public-cache',
      'request-log',
      'error-handler',
      '@fastify/compress',
      'limits',
      'open-api',
    ],
    encapsulate: true,
  },
);

/**
 * Registers the endpoints for staff and those for owners only. Below `/admin` a request without a
 * token gets 401 even if the path is unknown.
 */
const guardedApi: FastifyPluginAsync<Options> = async (app, { services }) => {
  await app.register(adminGuard, { services });
  await open(app, FOR_STAFF, { services });
  await app.register(async (owners) => {
    await owners.register(ownerGuard);
    await open(owners, FOR_OWNERS, { services });
  });
  for (const path of ['/admin', '/admin/*']) {
    app.all(path, { schema: { hide: true } }, async (request) => refuseUnknownPath(request));
  }
};

/**
 * Refuses requests without a valid token in its scope, before their body is read. `signedInAdmin`
 * returns the admin of an accepted request.
 */
const adminGuard = fp<{ services: Services }>(
  async (app, { services }) => {
    app.decorateRequest('admin', null);
    app.addHook('onRoute', (route) => {
      const response = { ...responsesOf(route.schema), 401: failureSchema };
      route.schema = { ...route.schema, security: STAFF_ONLY, response };
    });
    // Counts the request for the rate limit here, because a refused request never reaches the hook
    // of its route. A request counts once, so a narrower limit of a route has no effect behind this
    // guard.
    app.addHook('onRequest', app.rateLimit());
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const token = bearerToken(request);
      request.admin = token ? await readAdminByToken(services.db, token, services.now()) : null;
      if (!request.admin) {
        reply.header('www-authenticate', 'Bearer');
        throw new AppError(401, app.officeTexts.en.auth.refusals.notSignedIn);
      }
    });
  },
  { name: 'admin-guard', dependencies: ['limits'] },
);

/** Refuses staff. The role is read with every request, so a change applies at once. */
const ownerGuard = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      route.schema = {
        ...route.schema,
        response: { ...responsesOf(route.schema), 403: failureSchema },
      };
    });
    app.addHook('onRequest', async (request) => {
      const { role, language } = signedInAdmin(request);
      // Turkish by default, like the screens of owners.
      if (role !== 'owner')
        throw new AppError(403, app.officeTexts[language ?? 'tr'].auth.roles.ownersOnly);
    });
  },
  { name: 'owner-guard', dependencies: ['admin-guard'] },
);

function responsesOf(schema: FastifySchema | undefined): object {
  return typeof schema?.response === 'object' ? (schema.response ?? {}) : {};
}

const JSON_TYPE = 'application/json';

/**
 * Accepts an empty body with the JSON content type, which Fastify refuses as invalid JSON. Many
 * clients send this type with every request, also with a DELETE. If an endpoint needs a body, its
 * schema refuses the empty one.
 */
function takeEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(JSON_TYPE);
  app.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
