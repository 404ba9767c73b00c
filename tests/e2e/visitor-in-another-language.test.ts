import type { Page } from '@playwright/test';
import { decodeReservation } from '#app/domain/bookings/messages/decoded-reservation.rules.ts';
import { decodeTransfer } from '#app/domain/bookings/messages/decoded-transfer.rules.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import { allTexts } from '../../app/texts/all.server.ts';
import { aCar, cards, from, pricesInSight, to, today } from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { tileWeather } from './support/map.ts';
import { expect, expectNoLayoutShift, test } from './support/test.ts';
import { day } from './support/transfers.ts';

const { de, ru, tr } = allTexts.site;

const textOf = (chat: URL) => chat.searchParams.get('text') ?? '';
/** Returns the parts of the chat's text: in the visitor's language, then in Turkish. */
const parts = (chat: URL) => textOf(chat).split('\n———\n');
const sendInGerman = (page: Page) => page.getByRole('button', { name: de.cars.price.send });

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('a visitor is offered German, reads the site in German, and requests a car', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/https:\/\/wa\.me/);
    const car = await aCar(page, `brand=Fiat&pickupDate=${from}&dropoffDate=${to}`);
    const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' });

    await test.step('the offer links to the same page, is not printed, and can be closed for good', async () => {
      await page.goto('/cars');
      await expect(offer).toHaveAttribute('href', '/de/cars');
      await expect(page.getByRole('link', { name: 'Read this page in English' })).toBeHidden();
      await expectNoLayoutShift(page);
      await page.emulateMedia({ media: 'print' });
      await expect(offer).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('button', { name: 'Schließen' }).click();
      await expect(offer).toBeHidden();
      await page.goto('/news');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(offer).toBeHidden();
    });

    await test.step('each page has a link to the same page in the other language', async () => {
      await page.goto('/transfer?vehicle=capacity_1_6');
      const languages = (name: string) =>
        page.getByRole('contentinfo').getByRole('navigation', { name });
      await languages('Dil').getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL('/de/transfer?vehicle=capacity_1_6');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      const german = languages('Sprache').getByRole('link', { name: 'Deutsch' });
      await expect(german).toHaveAttribute('aria-current', 'true');
      await languages('Sprache').getByRole('link', { name: 'Türkçe' }).click();
      await expect(page).toHaveURL('/transfer?vehicle=capacity_1_6');
    });

    await test.step('the message is in German and in Turkish', async () => {
      await page.goto('/de');
      await page.getByRole('button', { name: de.cars.search.submit }).click();
      await expect(page).toHaveURL(/\/de\/cars\?/);
      await page.goto(`/de/cars/${car.id}?pickupDate=${from}&returnDate=${to}`);
      await page.locator('.trip-cell').first().click();
      const places = page.getByRole('dialog', { name: de.cars.form.pickupLocation });
      await places.locator('[value="Antalya Havalimanı (AYT)"]').check();
      await page.keyboard.press('Escape');
      const chat = await chatOpenedBy(page, () => sendInGerman(page).click());
      const [own, turkish] = parts(chat);
      expect(own).toContain(de.cars.message.total);
      expect(turkish).toContain(tr.cars.message.total);
      expect(turkish).toContain(`/de/cars/${car.id}`);
      expect(decodeReservation(textOf(chat))).toMatchObject({ carId: car.id, language: 'de' });
    });
  });
});

test('a German visitor requests a car before the Turkish texts have loaded, or when they fail to load', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/wa\.me|site\.tr-/);
  const { id } = await aCar(page, `brand=Fiat&pickupDate=${from}&dropoffDate=${to}`);
  const trip = new URLSearchParams({
    ...{ pickupDate: from, returnDate: to },
    ...{ pickupLocation: 'Antalya Lara', dropoffLocation: 'Antalya Lara' },
  });

  await test.step('the server writes the message', async () => {
    const unanswered = page.waitForRequest(/site\.tr-/);
    await page.route(/site\.tr-/, () => {});
    await page.goto(`/de/cars/${id}?${trip}`);
    await unanswered;
    const asked = page.waitForRequest('https://wa.me/**');
    await sendInGerman(page).click();
    const chat = new URL((await asked).url());
    expect(parts(chat)).toHaveLength(2);
    expect(decodeReservation(textOf(chat))).toMatchObject({ carId: id, language: 'de' });
    await page.unroute(/site\.tr-/);
  });

  await test.step('or only the code is added to the German message', async () => {
    await page.route(/site\.tr-/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`/de/cars/${id}?${trip}`);
    await failed;
    const chat = await chatOpenedBy(page, () => sendInGerman(page).click());
    expect(parts(chat)).toHaveLength(1);
    expect(decodeReservation(textOf(chat))).toMatchObject({ carId: id, language: 'de' });
  });
});

test.describe('in a Russian browser', () => {
  test.use({ locale: 'ru-RU' });

  test('a visitor on a phone sees prices beside long words, and requests a transfer', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/https:\/\/wa\.me/);

    await test.step('the first screen of the list shows five prices', async () => {
      const pickup = addDays(today(), 20);
      await page.goto(`/ru/cars?pickupDate=${pickup}&returnDate=${addDays(pickup, 7)}`);
      await expect.poll(() => pricesInSight(page)).toBeGreaterThanOrEqual(5);
      const heights = await cards(page).evaluateAll((all) => all.map((each) => each.clientHeight));
      expect(Math.max(...heights)).toBeLessThanOrEqual(96);
    });

    await test.step('the map credits its authors in Russian', async () => {
      await tileWeather(page, 'good');
      await page.goto('/ru');
      await page.getByRole('button', { name: 'Показать карту' }).click();
      await expect(page.getByRole('link', { name: '© Участники OpenStreetMap' })).toBeVisible();
    });

    await test.step('the office reads the Turkish name of a place that was chosen in Russian', async () => {
      const { fields, submit, title } = ru.transfers.form;
      await page.goto('/ru/transfer');
      await expect(page.getByText('Белек (Belek)').first()).toBeVisible();
      const form = page.getByRole('form', { name: title });
      await form.getByLabel(fields.name).fill('Анна Иванова');
      await form.getByLabel(fields.email).fill('anna@example.com');
      await form.getByLabel(fields.phone).fill('+7 912 345-67-89');
      await form.getByLabel(fields.pickupLocation).fill('Анталья, Лара');
      await form.getByLabel(fields.dropoffLocation, { exact: true }).fill('Belek');
      await form.getByLabel(fields.date, { exact: true }).fill(day);
      await form.getByLabel(fields.time, { exact: true }).selectOption('10:30');
      const chat = await chatOpenedBy(page, () =>
        page.getByRole('button', { name: submit }).click(),
      );
      const [own, turkish] = parts(chat);
      expect(own).toContain(': Анталья, Лара\n');
      expect(turkish).toContain('Alış yeri: Antalya Lara\n');
      const decoded = decodeTransfer(textOf(chat));
      expect(decoded?.request.pickupLocation).toBe('Antalya Lara');
    });
  });
});
