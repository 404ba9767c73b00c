import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Functions for pages whose clock `page.clock.install()` has replaced before they were opened. */

/** Stops the page's clock, so that a slow machine has no effect. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Expects a notice that disappears after this time, not before. The clock must be stopped. */
export async function expectRemovedAfter(page: Page, text: string, ms: number): Promise<void> {
  const notice = page.getByText(text);
  await expect(notice).toBeVisible();
  await page.clock.runFor(ms - 100);
  await expect(notice).toBeVisible();
  // Also runs the frames in which the notice fades.
  await page.clock.runFor(500);
  await expect(notice).toHaveCount(0);
}
