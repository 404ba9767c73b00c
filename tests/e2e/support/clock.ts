import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Helpers for pages whose clock was replaced by `page.clock.install()` before they were opened. */

/** The page's time stands still from now on, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** A notice of this text comes while the clock stands still; it goes when its time is over, not before. */
export async function expectRemovedAfter(page: Page, text: string, ms: number): Promise<void> {
  const notice = page.getByText(text);
  await expect(notice).toBeVisible();
  await page.clock.runFor(ms - 100);
  await expect(notice).toBeVisible();
  // Its end, and the frame or two in which it fades.
  await page.clock.runFor(500);
  await expect(notice).toHaveCount(0);
}
