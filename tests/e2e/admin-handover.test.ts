import type { Locator, Page } from '@playwright/test';
import { addDays, businessNow } from '../../app/lib/dates.ts';
import { signIn } from './support/admin.ts';
import { photo } from './support/pictures.ts';
import { expect, expectNoAxeViolations, PHONE, test } from './support/test.ts';

/** A confirmed rental that begins in an hour, of a car with one plate at 45,210 km, or with none. */
async function aRental(page: Page, plate: string | null, status = 'confirmed') {
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/admin${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
  const car = await post('/cars', {
    title: `Fiat ${plate ?? 'Egea'}`,
    brand: 'Fiat',
    model: 'Egea',
    pricing: { daily: 40 },
  });
  if (plate) await post('/vehicles', { plate, carId: car.id, kilometres: 45_210 });
  const soon = businessNow(new Date(Date.now() + 3_600_000));
  const booking = await post('/bookings', {
    serviceType: 'car_rental',
    carId: car.id,
    pickupLocation: 'Antalya Lara',
    dropoffLocation: 'Antalya Lara',
    pickupTime: `${soon.date}T${soon.time}`,
    dropoffTime: `${addDays(soon.date, 3)}T${soon.time}`,
    drivers: [{ name: 'Ada', surname: 'Sunay', phoneNumber: '+905321234567' }],
    status,
  });
  return booking as { id: string; bookingReference: string; pricing: { total: number } };
}

const PLATE = '07 HND 1';

const kilometres = (page: Page) => page.getByLabel('Kilometre', { exact: true });

async function sign(page: Page, who: string) {
  const pad = page.getByRole('img', { name: `${who}: Buraya imzalayın` });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error(`no place to sign for ${who}`);
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 70, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('img', { name: `${who}: İmzalandı` })).toBeVisible();
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('both are on the screen');
  const isApart = (from: 'x' | 'y', size: 'width' | 'height') =>
    a[from] + a[size] <= b[from] || b[from] + b[size] <= a[from];
  return !isApart('x', 'width') && !isApart('y', 'height');
}

// Where a car is handed over there is a phone, and no desk.
test(
  'a rental is handed over, and taken back with what differs and what it costs',
  PHONE,
  async ({ page }) => {
    const { id, bookingReference, pricing } = await aRental(page, PLATE);
    await page.goto('/admin');
    // In an hour it may be tomorrow.
    await page.getByRole('radio', { name: /^7 gün/ }).check();
    const step = { name: new RegExp(`^Teslim et: ${bookingReference}`) };
    await page.getByRole('link', step).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teslim');
    await expect(page.getByLabel('Plakalı araç')).toContainText(PLATE);

    await expect(page.getByRole('textbox', { name: 'Gerçek saat' })).toHaveValue(/^\d\d:\d\d$/);
    await kilometres(page).fill('45000');
    await page.getByRole('radio', { name: 'Dolu' }).check({ force: true });
    await page.getByRole('button', { name: /^Kaput, hasar ekle/ }).press('Enter');
    await page.getByLabel('Hasarın türü, Kaput').selectOption('Göçük');
    await page.getByLabel('Kimlik veya pasaport no').fill('12345678901');
    await sign(page, 'Müşterinin imzası');
    await page.getByRole('button', { name: 'Teslim et', exact: true }).click();
    await expect(kilometres(page)).toHaveAccessibleDescription(
      new RegExp(`${PLATE} daha önce 45.210 kilometredeydi`),
    );
    await expectNoAxeViolations(page);
    await kilometres(page).fill('45250');
    await page.getByRole('button', { name: 'Teslim et', exact: true }).click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);

    await page.getByRole('link', { name: 'Hand-over', exact: true }).click();
    await expect(page.getByLabel('Kimlik veya pasaport no')).toHaveValue('••••••••901');
    await page.getByRole('button', { name: 'Numaraları göster' }).click();
    await expect(page.getByLabel('Kimlik veya pasaport no')).toHaveAccessibleDescription(
      /12345678901/,
    );
    await expect(page.getByRole('img', { name: 'Müşterinin imzası: İmzalandı' })).toBeVisible();
    // To look at it changes nothing, so nothing is asked.
    await page.getByRole('link', { name: 'Vazgeç' }).click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);

    await page.goto(`/admin/bookings/${id}/handover/back`);
    await kilometres(page).fill('45900');
    await page.getByRole('radio', { name: '5/8' }).check({ force: true });
    await page.getByRole('button', { name: /^Bagaj, hasar ekle/ }).click();
    await expect(page.getByText('650 km yapıldı')).toBeVisible();
    await expect(page.getByText('3/8 depo eksik')).toBeVisible();
    await expect(page.getByText('1 yeni hasar')).toBeVisible();
    await page.getByRole('button', { name: 'Ücret ekle' }).click();
    await page.getByLabel('1. ücretin tutarı (€)').fill('75,50');
    await expect(page.getByText('Fiyata eklenen: €75.50')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'İade al', exact: true }).click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    // The receipt has it, and the total follows the receipt.
    await expect(page.getByRole('textbox', { name: /Total|Toplam/ })).toHaveValue('');
    await expect(page.getByRole('row', { name: /Charges of the return/ })).toContainText('€75.50');
    await expect(page.locator('output')).toHaveText(`€${(pricing.total + 75.5).toFixed(2)}`);
  },
);

