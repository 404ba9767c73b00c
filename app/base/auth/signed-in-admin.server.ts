import type { FastifyRequest } from 'fastify';
import type { Saving } from '#app/db/audit-log.server.ts';
import type { RepeatableSaving } from '#app/db/idempotency-keys.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { idempotencyKey } from '#app/lib/http/idempotency.schema.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import type { Admin } from './auth.schema.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Signed-in person; `server/api.ts` sets it for guarded endpoints. */
    admin: Admin | null;
    /**
     * Language of responses: the person's choice, else the endpoint's default
     * (`server/http/error-handler.ts`).
     */
    language: Language;
    texts: OfficeTexts;
  }
}

/** Returns the signed-in person of a request to a guarded endpoint; throws 401 without one. */
export function signedInAdmin(request: FastifyRequest): Admin {
  if (!request.admin) throw new AppError(401, request.texts.auth.refusals.notSignedIn);
  return request.admin;
}

/**
 * Returns the signed-in person as the author of a change, with the language and texts of refusals
 * and the texts that are stored.
 */
export function changeContext(request: FastifyRequest, now: Date): Saving & { actor: Admin } {
  const actor = signedInAdmin(request);
  const { language, texts, server } = request;
  const storedTexts = server.officeTexts[actor.language ?? 'tr'];
  const days = actor.language && { days: actor.language };
  return { actor, now, language, texts, storedTexts, ...days };
}

/**
 * Returns the `changeContext` with the request's `Idempotency-Key`. The endpoint's schema needs
 * `idempotencyHeaders`.
 */
export function repeatableContext(
  request: FastifyRequest,
  now: Date,
): RepeatableSaving & { actor: Admin } {
  return { ...changeContext(request, now), key: idempotencyKey(request) };
}

/** Returns the token of `Authorization: Bearer …`; null if there is none. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
