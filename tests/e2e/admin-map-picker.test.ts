import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { expect, test } from './support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Haritadaki yer', exact: true });
const live = (page: Page) => section(page).getByRole('application');
const pin = (page: Page) => live(page).locator('.leaflet-marker-icon');

async function middleOf(page: Page) {
  const box = await pin(page).boundingBox();
  if (!box) throw new Error('there is no pin');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Uses the business that all tests share, because its map has tiles. The test saves nothing. */
test('dragging the pin or clicking the map sets the location of the office', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/settings/business');
  await section(page).getByText('Haritada seç').click();
  await section(page)
    .getByRole('link', { name: /^Bu noktayı/ })
    .scrollIntoViewIfNeeded();
  await expect(live(page)).toBeVisible();
  const [lat, lng] = ['Enlem', 'Boylam'].map((name) => section(page).getByLabel(name));
  if (!lat || !lng) throw new Error('there are no coordinates');
  const before = [await lat.inputValue(), await lng.inputValue()].map(Number);

  const from = await middleOf(page);
  const to = { x: from.x + 60, y: from.y - 40 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  const coordinates = async () => [await lat.inputValue(), await lng.inputValue()].map(Number);
  // The location moves to the north and east. At this zoom the map is a few kilometres wide.
  await expect.poll(coordinates).not.toEqual(before);
  const [north = 0, east = 0] = (await coordinates()).map((value, i) => value - (before[i] ?? 0));
  expect(north).toBeGreaterThan(0);
  expect(north).toBeLessThan(0.05);
  expect(east).toBeGreaterThan(0);
  expect(east).toBeLessThan(0.05);

  await test.step('after a drag the map does not move, and the pin is where it was dropped', async () => {
    const { x, y } = await middleOf(page);
    const offset = [x - to.x, y - to.y].map((pixels) => Math.abs(Math.round(pixels)));
    expect(offset).toEqual([0, 0]);
  });
  await test.step('a click moves the pin as well', async () => {
    const dropped = await coordinates();
    await page.mouse.click(from.x - 50, from.y + 20);
    await expect.poll(coordinates).not.toEqual(dropped);
    await expect(page.getByText('Kaydedilmemiş değişiklikler var')).toBeVisible();
  });
  await test.step('typed coordinates move the map', async () => {
    const besideMiddle = async () => {
      const map = await live(page).boundingBox();
      const beside = (await middleOf(page)).x - (map ? map.x + map.width / 2 : 0);
      return Math.abs(beside);
    };
    expect(await besideMiddle()).toBeGreaterThan(10);
    await lat.fill('36.9');
    await expect.poll(besideMiddle).toBeLessThan(2);
  });
});
