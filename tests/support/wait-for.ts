import { vi } from 'vitest';

/** `vi.waitFor` with 20 s instead of one, for busy machines. `interval` in ms. */
export function waitFor<T>(callback: () => T | Promise<T>, interval = 50): Promise<T> {
  return vi.waitFor(callback, { timeout: 20_000, interval });
}
