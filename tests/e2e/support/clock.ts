import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Stops the clock of the page, a minute later, so that a slow machine has no effect.
 * `page.clock.install()` must have replaced the clock before the page was opened.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Expects that a notice disappears after this time and not earlier. The clock must be stopped. */
export async function expectRemovedAfter(page: Page, text: string, ms: number): Promise<void> {
  const notice = page.getByText(text);
  await expect(notice).toBeVisible();
  await page.clock.runFor(ms - 100);
  await expect(notice).toBeVisible();
  // Also runs the animation with which the notice fades.
  await page.clock.runFor(500);
  await expect(notice).toHaveCount(0);
}
