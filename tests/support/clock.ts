import { beforeEach } from 'vitest';

/** When tests happen: a Wednesday, noon in Istanbul. */
const TEST_NOW = '2026-07-01T09:00:00Z';

export interface TestClock {
  now: () => Date;
  /** Moves the clock until the end of the test; takes an ISO instant. */
  set(instant: string): void;
}

/** A clock that stands still at `TEST_NOW`, and goes back to it before each test. */
export function testClock(): TestClock {
  let current = TEST_NOW;
  beforeEach(() => {
    current = TEST_NOW;
  });
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = instant;
    },
  };
}
