import type { Page } from '@playwright/test';
import { decodeReservation } from '#app/domain/bookings/messages/decoded-reservation.rules.ts';
import { ADMIN } from './support/admin.ts';
import { aCar, extrasLine, form, from, receipt, send, to, tripLine } from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { heldBack } from './support/held-back.ts';
import { DESKTOP, expect, test, untilHydrated } from './support/test.ts';
import { day, send as sendTransfer, form as transferForm } from './support/transfers.ts';

test('a reservation typed before hydration: is priced at the first change, and sent', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  const { id } = await aCar(page, `brand=Fiat&pickupDate=${from}&dropoffDate=${to}`);
  const release = await heldBack(page, '**/assets/*.js');
  await page.goto(`/cars/${id}`, { waitUntil: 'domcontentloaded' });
  await tripLine(page).click();
  await extrasLine(page).click();
  const field = (label: string) => form(page).getByLabel(label);
  await field('Alış yeri').selectOption('Antalya Lara');
  await field('Alış tarihi').fill(from);
  await field('Alış saati').selectOption('11:00');
  await field('Dönüş tarihi').fill(to);
  await field('Dönüş saati').selectOption('11:00');
  await field('Çocuk koltuğu').selectOption('2');
  release();
  await untilHydrated(page);
  await field('Dönüş yeri').selectOption('Antalya Kemer');
  await expect(receipt(page)).toContainText('8 gün');
  await expect(receipt(page).getByRole('row', { name: /^Çocuk koltuğu 2/ })).toContainText(
    '€80.00',
  );
  const chat = await chatOpenedBy(page, () => send(page).click());
  expect(decodeReservation(chat.searchParams.get('text') ?? '')?.form).toMatchObject({
    pickupLocation: 'Antalya Lara',
    dropoffLocation: 'Antalya Kemer',
    pickupDate: from,
    pickupTime: '11:00',
    returnDate: to,
    returnTime: '11:00',
    cocukKoltugu: 2,
  });
});

test('a filter and an order chosen before hydration are applied', DESKTOP, async ({ page }) => {
  const diesel = page.getByLabel(/^Dizel/).first();
  const release = await heldBack(page, '**/assets/*.js');
  await page.goto('/cars', { waitUntil: 'domcontentloaded' });
  await diesel.check();
  await page.getByLabel('Sırala').selectOption('price-desc');
  release();
  await expect(page).toHaveURL('/cars?fuelType=Dizel&sort=price-desc');
  await expect(diesel).toBeChecked();
  await expect(page.getByLabel('Sırala')).toHaveValue('price-desc');
  await page.goto('/cars?brand=Lada');
  await diesel.click();
  await expect(page).toHaveURL('/cars?brand=Lada&fuelType=Dizel');
});

test('days and another return place chosen before hydration: count in the search', async ({
  page,
}) => {
  const release = await heldBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const search = page.getByRole('form', { name: 'Araç ara' });
  await search.getByLabel('Alış tarihi').fill('2027-03-01');
  await search.getByLabel('Dönüş tarihi').fill('2027-03-05');
  await search.getByLabel('Farklı yerde bırakacağım').check();
  release();
  await expect(search).toContainText('1 Mart 2027, Pazartesi – 5 Mart 2027, Cuma · 4 gün');
  await search.getByLabel(/^Dönüş yeri/).selectOption('Antalya Lara');
  await search.getByRole('button').click();
  await expect(page).toHaveURL(/dropoffLocation=Antalya\+Lara&pickupDate=2027-03-01/);

  const releaseAgain = await heldBack(page, '**/assets/*.js');
  await page.goto('/?pickupLocation=Antalya+Lara&dropoffLocation=Antalya+Kemer', {
    waitUntil: 'domcontentloaded',
  });
  await search.getByLabel('Farklı yerde bırakacağım').uncheck();
  releaseAgain();
  await expect(search.getByLabel('Alış ve dönüş yeri')).toBeVisible();
});

test('a browser that does not tell of its first frame gets the scripts too', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  // No script is fetched before the first frame.
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('type="later"');
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  // Waits until the page is hydrated.
  await page.goto('/');
  await expect(page.locator('script[type=later]')).toHaveCount(0);
});

