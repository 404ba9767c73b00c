import { describe, expect, test } from 'vitest';
import { cachedResponse } from './cached-response.ts';
import { createPublicCache } from './public-cache.ts';

const response = (text = 'x') => cachedResponse(Buffer.from(text), {});

describe('createPublicCache', () => {
  test('keeps a response until a change, but no response that was started before the change', () => {
    const cache = createPublicCache();
    const made = response();
    cache.begin('/').store(made);
    expect(cache.get('/')).toEqual({ response: made, age: null });
    expect(cache.get('/cars')).toBeUndefined();
    const making = cache.begin('/cars');
    cache.invalidate();
    making.store(response());
    expect([cache.get('/'), cache.get('/cars')]).toEqual([undefined, undefined]);
  });

  test('lets requests wait for a response until it is stored or abandoned', async () => {
    const cache = createPublicCache();
    expect(cache.making('/')).toBeUndefined();
    const first = cache.begin('/');
    const waiting = cache.making('/');
    first.store(response());
    await waiting;
    expect(cache.making('/')).toBeUndefined();
    const second = cache.begin('/');
    const again = cache.making('/');
    second.abandon();
    await again;
  });

  test('lets no request wait for a response that was started before a change', () => {
    const cache = createPublicCache();
    const old = cache.begin('/');
    cache.invalidate();
    expect(cache.making('/')).toBeUndefined();
    cache.begin('/');
    old.abandon();
    expect(cache.making('/')).toBeDefined();
  });

  test('serves a response for half a minute from the start of its rendering', () => {
    const clock = { ms: 0 };
    const cache = createPublicCache({ now: () => clock.ms });
    const making = cache.begin('/');
    clock.ms = 10_000;
    making.store(response());
    clock.ms = 29_999;
    expect(cache.get('/')).toBeDefined();
    clock.ms = 30_000;
    expect(cache.get('/')).toBeUndefined();
  });

  test('returns a stale response for ten minutes, even after changes', () => {
    const clock = { ms: 0 };
    const cache = createPublicCache({ now: () => clock.ms });
    expect(cache.staleResponse('/')).toBeUndefined();
    const made = response();
    cache.begin('/').store(made);
    cache.invalidate();
    clock.ms = 600_000;
    expect(cache.staleResponse('/')).toEqual({ response: made, age: 600 });
    clock.ms = 600_001;
    expect(cache.staleResponse('/')).toBeUndefined();
  });

  test('serves a stale response for a second without a new attempt, unless there is a change', () => {
    const clock = { ms: 0 };
    const cache = createPublicCache({ now: () => clock.ms });
    const made = response();
    cache.begin('/').store(made);
    clock.ms = 60_000;
    cache.staleResponse('/');
    clock.ms = 60_999;
    expect(cache.get('/')).toEqual({ response: made, age: 61 });
    clock.ms = 61_000;
    expect(cache.get('/')).toBeUndefined();
    cache.staleResponse('/');
    expect(cache.get('/')).toBeDefined();
    cache.invalidate();
    expect(cache.get('/')).toBeUndefined();
  });

  test('does not serve a response as fresh after a change', () => {
    const clock = { ms: 0 };
    const cache = createPublicCache({ now: () => clock.ms });
    cache.begin('/').store(response());
    cache.invalidate();
    expect(cache.staleResponse('/')).toBeDefined();
    clock.ms = 5_000;
    expect(cache.get('/')).toBeUndefined();
  });

  test('stays below its limit and drops the least recently used responses', () => {
    const cache = createPublicCache({ maxBytes: 60_000 });
    for (let i = 0; i < 10; i += 1) cache.begin(`/${i}`).store(response('x'.repeat(8_000)));
    expect(cache.get('/0')).toBeUndefined();
    expect(cache.get('/9')).toBeDefined();
    cache.begin('/huge').store(response('x'.repeat(100_000)));
    expect(cache.get('/huge')).toBeUndefined();
  });
});
