import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import { ignoredForwarding } from '#app/lib/http/forwarded-headers.server.ts';
import { readinessSchema } from '#app/office/dashboard/dashboard.schema.ts';
import { readReadiness } from '#app/office/dashboard/readiness/readiness.server.ts';
import { readMailFailures } from '#app/operations/notifications/request-mails.server.ts';
import type { Api } from '#app/services.ts';

export const readinessApi: Api = async (app, { services }) => {
  respondInTurkish(app);
  defineEndpoints(app, 'Dashboard').get('/admin/dashboard/readiness', {
    summary: 'Lists open tasks of the setup, most important first; empty if none is left',
    data: readinessSchema,
    run: async (request) => {
      const { role, username, language } = signedInAdmin(request);
      const { db, rates, backups } = services;
      const circumstances = {
        ...{ db, backups, rates: rates.current(), now: services.now() },
        // The screen is Turkish if the person chose no language.
        language: language ?? 'tr',
        hasFirstPassword: services.hasFirstPassword(username),
        // Examines this request, which came through the proxy like all others.
        ignoredHeaders: ignoredForwarding(request),
        unsentRequests: (await readMailFailures(db)).count,
      };
      return await readReadiness(circumstances, role);
    },
  });
};
