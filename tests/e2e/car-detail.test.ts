import type { Page } from '@playwright/test';
import { decodeReservation } from '../../app/features/cars/reservation-message.rules.ts';
import { addDays, businessNow } from '../../app/lib/dates.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  screenshot,
  test,
} from './support/test.ts';

const today = businessNow(new Date()).date;
/** Far enough from the demo's bookings, and outside of its seasons for most of the year. */
const from = addDays(today, 60);
const to = addDays(today, 68);

async function aCar(page: Page, query = '') {
  const response = await page.request.get(`/api/listings?limit=1&${query}`);
  return (await response.json()).data.listings[0];
}

const form = (page: Page) => page.getByRole('form', { name: 'Rezervasyon' });
const receipt = (page: Page) => page.getByRole('region', { name: 'Kiralama özeti' });
const send = (page: Page) => page.getByRole('button', { name: 'WhatsApp ile rezervasyon iste' });

/** Opens a car with dates in the address and fills in the rest. */
async function fillIn(page: Page) {
  const car = await aCar(page, `brand=Fiat&pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(`/cars/${car.id}?pickupDate=${from}&returnDate=${to}`);
  await form(page).getByLabel('Alış yeri').selectOption('Antalya Havalimanı (AYT)');
  await form(page).getByLabel('Dönüş yeri').selectOption('Antalya Lara');
  await form(page).getByLabel('Çocuk koltuğu').selectOption('2');
  return car;
}

/** The chat that a click opens; nothing leaves the machine, the test's context answers for it. */
async function chatOpenedBy(page: Page, act: () => Promise<void>) {
  const popup = page.waitForEvent('popup');
  await act();
  const chat = await popup;
  await chat.waitForURL('https://wa.me/**');
  return new URL(chat.url());
}

test('the controls carry the names of the spec', async ({ page }) => {
  await page.goto(`/cars/${(await aCar(page)).id}`);
  for (const name of [
    'pickupLocation',
    'dropoffLocation',
    'pickupDate',
    'pickupTime',
    'returnDate',
    'returnTime',
    'cocukKoltugu',
    'ekSurucu',
    'gencSurucu',
  ]) {
    await expect(form(page).locator(`[name="${name}"]`)).toBeVisible();
  }
  await expect(form(page).getByLabel('Alış tarihi')).toHaveAttribute('min', today);
  await expect(form(page).getByLabel('Alış saati').locator('option')).toHaveCount(49);
});

test('a request is priced line by line and opens in WhatsApp, whole', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  await page.clock.install();
  const car = await fillIn(page);
  await expect(receipt(page)).toContainText('8 gün');
  await expect(
    receipt(page).getByRole('row', { name: /Çocuk koltuğu 2 adet × 8 gün × €5\.00 €80\.00/ }),
  ).toBeVisible();
  const total = await receipt(page)
    .getByRole('row', { name: /^Toplam/ })
    .getByRole('cell')
    .textContent();
  await expect(form(page)).toContainText('Bu tarihlerde müsait');
  await screenshot(page, 'car-filled-in');
  await expectNoAxeViolations(page);
  await expectNoLayoutShift(page);

  const chat = await chatOpenedBy(page, () => send(page).click());
  expect(chat.pathname).toMatch(/^\/\d{10,15}$/);
  const message = chat.searchParams.get('text') ?? '';
  expect(message).toContain(car.title);
  expect(message).toContain(`/cars/${car.id}`);
  expect(message).toContain(`*Toplam: ${total}*`);
  expect(decodeReservation(message)).toEqual({
    carId: car.id,
    currency: 'EUR',
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
});

test('when no window opens, the failure stays with a link to the same chat and nothing is lost', async ({
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
  await screenshot(page, 'car-chat-failed');
  await expectNoAxeViolations(page);
});

test('what is missing is said beside each field, and the first one gets the focus', async ({
  page,
}) => {
  await page.goto(`/cars/${(await aCar(page)).id}`);
  await form(page).getByLabel('Dönüş yeri').selectOption('Antalya Lara');
  await send(page).click();
  for (const [label, message] of [
    ['Alış yeri', 'Pickup location is required'],
    ['Alış tarihi', 'Pickup date is required'],
    ['Alış saati', 'Pickup time is required'],
    ['Dönüş tarihi', 'Return date is required'],
    ['Dönüş saati', 'Return time is required'],
  ] as const) {
    await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(message);
  }
  await expect(form(page).getByText('Drop-off location is required')).toHaveCount(0);
  await expect(form(page).getByLabel('Alış yeri')).toBeFocused();
  await expect(form(page).getByLabel('Dönüş yeri')).toHaveValue('Antalya Lara');
  await screenshot(page, 'car-errors');
  await expectNoAxeViolations(page);
  await form(page).getByLabel('Alış yeri').selectOption('Antalya Kemer');
  await expect(form(page).getByText('Pickup location is required')).toHaveCount(0);
});

test('impossible dates are replaced with a word about it', async ({ page }) => {
  await page.goto(`/cars/${(await aCar(page)).id}`);
  await form(page).getByLabel('Alış tarihi').fill(addDays(today, -1));
  await expect(page.getByText('Alış tarihi bugünden önce olamaz!')).toBeVisible();
  await expect(form(page).getByLabel('Alış tarihi')).toHaveValue(today);
  await form(page).getByLabel('Dönüş tarihi').fill(today);
  await expect(
    page.getByText('Dönüş tarihi alış tarihinden en az 1 gün sonra olmalıdır!'),
  ).toBeVisible();
  await expect(form(page).getByLabel('Dönüş tarihi')).toHaveValue(addDays(today, 1));
});

test('says when the car is taken, and where the free ones are', async ({ page }) => {
  const period = `pickupDate=${addDays(today, 1)}&dropoffDate=${addDays(today, 5)}`;
  const list = async (query: string) => {
    const response = await page.request.get(`/api/listings?limit=100&${query}`);
    return (await response.json()).data.listings.map((car: { id: string }) => car.id) as string[];
  };
  const free = await list(period);
  const taken = (await list('')).find((id) => !free.includes(id));
  await page.goto(`/cars/${taken}?${period.replace('dropoffDate', 'returnDate')}`);
  await expect(page.getByText('Bu araç seçtiğiniz tarihlerde dolu.')).toBeVisible();
  await screenshot(page, 'car-taken');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Bu tarihlerde boş araçları göster' }).click();
  await expect(page).toHaveURL(
    new RegExp(`/cars\\?pickupDate=${addDays(today, 1)}&returnDate=${addDays(today, 5)}`),
  );
});

test('a longer rental that costs less is offered', async ({ page }) => {
  const car = await aCar(page, `brand=Renault&pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(`/cars/${car.id}?pickupDate=${from}&returnDate=${addDays(from, 6)}`);
  await expect(receipt(page)).toContainText('7 gün kiralarsanız toplam');
  await page.getByRole('button', { name: '7 gün olarak değiştir' }).click();
  await expect(form(page).getByLabel('Dönüş tarihi')).toHaveValue(addDays(from, 7));
  await expect(receipt(page)).toContainText('1 hafta ×');
});

