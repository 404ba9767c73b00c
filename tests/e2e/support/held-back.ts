import type { Page } from '@playwright/test';

/**
 * Holds back requests that match a pattern, so that a test sees the page while it loads. The
 * returned function releases them.
 */
export async function heldBack(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
