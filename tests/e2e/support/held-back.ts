import type { Page } from '@playwright/test';

/** Holds back requests that match a pattern until the returned function is called. */
export async function heldBack(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
