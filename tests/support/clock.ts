import { beforeEach } from 'vitest';

/** When tests happen: a Wednesday, noon in Istanbul. */
const TEST_NOW = '2026-07-01T09:00:00Z';

export interface TestClock {
  now: () => Date;
  /** Moves the clock until the end of the test; takes an ISO instant. */
  set(instant: string): void;
}

let current = TEST_NOW;
const clock: TestClock = {
  now: () => new Date(current),
  set: (instant) => {
    current = instant;
  },
};

/** The clock of a process's tests, which stands still at `TEST_NOW` and goes back to it before each. */
export function testClock(): TestClock {
  beforeEach(() => clock.set(TEST_NOW));
  return clock;
}