test('dates go into the address, so that a link shows the same rental', async ({ page }) => {
  await page.goto(`/cars/${(await aCar(page)).id}`);
  await form(page).getByLabel('Alış tarihi').fill(from);
  await form(page).getByLabel('Dönüş tarihi').fill(to);
  await form(page).getByLabel('Alış saati').selectOption('09:00');
  await form(page).getByLabel('Dönüş saati').selectOption('11:30');
  await expect(page).toHaveURL(
    new RegExp(`pickupDate=${from}&pickupTime=09%3A00&returnDate=${to}&returnTime=11%3A30`),
  );
  await expect(receipt(page)).toContainText('9 gün');
  await page.reload();
  await expect(receipt(page)).toContainText('9 gün');
});

test('prices by day, week and month are tabs', async ({ page }) => {
  const car = await aCar(page);
  await page.goto(`/cars/${car.id}`);
  const card = page.getByRole('region', { name: 'Fiyatlar' });
  const shown = (euros: number) =>
    card.getByText(`€${euros.toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
  await expect(shown(car.effectivePricing.daily)).toBeVisible();
  await card.getByRole('radio', { name: 'Haftalık' }).click();
  await expect(shown(car.effectivePricing.weekly)).toBeVisible();
  await expect(shown(car.effectivePricing.daily)).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(shown(car.effectivePricing.monthly)).toBeVisible();
});

test('the chosen currency converts everything, is remembered, and is in the server’s HTML', async ({
  page,
}) => {
  await page.goto(`/cars/${(await aCar(page)).id}?pickupDate=${from}&returnDate=${to}`);
  const chooser = page.getByRole('group', { name: 'Para birimi' });
  if (!(await chooser.first().isVisible()))
    await page.getByRole('button', { name: /Menü/ }).click();
  await page
    .getByRole('button', { name: /Türk lirası|TRY/ })
    .filter({ visible: true })
    .first()
    .click();
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.keyboard.press('Escape');
  await expect(receipt(page)).toContainText(/Toplam\s*₺[\d,]+/);
  await expect(receipt(page)).toContainText('1 € = ₺');
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain('₺');
  await page.reload();
  await expect(receipt(page)).toContainText(/Toplam\s*₺[\d,]+/);
});

test('pictures are reached by arrows, thumbnails and keys', async ({ page }) => {
  await page.goto(`/cars/${(await aCar(page)).id}`);
  const gallery = page.getByRole('region', { name: 'Araç fotoğrafları' });
  const position = (n: number) => gallery.getByText(`Fotoğraf ${n} / 5`);
  await expect(position(1)).toBeAttached();
  await gallery.getByRole('button', { name: 'Sonraki fotoğraf' }).click();
  await expect(position(2)).toBeAttached();
  await gallery.getByRole('button', { name: 'Fotoğraf 4 / 5' }).click();
  await expect(position(4)).toBeAttached();
  await gallery.getByRole('list', { name: 'Araç fotoğrafları' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(position(5)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(position(1)).toBeAttached();
});

test('has specifications, features, seasons and six ways to share', async ({ page }) => {
  const car = await aCar(page);
  await page.goto(`/cars/${car.id}`);
  await expect(page.getByRole('row', { name: `Model yılı ${car.year}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Donanım' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sezon fiyatları' })).toBeVisible();
  for (const network of ['Twitter', 'Facebook', 'Reddit', 'LinkedIn', 'Pinterest', 'E-posta']) {
    const link = page.getByRole('link', { name: `${network} ile paylaş` });
    await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(`/cars/${car.id}`)));
  }
});

