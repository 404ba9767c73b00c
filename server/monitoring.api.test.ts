import { expect, onTestFinished, test, vi } from 'vitest';
import type { Services } from '#app/services.ts';
import { buildTestApp } from '#tests/support/app.ts';

const execute = vi.fn();
const { app } = await buildTestApp({
  keepRows: true,
  services: { db: { execute } as unknown as Services['db'] },
});
const ask = async () => (await app.inject('/readyz')).statusCode;

test('readiness checks of the same second share one query', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve } = Promise.withResolvers();
  execute.mockReturnValueOnce(promise).mockRejectedValueOnce(new Error('away'));
  const responses = Promise.all(Array.from({ length: 50 }, ask));
  await vi.waitFor(() => expect(execute).toHaveBeenCalled());
  resolve(null);
  expect(new Set(await responses)).toEqual(new Set([200]));
  expect(await ask()).toBe(200);
  expect(execute).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect([await ask(), await ask()]).toEqual([503, 503]);
  expect(execute).toHaveBeenCalledTimes(2);
});
