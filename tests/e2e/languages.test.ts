import { decodeReservation } from '#app/domain/bookings/messages/decoded-reservation.rules.ts';
import { decodeTransfer } from '#app/domain/bookings/messages/decoded-transfer.rules.ts';
import { allTexts } from '../../app/texts/all.server.ts';
import { aCar, from, to } from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { expect, expectNoLayoutShift, test } from './support/test.ts';
import { day } from './support/transfers.ts';

test('from the first page to the chat in another language', async ({ page, allowProblems }) => {
  allowProblems(/https:\/\/wa\.me/);
  const car = await aCar(page, `brand=Fiat&pickupDate=${from}&dropoffDate=${to}`);
  const language = 'en';
  const texts = allTexts.site[language].cars;
  await page.goto(`/${language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectNoLayoutShift(page);
  await page.getByRole('button', { name: allTexts.site[language].cars.search.submit }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/cars\\?`));
  await page.goto(`/${language}/cars/${car.id}?pickupDate=${from}&returnDate=${to}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(car.title);
  const line = page.locator('form summary').first();
  await line.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel(texts.form.pickupLocation).selectOption('Antalya Havalimanı (AYT)');
  // The button is below the form on a wide screen, in the bar at the bottom on a narrow one.
  const send = page
    .getByRole('button', { name: texts.form.submit })
    .or(page.getByRole('button', { name: texts.price.send }));
  const chat = await chatOpenedBy(page, () => send.click());
  const message = chat.searchParams.get('text') ?? '';
  const [own = '', turkish = ''] = message.split('\n———\n');
  expect(own).toContain(texts.message.total);
  expect(turkish).toContain(allTexts.site.tr.cars.message.total);
  expect(message).toContain(`/${language}/cars/${car.id}`);
  expect(decodeReservation(message)).toMatchObject({ carId: car.id, language });
});

test('a message that is sent before its Turkish words have come is written by the server', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/wa\.me|site\.tr-/);
  const car = await aCar(page, `brand=Fiat&pickupDate=${from}&dropoffDate=${to}`);
  const texts = allTexts.site.de.cars;
  const send = page.getByRole('button', { name: texts.price.send });
  const trip = new URLSearchParams({ pickupDate: from, returnDate: to });
  trip.set('pickupLocation', 'Antalya Havalimanı (AYT)');
  trip.set('dropoffLocation', 'Antalya Havalimanı (AYT)');
  const unanswered = page.waitForRequest(/site\.tr-/);
  await page.route(/site\.tr-/, () => {});
  await page.goto(`/de/cars/${car.id}?${trip}`);
  await unanswered;
  const answered = page.waitForRequest('https://wa.me/**');
  await send.click();
  const written = new URL((await answered).url()).searchParams.get('text') ?? '';
  expect(written.split('\n———\n')).toHaveLength(2);
  expect(decodeReservation(written)).toMatchObject({ carId: car.id, language: 'de' });

  // If the Turkish texts never arrive, the message contains the code only.
  await page.unroute(/site\.tr-/);
  await page.route(/site\.tr-/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(`/de/cars/${car.id}?${trip}`);
  await failed;
  const chat = await chatOpenedBy(page, () => send.click());
  const short = chat.searchParams.get('text') ?? '';
  expect(short).not.toContain('———');
  expect(decodeReservation(short)).toMatchObject({ carId: car.id, language: 'de' });
});

test('a place that was chosen in Russian comes to the office in Turkish', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  const { fields, submit, title } = allTexts.site.ru.transfers.form;
  await page.goto('/ru/transfer');
  const form = page.getByRole('form', { name: title });
  await form.getByLabel(fields.name).fill('Анна Иванова');
  await form.getByLabel(fields.email).fill('anna@example.com');
  await form.getByLabel(fields.phone).fill('+7 912 345-67-89');
  await form.getByLabel(fields.pickupLocation).fill('Анталья, Лара');
  await form.getByLabel(fields.dropoffLocation, { exact: true }).fill('Belek');
  await form.getByLabel(fields.date, { exact: true }).fill(day);
  await form.getByLabel(fields.time, { exact: true }).selectOption('10:30');
  const chat = await chatOpenedBy(page, () => page.getByRole('button', { name: submit }).click());
  const message = chat.searchParams.get('text') ?? '';
  const [own, turkish] = message.split('\n———\n');
  expect(own).toContain(': Анталья, Лара\n');
  expect(turkish).toContain('Alış yeri: Antalya Lara\n');
  expect(decodeTransfer(message)?.request.pickupLocation).toBe('Antalya Lara');
});

test('the same page is a link away in each language, in its own words', async ({ page }) => {
  await page.goto('/transfer?vehicle=capacity_1_6');
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Dil' });
  await footer.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/transfer?vehicle=capacity_1_6');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const german = page.getByRole('contentinfo').getByRole('navigation', { name: 'Sprache' });
  await expect(german.getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await german.getByRole('link', { name: 'Türkçe' }).click();
  await expect(page).toHaveURL('/transfer?vehicle=capacity_1_6');
});

test.describe('a visitor whose browser reads German', () => {
  test.use({ locale: 'de-DE' });

  test('a link offers German until the visitor closes it', async ({ page }) => {
    const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' });
    await page.goto('/');
    await offer.click();
    await expect(page).toHaveURL('/de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      allTexts.site.de.home.hero.promise.replaceAll('\n', ' '),
    );
    await expect(page.getByRole('complementary', { name: 'Deutsch' })).toHaveCount(0);
    await page.goto('/cars');
    await expect(offer).toHaveAttribute('href', '/de/cars');
    await expect(page.getByRole('link', { name: 'Read this page in English' })).toBeHidden();
    await expectNoLayoutShift(page);
    await page.getByRole('button', { name: 'Schließen' }).click();
    await expect(offer).toBeHidden();
    await page.goto('/news');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('prints a page without the offer', async ({ page }) => {
    const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' });
    await page.goto('/');
    await expect(offer).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(offer).toBeHidden();
  });
});
