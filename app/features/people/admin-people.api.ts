import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { authText as text } from '#app/features/auth/auth.text.ts';
import { bearerToken, signedInAdmin } from '#app/features/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import {
  passwordChangeSchema,
  peopleSchema,
  personNameSchema,
  personStatusSchema,
} from './admin-people.schema.ts';
import {
  type ChangePersonResult,
  listPeople,
  renamePerson,
  setPersonStatus,
} from './admin-people.server.ts';
import {
  type ChangePasswordResult,
  changePassword,
  signOutElsewhere,
} from './change-password.server.ts';

const tags = ['Admins'];
const params = z.object({ id: z.string() });
const BUSY_RETRY_S = 2;

/** The administrators, and one's own password and sessions. */
export const adminPeopleApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now, passwords, throttle } },
) => {
  const people = async () => ({ success: true as const, data: { admins: await listPeople(db) } });

  app.get(
    '/admin/admins',
    {
      schema: {
        tags,
        summary: 'The people of the back office, and when they signed in last',
        response: { 200: success(peopleSchema) },
      },
    },
    people,
  );

  app.patch(
    '/admin/admins/:id/status',
    {
      config: { readOnly: true },
      schema: {
        tags,
        summary: 'Lets a person in again, or not any more: their sessions end at once',
        params,
        body: personStatusSchema,
        response: {
          200: success(peopleSchema),
          400: failureSchema,
          404: failureSchema,
          409: failureSchema,
        },
      },
    },
    async (request) => {
      const { status } = request.body;
      const active = status === true || status === 'active';
      const by = { actor: signedInAdmin(request), now: now() };
      mustBeChanged(await setPersonStatus(db, request.params.id, { active, ...by }));
      return people();
    },
  );

  app.patch(
    '/admin/admins/:id',
    {
      config: { readOnly: true },
      schema: {
        tags,
        summary: 'Gives a person another name for people',
        params,
        body: personNameSchema,
        response: { 200: success(peopleSchema), 400: failureSchema, 404: failureSchema },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      mustBeChanged(await renamePerson(db, request.params.id, { ...request.body, ...by }));
      return people();
    },
  );

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
      const by = { admin, address: request.ip, passwords, throttle, now: now() };
      const result = await changePassword(db, { current, next, ...by });
      if (!result.ok) throw passwordRefusal(result, reply);
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

function mustBeChanged(result: ChangePersonResult): void {
  if (result.ok) return;
  switch (result.reason) {
    case 'not-found':
      throw new AppError(404, text.noSuchAdmin);
    case 'yourself':
      throw new AppError(409, text.notYourself);
    case 'signed-out':
      throw new AppError(401, text.notSignedIn);
  }
}

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
    case 'throttled':
      reply.header('retry-after', result.retryAfterS);
      return new AppError(429, text.throttled(Math.ceil(result.retryAfterS / 60)));
    case 'busy':
      reply.header('retry-after', BUSY_RETRY_S);
      return new AppError(503, text.busy);
  }
}
