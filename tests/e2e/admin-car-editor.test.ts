import { addDays, formatSlashDate } from '../../app/lib/dates.ts';
import {
  choices,
  expectSaved,
  field,
  fleet,
  openEditor,
  saveButton,
  saveState,
} from './support/car-editor.ts';
import { today } from './support/cars.ts';
import { photo } from './support/pictures.ts';
import { expect, expectNoLayoutShift, expectUncovered, test } from './support/test.ts';

const thisYear = Number(today().slice(0, 4));

test('a car is created with every field and has its public page @1.19 @2.67 @6.9 @7.15 @9.7', async ({
  page,
}) => {
  const cars = await fleet(page);
  const title = `Every field ${crypto.randomUUID().slice(0, 8)}`;
  await openEditor(page);

  await field(page, 'Title').fill(title);
  await field(page, 'Brand').fill('togg');
  await choices(page, 'Brand').filter({ hasText: 'TOGG' }).click();
  await expect(field(page, 'Brand')).toHaveValue('TOGG');
  await field(page, 'Model').fill('T10X');
  await field(page, 'Year').fill(String(thisYear + 1));
  await field(page, 'Category').selectOption('SUV');
  await field(page, 'Body type').selectOption('SUV');
  await field(page, 'Description').fill('Yeni, sessiz, geniş.\nİkinci satır.');
  await page.locator('#car-mainImage').setInputFiles(await photo('main'));
  await page.getByRole('group', { name: 'Main image' }).getByLabel('Alt text').fill('Kırmızı T10X');
  await page.locator('#car-gallery').setInputFiles([await photo('one'), await photo('two')]);
  await field(page, 'Fuel').selectOption('Hibrit');
  await field(page, 'Transmission').selectOption('Yarı Otomatik');
  await field(page, 'Engine capacity').fill('1.600');
  await field(page, 'Seats').fill('7');
  await field(page, 'Doors').fill('5');
  for (const feature of ['Klima', 'ISOFIX', 'Sunroof']) {
    await page.getByRole('checkbox', { name: feature, exact: true }).check();
  }
  await expect(page.getByText('3 selected')).toBeVisible();
  await field(page, 'Daily price').fill('45,50');
  await expect(page.getByText('Empty: 7 × daily = €318.50')).toBeVisible();
  await expect(page.getByText('Empty: 30 × daily = €1,365.00')).toBeVisible();
  await field(page, 'Monthly price').fill('1.100');
  await page.getByRole('button', { name: 'Add season' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pricing name', { exact: true }).fill('Bayram');
  const [start, end] = [addDays(today(), 40), addDays(today(), 49)];
  await dialog.getByLabel('Start date', { exact: true }).fill(formatSlashDate(start));
  await dialog.getByLabel('End date', { exact: true }).fill(formatSlashDate(end));
  await dialog.getByLabel('Daily price', { exact: true }).fill('60');
  await dialog.getByLabel('Daily price', { exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await field(page, 'Pickup location').click();
  await choices(page, 'Pickup location').filter({ hasText: 'Antalya Lara' }).click();
  await field(page, 'Drop-off location').fill('Kaş limanı');
  await page.getByRole('checkbox', { name: 'Featured' }).check();
  await field(page, 'Units').fill('3');
  await field(page, 'Rating').fill('4,7');
  await field(page, 'Ratings').fill('12');
  await expect(saveState(page)).toHaveText('Unsaved changes');
  await saveButton(page).click();
  await expectSaved(page, `${title} has been created`);

  const [car] = await cars.search(title);
  expect(car).toMatchObject({
    title,
    brand: 'TOGG',
    model: 'T10X',
    year: thisYear + 1,
    category: 'SUV',
    bodyType: 'SUV',
    fuelType: 'Hibrit',
    transmission: 'Yarı Otomatik',
    seats: 7,
    doors: 5,
    engineCapacity: 1600,
    description: 'Yeni, sessiz, geniş.\nİkinci satır.',
    pickupLocation: 'Antalya Lara',
    dropoffLocation: 'Kaş limanı',
    currency: 'EUR',
    pricing: { daily: 45.5, weekly: null, monthly: 1100 },
    mainImage: { alt: 'Kırmızı T10X' },
    status: true,
    featured: true,
    features: ['Klima', 'ISOFIX', 'Sunroof'],
    seasonalPricing: [
      { name: 'Bayram', startDate: start, endDate: end, daily: 60, weekly: null, monthly: null },
    ],
    stats: { rating: { average: 4.7, count: 12 } },
    total_units: 3,
    available_units: 3,
  });
  expect(car?.gallery).toHaveLength(2);

  await page.goto(`/cars/${car?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByRole('img', { name: 'Kırmızı T10X' }).first()).toBeVisible();
  await expect(page.getByText('€45.50').first()).toBeVisible();
});

test('a car is edited, and only what was changed changes @2.48', async ({ page }) => {
  const cars = await fleet(page);
  const car = await cars.make({
    features: ['Klima', 'Buzdolabı'],
    engineCapacity: 1332,
    total_units: 2,
  });
  await openEditor(page, car.id);
  await expect(page).toHaveTitle(new RegExp(`Edit ${car.title}`));
  await expect(saveState(page)).toHaveText('All changes saved');
  await expect(page.getByText('2 free now; 0 bookings now or later')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Buzdolabı' })).toBeChecked();
  await field(page, 'Daily price').fill('50');
  await expect(saveState(page)).toHaveText('Unsaved changes');
  await field(page, 'Daily price').fill('45,50');
  await expect(saveState(page)).toHaveText('All changes saved');
  await field(page, 'Daily price').fill('50');
  await page.getByRole('checkbox', { name: 'Buzdolabı' }).uncheck();
  // An electric car has no engine; what was typed comes back with another fuel.
  await field(page, 'Fuel').selectOption('Elektrikli');
  await expect(field(page, 'Engine capacity')).toBeDisabled();
  await field(page, 'Fuel').selectOption('Dizel');
  await expect(field(page, 'Engine capacity')).toHaveValue('1332');
  await field(page, 'Fuel').selectOption('Elektrikli');
  await saveButton(page).click();
  await expectSaved(page, `${car.title} has been saved`);
  const { updatedAt, effectivePricing, ...saved } = await cars.read(car.id);
  expect(saved).toEqual({
    ...saved,
    ...Object.fromEntries(Object.entries(car).filter(([field]) => field in saved)),
    pricing: { ...car.pricing, daily: 50 },
    features: ['Klima'],
    fuelType: 'Elektrikli',
    engineCapacity: null,
    version: 2,
  });
});

test('both addresses open a car; new is a new one, and one that does not exist says so @2.42', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 404 GET .*no-such-car/);
  const car = await (await fleet(page)).make();
  await page.goto(`/admin/cars/${car.id}`);
  await expect(field(page, 'Title')).toHaveValue(car.title);
  for (const path of ['/admin/cars/new', '/admin/editCar?id=new']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add car');
    await expect(field(page, 'Title')).toHaveValue('');
  }
  await page.goto('/admin/cars/no-such-car');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This car does not exist');
  await page.getByRole('link', { name: 'Back to cars' }).click();
  await expect(page).toHaveURL(/\/admin\?section=cars$/);
});

test('a car is made with the keyboard alone, its make found by plain letters', async ({ page }) => {
  const cars = await fleet(page);
  const title = `Keyboard ${crypto.randomUUID().slice(0, 8)}`;
  await openEditor(page);
  await expectNoLayoutShift(page);
  await page.getByRole('link', { name: 'Cars', exact: true }).focus();
  const tabTo = async (label: string) => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      if (await field(page, label).evaluate((element) => element === document.activeElement)) {
        await expectUncovered(field(page, label));
        return;
      }
    }
    throw new Error(`${label} cannot be reached with the Tab key`);
  };
  for (const [label, typed] of [
    ['Title', title],
    ['Brand', 'citroen'],
    ['Model', 'Ami'],
    ['Seats', '4'],
    ['Daily price', '30'],
    ['Units', '2'],
  ] as const) {
    await tabTo(label);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(typed);
    if (label !== 'Brand') continue;
    await expect(choices(page, 'Brand')).toHaveText(['Citroën']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Brand')).toHaveValue('Citroën');
    await expect(choices(page, 'Brand')).toHaveCount(0);
  }
  await page.keyboard.press('Enter');
  await expectSaved(page, `${title} has been created`);
  expect(await cars.search(title)).toMatchObject([{ brand: 'Citroën' }]);
});