test('is described to search engines', async ({ page }) => {
  const car = await aCar(page);
  await page.goto(`/cars/${car.id}?pickupDate=${from}&returnDate=${to}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/cars/${car.id}$`),
  );
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = data.flatMap((text) => JSON.parse(text)['@type']);
  expect(types).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
  expect(JSON.parse(data.find((text) => text.includes('"Product"')) ?? '{}').offers).toMatchObject({
    '@type': 'Offer',
    priceCurrency: 'EUR',
    price: car.effectivePricing.daily,
  });
});

test('an unknown car is 404 with the way back to the list', async ({ page, allowProblems }) => {
  allowProblems(/404/);
  const response = await page.goto('/cars/no-such-car');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Car not found' })).toBeVisible();
  await screenshot(page, 'car-not-found');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Araçlara dön' }).click();
  await expect(page).toHaveURL('/cars');
});

test('a car that fails to load says so', async ({ page, allowProblems }) => {
  allowProblems(/500|Unexpected Server Error|ErrorResponse/);
  await page.goto('/cars');
  await page.route('**/cars/*.data*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page
    .getByRole('link', { name: /^Kirala/ })
    .first()
    .click();
  await expect(page.getByText('Failed to load car details. Please try again later.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Araçlara dön' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the price is worked out and the request reaches the chat', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/https:\/\/wa\.me/);
    await page.goto(`/cars/${(await aCar(page, 'brand=Fiat')).id}`);
    await form(page).getByLabel('Alış yeri').selectOption('Antalya Otogar');
    await form(page).getByLabel('Dönüş yeri').selectOption('Antalya Otogar');
    await form(page).getByLabel('Alış tarihi').fill(from);
    await form(page).getByLabel('Dönüş tarihi').fill(to);
    await form(page).getByLabel('Alış saati').selectOption('10:00');
    await form(page).getByLabel('Dönüş saati').selectOption('10:00');
    await page.getByRole('button', { name: 'Fiyatı hesapla' }).click();
    await expect(receipt(page)).toContainText(/Toplam\s*€\d+/);
    await send(page).click();
    await page.waitForURL('https://wa.me/**');
    expect(
      decodeReservation(new URL(page.url()).searchParams.get('text') ?? '')?.form.pickupLocation,
    ).toBe('Antalya Otogar');
  });

  test('what is missing is said, and what was typed stays', async ({ page, allowProblems }) => {
    allowProblems(/400/);
    await page.goto(`/cars/${(await aCar(page)).id}`);
    await form(page).getByLabel('Alış yeri').selectOption('Antalya Otogar');
    await send(page).click();
    await expect(form(page).getByText('Drop-off location is required')).toBeVisible();
    await expect(form(page).getByLabel('Alış yeri')).toHaveValue('Antalya Otogar');
  });
});
