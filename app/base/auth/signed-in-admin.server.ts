import type { FastifyRequest } from 'fastify';
import type { Saving } from '#app/db/audit-log.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import type { Admin } from './auth.schema.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The sender of a request to a guarded path, set by `server/api.ts`. */
    admin: Admin | null;
    /**
     * Language of responses: the person's choice, else the endpoint's default
     * (`server/http/error-handler.ts`).
     */
    language: Language;
    /** Words of the office in that language. */
    texts: OfficeTexts;
  }
}

/** The sender of a guarded request. */
export function signedInAdmin(request: FastifyRequest): Admin {
  if (!request.admin) throw new AppError(401, request.texts.auth.refusals.notSignedIn);
  return request.admin;
}

/** The same for what saves something and may refuse it. */
export function acting(request: FastifyRequest, now: Date): Saving & { actor: Admin } {
  const actor = signedInAdmin(request);
  const { language, texts } = request;
  return { actor, now, language, texts, ...(actor.language && { days: actor.language }) };
}

/** The token of a request's `Authorization: Bearer …`; null without one. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
