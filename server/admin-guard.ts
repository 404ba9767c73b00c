import type { FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import { readAdminByToken } from '#app/features/auth/admin-tokens.server.ts';
import { authText } from '#app/features/auth/auth-api.text.ts';
import { bearerToken } from '#app/features/auth/signed-in-admin.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { STAFF_ONLY } from './openapi.ts';

/**
 * Lets nobody without a valid token at the routes of the scope it is registered in, before anything
 * of the request is read; `signedInAdmin` then says who it is.
 */
export const adminGuard = fp<{ services: Services }>(async (app, { services }) => {
  app.addHook('onRoute', (route) => {
    const response = { ...responsesOf(route.schema), 401: failureSchema };
    route.schema = { ...route.schema, security: STAFF_ONLY, response };
  });
  // Those whom the guard refuses never reach the hook by which a route counts. A request is counted
  // once: a limit of a route's own, narrower than everybody's, would do nothing behind the guard.
  app.addHook('onRequest', app.rateLimit());
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = bearerToken(request);
    request.admin = token ? await readAdminByToken(services.db, token, services.now()) : null;
    if (!request.admin) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError(401, authText.notSignedIn);
    }
  });
});

function responsesOf(schema: FastifySchema | undefined): object {
  return typeof schema?.response === 'object' ? (schema.response ?? {}) : {};
}
