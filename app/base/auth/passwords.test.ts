import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { waitFor } from '#tests/support/wait-for.ts';
import { createPasswords, createQueue, randomPassword } from './passwords.server.ts';

const passwords = createPasswords();
/** Low costs for most tests. A real hash takes about 60 ms of a core and 64 MiB. */
const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1, outputLen: 32 };
const quick = createPasswords(undefined, QUICK);
const kept = (password: string) => passwords.hash(password).then(String);

describe('passwords', () => {
  test('equal passwords have different argon2id hashes', async () => {
    const [first, second] = [await kept('açık sözlü'), await kept('açık sözlü')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(first).not.toBe(second);
    expect(await passwords.check('açık sözlü', first, 'stranger')).toBe('right');
    expect(await passwords.check('açık sözlu', first, 'stranger')).toBe('wrong');
  });

  test('a password matches in any Unicode composition, but only in its full length', async () => {
    const quicklyKept = (password: string) => quick.hash(password).then(String);
    const hashed = await quicklyKept('şifre'.normalize('NFC'));
    expect(await quick.check('şifre'.normalize('NFD'), hashed, 'stranger')).toBe('right');
    const long = await quicklyKept(`${'x'.repeat(199)}y`);
    expect(await quick.check('x'.repeat(200), long, 'stranger')).toBe('wrong');
    expect(await quick.check('x', await quicklyKept('x\0y'), 'stranger')).toBe('wrong');
  });

  test('a password without a hash is compared with a dummy hash and is wrong', async () => {
    const results: unknown[] = [];
    const watched = createPasswords({
      async run(job) {
        const result = await job();
        results.push(result);
        return result;
      },
    });
    expect(await watched.check('whatever', null, 'stranger')).toBe('wrong');
    // The hash was valid: the library throws on an invalid one.
    expect(results).toEqual([false]);
  });

  test('a full queue neither hashes nor checks a password', async () => {
    const busy = createPasswords({ run: async () => null });
    expect(await busy.hash('x')).toBeNull();
    expect(await busy.check('x', await kept('x'), 'stranger')).toBe('busy');
  });

  test('a hash with other costs than the current ones is outdated', async () => {
    const former = await hash('x', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(passwords.isOutdated(former)).toBe(true);
    expect(passwords.isOutdated(await kept('x'))).toBe(false);
  });
});

test('random passwords differ and have no letters that are easily confused', () => {
  const some = Array.from({ length: 100 }, randomPassword);
  for (const password of some)
    expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/);
  expect(new Set(some).size).toBe(100);
});

const STRANGER = { isStaff: false };

test('a queue that is full for strangers has a limited number of places for staff', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 1, keptForStaff: 1 });
  const held = Promise.withResolvers<string>();
  const strangers = [
    queue.run(() => held.promise, STRANGER),
    queue.run(() => held.promise, STRANGER),
  ];
  expect(await queue.run(() => held.promise, STRANGER)).toBeNull();
  const staff = queue.run(() => held.promise, { isStaff: true });
  expect(await queue.run(() => held.promise, { isStaff: true })).toBeNull();
  held.resolve('done');
  expect(await Promise.all([...strangers, staff])).toEqual(['done', 'done', 'done']);
});

test('a queue limits running and waiting jobs, and continues after a failed job', async () => {
  const queue = createQueue({ atOnce: 2, waiting: 1, keptForStaff: 0 });
  const jobs: PromiseWithResolvers<string>[] = [];
  const start = () => {
    const job = Promise.withResolvers<string>();
    return queue.run(() => {
      jobs.push(job);
      return job.promise;
    }, STRANGER);
  };
  const [first, second, third] = [start(), start(), start()];
  first.catch(() => {});
  expect(await start()).toBeNull();
  expect(jobs).toHaveLength(2);
  jobs[0]?.reject(new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  jobs[1]?.resolve('second');
  expect(await second).toBe('second');
  await waitFor(() => expect(jobs).toHaveLength(3));
  jobs[2]?.resolve('third');
  expect(await third).toBe('third');
});