/** Sets a value without an event, like some password managers. Runs in the page. */
function fillSilently(control: HTMLElement | SVGElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
}

/** Changes the currency, which renders every price and form again. */
async function chooseLira(page: Page) {
  await page.getByRole('button', { name: /TRY/ }).filter({ visible: true }).first().click();
}

test(
  'a transfer filled in without an event: stays whatever changes, and is sent',
  DESKTOP,
  async ({ page, allowProblems }) => {
    allowProblems(/https:\/\/wa\.me/);
    await page.goto('/transfer');
    const filled = {
      name: 'Ayşe Yılmaz',
      email: 'ayse@example.com',
      phone: '+90 555 000 00 00',
      passengers: '2',
      pickupLocation: 'Antalya Havalimanı (AYT)',
      date: day,
      time: '10:30',
      flightNumber: 'XQ 123',
      message: 'İki bavul',
    };
    const field = (name: string) => transferForm(page).locator(`[name="${name}"]`);
    const expectFilled = () =>
      expect
        .poll(() =>
          transferForm(page).evaluate((form: HTMLFormElement) =>
            Object.fromEntries(new FormData(form)),
          ),
        )
        .toMatchObject(filled);
    for (const [name, value] of Object.entries(filled))
      await field(name).evaluate(fillSilently, value);
    const search = page.getByRole('searchbox', { name: 'Bölge ara' });
    await search.press('k');
    await expectFilled();
    await search.evaluate(fillSilently, 'Belek');
    await chooseLira(page);
    await expect(page.getByRole('list', { name: 'Bölge fiyatları' })).toContainText('₺');
    await expectFilled();
    // Typing in another field keeps the values.
    await field('dropoffLocation').fill('Kemer');
    await expectFilled();
    await search.press('Enter');
    await expect(page).toHaveURL(/search=Belek/);
    const chat = await chatOpenedBy(page, () => sendTransfer(page).click());
    const message = chat.searchParams.get('text') ?? '';
    for (const value of [
      'Ayşe Yılmaz',
      'ayse@example.com',
      '555',
      '10:30',
      'XQ 123',
      'İki bavul',
      'Kemer',
    ])
      expect(message).toContain(value);
  },
);

test(
  'a reservation filled in without an event: stays and is sent',
  DESKTOP,
  async ({ page, allowProblems }) => {
    allowProblems(/https:\/\/wa\.me/);
    const { id } = await aCar(page, 'brand=Fiat');
    await page.goto(`/cars/${id}`);
    const filled = {
      pickupLocation: 'Antalya Lara',
      dropoffLocation: 'Antalya Kemer',
      pickupDate: from,
      pickupTime: '11:00',
      returnDate: to,
      returnTime: '10:00',
      cocukKoltugu: '1',
    };
    for (const [name, value] of Object.entries(filled))
      await form(page).locator(`[name="${name}"]`).evaluate(fillSilently, value);
    await chooseLira(page);
    await expect(form(page)).toContainText('günde ₺');
    const kept = await form(page).evaluate((element: HTMLFormElement) =>
      Object.fromEntries(new FormData(element)),
    );
    expect(kept).toMatchObject(filled);
    const chat = await chatOpenedBy(page, () => send(page).click());
    const message = chat.searchParams.get('text') ?? '';
    for (const value of ['Antalya Lara', 'Antalya Kemer', '11:00', 'Çocuk koltuğu'])
      expect(message).toContain(value);
  },
);

test('a search and a sign-in filled in without an event: are sent', async ({ page }) => {
  await page.goto('/news');
  const search = page.getByRole('searchbox', { name: 'Yazılarda ara' });
  await search.evaluate(fillSilently, 'otoyol');
  await search.press('Enter');
  await expect(page).toHaveURL('/news?search=otoyol');
  await page.goto('/admin/login');
  const username = page.getByRole('textbox', { name: 'Username' });
  await username.evaluate(fillSilently, ADMIN.username);
  const password = page.getByLabel('Password', { exact: true });
  await password.evaluate(fillSilently, ADMIN.password);
  await page.getByRole('button', { name: 'Show password' }).click();
  const answer = page.waitForResponse('**/api/auth/admin/login');
  await password.press('Enter');
  // Waits only for the response, because the page behind the sign-in is not tested here.
  expect((await answer).status()).toBe(200);
});
