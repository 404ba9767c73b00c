import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { authText as text } from '#app/base/auth/auth.text.ts';
import { bearerToken, signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { passwordChangeSchema } from './admin-people.schema.ts';
import {
  type ChangePasswordResult,
  changePassword,
  signOutElsewhere,
} from './change-password.server.ts';

const tags = ['Admins'];
const BUSY_RETRY_S = 2;

/** One's own password and sessions. */
export const ownAccessApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now, passwords, settings, forgetFirstPassword, throttle } },
) => {
  app.put(
    '/auth/admin/password',
    {
      config: { readOnly: true, ownBound: true },
      schema: {
        tags,
        summary: 'Changes one’s own password; every token ends, and the answer has a new one',
        body: passwordChangeSchema,
        response: {
          200: success(z.object({ token: z.string() })),
          400: failureSchema,
          429: failureSchema,
          503: failureSchema,
        },
      },
    },
    async (request, reply) => {
      const admin = signedInAdmin(request);
      const { current, new: next } = request.body;
      const business = (await settings.read()).business.name;
      const by = { admin, address: request.ip, passwords, business, throttle, now: now() };
      const result = await changePassword(db, { current, next, ...by });
      if (!result.ok) throw passwordRefusal(result, reply);
      await forgetFirstPassword(admin.username).catch((error) => {
        request.log.warn({ err: error }, 'the file of the first password could not be removed');
      });
      return { success: true as const, data: { token: result.token } };
    },
  );

  app.post(
    '/auth/admin/logout-others',
    {
      config: { readOnly: true },
      schema: {
        tags,
        summary: 'Signs one out everywhere but in the browser that asks',
        response: { 200: success(z.null()) },
      },
    },
    async (request) => {
      const token = bearerToken(request) ?? '';
      await signOutElsewhere(db, { admin: signedInAdmin(request), token, now: now() });
      return { success: true as const, data: null };
    },
  );
};

function passwordRefusal(
  result: Extract<ChangePasswordResult, { ok: false }>,
  reply: FastifyReply,
): AppError {
  const refused = (field: string, message: string) =>
    new AppError(400, text.passwordRefused, [{ field, message }]);
  switch (result.reason) {
    case 'wrong':
      return refused('current', text.wrongPassword);
    case 'username':
      return refused('new', text.passwordIsUsername);
    case 'same':
      return refused('new', text.samePassword);
    case 'easy':
      return refused('new', text.easyPassword);
    case 'throttled':
      reply.header('retry-after', result.retryAfterS);
      return new AppError(429, text.throttled(Math.ceil(result.retryAfterS / 60)));
    case 'busy':
      reply.header('retry-after', BUSY_RETRY_S);
      return new AppError(503, text.busy);
  }
}
