import { vi } from 'vitest';
import { lacksLanguage } from './screen-language.ts';

/** The API of a mounted screen: a function of the test in place of `fetch`. */

/**
 * Returns the server's answer: the `data` of a success, a `refusal()`, or an error that is thrown
 * for a server that cannot be reached. `path` has its query and no `/api`.
 */
export type Api = (method: string, path: string, body: unknown, headers?: Headers) => unknown;

/** Returns a refusal of the API. */
export function refusal(status: number, error = '', rest: object = {}): Response {
  return Response.json({ success: false, error, message: error, details: [], ...rest }, { status });
}

/** Error of an API that cannot be reached. */
export const noLine = () => new TypeError('Failed to fetch');

let specials: Api[] = [];

/** Answers calls of `/api` by `api`. `screen` gives the path of the screen that calls, `report` gets what must not be. */
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
    let answer: unknown;
    try {
      for (const each of [...specials, api]) answer ??= await each(method, path, read, sent);
    } catch (error) {
      if (!(error instanceof TypeError)) report(`the test's API: ${error}`);
      throw error;
    }
    signal?.throwIfAborted();
    if (answer === undefined) {
      report(`no answer to ${method} ${input}`);
      return refusal(500, 'The test has no answer');
    }
    return answer instanceof Response ? answer : Response.json({ success: true, data: answer });
  });
}

export function forgetAnswers(): void {
  specials = [];
}

/**
 * From now on the API answers so to these calls, until what is returned is called. Undefined leaves
 * the answer to the API of the test.
 */
export function answers(
  method: string,
  path: string | RegExp,
  answer: (body: unknown) => unknown,
): () => void {
  const isMeant = (asked: string) => (path instanceof RegExp ? path.test(asked) : path === asked);
  const special: Api = (...call) =>
    call[0] === method && isMeant(call[1]) ? answer(call[2]) : undefined;
  specials.push(special);
  return () => {
    specials = specials.filter((each) => each !== special);
  };
}

/** The answer to such a call waits until what is returned is called. */
export function heldBack(method: string, path: string | RegExp): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const goOn = answers(method, path, () => promise);
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
 * Acts as the API for entities below a path: reads, creates, changes and deletes them, and refuses
 * an outdated version. Undefined for other calls.
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
