import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPage, type SeenPages, seenPagesContext } from './page-data.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = new TypeError('Failed to fetch');
const foreign = new Error('Unable to decode turbo-stream response');
/** Error of React Router for a response with an error status. */
const refused = (status: number) =>
  Object.assign(new Error('refused'), { status, statusText: '', internal: false, data: 'no' });

const fresh = { cars: 'fresh' };

/**
 * Loads `/cars?days=2` while the server gives these responses in turn; the last one is repeated.
 */
async function load(
  responses: unknown[],
  { seen = {}, isCurrent = () => false }: { seen?: object; isCurrent?: () => boolean } = {},
) {
  const serverLoader = vi.fn(async () => {
    const response = responses.length > 1 ? responses.shift() : responses[0];
    if (response instanceof Error || response instanceof Response) throw response;
    return response;
  });
  const pages: SeenPages = new Map(Object.entries(seen));
  const context = new RouterContextProvider(new Map([[seenPagesContext, pages]]));
  const url = new URL('http://localhost/cars?days=2');
  const loaded = loadPage({ url, context, serverLoader }, isCurrent).catch((error: unknown) => ({
    thrown: error,
  }));
  await vi.advanceTimersByTimeAsync(20_000);
  return { loaded: await loaded, requests: serverLoader.mock.calls.length };
}

describe('requests', () => {
  test.each([
    [
      'a request that loses its connection is repeated, and its data returned',
      [lost, fresh],
      fresh,
      2,
    ],
    ['a request that loses its connection twice fails', [lost], { thrown: lost }, 2],
    [
      'a request that a busy server refuses is not repeated',
      [refused(503), fresh],
      { thrown: refused(503) },
      1,
    ],
    [
      'a request with a malformed response is not repeated',
      [foreign, fresh],
      { thrown: foreign },
      1,
    ],
  ])('%s', async (_name, responses, loaded, requests) => {
    expect(await load(responses)).toEqual({ loaded, requests });
  });

  test('an offline browser sends one request', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await load([lost, fresh])).toEqual({ loaded: { thrown: lost }, requests: 1 });
  });

  test('a hanging request is aborted', async () => {
    const { loaded } = await load([new Promise(() => {})]);
    expect(loaded).toEqual({ thrown: new Error('Timeout') });
  });

  test('data on the screen that fits the new query is returned without a request', async () => {
    const shown = { '/cars?days=1': { cars: 'shown' } };
    expect(await load([fresh], { seen: shown, isCurrent: () => true })).toEqual({
      loaded: { cars: 'shown' },
      requests: 0,
    });
  });

  test('data of the same URL is requested again, even if it fits the query', async () => {
    const shown = { '/cars?days=2': { cars: 'shown' } };
    expect(await load([fresh], { seen: shown, isCurrent: () => true })).toEqual({
      loaded: fresh,
      requests: 1,
    });
  });
});

describe('a failed request', () => {
  test('returns the data that was seen at its URL', async () => {
    const seen = { '/cars?days=2': { cars: 'seen' }, '/news': { posts: [] } };
    expect((await load([lost], { seen })).loaded).toEqual({ cars: 'seen' });
  });

  test.each([
    ['failed', lost],
    ['malformed', foreign],
  ])('returns the data on the screen, marked as %s', async (failure, response) => {
    const seen = { '/cars?days=1': { cars: 'shown' } };
    expect((await load([response], { seen })).loaded).toEqual({ cars: 'shown', failure });
  });

  test('throws if another page is on the screen', async () => {
    const seen = { '/cars?days=1': { cars: 'left' }, '/news': { posts: [] } };
    expect((await load([lost], { seen })).loaded).toEqual({ thrown: lost });
  });
});

test.each([
  ['redirect', new Response(null, { status: 302 })],
  ['404', refused(404)],
])('a %s is thrown although the page was seen', async (_name, response) => {
  const seen = { '/cars?days=2': { cars: 'seen' } };
  expect((await load([response], { seen })).loaded).toEqual({ thrown: response });
});
