import type { Locator, Page } from '@playwright/test';

/** Returns the box of an element. Throws an Error if it is not visible. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} must be there`);
  return { ...box, bottom: box.y + box.height };
}

export async function swipe(page: Page, part: Locator, direction: 'up' | 'left'): Promise<void> {
  const box = await boxOf(part);
  const [x, y] = [box.x + box.width * 0.6, box.y + box.height * 0.6];
  const [right, down] = direction === 'up' ? [0, -12] : [-36, 0];
  const browser = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= 6; step++)
    await touch('touchMove', [{ x: x + step * right, y: y + step * down }]);
  await touch('touchEnd', []);
}

/** Waits until the page has stopped scrolling. Before that, a tap only stops it. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const STILL_FRAMES = 15;
        let [last, still] = [scrollY, 0];
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still >= STILL_FRAMES) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}
