import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AdminCar } from '#app/domain/cars/car-input.schema.ts';
import { anAdminCar } from '#tests/support/admin-cars.ts';
import { fieldsWithoutControlInAnyLanguage } from '#tests/support/controls.ts';
import { expectAddress, OWNER, open, TODAY } from '#tests/support/mounted.tsx';
import { entityApi, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { innerTexts, press } from '#tests/support/mounted-page.ts';
import { frameAnswer, IN_FRAME } from '#tests/support/office-frame.ts';
import * as carEdit from './admin-car-edit.route.tsx';
import { CAR_FIELDS } from './car-sections.tsx';

const TITLE = 'Fiat Egea 2024';
let cars: AdminCar[] = [];
const car = () => cars.find(({ title }) => title === TITLE);
const PATH = `/admin/cars/${anAdminCar().id}`;

const list = { default: () => <p>Another page</p> };

/**
 * Opens the editor of a car, or of a new car if `id` is null. Repeated calls keep the browser's
 * storage.
 */
async function openEditor(admin = OWNER, id: string | null = anAdminCar().id): Promise<void> {
  await openAt(id ? `/admin/editCar?id=${id}` : '/admin/editCar', { admin });
}

const openAt = (address: string, more: Partial<Parameters<typeof open>[1]> = {}) =>
  open(address, {
    routes: { '/admin/editCar': carEdit, '/admin/cars/:id': carEdit, '/admin': list },
    api: (...call) =>
      call[1] === '/settings'
        ? { rental: { places: ['Antalya Lara'] } }
        : (frameAnswer(call[1]) ?? entityApi('/admin/cars', cars, anAdminCar)(...call)),
    ...more,
  });

/** Simulates a save of the car by another person. */
function changeCar(changes: Partial<AdminCar>): void {
  cars.splice(0, 1, ...cars.map((each) => ({ ...each, ...changes, version: each.version + 1 })));
}

const field = (label: string) =>
  page.css('form').getByLabelText(label, { exact: true }).and(page.css('input, select, textarea'));
const choices = (label: string) =>
  page.getByRole('listbox', { name: label, exact: true }).getByRole('option');
/** Opens a page of the form: Car, Pictures, Prices or Terms. */
const openPage = (name: string) =>
  page
    .getByRole('navigation', { name: 'Pages of this form' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
const saveButton = () => page.getByRole('button', { name: /^(Create|Update) Car$/ });
const saveState = () => page.css('.save-bar').getByRole('status');
const problems = () => page.css('#car-problems').getByRole('alert');

async function expectSaved(): Promise<void> {
  await expect.element(page.getByText(`${TITLE} has been saved`)).toBeVisible();
  await expectAddress(/\/admin\?section=cars$/);
}

beforeEach(() => {
  cars = [anAdminCar()];
});

const notice = () => page.getByRole('status').filter({ hasText: 'You have unsaved changes' });
const restore = () => page.getByRole('button', { name: 'Restore draft' });
const kept = () => JSON.stringify({ ...localStorage });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('kervan_car_draft'));

/** Opens the editor again, as after a crash, once the draft contains the last typed text. */
async function openAfterCrash(last: string, admin = OWNER): Promise<void> {
  await expect.poll(kept).toContain(last);
  expect(drafts()).toHaveLength(1);
  await openEditor(admin);
}

test('the form has a control for each field of a car', async () => {
  await openEditor();
  await expect.element(field('Title')).toBeVisible();
  const missing = await fieldsWithoutControlInAnyLanguage('car', CAR_FIELDS);
  expect(missing, 'Add a control to the editor').toEqual([]);
});

test('a new car has the defaults of the spec and shows all errors @2.70 @4.31 @5.11 @5.12 @9.36', async () => {
  const thisYear = Number(TODAY.slice(0, 4));
  await openEditor(OWNER, null);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Add car');
  for (const [label, value] of [
    ['Year', String(thisYear)],
    ['Category', 'Lüks'],
    ['Fuel', 'Benzin'],
    ['Transmission', 'Otomatik'],
  ] as const) {
    await expect.element(field(label)).toHaveValue(value);
  }
  await expect.element(page.getByRole('checkbox', { name: 'Active' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Featured' })).not.toBeChecked();
  await expect.element(saveState()).toHaveTextContent('No changes');
  // The prices of the year are shown only after a price is typed.
  await expect
    .element(page.getByRole('heading', { name: 'The next twelve months' }))
    .not.toBeInTheDocument();

  await saveButton().click();
  await expect
    .element(problems())
    .toMatchTextContent('Please fill in required fields (Title, Brand, Model, and Daily Price)');
  for (const label of ['Title', 'Brand', 'Model']) {
    await expect
      .element(field(label))
      .toHaveAccessibleDescription(expect.stringContaining(`${label} is required`));
  }
  await expect.element(field('Title')).toHaveFocus();
  await problems().getByRole('link', { name: 'Daily price is required' }).click();
  await expect.element(field('Daily price')).toHaveFocus();
  await expectAddress('/admin/editCar?page=prices');
  await expect
    .element(field('Daily price'))
    .toHaveAccessibleDescription(expect.stringContaining('Daily price is required'));
  await userEvent.keyboard('40');
  await expect.element(field('Daily price')).not.toHaveAccessibleDescription();
  await expect.element(problems().getByLabelText('Fixed')).toHaveLength(1);

  const wrong = {
    Year: ['1979', 'Year must be a whole number of at least 1980'],
    Seats: ['', 'Seats must be a whole number from 1 to 50'],
    Rating: ['5,1', 'Rating must be a number from 0 to 5 with at most one decimal'],
  };
  await field('Daily price').fill('cheap');
  await openPage('Car');
  for (const label of ['Title', 'Brand', 'Model']) await field(label).fill('x');
  for (const [label, [typed = '']] of Object.entries(wrong)) await field(label).fill(typed);
  await press('Control+s');
  await expect.element(problems()).toMatchTextContent('Please fix the following errors:');
  for (const [label, [, message]] of Object.entries(wrong)) {
    await expect
      .element(field(label))
      .toHaveAccessibleDescription(expect.stringContaining(message ?? ''));
  }
  await expect.element(field('Year')).toHaveFocus();
  await field('Year').fill(String(thisYear + 2));
  await expect
    .element(field('Year'))
    .toHaveAccessibleDescription(`Year must be at most ${thisYear + 1}`);
});

test('a save opens the page with the first error, and marks the pages with errors', async () => {
  await openEditor();
  await openPage('Prices');
  await field('Daily price').fill('cheap');
  await openPage('Terms');
  await field('Deposit').fill('500 €');
  await saveButton().click();
  await expect.element(field('Daily price')).toHaveFocus();
  const pages = page.getByRole('navigation', { name: 'Pages of this form' });
  await expect.element(pages.getByRole('link', { name: 'Prices has errors' })).toBeVisible();
  await expect.element(pages.getByRole('link', { name: 'Terms', exact: true })).toBeVisible();
  await expect
    .element(pages.getByRole('link', { name: /^Prices/ }))
    .toHaveAttribute('aria-current', 'page');
  await field('Daily price').fill('45');
  await saveButton().click();
  await expectSaved();
  expect(car()).toMatchObject({ pricing: { daily: 45 }, terms: { deposit: '500 €' } });
});

test('a save focuses the error of the first page with errors', async () => {
  await openEditor();
  await field('Rating').fill('5,1');
  await openPage('Prices');
  await field('Daily price').fill('cheap');
  await saveButton().click();
  await expect.element(field('Rating')).toHaveFocus();
});

test('each page has an address, and the typed text stays from page to page', async () => {
  await openAt(`${PATH}?page=terms`);
  await field('Deposit').fill('500 €');
  await openPage('Car');
  await expectAddress(PATH);
  await expect.element(field('Deposit')).not.toBeVisible();
  await openPage('Pictures');
  history.back();
  history.back();
  await expect.element(field('Deposit')).toBeVisible();
  await expect.element(field('Deposit')).toHaveValue('500 €');
});

test('both addresses of the editor open the car @2.42', async () => {
  await openAt(PATH);
  await expect.element(field('Title')).toHaveValue(TITLE);
  for (const path of ['/admin/cars/new', '/admin/editCar?id=new']) {
    await openAt(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Add car');
    await expect.element(field('Title')).toHaveValue('');
  }
});

test('a new car is saved with every field as typed @9.7', async () => {
  await openEditor(OWNER, null);
  await field('Title').fill('Every field');
  await field('Brand').fill('togg');
  await choices('Brand').filter({ hasText: 'TOGG' }).click();
  await expect.element(field('Brand')).toHaveValue('TOGG');
  for (const [label, typed] of [
    ['Model', 'T10X'],
    ['Year', '2027'],
    ['Description', 'Yeni, sessiz, geniş.\nİkinci satır.'],
    ['Engine capacity', '1.600'],
    ['Seats', '7'],
    ['Doors', '5'],
    ['Units', '3'],
    ['Rating', '4,7'],
    ['Number of ratings', '12'],
  ] as const)
    await field(label).fill(typed);
  for (const [label, chosen] of [
    ['Category', 'SUV'],
    ['Body type', 'SUV'],
    ['Fuel', 'Hibrit'],
    ['Transmission', 'Yarı Otomatik'],
  ] as const)
    await field(label).selectOptions(chosen);
  for (const name of ['Klima', 'ISOFIX', 'Sunroof'])
    await page.getByRole('checkbox', { name, exact: true }).click();
  await page.getByRole('checkbox', { name: 'Featured' }).click();
  await expect.element(page.getByText('3 selected')).toBeVisible();
  await openPage('Prices');
  await field('Daily price').fill('45,50');
  await expect.element(page.getByText('If empty: 7 × daily = €318.50')).toBeVisible();
  await expect.element(page.getByText('If empty: 30 × daily = €1,365.00')).toBeVisible();
  await field('Monthly price').fill('1.100');
  await openPage('Terms');
  await field('Drop-off location').fill('Kaş limanı');
  await field('Pickup location').click();
  await choices('Pickup location').filter({ hasText: 'Antalya Lara' }).click();
  await saveButton().click();
  await expect.element(page.getByText('Every field has been created')).toBeVisible();
  expect(cars.at(-1)).toMatchObject({
    ...{ title: 'Every field', brand: 'TOGG', model: 'T10X', year: 2027 },
    ...{ category: 'SUV', bodyType: 'SUV', fuelType: 'Hibrit', transmission: 'Yarı Otomatik' },
    ...{ seats: 7, doors: 5, engineCapacity: 1600 },
    description: 'Yeni, sessiz, geniş.\nİkinci satır.',
    pickupLocation: 'Antalya Lara',
    dropoffLocation: 'Kaş limanı',
    pricing: { daily: 45.5, weekly: null, monthly: 1100 },
    ...{ status: true, featured: true, features: ['Klima', 'ISOFIX', 'Sunroof'] },
    stats: { rating: { average: 4.7, count: 12 } },
    total_units: 3,
  });
});

test('a save changes only the changed fields', async () => {
  changeCar({ features: ['Klima', 'Buzdolabı'], engineCapacity: 1332, available_units: 2 });
  const [before] = cars;
  if (!before) throw new Error('there is no car');
  await openEditor();
  await expect.element(saveState()).toHaveTextContent('All changes saved');
  await expect
    .element(page.getByText('2 available now; 0 current or upcoming bookings'))
    .toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Buzdolabı' })).toBeChecked();
  const daily = String(before.pricing.daily);
  await openPage('Prices');
  await field('Daily price').fill('50');
  await expect.element(saveState()).toHaveTextContent('Unsaved changes');
  await field('Daily price').fill(daily);
  await expect.element(saveState()).toHaveTextContent('All changes saved');
  await field('Daily price').fill('50');
  await openPage('Car');
  await page.getByRole('checkbox', { name: 'Buzdolabı' }).click();
  // An electric car has no engine capacity; another fuel restores the typed value.
  await field('Fuel').selectOptions('Elektrikli');
  await expect.element(field('Engine capacity')).toBeDisabled();
  await field('Fuel').selectOptions('Dizel');
  await expect.element(field('Engine capacity')).toHaveValue('1332');
  await field('Fuel').selectOptions('Elektrikli');
  await saveButton().click();
  await expectSaved();
  // Leaves out two values that the server computes: free units and empty translations.
  const { available_units: _free, translations: _none, ...others } = before;
  expect(car()).toMatchObject({
    ...others,
    pricing: { ...before.pricing, daily: 50 },
    features: ['Klima'],
    fuelType: 'Elektrikli',
    engineCapacity: null,
    version: before.version + 1,
  });
});

test('a car can be created with the keyboard alone', async () => {
  await openAt('/admin/editCar', {
    within: IN_FRAME,
  });
  const back = page.getByRole('link', { name: 'Cars', exact: true });
  ((await back.findElement()) as HTMLElement).focus();
  const isOnTop = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  async function tabTo(label: string) {
    const wanted = field(label).element();
    for (let i = 0; i < 60 && document.activeElement !== wanted; i += 1) await press('Tab');
    expect(document.activeElement).toBe(wanted);
    // Waits for the end of the scrolling.
    await expect.poll(() => isOnTop(wanted)).toBe(true);
  }
  for (const [label, typed] of [
    ['Title', 'By keys'],
    ['Brand', 'citroen'],
    ['Model', 'Ami'],
    ['Seats', '4'],
    ['Units', '2'],
  ] as const) {
    await tabTo(label);
    await press('Control+a');
    await userEvent.keyboard(typed);
    if (label !== 'Brand') continue;
    await expect.poll(() => innerTexts(choices('Brand'))).toEqual(['Citroën']);
    await press('ArrowDown');
    await press('Enter');
    await expect.element(field('Brand')).toHaveValue('Citroën');
    await expect.element(choices('Brand')).toHaveLength(0);
  }
  // The save opens the page of the missing price.
  await press('Enter');
  await expect.element(field('Daily price')).toHaveFocus();
  await userEvent.keyboard('30');
  await press('Enter');
  await expect.element(page.getByText('By keys has been created')).toBeVisible();
  expect(cars.at(-1)).toMatchObject({ brand: 'Citroën', model: 'Ami', total_units: 2 });
});

test('typed terms of a car are stored, and an emptied term as null', async () => {
  await openAt(`${PATH}?page=terms`);
  await field('Deposit').fill('500 €');
  await field('Included in the price').fill('KDV\n\nYol yardımı\n');
  await field('Age and licence').fill('En az 27 yaş');
  await saveButton().click();
  await expectSaved();
  expect(car()?.terms).toMatchObject({
    deposit: '500 €',
    included: ['KDV', 'Yol yardımı'],
    age: 'En az 27 yaş',
    fuel: null,
  });
  await openAt(`${PATH}?page=terms`);
  await expect.element(field('Included in the price')).toHaveValue('KDV\nYol yardımı');
  await field('Included in the price').fill('');
  await saveButton().click();
  await expectSaved();
  expect(car()?.terms.included).toBeNull();
});

test('fewer units than bookings are saved after a question', async () => {
  await openEditor();
  await field('Units').fill('1');
  const clashes = [
    {
      reference: 'KRV-ONE',
      customer: 'Ayşe Yılmaz',
      from: '2026-07-10T10:00',
      to: '2026-07-13T10:00',
    },
  ];
  const message = 'Fiat Egea would have 1 instead of 2 units, too few for KRV-ONE';
  const works = respondTo('PUT', PATH, () => refusal(409, message, { data: { clashes } }));
  await saveButton().click();
  const asked = page.getByRole('alertdialog', { name: 'Save although it is booked?' });
  await expect.element(asked).toMatchTextContent(message);
  await expect.element(asked.getByRole('link', { name: /KRV-ONE/ })).toBeVisible();
  await asked.getByRole('button', { name: 'Back' }).click();
  await expect.element(field('Units')).toHaveValue('1');
  await saveButton().click();
  works();
  await asked.getByRole('button', { name: 'Save anyway' }).click();
  await expectSaved();
});

test('broken drafts and another person’s drafts are not offered', async () => {
  for (const value of ['not json', '{"format":1,"values":{"title":5}}']) {
    localStorage.setItem(`kervan_car_draft:${OWNER.id}:${anAdminCar().id}`, value);
    await openEditor();
    await expect.element(saveButton()).toBeVisible();
    await expect.element(notice()).not.toBeInTheDocument();
  }
  await field('Model').fill('Egea Cross');
  await openAfterCrash('Cross', { ...OWNER, id: 'somebody-else' });
  await expect.element(saveButton()).toBeVisible();
  await expect.element(notice()).not.toBeInTheDocument();
});

test('the editor works without a writable storage', async () => {
  const set = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function setItem(
    this: Storage,
    key,
    value,
  ) {
    if (key.startsWith('kervan_car_draft')) throw new DOMException('full', 'QuotaExceededError');
    set.call(this, key, value);
  });
  await openEditor();
  await field('Model').fill('Egea Cross');
  await expect.element(saveState()).toHaveTextContent('Unsaved changes');
  await saveButton().click();
  await expectSaved();
});

test('restoring a draft keeps the text typed before', async () => {
  await openEditor();
  await field('Model').fill('Egea Cross');
  await page.getByRole('checkbox', { name: 'Klima' }).click();
  await openAfterCrash('Klima');
  await field('Seats').fill('7');
  await restore().click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(field('Seats')).toHaveValue('7');
  await expect.element(field('Model')).toHaveValue('Egea Cross');
  await expect.element(page.getByRole('checkbox', { name: 'Klima' })).toBeChecked();
});

test('the back button asks before unsaved changes are lost', async () => {
  await openEditor();
  await page.getByRole('link', { name: 'Cancel' }).click();
  // Waits for the page, which changes after the address.
  await expect.element(page.getByText('Another page')).toBeVisible();
  history.back();
  await field('Model').fill('Egea Cross');
  history.forward();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(field('Model')).toHaveValue('Egea Cross');
});
