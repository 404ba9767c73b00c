import type { FastifyInstance } from 'fastify';
import { issueToken } from '#app/base/auth/admin-tokens.server.ts';
import type { Role } from '#app/base/auth/auth.schema.ts';
import type { Db } from '#app/db/client.server.ts';
import { anAdmin } from './factories.ts';

/**
 * Creates a person of the back office, by default an owner, and signs in. `const { headers } =
 * await signIn(db);`, then `app.inject({ url, headers })`. The token is issued at `now`, by default
 * the time of the tests' clock.
 */
export async function signIn(
  db: Db,
  now = new Date('2026-07-01T09:00:00Z'),
  { role = 'owner' }: { role?: Role } = {},
) {
  const admin = await anAdmin(db, { role });
  const token = await issueToken(db, { adminId: admin.id, now });
  return { admin, token, headers: { authorization: `Bearer ${token}` } };
}

/**
 * Returns a function that calls the API with these headers: `const call = callsOf(app, headers);`.
 * It resolves to the status, the headers and the properties of the envelope.
 */
export function callsOf(
  app: FastifyInstance,
  headers: Record<string, string>,
  prefix = '/api/admin',
) {
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path = '',
    payload?: object,
  ) => {
    const response = await app.inject({ method, url: prefix + path, headers, payload });
    return { status: response.statusCode, headers: response.headers, ...response.json() };
  };
}
