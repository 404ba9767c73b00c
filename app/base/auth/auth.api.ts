import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { chooseLanguage } from './admins.server.ts';
import { adminSchema, languageInput, signedInSchema, signInSchema } from './auth.schema.ts';
import { authText, signInText } from './auth.text.ts';
import { type SignInResult, signIn, signOut } from './sign-in.server.ts';
import { bearerToken, signedInAdmin } from './signed-in-admin.server.ts';

const tags = ['Sign-in'];
const BUSY_RETRY_S = 2;

/** Signing in and out: `/auth/admin`. */
export const authApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now, passwords, throttle } },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post(
    '/auth/admin/login',
    {
      config: { readOnly: true, ownBound: true },
      schema: {
        tags,
        summary: 'Signs in: gives a token for thirty days',
        body: signInSchema,
        response: {
          200: success(signedInSchema),
          400: failureSchema,
          401: failureSchema,
          429: failureSchema,
          503: failureSchema,
        },
      },
    },
    async (request, reply) => {
      const { ip: address, body } = request;
      const result = await signIn(db, body, { address, passwords, throttle, now: now() });
      if (!result.ok) throw refusal(result, body.username, request, reply);
      const { admin, token } = result;
      return { success: true as const, data: { admin, token } };
    },
  );

  app.post(
    '/auth/admin/logout',
    {
      config: { readOnly: true },
      schema: {
        tags,
        summary: 'Signs out: the token of the request is dead from then on, if it was not before',
        security: [{ token: [] }, {}],
        response: { 200: success(z.null()) },
      },
    },
    async (request) => {
      const token = bearerToken(request);
      if (token) await signOut(db, token, now());
      return { success: true as const, data: null };
    },
  );
};

/**
 * The answer to a failed sign-in, and a line in the log. An unknown username stays out of the log: it
 * may be a password in the wrong field.
 */
function refusal(
  result: Extract<SignInResult, { ok: false }>,
  username: string,
  { log, ip }: FastifyRequest,
  reply: FastifyReply,
): AppError {
  switch (result.reason) {
    case 'wrong':
      log.warn({ ip, username: result.known ? username : null }, 'a sign-in failed');
      reply.header('www-authenticate', 'Bearer');
      return new AppError(401, signInText.failed);
    case 'throttled':
      log.warn({ ip }, 'a sign-in was refused after too many failures');
      reply.header('retry-after', result.retryAfterS);
      return new AppError(429, authText.throttled(Math.ceil(result.retryAfterS / 60)));
    case 'busy':
      reply.header('retry-after', BUSY_RETRY_S);
      return new AppError(503, authText.busy);
  }
}

const adminAnswer = success(z.object({ admin: adminSchema }));

/** Who is signed in, and in which language. For what `adminGuard` guards. */
export const currentAdminApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db } },
) => {
  app.get(
    '/auth/admin/me',
    {
      schema: {
        tags,
        summary: 'Who is signed in; 401 when the token is none, or has ended',
        response: { 200: adminAnswer },
      },
    },
    async (request) => ({ success: true as const, data: { admin: signedInAdmin(request) } }),
  );

  app.put(
    '/auth/admin/language',
    {
      config: { readOnly: true },
      schema: {
        tags,
        summary: 'Chooses one’s language of the back office; null for each screen’s own',
        body: z.object({ language: languageInput }),
        response: { 200: adminAnswer, 400: failureSchema },
      },
    },
    async (request) => {
      const { language } = request.body;
      const admin = signedInAdmin(request);
      await chooseLanguage(db, admin.id, language);
      return { success: true as const, data: { admin: { ...admin, language } } };
    },
  );
};
