import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { createAdmin } from './admins.server.ts';
import { adminSchema, newAdminSchema } from './auth.schema.ts';
import { authText } from './auth-api.text.ts';
import { signedInAdmin } from './signed-in-admin.ts';

const answer = success(z.object({ admin: adminSchema }));

/** Who may use the back office. */
export const adminsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now, passwords } },
) => {
  app.get(
    '/auth/admin/me',
    {
      schema: {
        tags: ['Sign-in'],
        summary: 'Who is signed in; 401 when the token is none, or has ended',
        response: { 200: answer },
      },
    },
    async (request) => ({ success: true as const, data: { admin: signedInAdmin(request) } }),
  );

  app.post(
    '/admin/register',
    {
      config: { readOnly: true, ownBound: true },
      schema: {
        tags: ['Admins'],
        summary: 'Lets another person into the back office',
        body: newAdminSchema,
        response: { 201: answer, 400: failureSchema, 409: failureSchema, 503: failureSchema },
      },
    },
    async (request, reply) => {
      const actor = signedInAdmin(request);
      const result = await createAdmin(db, request.body, { actor, passwords, now: now() });
      if (!result.ok) {
        if (result.reason === 'busy') throw new AppError(503, authText.busy);
        const message = authText.usernameTaken;
        throw new AppError(409, message, [{ field: 'username', message }]);
      }
      return reply.code(201).send({ success: true as const, data: { admin: result.admin } });
    },
  );
};
