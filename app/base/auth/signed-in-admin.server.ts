import type { FastifyRequest } from 'fastify';
import { AppError } from '#app/lib/app-error.ts';
import type { Admin } from './auth.schema.ts';
import { authText } from './auth.text.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The sender of a request to a guarded path, set by `server/api.ts`. */
    admin: Admin | null;
  }
}

/** The sender of a guarded request. */
export function signedInAdmin({ admin }: FastifyRequest): Admin {
  if (!admin) throw new AppError(401, authText.notSignedIn);
  return admin;
}

/** The token of a request's `Authorization: Bearer …`; null without one. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
