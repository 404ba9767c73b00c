/** The one way in which back-office pages call the API. Browser only. */

import { redirect, replace } from 'react-router';
import type { z } from 'zod';
import { ApiError, readAnswer } from '#app/lib/http/api-client.ts';
import { limitedSignal } from '#app/lib/http/limited-signal.ts';
import type { Language } from '#app/lib/words/language.ts';
import { signInPath } from '../sign-in-path.rules.ts';
import { apiHeaders } from './api-headers.ts';
import { endSession, readToken } from './token.ts';

const TIMEOUT_MS = 30_000;
const SIGNED_OUT = 401;

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Of the screen, where it is not that of the door: in this one a refusal is, unless the person chose one. */
  language?: Language;
}

interface Fetching extends Call {
  signal: AbortSignal;
  /** How long the whole answer may take. */
  limitMs?: number;
}

/**
 * Fetches an address of the API with the token of this browser. Throws an ApiError; status 0 when the
 * server could not be reached in time, 401 (`isSignedOut`) when the session has ended: the browser is
 * signed out then (spec, part 8). Without a token nothing is asked. After an abort it throws the
 * signal's reason. All other answers are the caller's.
 */
export async function fetchAdminApi(
  address: string,
  { signal, language, method = 'GET', body, limitMs = TIMEOUT_MS }: Fetching,
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
 * Whether the session has ended. What is fetched outside of loaders and actions then revalidates the
 * page, and the guard of the office leads to the sign-in page.
 */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === SIGNED_OUT;
}

/**
 * Calls `/api` + `path` with the token of this browser and gives the answer's `data`, of the given shape.
 * For client loaders and actions; `request` is the one they were given.
 *
 * Throws as `fetchAdminApi`; when the session has ended a redirect to the sign-in page, which leads
 * back here.
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
  return readAnswer(response, shape);
}

/**
 * The way to the sign-in page and back to what `request` wanted. Takes the place of the page that is
 * open when that is the wanted one, so that going back later does not meet it twice.
 */
export function signInRedirect({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  const lead = pathname === location.pathname ? replace : redirect;
  return lead(signInPath(pathname + search));
}
