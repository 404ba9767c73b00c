/** Calls of the API by back-office pages. Browser only. */

import { redirect, replace } from 'react-router';
import type { z } from 'zod';
import { ApiError, readResponse } from '#app/lib/http/api-client.ts';
import { limitedSignal } from '#app/lib/http/limited-signal.ts';
import type { Language } from '#app/lib/words/language.ts';
import { signInPath } from '../sign-in-path.rules.ts';
import { apiHeaders } from './api-headers.ts';
import { endSession, readToken } from './token.ts';

const TIMEOUT_MS = 30_000;
const SIGNED_OUT = 401;

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /**
   * Language of error messages: the screen's, if it differs from the endpoint's. If the person has
   * chosen a language, the server uses that language instead.
   */
  language?: Language;
  /** Key of a request that must be done once, also if it is repeated. */
  idempotencyKey?: string;
}

interface Fetching extends Call {
  signal: AbortSignal;
  /** Milliseconds for the whole response. */
  limitMs?: number;
}

/**
 * Fetches an address of the API with the token of this browser. Throws an ApiError: status 0 if the
 * server could not be reached in time, 401 (`isSignedOut`) if the session has ended, which also
 * signs out the browser (spec, part 8). Sends nothing if there is no token. Throws the signal's
 * reason after an abort. Returns all other responses.
 */
export async function fetchAdminApi(
  address: string,
  { signal, language, method = 'GET', body, idempotencyKey, limitMs = TIMEOUT_MS }: Fetching,
): Promise<Response> {
  if (!readToken()) throw new ApiError(SIGNED_OUT, '');
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      signal: limitedSignal(signal, limitMs),
      headers: {
        ...apiHeaders(language),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    signal.throwIfAborted();
    throw new ApiError(0, '');
  }
  if (response.status === SIGNED_OUT) {
    endSession();
    throw new ApiError(SIGNED_OUT, '');
  }
  return response;
}

/**
 * Returns true if the session has ended. Code outside loaders and actions then revalidates the
 * page, and the office's guard redirects to the sign-in page.
 */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === SIGNED_OUT;
}

/**
 * Calls `/api` + `path` with the token of this browser and returns the response's `data`, validated
 * by a schema. Called by client loaders and actions, which pass their `request`.
 *
 * Throws like `fetchAdminApi`. If the session has ended, throws a redirect to the sign-in page,
 * which leads back here.
 */
export async function callAdminApi<T extends z.ZodType>(
  request: Request,
  path: string,
  shape: T,
  call: Call = {},
): Promise<z.infer<T>> {
  const { signal } = request;
  const response = await fetchAdminApi(`/api${path}`, { ...call, signal }).catch(
    (error: unknown) => {
      throw isSignedOut(error) ? signInRedirect(request) : error;
    },
  );
  return readResponse(response, shape);
}

/**
 * Returns a redirect to the sign-in page, which leads back to the address of `request`. Replaces the history
 * entry if the open page has that path, so that the page is not in the history twice.
 */
export function signInRedirect({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  const lead = pathname === location.pathname ? replace : redirect;
  return lead(signInPath(pathname + search));
}
