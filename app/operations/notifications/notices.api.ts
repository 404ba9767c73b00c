import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readSettings } from '#app/base/settings/settings.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import { mailText } from '#app/operations/exports/business-texts.ts';
import type { Api } from '#app/services.ts';
import { mailStateSchema, noticesSchema } from './notices.schema.ts';
import { readMorningFailure, readNotices } from './notices.server.ts';
import { readMailFailures, reasonOf } from './request-mails.server.ts';

const TAG = 'Notices';

/** Endpoint that open office pages poll: `/admin/notices`. */
export const noticesApi: Api = async (app, { services: { db } }) => {
  const endpoints = defineEndpoints(app, TAG);

  endpoints.get('/admin/notices', {
    summary: 'Returns the number of open requests and the time of the newest',
    data: noticesSchema,
    config: { quiet: true },
    run: () => readNotices(db),
  });
};

export const mailApi: Api = async (app, { services: { db, sendMail } }) => {
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, TAG);

  endpoints.get('/admin/mail', {
    summary: 'Returns the recipients of emails of the office, and the emails that failed',
    data: mailStateSchema,
    run: async () => {
      const [{ notices }, failures, morning] = await Promise.all([
        readSettings(db),
        readMailFailures(db),
        readMorningFailure(db),
      ]);
      return { configured: sendMail !== null, emails: notices.emails, failures, morning };
    },
  });

  endpoints.post('/admin/mail/test', {
    summary:
      'Sends a test email now; 409 without a mail server or an address, 502 if sending fails',
    data: z.null(),
    refuses: [409, 502],
    config: { keepsPublicCache: true, ownBound: true },
    run: async (request) => {
      const { mailTest: text } = request.texts.outgoing;
      const { notices } = await readSettings(db);
      if (!sendMail || notices.emails.length === 0) throw new AppError(409, text.impossible);
      const mail = { ...mailText.test, to: notices.emails, id: `test-${randomUUID()}` };
      await sendMail(mail).catch((cause) => {
        throw new AppError(502, text.failed(reasonOf(cause)));
      });
      return null;
    },
  });
};
