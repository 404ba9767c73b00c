import type { Locator, Page } from '@playwright/test';
import { field, fleet, openCarPage, openEditor } from './support/car-editor.ts';
import { photo } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

test.use({ hasTouch: true });

interface Point {
  x: number;
  y: number;
}

const tile = (page: Page, place: number) =>
  page.getByRole('listitem', { name: `Picture ${place} of 3` });
const menu = (page: Page, place: number) =>
  tile(page, place).getByRole('button', { name: `Actions for picture ${place}` });
const picture = (page: Page, place: number) => menu(page, place).locator('..');

async function centreOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns the position of the grip in the upper left corner of a picture. */
async function gripOf(page: Page, place: number): Promise<Point> {
  const box = await picture(page, place).boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + 22, y: box.y + 22 };
}

test('a finger drags a picture by its grip, while a swipe over the picture scrolls the page', async ({
  page,
}) => {
  const { id } = await (await fleet(page)).make();
  await openEditor(page, id);
  await openCarPage(page, 'Pictures');
  const names = ['one', 'two', 'three'];
  await page.locator('#car-gallery').setInputFiles(await Promise.all(names.map((n) => photo(n))));
  for (const [index, name] of names.entries())
    await field(page, `Alt text of picture ${index + 1}`).fill(name);
  const expectOrder = async (...order: string[]) => {
    for (const [index, name] of order.entries())
      await expect(field(page, `Alt text of picture ${index + 1}`)).toHaveValue(name);
  };
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await menu(page, 1).scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  const [from, to] = [await gripOf(page, 1), await gripOf(page, 2)];
  await send('touchStart', from);
  for (const step of [0.1, 0.4, 0.7, 1]) {
    const [x, y] = [from.x + (to.x - from.x) * step, from.y + (to.y - from.y) * step];
    await send('touchMove', { x, y });
  }
  await expect.poll(async () => (await gripOf(page, 2)).x).toBeLessThan(to.x);
  await send('touchEnd');
  await expectOrder('two', 'one', 'three');

  const before = await page.evaluate(() => scrollY);
  const { x, y } = await centreOf(picture(page, 1));
  // Sends both events together, because a pause between them would be a long press.
  await Promise.all([
    send('touchStart', { x, y }),
    ...[20, 50, 80, 110].map((up) => send('touchMove', { x, y: y - up })),
    send('touchEnd'),
  ]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expectOrder('two', 'one', 'three');
});
