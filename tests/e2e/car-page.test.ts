import type { Page } from '@playwright/test';
import { decodeReservation } from '#app/domain/bookings/messages/decoded-reservation.rules.ts';
import { addBooking, addCar, clear, inDays } from './support/back-office.ts';
import { extrasLine, form, openTrip, receipt } from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { test } from './support/empty-business.ts';
import { DESKTOP, expect, expectUncovered } from './support/test.ts';

/** The page that decides: what is known before a request is sent, and the button that sends it. */

const bar = (page: Page) => page.getByRole('complementary', { name: 'Fiyatlar' });
const SUBMIT = 'WhatsApp ile rezervasyon iste';
const days = (from: number, to: number) => `pickupDate=${inDays(from)}&returnDate=${inDays(to)}`;

test.beforeEach(async ({ business: { database } }) => {
  await clear(database);
  await database.query('delete from settings');
});

test('the bar of a phone goes to the first empty field, and sends once all are filled in', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  await addCar(database, { id: 'egea' });
  await page.goto(`/cars/egea?${days(10, 14)}`);
  await expect(bar(page)).toContainText('€160.00');
  await expect(form(page).getByRole('button', { name: SUBMIT })).toBeHidden();
  await bar(page).getByRole('button', { name: 'Rezervasyon yap' }).click();
  await expect(form(page).getByLabel('Alış yeri')).toBeFocused();
  await expect(form(page).getByLabel('Alış yeri')).toBeInViewport();
  await form(page).getByLabel('Alış yeri').selectOption('Antalya Lara');
  await form(page).getByLabel('Dönüş yeri').selectOption('Antalya Lara');
  const chat = await chatOpenedBy(page, () =>
    bar(page).getByRole('button', { name: 'WhatsApp ile iste' }).click(),
  );
  const sent = decodeReservation(chat.searchParams.get('text') ?? '');
  expect(sent).toMatchObject({ carId: 'egea', form: { pickupDate: inDays(10) } });
});

test(
  'total, trip, receipt and the one yellow button are one card, lower than the window',
  DESKTOP,
  async ({ page, business: { database } }) => {
    await addCar(database, { id: 'egea' });
    await database.query("update cars set description = repeat(E'Uzun bir yazı.\n', 60)");
    await page.goto(`/cars/egea?pickupLocation=Antalya+Lara&${days(10, 14)}`);
    const card = page.locator('.reservation-card');
    const total = card.getByRole('status').getByText('€160.00');
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(560);
    for (const scrolled of [0, 600]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
      await expect(card).toBeInViewport({ ratio: 1 });
      await expect(total).toBeVisible();
    }
    const button = page.getByRole('button', { name: SUBMIT });
    await expect(receipt(page).getByRole('row', { name: /^Toplam €160\.00/ })).toBeVisible();
    await expect(button).toBeVisible();
    // Its fields make it higher than the window: its end, and all that a key leads to, can be reached.
    await openTrip(page);
    await extrasLine(page).click();
    for (const label of ['Dönüş tarihi', 'Dönüş saati', 'Çocuk koltuğu', 'Genç sürücü']) {
      await form(page).getByLabel(label).focus();
      await expectUncovered(form(page).getByLabel(label));
    }
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect(button).toBeInViewport({ ratio: 1 });
    const yellow = await page.locator('main').evaluate((main) => {
      const sun = getComputedStyle(document.documentElement).getPropertyValue('--color-sun').trim();
      const probe = document.createElement('i');
      probe.style.background = sun;
      main.append(probe);
      const colour = getComputedStyle(probe).backgroundColor;
      probe.remove();
      const shown = [...main.querySelectorAll('a, button')].filter((each) =>
        each.checkVisibility(),
      );
      return shown.filter((each) => getComputedStyle(each).backgroundColor === colour).length;
    });
    expect(yellow).toBe(1);
  },
);

test('a full car says so in place of the button, with the nearest days and like cars', async ({
  page,
  business: { database },
}) => {
  await addCar(database, { id: 'full' });
  await addCar(database, { id: 'near', title: 'Dacia Sandero', dailyCents: 4500 });
  await addCar(database, { id: 'far', title: 'Uzak Lüks', category: 'Lüks', dailyCents: 20_000 });
  await addBooking(database, {
    ...{ reference: 'KRV-1', carId: 'full' },
    ...{ pickupAt: `${inDays(9)} 10:00`, dropoffAt: `${inDays(12)} 10:00` },
  });
  await page.goto(`/cars/full?pickupLocation=Antalya+Lara&${days(10, 14)}`);
  const alert = page.getByRole('alert').filter({ hasText: 'Bu araç seçtiğiniz tarihlerde dolu.' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('button', { name: SUBMIT })).toHaveCount(0);
  await expect(bar(page)).toContainText('Bu tarihlerde dolu');
  await expect(bar(page).getByRole('button')).toHaveCount(0);
  // A laptop has no bar: beside the total.
  const others = page.getByRole('link', { name: 'Seçenekleri gör' }).filter({ visible: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(others).toBeInViewport();
  await expect(others).toHaveCount(1);
  const links = alert.getByRole('link');
  await expect(links.filter({ hasText: 'toplam' })).toHaveText([
    /Dacia Sandero\s*€180\.00 toplam/,
    /Uzak Lüks\s*€800\.00 toplam/,
  ]);
  await links.nth(0).click();
  await expect(page).toHaveURL(
    new RegExp(`/cars/full\\?pickupLocation=Antalya\\+Lara&${days(12, 16)}`),
  );
  await expect(form(page).getByLabel('Alış tarihi')).toHaveValue(inDays(12));
  await expect(form(page)).toContainText('Bu tarihlerde son 1 araç');
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Rezervasyon', exact: true })).toBeFocused();
});

test('on paper a rental is its receipt', async ({ page, business: { database } }) => {
  await addCar(database, { id: 'egea', title: 'Fiat Egea' });
  await page.goto(`/cars/egea?pickupLocation=Antalya+Lara&cocukKoltugu=1&${days(10, 14)}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Fiat Egea' })).toBeVisible();
  await expect(receipt(page)).toContainText(/Alış: .* 10:00, Antalya Lara/);
  await expect(receipt(page).getByRole('row', { name: /^Çocuk koltuğu/ })).toBeVisible();
  await expect(receipt(page).getByRole('row', { name: /^Toplam €180\.00/ })).toBeVisible();
  await expect(receipt(page).getByText('+90 242 000 00 00')).toBeVisible();
  for (const role of [
    'navigation',
    'banner',
    'contentinfo',
    'button',
    'combobox',
    'textbox',
  ] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});
