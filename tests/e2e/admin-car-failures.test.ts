import { signIn } from './support/admin.ts';
import {
  expectSaved,
  field,
  fleet,
  openEditor,
  problems,
  saveButton,
  saveState,
} from './support/car-editor.ts';
import { heldBack } from './support/held-back.ts';
import { holdUploads, photo } from './support/pictures.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const CARS_API = '**/api/admin/cars';

test('a car that cannot be loaded can be asked for again', async ({ page, allowProblems }) => {
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

test('a car that does not exist has a page of its own', async ({ page, allowProblems }) => {
  allowProblems(/response 404 GET .*no-such-car/);
  await signIn(page);
  await page.goto('/admin/cars/no-such-car');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This car does not exist');
  await page.getByRole('link', { name: 'Back to cars' }).click();
  await expect(page).toHaveURL(/\/admin\?section=cars$/);
});

test('a refusal of the server is said in its words, at its fields', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response (400|500) PUT/);
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
  await saveButton(page).click();
  await expectSaved(page, `${car.title} has been saved`);
});

test('without a connection nothing typed is lost', async ({ page, context, allowProblems }) => {
  allowProblems(/request .*api\/admin\/cars|ERR_INTERNET_DISCONNECTED/);
  const car = await (await fleet(page)).make();
  await openEditor(page, car.id);
  await field(page, 'Model').fill('Panda');
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(problems(page)).toHaveText('Failed to save car data.');
  await context.setOffline(false);
  await saveButton(page).click();
  await expectSaved(page, `${car.title} has been saved`);
});

test('saving waits for the pictures; one that fails stops it', async ({ page, allowProblems }) => {
  allowProblems(/response 503 POST .*\/api\/images\/upload/);
  const cars = await fleet(page);
  const title = `Pictures first ${crypto.randomUUID().slice(0, 8)}`;
  await openEditor(page);
  await field(page, 'Title').fill(title);
  await field(page, 'Brand').fill('Fiat');
  await field(page, 'Model').fill('Egea');
  await field(page, 'Daily price').fill('40');
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

for (const { saving, make, path } of [
  { saving: 'a new car', make: false, path: '' },
  { saving: 'a car', make: true, path: '/*' },
]) {
  test(`says that ${saving} is being saved`, async ({ page }) => {
    const cars = await fleet(page);
    const title = `Saving ${crypto.randomUUID().slice(0, 8)}`;
    await openEditor(page, make ? (await cars.make()).id : undefined);
    await field(page, 'Title').fill(title);
    await field(page, 'Brand').fill('Fiat');
    await field(page, 'Model').fill('Egea');
    await field(page, 'Daily price').fill('40');
    const release = await heldBack(page, `${CARS_API}${path}`);
    await saveButton(page).click();
    await expect(saveState(page)).toHaveText('Saving...');
    await expect(saveButton(page)).toBeDisabled();
    expect(await cars.search(title)).toEqual([]);
    release();
    await expectSaved(page, `${title} has been ${make ? 'saved' : 'created'}`);
  });
}

test('two clicks create one car', async ({ page }) => {
  const cars = await fleet(page);
  const title = `Twice ${crypto.randomUUID().slice(0, 8)}`;
  await openEditor(page);
  await field(page, 'Title').fill(title);
  await field(page, 'Brand').fill('Fiat');
  await field(page, 'Model').fill('Egea');
  await field(page, 'Daily price').fill('40');
  let posts = 0;
  await page.route(CARS_API, async (route) => {
    if (route.request().method() === 'POST') posts++;
    await route.continue();
  });
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('.save-bar button[type="submit"]');
    for (let i = 0; i < 3; i++) button?.click();
  });
  await expectSaved(page, `${title} has been created`);
  expect(posts).toBe(1);
  expect(await cars.search(title)).toHaveLength(1);
});
