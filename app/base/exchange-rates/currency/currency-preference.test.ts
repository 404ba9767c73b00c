import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCurrencyStore, currencyCookie, currencyFromCookie } from './currency-preference.ts';

/** Replaces the browser's storage, cookies and events of other tabs. */
function aBrowser({ stored = {}, cookies = {} }: { stored?: object; cookies?: object } = {}) {
  const storage = new Map<string, string>(Object.entries(stored));
  const jar = new Map<string, string>(Object.entries(cookies));
  const events = new EventTarget();
  vi.stubGlobal('window', events);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
  function inAnotherTab(key: string | null) {
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
  return { storage, jar, inAnotherTab };
}

const onChange = vi.fn();
beforeEach(() => {
  onChange.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the initial currency', () => {
  test.each([
    [{}, 'USD', 'USD'],
    [{ currency: 'TRY' }, 'EUR', 'TRY'],
    [{ currency: 'EUR' }, 'USD', 'EUR'],
    [{ currency: 'GBP' }, 'USD', 'EUR'],
  ] as const)('with %j stored and the cookie of %s is %s', (stored, initial, expected) => {
    aBrowser({ stored });
    expect(createCurrencyStore(initial).get()).toBe(expected);
  });

  test('is the choice that was posted without JavaScript, not the stored choice', () => {
    const cookies = { currency: 'USD', 'currency-posted': '1' };
    const { storage, jar } = aBrowser({ stored: { currency: 'TRY' }, cookies });
    const store = createCurrencyStore('USD');
    expect(store.get()).toBe('USD');
    store.subscribe(onChange);
    expect(storage.get('currency')).toBe('USD');
    expect(jar).toEqual(new Map([['currency', 'USD']]));
  });
});

describe('subscribing', () => {
  test.each([
    ['TRY', 'TRY'],
    ['GBP', 'EUR'],
  ])('sets the cookie from the stored %s to %s @5.36', (stored, expected) => {
    const { storage, jar } = aBrowser({
      stored: { currency: stored },
      cookies: { currency: 'USD' },
    });
    createCurrencyStore('USD').subscribe(onChange);
    expect([storage.get('currency'), jar.get('currency')]).toEqual([expected, expected]);
  });

  test('stores nothing for a visitor without a choice', () => {
    const { storage, jar } = aBrowser();
    createCurrencyStore('EUR').subscribe(onChange);
    expect([storage.size, jar.size]).toEqual([0, 0]);
  });
});

describe('set', () => {
  test('stores the choice and notifies the page @4.47 @9.2', () => {
    const { storage, jar } = aBrowser();
    const store = createCurrencyStore('EUR');
    store.subscribe(onChange);
    store.set('TRY');
    expect(store.get()).toBe('TRY');
    expect([storage.get('currency'), jar.get('currency')]).toEqual(['TRY', 'TRY']);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test.each(['GBP', 'usd', ''])('ignores %j @5.35', (choice) => {
    const { storage } = aBrowser({ stored: { currency: 'USD' } });
    const store = createCurrencyStore('USD');
    store.subscribe(onChange);
    store.set(choice);
    expect([store.get(), storage.get('currency')]).toEqual(['USD', 'USD']);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  test.each([
    ['currency', 1],
    [null, 1],
    ['somethingElse', 0],
  ])('that changes %j notifies the page %i times', (key, times) => {
    const { inAnotherTab } = aBrowser();
    createCurrencyStore('EUR').subscribe(onChange);
    inAnotherTab(key);
    expect(onChange).toHaveBeenCalledTimes(times);
  });

  test('is ignored after the unsubscribe', () => {
    const { inAnotherTab } = aBrowser();
    const unsubscribe = createCurrencyStore('EUR').subscribe(onChange);
    unsubscribe();
    inAnotherTab('currency');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a browser without working storage', () => {
  function refuse(): never {
    throw new DOMException('denied', 'SecurityError');
  }

  test('keeps the choice while the page is open, and in the cookie', () => {
    const { jar } = aBrowser();
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const store = createCurrencyStore('USD');
    store.subscribe(onChange);
    expect(store.get()).toBe('USD');
    store.set('TRY');
    expect([store.get(), jar.get('currency')]).toEqual(['TRY', 'TRY']);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('currencyFromCookie', () => {
  test.each([
    ['currency=USD', 'USD'],
    ['a=1; currency=TRY; b=2', 'TRY'],
    ['currency=GBP', 'EUR'],
    ['mycurrency=USD', 'EUR'],
    ['currency-posted=1', 'EUR'],
    [null, 'EUR'],
  ])('the cookie %j means %s @9.1', (header, currency) => {
    expect(currencyFromCookie(header)).toBe(currency);
  });
});

test('the cookie is valid for a year on the whole site', () => {
  expect(currencyCookie('TRY')).toBe('currency=TRY; Path=/; Max-Age=31536000; SameSite=Lax');
});
