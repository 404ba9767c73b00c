import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CreateAdminResult, createAdmin } from '#app/base/auth/admins.server.ts';
import { adminSchema, authWords, newAdminSchema } from '#app/base/auth/auth.schema.ts';
import { changeContext, signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import { idParams } from '#app/lib/id.schema.ts';
import type { Api } from '#app/services.ts';
import {
  peopleSchema,
  personNameSchema,
  personRoleSchema,
  personStatusSchema,
} from './admin-people.schema.ts';
import {
  type ChangePersonResult,
  listPeople,
  renamePerson,
  setPersonRole,
  setPersonStatus,
} from './admin-people.server.ts';

export const adminPeopleApi: Api = async (app, { services: { db, now, passwords, settings } }) => {
  const endpoints = defineEndpoints(app, 'Admins', { words: authWords });
  const by = (request: FastifyRequest) => changeContext(request, now());
  const people = async () => ({ admins: await listPeople(db) });
  const peopleAfter = async (request: FastifyRequest, change: Promise<ChangePersonResult>) => {
    const result = await change;
    if (!result.ok) throw refusal(result.reason, request);
    return people();
  };

  endpoints.post('/admin/register', {
    summary: 'Creates a user of the back office; 409 if the username is taken',
    body: newAdminSchema,
    data: z.object({ admin: adminSchema }),
    status: 201,
    refuses: [409],
    config: { keepsPublicCache: true, ownBound: true },
    run: async (request) => {
      const business = (await settings.read()).business.name;
      const options = { ...by(request), passwords, business };
      const result = await createAdmin(db, request.body, options);
      if (!result.ok) throw refusal(result.reason, request);
      return { admin: result.admin };
    },
  });

  endpoints.get('/admin/admins', {
    summary: 'Lists the users of the back office, with the time of their last sign-in',
    data: peopleSchema,
    run: people,
  });

  endpoints.patch('/admin/admins/:id/status', {
    summary: 'Enables or disables a user; a disabled user is signed out at once',
    params: idParams,
    body: personStatusSchema,
    data: peopleSchema,
    refuses: [404, 409],
    config: { keepsPublicCache: true },
    run: (request) => {
      const { status } = request.body;
      const active = status === true || status === 'active';
      return peopleAfter(
        request,
        setPersonStatus(db, request.params.id, { active, ...by(request) }),
      );
    },
  });

  endpoints.patch('/admin/admins/:id/role', {
    summary: "Changes a user's role; 409 if no owner would be left",
    params: idParams,
    body: personRoleSchema,
    data: peopleSchema,
    refuses: [404, 409],
    config: { keepsPublicCache: true },
    run: (request) =>
      peopleAfter(
        request,
        setPersonRole(db, request.params.id, { ...request.body, ...by(request) }),
      ),
  });

  endpoints.patch('/admin/admins/:id', {
    summary: "Changes a user's display name",
    params: idParams,
    body: personNameSchema,
    data: peopleSchema,
    refuses: [404],
    config: { keepsPublicCache: true },
    run: (request) =>
      peopleAfter(
        request,
        renamePerson(db, request.params.id, { ...request.body, ...by(request) }),
      ),
  });
};

type Refusal = Extract<CreateAdminResult | ChangePersonResult, { ok: false }>['reason'];

function refusal(reason: Refusal, request: FastifyRequest): AppError {
  const { refusals: text } = request.texts.auth;
  // Turkish unless the owner chose a language, as on the owners' screens.
  const { roles } = request.server.officeTexts[signedInAdmin(request).language ?? 'tr'].auth;
  switch (reason) {
    case 'busy':
      return new AppError(503, text.busy);
    case 'taken': {
      const message = text.usernameTaken;
      return new AppError(409, message, [{ field: 'username', message }]);
    }
    case 'easy-password': {
      const detail = { field: 'password', message: text.easyPassword };
      return new AppError(400, text.passwordNotAccepted, [detail]);
    }
    case 'not-found':
      return new AppError(404, text.noSuchAdmin);
    case 'yourself':
      return new AppError(409, text.notYourself);
    case 'last-owner':
      return new AppError(409, roles.lastOwner);
    case 'signed-out':
      return new AppError(401, text.notSignedIn);
    case 'no-owner':
      return new AppError(403, roles.ownersOnly);
  }
}
