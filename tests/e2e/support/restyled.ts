import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ts: number;
  args: { elementCount?: number };
}

/**
 * How many elements a browser styles anew when one element comes to the page's content. A rule such as
 * `:root:has(x) y`, or one for whatever stands in the last of its parent's, makes that all of the page.
 */
export async function restyledByOneMore(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.evaluate(() => {
    const place = document.querySelector('main > :first-child');
    if (!place) throw new Error('nothing stands in <main>');
    const added = document.createElement('p');
    // What the page itself changed before is no part of it.
    const { height } = document.body.getBoundingClientRect();
    performance.mark('one more');
    place.append(added);
    const { color } = getComputedStyle(added);
    performance.mark('styled');
    return [height, color];
  });
  const events: TraceEvent[] = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  const at = (mark: string) => events.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const [from, to] = [at('one more'), at('styled')];
  const counts = events
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > from && ts < to)
    .map(({ args }) => args.elementCount ?? 0);
  if (counts.length === 0) throw new Error('the browser told nothing of its styling');
  return Math.max(...counts);
}
