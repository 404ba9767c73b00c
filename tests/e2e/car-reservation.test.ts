import type { Page } from '@playwright/test';
import { decodeReservation } from '#app/domain/bookings/messages/decoded-reservation.rules.ts';
import {
  aCar,
  calendar,
  extrasLine,
  form,
  from,
  openTrip,
  receipt,
  send,
  to,
  tripLine,
} from './support/cars.ts';
import { chatOpenedBy, countRows } from './support/chat.ts';
import { stopClock } from './support/clock.ts';
import { DESKTOP, expect, expectNoLayoutShift, expectUncovered, test } from './support/test.ts';

/** Opens the page of a car by a URL with dates, and fills in the other fields of the form. */
async function fillIn(page: Page) {
  const car = await aCar(page, `brand=Fiat&pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(`/cars/${car.id}?pickupDate=${from}&returnDate=${to}`);
  await expectNoLayoutShift(page);
  await openTrip(page);
  await extrasLine(page).click();
  await form(page).getByLabel('Alış yeri').selectOption('Antalya Havalimanı (AYT)');
  await form(page).getByLabel('Dönüş yeri').selectOption('Antalya Lara');
  await form(page).getByLabel('Uçuş numarası').fill('XQ 123');
  await form(page).getByLabel('Çocuk koltuğu').selectOption('2');
  return car;
}

/** Runs in the page: the language in which an element's text is read out. */
function languageOf(element: Element): string | null | undefined {
  return element.closest('[lang]')?.getAttribute('lang');
}

test('a reservation is priced by line, opens in WhatsApp, and is stored nowhere @1.6 @1.7 @2.22 @3.29 @4.34 @6.3 @7.47 @7.54 @8.16 @9.29', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  const before = await countRows();
  expect(before).toMatchObject({ bookings: expect.any(Number), cars: expect.any(Number) });
  await page.clock.install();
  const car = await fillIn(page);
  await expect(receipt(page)).toContainText('8 gün');
  await expect(
    receipt(page).getByRole('row', { name: /Çocuk koltuğu 2\sadet × 8\sgün × €5\.00 €80\.00/ }),
  ).toBeVisible();
  const total = await receipt(page)
    .getByRole('row', { name: /^Toplam/ })
    .getByRole('cell')
    .textContent();
  await expect(form(page)).toContainText('Bu tarihlerde boş');

  await stopClock(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // The first interaction loads scripts and icons of other pages, which are no requests of the
    // form.
    if (!/^\/assets\//.test(new URL(request.url()).pathname))
      requests.push(`${request.method()} ${request.url()}`);
  });
  const chat = await chatOpenedBy(page, () => send(page).click());
  // Ignores the rates, which expire when the clock jumps.
  expect(requests.filter((each) => !each.endsWith('/api/exchange-rates/current'))).toEqual([]);
  expect(chat.pathname).toMatch(/^\/\d{10,15}$/);
  const message = chat.searchParams.get('text') ?? '';
  expect(message).toContain(car.title);
  expect(message).toContain(`/cars/${car.id}`);
  expect(message).toContain(`*Toplam: ${total}*`);
  expect(decodeReservation(message)).toEqual({
    carId: car.id,
    currency: 'EUR',
    language: 'tr',
    cents: expect.any(Number),
    form: {
      pickupLocation: 'Antalya Havalimanı (AYT)',
      dropoffLocation: 'Antalya Lara',
      pickupDate: from,
      pickupTime: '10:00',
      returnDate: to,
      returnTime: '10:00',
      cocukKoltugu: 2,
      ekSurucu: 0,
      gencSurucu: 0,
      hotel: '',
      flightNumber: 'XQ 123',
    },
  });

  await expect(
    page.getByText('WhatsApp açılıyor! Rezervasyon talebiniz hazırlandı.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'WhatsApp Açılıyor...' })).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(send(page)).toBeEnabled();
  await expect(form(page).getByLabel('Alış yeri')).toHaveValue('');
  await expect(form(page).getByLabel('Alış tarihi')).toHaveValue('');
  await expect(form(page).getByLabel('Çocuk koltuğu')).toHaveValue('0');
  await page.clock.runFor(5000);
  await expect(page.getByText('WhatsApp açılıyor! Rezervasyon talebiniz hazırlandı.')).toBeHidden();

  const sent = await page.request.post(`/cars/${car.id}`, {
    form: {
      pickupLocation: 'Antalya Lara',
      dropoffLocation: 'Antalya Lara',
      pickupDate: from,
      pickupTime: '10:00',
      returnDate: to,
      returnTime: '10:00',
    },
    maxRedirects: 0,
  });
  expect(sent.headers().location).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
  expect(await countRows()).toEqual(before);
});

test('a blocked popup leaves an error, a link to the same chat, and the typed data @8.15', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await fillIn(page);
  await send(page).click();
  await expect(
    page.getByRole('alert').getByText('WhatsApp açılırken bir hata oluştu. Lütfen tekrar deneyin.'),
  ).toBeVisible();
  const link = page.getByRole('link', { name: 'WhatsApp sohbetini buradan açın' });
  const href = (await link.getAttribute('href')) ?? '';
  expect(decodeReservation(new URL(href).searchParams.get('text') ?? '')?.form.pickupDate).toBe(
    from,
  );
  await expect(form(page).getByLabel('Alış yeri')).toHaveValue('Antalya Havalimanı (AYT)');
  // A change makes the prepared message outdated, so its link disappears.
  await form(page).getByLabel('Genç sürücü').selectOption('1');
  await expect(link).toHaveCount(0);
  await page.reload();
  await expect(form(page).getByLabel('Genç sürücü')).toHaveValue('1');
  await expect(form(page).getByLabel('Çocuk koltuğu')).toHaveValue('2');
});

test(
  'who goes on right after the chat has opened keeps the address of the next page',
  DESKTOP,
  async ({ page, allowProblems }) => {
    allowProblems(/https:\/\/wa\.me/);
    await page.clock.install();
    const { id } = await aCar(page, `brand=Fiat&pickupDate=${from}&dropoffDate=${to}`);
    const places = 'pickupLocation=Antalya+Lara&dropoffLocation=Antalya+Lara';
    await page.goto(`/cars/${id}?${places}&pickupDate=${from}&returnDate=${to}`);
    await stopClock(page);
    await chatOpenedBy(page, () => send(page).click());
    await expect(page.getByRole('button', { name: 'WhatsApp Açılıyor...' })).toBeDisabled();
    await page.getByRole('banner').getByRole('link', { name: 'Araçlar' }).click();
    // Moves the clock, because the router waits for a timer before and after it loads a page's
    // scripts.
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(page.getByRole('heading', { level: 1, name: 'Araçlar' })).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await page.getByLabel('Sırala').selectOption('price-asc');
    await expect(page).toHaveURL(/\/cars\?.*sort=price-asc/);
    await page.clock.runFor(1000);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(/\/cars\?.*sort=price-asc/);
  },
);

test('each empty required field shows an error, and the first one gets the focus @5.1 @9.30', async ({
  page,
}) => {
  await page.goto(`/cars/${(await aCar(page)).id}`);
  await openTrip(page);
  for (const time of ['Alış saati', 'Dönüş saati']) {
    await expect(form(page).getByLabel(time)).toHaveValue('10:00');
    await form(page).getByLabel(time).selectOption('');
  }
  await send(page).click();
  for (const [label, message] of [
    ['Alış yeri', 'Pickup location is required'],
    ['Dönüş yeri', 'Drop-off location is required'],
    ['Alış tarihi', 'Pickup date is required'],
    ['Alış saati', 'Pickup time is required'],
    ['Dönüş tarihi', 'Return date is required'],
    ['Dönüş saati', 'Return time is required'],
  ] as const) {
    await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(message);
    // A text that is not in the page's language has a `lang`.
    expect(await form(page).getByText(message).evaluate(languageOf)).toBe('en');
  }
  await expect(form(page).getByLabel('Alış yeri')).toBeFocused();
  // Choosing the pickup place fills in the same place of return.
  await form(page).getByLabel('Alış yeri').selectOption('Antalya Kemer');
  await expect(form(page).getByLabel('Dönüş yeri')).toHaveValue('Antalya Kemer');
  await expect(form(page).getByText(/location is required/)).toHaveCount(0);
});

test('keeps the hotel and the flight number over a change of language, a reload and the way back', async ({
  page,
}) => {
  const { id } = await aCar(page);
  await page.goto(
    `/cars/${id}?pickupLocation=Antalya+Havalimanı+(AYT)&dropoffLocation=Antalya+Belek+Otel+Teslimi`,
  );
  const hotel = page.locator('[name=hotel]');
  const flight = page.locator('[name=flightNumber]');
  const expectTyped = async () => {
    await expect(hotel).toHaveValue('Rixos Premium');
    await expect(flight).toHaveValue('XQ 141');
  };
  await openTrip(page);
  await hotel.fill('Rixos Premium');
  await flight.fill('XQ 141');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'DE' }).click();
  await expect(page).toHaveURL(/\/de\/cars\//);
  await expectTyped();
  await page.reload();
  await expectTyped();
  await page.getByRole('contentinfo').locator('summary').first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Transfer' }).click();
  await expect(page).toHaveURL('/de/transfer');
  await page.goBack();
  await expectTyped();
});

test('the calendar stands in a low window and covers no place', DESKTOP, async ({ page }) => {
  const height = 720;
  await page.setViewportSize({ width: 1280, height });
  const { id } = await aCar(page);
  await page.goto(`/cars/${id}`);
  await openTrip(page);
  for (const end of ['Alış tarihi', 'Dönüş tarihi']) {
    await form(page).getByLabel(end).click();
    await expect(calendar(page)).toBeVisible();
    const box = await calendar(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(72);
    expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height);
    for (const place of ['Alış yeri', 'Dönüş yeri'])
      await expectUncovered(form(page).getByLabel(place));
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toHaveCount(0);
  }
});

test(
  'a click on the place of a car opens the places, and no calendar',
  DESKTOP,
  async ({ page }) => {
    const { id } = await aCar(page);
    await page.goto(`/cars/${id}`);
    await tripLine(page).getByText('Yer seçin').click();
    await expect(form(page).getByLabel('Alış yeri')).toBeFocused();
    await expect(calendar(page)).toHaveCount(0);
  },
);

test('a click on the flight number of the trip line focuses its field', async ({ page }) => {
  const { id } = await aCar(page);
  const airport = new URLSearchParams({ pickupLocation: 'Antalya Havalimanı (AYT)' });
  await page.goto(`/cars/${id}?${airport}`);
  const flight = form(page).getByLabel('Uçuş numarası');
  for (const state of ['closed', 'open']) {
    await test.step(`the fields are ${state}`, async () => {
      await tripLine(page).getByText('+ Uçuş numarası').click();
      await expect(flight).toBeFocused();
      await expect(calendar(page)).toHaveCount(0);
      await flight.blur();
    });
  }
});

test('deposit, age and the office’s languages stand at the total and the button', async ({
  page,
}) => {
  const { id } = await aCar(page);
  await page.goto(`/cars/${id}?pickupDate=${from}&returnDate=${to}`);
  const card = page.locator('.reservation-card');
  for (const said of ['Depozito: €200', 'En az 21', 'Yanıt verdiğimiz diller: Türkçe, İngilizce'])
    await expect(card.getByText(said).filter({ visible: true })).toHaveCount(1);
});
