import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { answerInTurkish, doorsOf } from '#app/lib/http/doors.server.ts';
import { ignoredForwarding } from '#app/lib/http/forwarded-headers.server.ts';
import { readinessSchema } from '#app/office/dashboard/dashboard.schema.ts';
import { readReadiness } from '#app/office/dashboard/readiness.server.ts';
import { readMailFailures } from '#app/operations/notifications/request-mails.server.ts';
import { listDueVehicles } from '#app/operations/vehicles/due-vehicles.server.ts';
import { dueInWords } from '#app/operations/vehicles/vehicle-words.rules.ts';
import type { Api } from '#app/services.ts';

/** Endpoint of open tasks of the office and of the daily round. */
export const readinessApi: Api = async (app, { services }) => {
  answerInTurkish(app);
  doorsOf(app, 'Dashboard').get('/admin/dashboard/readiness', {
    summary: 'What the person still has to do, most costly first; empty when all is ready',
    answer: readinessSchema,
    run: async (request) => {
      const { db, rates, backups } = services;
      const now = services.now();
      const { role, username, language: chosen } = signedInAdmin(request);
      // The screen is Turkish if the person chose no language.
      const language = chosen ?? 'tr';
      const [vehicles, mails] = await Promise.all([listDueVehicles(db, now), readMailFailures(db)]);
      const { state } = services.texts.office[language].vehicles;
      return await readReadiness(db, {
        ...{ role, rates: rates.current(), backups, now, language },
        hasFirstPassword: services.hasFirstPassword(username),
        ofRound: {
          'vehicles-due': vehicles.flatMap(({ id, plate, due: [first] }) =>
            first ? [{ id, title: plate, note: dueInWords(first, state) }] : [],
          ),
          'mail-failing':
            mails.count > 0 ? [{ id: 'mail', title: 'mail', note: String(mails.count) }] : [],
          // The person's own request came through the proxy, as all others do.
          'proxy-not-trusted': ignoredForwarding(request).map((name) => ({
            ...{ id: name, title: name, note: null },
          })),
        },
      });
    },
  });
};
