import { beforeEach } from 'vitest';

/** Time of the tests: noon in Istanbul, on a Wednesday. */
const TEST_NOW = '2026-07-01T09:00:00Z';

export interface TestClock {
  now: () => Date;
  /** Sets the clock to an ISO instant until the end of the test. */
  set(instant: string): void;
}

let current = TEST_NOW;
const clock: TestClock = {
  now: () => new Date(current),
  set: (instant) => {
    current = instant;
  },
};

/**
 * Returns the clock that all tests of a process share. It stands still, and is set to `TEST_NOW`
 * before each test.
 */
export function testClock(): TestClock {
  beforeEach(() => clock.set(TEST_NOW));
  return clock;
}
