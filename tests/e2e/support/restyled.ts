import type { Browser, Page } from '@playwright/test';

/**
 * How many elements a browser styles anew when one element comes to the page's content. A rule such as
 * `:root:has(x) y`, or one for whatever stands in the last of its parent's, makes that all of the page.
 */
export async function restyledByOneMore(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => {
    const added = document.createElement('p');
    document.querySelector('main > :first-child')?.append(added);
    return getComputedStyle(added).color;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const counts = (traceEvents as { name: string; args: { elementCount?: number } }[])
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  return Math.max(...counts);
}
