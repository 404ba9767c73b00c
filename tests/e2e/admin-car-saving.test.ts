import type { Page } from '@playwright/test';
import {
  expectSaved,
  field,
  fleet,
  openEditor,
  problems,
  saveButton,
  saveState,
} from './support/car-editor.ts';
import { holdUploads, photo } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const CARS_API = '**/api/admin/cars';

async function typeNewCar(page: Page, title: string): Promise<void> {
  await field(page, 'Title').fill(title);
  await field(page, 'Brand').fill('Fiat');
  await field(page, 'Model').fill('Egea');
  await field(page, 'Daily price').fill('40');
}

test('saving waits for the pictures; one that fails stops it @4.32', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 503 POST .*\/api\/images\/upload/);
  const cars = await fleet(page);
  const title = `Pictures first ${crypto.randomUUID().slice(0, 8)}`;
  await openEditor(page);
  await typeNewCar(page, title);
  const held = await holdUploads(page);
  await page.locator('#car-mainImage').setInputFiles(await photo('main'));
  await saveButton(page).click();
  await expect(saveState(page)).toHaveText('Uploading images...');
  await expect(saveButton(page)).toBeDisabled();
  await held.refuse(0, 503, 'Failed to upload image. Please try again.');
  await expect(problems(page)).toContainText(
    'A picture could not be uploaded. Try it again or remove it, then save.',
  );
  const tryAgain = page.getByRole('button', { name: 'Try again', exact: true });
  await expect(tryAgain).toBeFocused();
  await expect(tryAgain).toBeInViewport();
  await saveButton(page).focus();
  await problems(page)
    .getByRole('link', { name: /^Main image: .*Failed to upload image/ })
    .click();
  await expect(tryAgain).toBeFocused();
  expect(await cars.search(title)).toEqual([]);

  await held.open();
  await tryAgain.click();
  await expect(problems(page).getByLabel('Fixed')).toHaveCount(1);
  await saveButton(page).click();
  await expectSaved(page, `${title} has been created`);
  const [car] = await cars.search(title);
  expect(car?.mainImage?.url).toMatch(/^\/images\//);
});

test('a save says that it runs, and two clicks create one car @4.33', async ({ page }) => {
  const cars = await fleet(page);
  const title = `Twice ${crypto.randomUUID().slice(0, 8)}`;
  await openEditor(page);
  await typeNewCar(page, title);
  let posts = 0;
  const sent = Promise.withResolvers<void>();
  await page.route(CARS_API, async (route) => {
    if (route.request().method() === 'POST') posts++;
    await sent.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('.save-bar button[type="submit"]');
    for (let i = 0; i < 3; i++) button?.click();
  });
  await expect(saveState(page)).toHaveText('Saving...');
  sent.resolve();
  await expectSaved(page, `${title} has been created`);
  expect(posts).toBe(1);
  expect(await cars.search(title)).toHaveLength(1);
});
