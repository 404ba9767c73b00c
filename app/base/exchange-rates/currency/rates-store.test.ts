import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRatesStore, RATES_REFRESH_MS } from './rates-store.ts';

const INITIAL = {
  base: 'EUR',
  rates: { EUR: 1, USD: 1.172, TRY: 48.531 },
  asOf: '2026-06-30',
  source: 'ecb',
} as const;
const NEWER = { ...INITIAL, rates: { ...INITIAL.rates, TRY: 49 }, asOf: '2026-07-01' };

const onChange = vi.fn();
const fetch = vi.fn<typeof globalThis.fetch>();
let document: EventTarget & { visibilityState: 'visible' | 'hidden' };

function answerWith(data: unknown) {
  fetch.mockImplementation(async () => Response.json({ success: true, data }));
}

function setVisible(visible: boolean) {
  document.visibilityState = visible ? 'visible' : 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', document);
  vi.stubGlobal('fetch', fetch);
  answerWith(INITIAL);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('refreshing', () => {
  test('fetches every 30 seconds while the page listens @4.48 @9.4', async () => {
    const unsubscribe = createRatesStore(INITIAL).subscribe(onChange);
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3 * 30_000);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(fetch).toHaveBeenLastCalledWith('/api/exchange-rates/current', expect.anything());
    unsubscribe();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('pauses while the page is hidden, and fetches when it is shown', async () => {
    createRatesStore(INITIAL).subscribe(onChange);
    setVisible(false);
    await vi.advanceTimersByTimeAsync(10 * RATES_REFRESH_MS);
    expect(fetch).not.toHaveBeenCalled();
    setVisible(true);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('waits for the response before the next fetch', async () => {
    fetch.mockReturnValue(new Promise(() => {}));
    createRatesStore(INITIAL).subscribe(onChange);
    await vi.advanceTimersByTimeAsync(3 * RATES_REFRESH_MS);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('stores new rates and notifies the page', async () => {
    const store = createRatesStore(INITIAL);
    store.subscribe(onChange);
    answerWith(NEWER);
    await vi.advanceTimersByTimeAsync(RATES_REFRESH_MS);
    expect(store.get()).toEqual({ ...NEWER, error: null });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('notifies nobody if the rates are equal', async () => {
    const store = createRatesStore({
      ...INITIAL,
      fetchedAt: '2026-06-30T15:00:00Z',
    } as typeof INITIAL);
    store.subscribe(onChange);
    const before = store.get();
    await vi.advanceTimersByTimeAsync(3 * RATES_REFRESH_MS);
    expect(store.get()).toBe(before);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  test.each([
    ['no data', { success: false, error: 'Busy' }],
    ['no rates', { success: true, data: {} }],
    [
      'another base',
      { success: true, data: { ...INITIAL, rates: { EUR: 1.1, USD: 1.2, TRY: 49 } } },
    ],
  ])('(%s) is recorded and leaves the last good rates @5.37', async (_what, body) => {
    const store = createRatesStore(INITIAL);
    store.subscribe(onChange);
    fetch.mockImplementation(async () => Response.json(body));
    await vi.advanceTimersByTimeAsync(3 * RATES_REFRESH_MS);
    expect(store.get()).toEqual({ ...INITIAL, error: 'Error: Unusable answer with status 200' });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test.each<[what: string, response: () => Promise<Response>]>([
    ['of the network', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['of the server', async () => new Response('<h1>Oops</h1>', { status: 502 })],
  ])('%s is recorded, and cleared after the next good response', async (_what, response) => {
    const store = createRatesStore(INITIAL);
    store.subscribe(onChange);
    fetch.mockImplementationOnce(response);
    await vi.advanceTimersByTimeAsync(RATES_REFRESH_MS);
    expect(store.get()).toEqual({ ...INITIAL, error: expect.stringMatching(/Error/) });
    await vi.advanceTimersByTimeAsync(RATES_REFRESH_MS);
    expect(store.get()).toEqual({ ...INITIAL, error: null });
  });

  test('is not recorded when the page is left during a request', async () => {
    const store = createRatesStore(INITIAL);
    fetch.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const unsubscribe = store.subscribe(onChange);
    await vi.advanceTimersByTimeAsync(RATES_REFRESH_MS);
    unsubscribe();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get().error).toBeNull();
  });
});

test('starts with the defaults if the given rates are unusable @5.38', () => {
  const store = createRatesStore({ ...INITIAL, rates: { EUR: 2, USD: 1, TRY: 1 } });
  expect(store.get()).toMatchObject({
    rates: { EUR: 1, USD: 1.14, TRY: 37.5 },
    asOf: null,
    source: 'default',
  });
});
