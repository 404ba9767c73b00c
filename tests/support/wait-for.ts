import { vi } from 'vitest';

/** Calls `vi.waitFor` with a limit of 20 s, for busy machines. `interval` is in milliseconds. */
export function waitFor<T>(callback: () => T | Promise<T>, interval = 50): Promise<T> {
  return vi.waitFor(callback, { timeout: 20_000, interval });
}
