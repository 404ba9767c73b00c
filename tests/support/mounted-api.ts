import { vi } from 'vitest';
import { lacksLanguage } from './screen-language.ts';

/**
 * API of a mounted screen, which replaces `fetch`. Returns the `data` of a success or a
 * `refusal()`, or throws `noLine()` if the server shall be unreachable. `path` is below `/api` and
 * has its query.
 */
export type Api = (method: string, path: string, body: unknown, headers?: Headers) => unknown;

/** Returns a response with which the API refuses a call. */
export function refusal(status: number, error = '', rest: object = {}): Response {
  return Response.json({ success: false, error, message: error, details: [], ...rest }, { status });
}

/** Returns the error of `fetch` if the server cannot be reached. */
export const noLine = () => new TypeError('Failed to fetch');

let specials: Api[] = [];

/**
 * Replaces `fetch` by `api` for calls of `/api`. `screen` returns the path of the open screen;
 * `report` receives faults of the page, such as calls without a response.
 */
export function answerWith(
  api: Api,
  { screen, report }: { screen: () => string; report: (problem: string) => void },
): void {
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { method = 'GET', body, signal, headers } = init;
    signal?.throwIfAborted();
    if (!input.startsWith('/api/')) throw new Error(`The test answers for no ${input}`);
    const path = input.slice('/api'.length);
    const sent = new Headers(headers);
    const language = sent.get('accept-language');
    if (lacksLanguage(screen(), path.replace(/\?.*/, ''), language))
      report(`${method} ${input} does not name the language of its screen`);
    const read = typeof body === 'string' ? JSON.parse(body) : body;
    let response: unknown;
    try {
      for (const each of [...specials, api]) response ??= await each(method, path, read, sent);
    } catch (error) {
      if (!(error instanceof TypeError)) report(`the test's API: ${error}`);
      throw error;
    }
    signal?.throwIfAborted();
    if (response === undefined) {
      report(`no answer to ${method} ${input}`);
      return refusal(500, 'The test has no answer');
    }
    return response instanceof Response
      ? response
      : Response.json({ success: true, data: response });
  });
}

export function forgetAnswers(): void {
  specials = [];
}

/**
 * Overrides the test's API for calls with this method and path, until the returned function is
 * called. If `respond` returns undefined, the test's API responds.
 */
export function respondTo(
  method: string,
  path: string | RegExp,
  respond: (body: unknown) => unknown,
): () => void {
  const isMeant = (asked: string) => (path instanceof RegExp ? path.test(asked) : path === asked);
  const special: Api = (...call) =>
    call[0] === method && isMeant(call[1]) ? respond(call[2]) : undefined;
  specials.push(special);
  return () => {
    specials = specials.filter((each) => each !== special);
  };
}

/**
 * Holds back the responses of calls with this method and path, until the returned function is
 * called.
 */
export function heldBack(method: string, path: string | RegExp): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const goOn = respondTo(method, path, () => promise);
  return () => {
    goOn();
    resolve();
  };
}

interface Kept {
  id: string;
  version: number;
}

/**
 * Acts as the API for entities below the path `at`: reads, creates, changes and deletes them, and
 * refuses a stale version with 409. Returns undefined for other calls.
 */
export function entityApi<T extends Kept>(
  at: string,
  kept: T[],
  toEntity: (input: Partial<T>) => T,
): Api {
  return (method, path, body) => {
    if (method === 'POST' && path === at) {
      const made = toEntity(body as Partial<T>);
      kept.push(made);
      return made;
    }
    const id = path.startsWith(`${at}/`) ? decodeURIComponent(path.slice(at.length + 1)) : '';
    if (!id || id.includes('/') || id.includes('?')) return undefined;
    const index = kept.findIndex((each) => each.id === id);
    const found = kept[index];
    if (!found) return refusal(404, 'Not found');
    if (method === 'DELETE') kept.splice(index, 1);
    if (method !== 'PUT') return found;
    const { version = found.version, ...changes } = body as Partial<T>;
    if (version !== found.version) return refusal(409, 'It was changed meanwhile');
    kept[index] = { ...toEntity({ ...found, ...changes }), id, version: version + 1 };
    return kept[index];
  };
}
