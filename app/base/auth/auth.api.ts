import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import type { Api } from '#app/services.ts';
import { chooseLanguage } from './admins.server.ts';
import { adminSchema, languageInput, signedInSchema, signInSchema } from './auth.schema.ts';
import { signInText } from './auth.text.ts';
import { type SignInResult, signIn, signOut } from './sign-in.server.ts';
import { bearerToken, signedInAdmin } from './signed-in-admin.server.ts';

const TAG = 'Sign-in';
const BUSY_RETRY_S = 2;

export const authApi: Api = async (app, { services: { db, now, passwords, throttle } }) => {
  const endpoints = defineEndpoints(app, TAG);

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  endpoints.post('/auth/admin/login', {
    summary: 'Signs in; returns a token that is valid for thirty days',
    body: signInSchema,
    data: signedInSchema,
    refuses: [401],
    config: { keepsPublicCache: true, ownBound: true },
    run: async (request, reply) => {
      const { ip: address, body } = request;
      const result = await signIn(db, body, { address, passwords, throttle, now: now() });
      if (!result.ok) throw refusal(result, body.username, request, reply);
      const { admin, token } = result;
      return { admin, token };
    },
  });

  endpoints.post('/auth/admin/logout', {
    summary: 'Signs out: the token of the request becomes invalid',
    security: [{ token: [] }, {}],
    data: z.null(),
    config: { keepsPublicCache: true },
    run: async (request) => {
      const token = bearerToken(request);
      if (token) await signOut(db, token, now());
      return null;
    },
  });
};

/**
 * Returns the error of a failed sign-in, and logs the failure. Omits an unknown username from the
 * log, because it may be a password in the wrong field.
 */
function refusal(
  result: Extract<SignInResult, { ok: false }>,
  username: string,
  request: FastifyRequest,
  reply: FastifyReply,
): AppError {
  const { log, ip } = request;
  const { refusals: text } = request.texts.auth;
  switch (result.reason) {
    case 'wrong':
      log.warn({ ip, username: result.known ? username : null }, 'a sign-in failed');
      reply.header('www-authenticate', 'Bearer');
      return new AppError(401, signInText.failed);
    case 'throttled':
      log.warn({ ip }, 'a sign-in was refused after too many failures');
      reply.header('retry-after', result.retryAfterS);
      return new AppError(429, text.throttled(Math.ceil(result.retryAfterS / 60)));
    case 'busy':
      reply.header('retry-after', BUSY_RETRY_S);
      return new AppError(503, text.busy);
  }
}

const adminData = z.object({ admin: adminSchema });

/** Endpoints of the signed-in person. Register them behind `adminGuard`. */
export const currentAdminApi: Api = async (app, { services: { db } }) => {
  const endpoints = defineEndpoints(app, TAG);

  endpoints.get('/auth/admin/me', {
    summary: 'Returns the signed-in user; 401 if the token is missing, invalid or expired',
    data: adminData,
    run: (request) => ({ admin: signedInAdmin(request) }),
  });

  endpoints.put('/auth/admin/language', {
    summary:
      "Sets the user's language for the back office; null: the default language of each screen",
    body: z.object({ language: languageInput }),
    data: adminData,
    config: { keepsPublicCache: true },
    run: async (request) => {
      const { language } = request.body;
      const admin = signedInAdmin(request);
      await chooseLanguage(db, admin.id, language);
      return { admin: { ...admin, language } };
    },
  });
};