test('a line that drops takes nothing of a hand-over away: photos wait, and are sent again', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/upload|ERR_FAILED|Failed to load resource/);
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await aRental(page, '07 HND 3');
  await page.goto(`/admin/bookings/${id}/handover/out`);
  await kilometres(page).fill('45300');
  await page.getByRole('radio', { name: 'Dolu' }).check({ force: true });
  await page.route('**/api/images/upload*', (route) => route.abort());
  await page.getByLabel('Fotoğraflar: Fotoğraf ekle').setInputFiles('docs/screenshot.webp');
  await expect(page.getByText('screenshot.webp: Fotoğraf gönderilemedi.')).toBeVisible();
  await page.getByRole('button', { name: 'Teslim et', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('Bazı fotoğraflar gönderilemedi');
  const again = page.getByRole('button', { name: 'screenshot.webp dosyasını yeniden gönder' });
  await expect(again).toBeFocused();
  await page.unroute('**/api/images/upload*');
  await again.click();
  await expect(page.getByText('1 / 40')).toBeVisible();

  await test.step('one that the server refuses is found again, and can only be removed', async () => {
    const broken = { name: 'bozuk.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await page.getByLabel('Fotoğraflar: Fotoğraf ekle').setInputFiles(broken);
    const why = page.getByRole('listitem').getByText('bozuk.jpg: Dosya, gösterilebilecek');
    const remove = page.getByRole('button', { name: 'bozuk.jpg – kaldır' });
    await expect(why).toBeVisible();
    expect(await overlap(why, remove)).toBe(false);
    await page.getByRole('button', { name: 'Teslim et', exact: true }).click();
    await expect(remove).toBeFocused();
    await expect(remove).toBeInViewport();
    await expectNoAxeViolations(page);
    await remove.click();
  });
  await page.getByRole('button', { name: 'Teslim et', exact: true }).click();
  await expect(page).toHaveURL(`/admin/bookings/${id}`);
  await page.goto(`/admin/bookings/${id}/handover/out`);
  await expect(page.getByRole('img', { name: 'Fotoğraf 1' })).toBeVisible();

  // What was typed since goes with the record, and nothing is asked about it.
  await page.getByRole('textbox', { name: 'Notlar' }).fill('Lastik değişti');
  await page.getByRole('button', { name: 'Bu kaydı sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Kayıt silindi')).toBeVisible();
  await expect(page).toHaveURL(`/admin/bookings/${id}`);
});

test('a rental without a record of its hand-over is taken back, and a refusal leads back', async ({
  page,
}) => {
  const { id } = await aRental(page, '07 HND 4', 'active');
  await page.goto(`/admin/bookings/${id}/handover/back`);
  await expect(page.getByText('Teslim kaydı yok')).toBeVisible();
  await kilometres(page).fill('45300');
  await page.getByRole('radio', { name: 'Dolu' }).check({ force: true });
  await page.getByRole('button', { name: 'İade al', exact: true }).click();
  await expect(page).toHaveURL(`/admin/bookings/${id}`);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('completed');

  const { id: waiting } = await aRental(page, '07 HND 5');
  await page.goto(`/admin/bookings/${waiting}/handover/back`);
  await expect(page.getByRole('heading', { level: 1, name: 'İade' })).toBeVisible();
  await expect(page.getByText('Araç henüz teslim edilmedi')).toBeVisible();
  await page.getByRole('link', { name: 'Rezervasyona dön' }).click();
  await expect(page).toHaveURL(`/admin/bookings/${waiting}`);
});

test('a plate that was typed is kept as a vehicle, and the booking shows the record with its photos', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/api\/admin\/images|ERR_FAILED|Failed to load resource/);
  const { id } = await aRental(page, null);
  await page.goto(`/admin/bookings/${id}/handover/out`);
  await page.getByLabel('Plaka', { exact: true }).fill('07tyk77');
  await page.getByLabel('Bu plakayı araç olarak kaydet').check();
  await kilometres(page).fill('12345');
  await page.getByRole('radio', { name: '6/8' }).check({ force: true });
  const at = page.getByRole('textbox', { name: 'Gerçek saat' });
  const time = await at.inputValue();
  const files = [await photo('ön', 1600, 1200), await photo('arka', 1600, 1200)];
  await page.getByLabel('Fotoğraflar: Fotoğraf ekle').setInputFiles(files);
  await expect(page.getByText('2 / 40')).toBeVisible();
  await page.getByRole('button', { name: 'Teslim et', exact: true }).click();
  await expect(page).toHaveURL(`/admin/bookings/${id}`);

  const records = page.getByRole('navigation', { name: 'Hand-over and return' });
  await expect(records).toContainText(`${time} · 07 TYK 77 · 12,345 km · Fuel 6/8`);
  const thumbnails = records.getByRole('list', { name: 'Photos of the hand-over' });
  for (const name of ['Photo 1 of 2', 'Photo 2 of 2']) {
    await expect(thumbnails.getByRole('img', { name })).toBeVisible();
  }
  await thumbnails.getByRole('button', { name: 'Photo 2 of 2' }).click();
  const large = page.getByRole('dialog', { name: 'Photos of the hand-over' });
  await expect(large.getByRole('img', { name: 'Photo 2 of 2' })).toHaveJSProperty(
    'naturalWidth',
    1280,
  );
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowRight');
  await expect(large.getByRole('img', { name: 'Photo 1 of 2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(thumbnails.getByRole('button', { name: 'Photo 2 of 2' })).toBeFocused();

  await test.step('a photo that cannot be loaded says so', async () => {
    await page.route('**/api/admin/images/*', (route) => route.abort());
    await page.reload();
    const failed = thumbnails.getByRole('button', { name: /^Photo 1 of 2: .*not be loaded/ });
    await failed.click();
    await expect(large.getByRole('alert')).toHaveText('Photo could not be loaded');
    await large.getByRole('button', { name: 'Close' }).click();
  });
  await page.goto('/admin/vehicles');
  await expect(page.getByRole('link', { name: '07 TYK 77' })).toBeVisible();
});
