import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { signedInSchema, signInSchema } from './auth.schema.ts';
import { authText } from './auth-api.text.ts';
import { signIn, signOut } from './sign-in.server.ts';
import { bearerToken } from './signed-in-admin.ts';

const BUSY_RETRY_S = 2;

/** Signing in and out: `/auth/admin`. */
export const authApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now, passwords } },
) => {
  const tags = ['Sign-in'];
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post(
    '/auth/admin/login',
    {
      config: { readOnly: true },
      schema: {
        tags,
        summary: 'Signs in: gives a token for thirty days',
        body: signInSchema,
        response: {
          200: success(signedInSchema),
          400: failureSchema,
          401: failureSchema,
          503: failureSchema,
        },
      },
    },
    async ({ body }, reply) => {
      const result = await signIn(db, body, { passwords, now: now() });
      if (!result.ok) {
        if (result.reason === 'wrong') throw new AppError(401, authText.signInFailed);
        reply.header('retry-after', BUSY_RETRY_S);
        throw new AppError(503, authText.busy);
      }
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
