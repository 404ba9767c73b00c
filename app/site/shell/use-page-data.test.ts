import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataOrReason } from './use-page-data.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = new TypeError('Failed to fetch');
/** What React Router throws for an answer that is none of its own. */
const refused = (status: number) =>
  Object.assign(new Error('refused'), { status, statusText: '', internal: false, data: 'no' });

/** Asks a server whose answers are these, errors thrown, in their order; the last one stays. */
async function ask(...answers: unknown[]) {
  const server = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error || answer instanceof Response) throw answer;
    return answer;
  });
  const asked = dataOrReason(server).catch((error: unknown) => ({ thrown: error }));
  await vi.advanceTimersByTimeAsync(20_000);
  return { got: await asked, times: server.mock.calls.length };
}

test.each([
  ['data is there', ['data'], 'data', 1],
  ['a line that drops for a moment', [lost, 'data'], 'data', 2],
  ['a line that stays away', [lost], { noData: 'failed' }, 2],
  ['a busy server', [refused(503), 'data'], { noData: 'failed' }, 1],
  ['one that asks to slow down', [refused(429), 'data'], { noData: 'failed' }, 1],
  ['one that fails', [refused(500), 'data'], { noData: 'failed' }, 1],
  [
    'the page of a captive portal',
    [new Error('Unable to decode turbo-stream response'), 'data'],
    { noData: 'malformed' },
    1,
  ],
])('%s: the server is asked no more often than helps', async (_what, answers, got, times) => {
  expect(await ask(...answers)).toEqual({ got, times });
});

test('a browser that is offline is not asked twice', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await ask(lost, 'data')).toEqual({ got: { noData: 'failed' }, times: 1 });
});

test('a redirect is thrown on', async () => {
  const redirect = new Response(null, { status: 302 });
  expect(await ask(redirect)).toEqual({ got: { thrown: redirect }, times: 1 });
});

test('an answer that hangs is given up after a quarter of a minute', async () => {
  expect(await ask(new Promise(() => {}))).toEqual({ got: { noData: 'failed' }, times: 1 });
});
