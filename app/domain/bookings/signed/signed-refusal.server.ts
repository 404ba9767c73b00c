import type { FastifyRequest } from 'fastify';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import type { InvalidatedSignature } from './signed-parts.schema.ts';

/** Returns the 409 error for a change that would make signatures invalid. */
export function signedRefusal(request: FastifyRequest, signed: InvalidatedSignature[]): AppError {
  const days = signedInAdmin(request).language ?? undefined;
  return new AppError(409, request.texts.bookings.signed.refusal(signed, days), [], { signed });
}
