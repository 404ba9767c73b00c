/** What the administrators' screen does. Browser only. */
import { z } from 'zod';
import { callAdminApi } from '#app/features/auth/admin-api.ts';
import { adminSchema } from '#app/features/auth/auth.schema.ts';
import { keepCredentials, readKeptAdmin } from '#app/features/auth/credentials.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { refusalErrors, refusalMessage } from './admin-people.rules.ts';
import { peopleSchema } from './admin-people.schema.ts';

export type PeopleAction =
  | { intent: 'add'; username: string; name: string; password: string }
  | { intent: 'rename'; id: string; name: string }
  | { intent: 'status'; id: string; active: boolean }
  | { intent: 'password'; current: string; new: string }
  | { intent: 'sign-out-others' };

export type PeopleOutcome =
  | { ok: true }
  | { ok: false; message: string; errors: Record<string, string> };

/** Does it; what the server refuses is told in the words of the screen. */
export async function actOnPeople(request: Request, action: PeopleAction): Promise<PeopleOutcome> {
  try {
    await call(request, action);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, details } = error;
    return { ok: false, message: refusalMessage(status), errors: refusalErrors(status, details) };
  }
}

async function call(request: Request, action: PeopleAction): Promise<void> {
  switch (action.intent) {
    case 'add': {
      const { intent: _, ...body } = action;
      const added = z.object({ admin: adminSchema });
      await callAdminApi(request, '/admin/register', added, { method: 'POST', body });
      return;
    }
    case 'rename':
    case 'status': {
      const path = `/admin/admins/${encodeURIComponent(action.id)}`;
      const [to, body] =
        action.intent === 'rename'
          ? [path, { name: action.name }]
          : [`${path}/status`, { status: action.active }];
      await callAdminApi(request, to, peopleSchema, { method: 'PATCH', body });
      return;
    }
    case 'password': {
      const { intent: _, ...body } = action;
      const changed = z.object({ token: z.string() });
      const admin = readKeptAdmin();
      const options = { method: 'PUT', body } as const;
      const { token } = await callAdminApi(request, '/auth/admin/password', changed, options);
      if (admin) keepCredentials({ token, admin });
      return;
    }
    case 'sign-out-others':
      await callAdminApi(request, '/auth/admin/logout-others', z.null(), { method: 'POST' });
  }
}
