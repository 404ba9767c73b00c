import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { cachedAnswer } from './cached-answer.ts';
import { createPublicCache } from './public-cache.ts';

const answer = (text = 'x') => cachedAnswer(Buffer.from(text), {});

describe('createPublicCache', () => {
  test('keeps what was made', () => {
    const cache = createPublicCache();
    const made = answer();
    cache.begin('/').store(made);
    expect(cache.get('/')).toBe(made);
    expect(cache.get('/cars')).toBeUndefined();
  });

  test('never keeps what was begun before a change', () => {
    const cache = createPublicCache();
    const making = cache.begin('/');
    cache.invalidate();
    making.store(answer());
    expect(cache.get('/')).toBeUndefined();
  });

  test('drops everything on a change', () => {
    const cache = createPublicCache();
    cache.begin('/').store(answer());
    cache.invalidate();
    expect(cache.get('/')).toBeUndefined();
  });

  test('lets others wait for what is being made, until it is there or given up', async () => {
    const cache = createPublicCache();
    expect(cache.making('/')).toBeUndefined();
    const first = cache.begin('/');
    const waiting = cache.making('/');
    first.store(answer());
    await waiting;
    expect(cache.making('/')).toBeUndefined();
    const second = cache.begin('/');
    const again = cache.making('/');
    second.abandon();
    await again;
  });

  test('nobody who comes after a change waits for what was begun before it', () => {
    const cache = createPublicCache();
    const old = cache.begin('/');
    cache.invalidate();
    expect(cache.making('/')).toBeUndefined();
    cache.begin('/');
    old.abandon();
    expect(cache.making('/')).toBeDefined();
  });

  test('keeps nothing for longer than its time', async () => {
    const cache = createPublicCache({ ttlMs: 5 });
    cache.begin('/').store(answer());
    await wait(20);
    expect(cache.get('/')).toBeUndefined();
  });

  test('stays within its bytes and keeps what was used last', () => {
    const cache = createPublicCache({ maxBytes: 40_000 });
    for (let i = 0; i < 10; i += 1) cache.begin(`/${i}`).store(answer('x'.repeat(8_000)));
    expect(cache.get('/0')).toBeUndefined();
    expect(cache.get('/9')).toBeDefined();
    cache.begin('/huge').store(answer('x'.repeat(100_000)));
    expect(cache.get('/huge')).toBeUndefined();
  });
});
