import { hash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const panorama = (page: Page) =>
  page.getByRole('region', { name: 'Körfeze bir de buradan bakın' });
export const still = (page: Page) => panorama(page).getByRole('img', { name: /seyir terası/ });
export const opener = (page: Page) => panorama(page).getByRole('button', { name: '360° gezin' });
export const viewer = (page: Page) => page.getByRole('application', { name: /^360° görüntü/ });

/** Fails if the browser has no WebGL. Chromium draws by software if there is no graphics card. */
export async function needWebGl(page: Page): Promise<void> {
  const webGl = await page.evaluate(
    () => document.createElement('canvas').getContext('webgl2') !== null,
  );
  expect(webGl, 'WebGL of this Chromium').toBe(true);
}

/** Waits until the panorama stands still, and returns a hash of its middle, without the buttons. */
export async function view(page: Page): Promise<string> {
  const box = await viewer(page).boundingBox();
  if (!box) throw new Error('no viewer');
  const clip = {
    x: box.x + box.width * 0.2,
    y: box.y + box.height * 0.2,
    width: box.width * 0.6,
    height: box.height * 0.55,
  };
  const look = async () => hash('sha1', await page.screenshot({ clip }));
  let last = await look();
  await expect
    .poll(async () => {
      const before = last;
      last = await look();
      return last === before;
    })
    .toBe(true);
  return last;
}
