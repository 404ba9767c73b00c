import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { authWords } from '#app/base/auth/auth.schema.ts';
import { bearerToken, signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import type { Api } from '#app/services.ts';
import { passwordChangeSchema } from './admin-people.schema.ts';
import {
  type ChangePasswordResult,
  changePassword,
  signOutElsewhere,
} from './change-password.server.ts';

const BUSY_RETRY_S = 2;

export const ownAccessApi: Api = async (
  app,
  { services: { db, now, passwords, settings, forgetFirstPassword, throttle } },
) => {
  const endpoints = defineEndpoints(app, 'Admins', { words: authWords });

  endpoints.put('/auth/admin/password', {
    summary:
      "Changes the user's own password; returns a new token, and all other tokens become invalid",
    body: passwordChangeSchema,
    data: z.object({ token: z.string() }),
    config: { keepsPublicCache: true, ownBound: true },
    run: async (request, reply) => {
      const admin = signedInAdmin(request);
      const { current, new: next } = request.body;
      const business = (await settings.read()).business.name;
      const by = { admin, address: request.ip, passwords, business, throttle, now: now() };
      const result = await changePassword(db, { current, next, ...by });
      if (!result.ok) throw passwordRefusal(result, request, reply);
      await forgetFirstPassword(admin.username).catch((error) => {
        request.log.warn({ err: error }, 'the file of the first password could not be removed');
      });
      return { token: result.token };
    },
  });

  endpoints.post('/auth/admin/logout-others', {
    summary: 'Makes all tokens of the user invalid, except the token of the request',
    data: z.null(),
    config: { keepsPublicCache: true },
    run: async (request) => {
      const token = bearerToken(request) ?? '';
      await signOutElsewhere(db, { admin: signedInAdmin(request), token, now: now() });
      return null;
    },
  });
};

function passwordRefusal(
  result: Extract<ChangePasswordResult, { ok: false }>,
  request: FastifyRequest,
  reply: FastifyReply,
): AppError {
  const { refusals: text } = request.texts.auth;
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
