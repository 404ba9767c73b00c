import type { Page } from '@playwright/test';

/** Requests of a pattern wait, so that a page can be seen loading, until the answer is called. */
export async function heldBack(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
