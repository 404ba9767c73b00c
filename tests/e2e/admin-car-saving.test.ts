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
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const CARS_API = '**/api/admin/cars';

async function typeNewCar(page: Page, title: string): Promise<void> {
  await field(page, 'Title').fill(title);
  await field(page, 'Brand').fill('Fiat');
  await field(page, 'Model').fill('Egea');
  await field(page, 'Daily price').fill('40');
}

test('a car that cannot be loaded can be asked for again @8.21', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 503 GET/);
  const car = await (await fleet(page)).make();
  await page.route(`**/api/admin/cars/${car.id}`, (route) =>
    route.fulfill({ status: 503, json: { success: false, error: '', message: '' } }),
  );
  await page.goto(`/admin/editCar?id=${car.id}`);
  await expect(page.getByRole('alert')).toContainText('Failed to load car data. Please try again.');
  await page.unroute(`**/api/admin/cars/${car.id}`);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(field(page, 'Title')).toHaveValue(car.title);
});

test('a refusal is said in the server’s words, at its fields; nothing typed is lost, offline too @8.24', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/response (400|500) PUT|request .*api\/admin\/cars|ERR_INTERNET_DISCONNECTED/);
  const car = await (await fleet(page)).make();
  await openEditor(page, car.id);
  await field(page, 'Model').fill('Panda');
  let answer: { status: number; json: unknown } = {
    status: 400,
    json: {
      success: false,
      error: 'Some fields are not valid',
      message: 'Some fields are not valid',
      details: [
        { field: 'gallery.0.url', message: 'This picture does not exist.' },
        { field: 'seats', message: 'Too many seats for this car' },
      ],
    },
  };
  await page.route(`**/api/admin/cars/${car.id}`, (route) => route.fulfill(answer));
  await saveButton(page).click();
  await expect(problems(page)).toContainText('Some fields are not valid');
  await expect(problems(page)).toContainText('Gallery: This picture does not exist.');
  await expect(field(page, 'Seats')).toHaveAccessibleDescription('Too many seats for this car');
  await expect(field(page, 'Model')).toHaveValue('Panda');
  await expectNoAxeViolations(page);

  answer = { status: 500, json: { success: false, error: 'The disk is full', message: '' } };
  await saveButton(page).click();
  await expect(problems(page)).toHaveText('The disk is full');
  await expect(page.locator('#car-problems')).toBeFocused();

  answer = { status: 500, json: {} };
  await saveButton(page).click();
  await expect(problems(page)).toHaveText('Failed to save car data.');
  await expect(saveState(page)).toHaveText('Unsaved changes');

  await page.unroute(`**/api/admin/cars/${car.id}`);
  await context.setOffline(true);
  // The words are those of the failure before.
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(car.id));
  await saveButton(page).click();
  await lost;
  await expect(problems(page)).toHaveText('Failed to save car data.');
  await context.setOffline(false);
  await saveButton(page).click();
  await expectSaved(page, `${car.title} has been saved`);
});

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

const dialog = (page: Page) => page.getByRole('dialog');

test('two people save one car: the second sees what differs, and saves theirs over it', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 409 PUT/);
  const cars = await fleet(page);
  const car = await cars.make({ features: ['Klima'], seats: 5 });
  await openEditor(page, car.id);
  const theirs = await cars.change(car, {
    pricing: { daily: 50, weekly: 300, monthly: null },
    features: ['Klima', 'ISOFIX'],
    seats: 7,
  });
  await field(page, 'Daily price').fill('60');
  await field(page, 'Model').fill('Egea Cross');
  await field(page, 'Seats').fill('6');
  await saveButton(page).click();
  await expect(dialog(page)).toContainText('This car was changed meanwhile');
  // What was not changed here is theirs, and no question.
  await expect(dialog(page).getByRole('term')).toHaveText(['Model', 'Seats', 'Daily price']);
  await expect(dialog(page)).toContainText(/Daily price\s*Theirs\s*50\s*Yours\s*60/);
  await expect(dialog(page)).toContainText(/Seats\s*Theirs\s*7\s*Yours\s*6/);
  await expectNoAxeViolations(page, '[role=dialog]');
  // It can be put aside, and comes back with the next attempt; a third save is seen as well.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(saveButton(page)).toBeFocused();
  await expect(field(page, 'Model')).toHaveValue('Egea Cross');
  await expect(saveState(page)).toHaveText('Unsaved changes');
  await cars.change(theirs, { doors: 5 });
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByRole('term')).toHaveText(['Model', 'Seats', 'Daily price']);
  await dialog(page).getByRole('button', { name: 'Save mine' }).click();
  await expectSaved(page, `${car.title} has been saved`);
  expect(await cars.read(car.id)).toMatchObject({
    model: 'Egea Cross',
    pricing: { daily: 60, weekly: 300 },
    seats: 6,
    doors: 5,
    features: ['Klima', 'ISOFIX'],
    version: 4,
  });
});

test('when both typed the same there is nothing to ask', async ({ page, allowProblems }) => {
  allowProblems(/response 409 PUT/);
  const cars = await fleet(page);
  const car = await cars.make();
  await openEditor(page, car.id);
  await field(page, 'Model').fill('Egea Cross');
  await cars.change(car, { model: 'Egea Cross' });
  await saveButton(page).click();
  await expectSaved(page, `${car.title} has been saved`);
});
