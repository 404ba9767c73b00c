/** The one way in which back-office pages call the API. Browser only. */
import { redirect, replace } from 'react-router';
import type { z } from 'zod';
import { ApiError, readAnswer } from '#app/lib/api-client.ts';
import { apiHeaders } from './api-headers.ts';
import { signInPath } from './sign-in-path.rules.ts';
import { clearCredentials, readToken } from './token.ts';

const TIMEOUT_MS = 30_000;

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
}

/**
 * Calls `/api` + `path` with the token of this browser and gives the answer's `data`, of the given shape.
 * For client loaders and actions; `request` is the one they were given.
 *
 * Throws an ApiError; status 0 when the server could not be reached in time. After a 401 the browser
 * is signed out, and a redirect to the sign-in page is thrown, which leads back here (spec, part 8);
 * the same without a token, and nothing is asked.
 */
export async function callAdminApi<T extends z.ZodType>(
  request: Request,
  path: string,
  shape: T,
  { method = 'GET', body }: Call = {},
): Promise<z.infer<T>> {
  if (!readToken()) throw signInRedirect(request);
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        ...apiHeaders(new URL(request.url).pathname),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    request.signal.throwIfAborted();
    throw new ApiError(0, '');
  }
  if (response.status === 401) {
    clearCredentials();
    throw signInRedirect(request);
  }
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
