import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readSettings } from '#app/base/settings/settings.server.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { mailStateSchema, noticesSchema } from './notices.schema.ts';
import { readNotices } from './notices.server.ts';
import { mailText, mailTestText as text } from './outgoing.text.ts';
import { readMailFailures, reasonOf } from './request-mails.server.ts';

const tags = ['Notices'];

/** What the open back office asks for again and again: `/admin/notices`. */
export const noticesApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db } },
) => {
  app.get(
    '/admin/notices',
    {
      config: { quiet: true },
      schema: {
        tags,
        summary: 'How many requests of visitors wait for staff',
        response: { 200: success(noticesSchema) },
      },
    },
    async () => ({ success: true as const, data: await readNotices(db) }),
  );
};

/** The e-mails to the office, for owners: `/admin/mail`. */
export const mailApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, sendMail } },
) => {
  app.get(
    '/admin/mail',
    {
      schema: {
        tags,
        summary: 'Who is told of requests by e-mail, and what has failed',
        response: { 200: success(mailStateSchema) },
      },
    },
    async () => {
      const [{ notices }, failures] = await Promise.all([readSettings(db), readMailFailures(db)]);
      const data = { configured: sendMail !== null, emails: notices.emails, failures };
      return { success: true as const, data };
    },
  );

  app.post(
    '/admin/mail/test',
    {
      config: { readOnly: true, ownBound: true },
      schema: {
        tags,
        summary: 'Sends a test e-mail at once; 409 when there is no server or no address',
        response: { 200: success(z.null()), 409: failureSchema, 502: failureSchema },
      },
    },
    async () => {
      const { notices } = await readSettings(db);
      if (!sendMail || notices.emails.length === 0) throw new AppError(409, text.impossible);
      const mail = { ...mailText.test, to: notices.emails, id: `test-${randomUUID()}` };
      await sendMail(mail).catch((cause) => {
        throw new AppError(502, text.failed(reasonOf(cause)));
      });
      return { success: true as const, data: null };
    },
  );
};
