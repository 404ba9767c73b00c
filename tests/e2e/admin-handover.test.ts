import type { Page } from '@playwright/test';
import { addDays, businessNow } from '#app/lib/dates/dates.ts';
import { signIn } from './support/admin.ts';
import { photo } from './support/pictures.ts';
import { expect, expectNoAxeViolations, PHONE, test } from './support/test.ts';

const PLATE = '07 HND 1';

/** Creates a confirmed rental that begins in an hour. Its car has one plate and 45,210 km. */
async function aRental(page: Page) {
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/admin${path}`, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()).data;
  };
  const car = await post('/cars', {
    title: `Fiat ${PLATE}`,
    brand: 'Fiat',
    model: 'Egea',
    pricing: { daily: 40 },
  });
  await post('/vehicles', { plate: PLATE, carId: car.id, kilometres: 45_210 });
  const soon = businessNow(new Date(Date.now() + 3_600_000));
  const booking = await post('/bookings', {
    serviceType: 'car_rental',
    carId: car.id,
    pickupLocation: 'Antalya Lara',
    dropoffLocation: 'Antalya Lara',
    pickupTime: `${soon.date}T${soon.time}`,
    dropoffTime: `${addDays(soon.date, 3)}T${soon.time}`,
    drivers: [{ name: 'Ada', surname: 'Sunay', phoneNumber: '+905321234567' }],
    status: 'confirmed',
  });
  return booking as { id: string; pricing: { total: number } };
}

const next = (page: Page) => page.getByRole('button', { name: 'İleri' }).click();
const kilometres = (page: Page) => page.getByLabel('Kilometre', { exact: true });

async function sign(page: Page, who: string) {
  const pad = page.getByRole('img', { name: `${who}: Buraya imzalayın` });
  await pad.scrollIntoViewIfNeeded();
  // The pad fits its canvas to the shown step before it takes strokes.
  const isReady = (canvas: HTMLCanvasElement) =>
    canvas.width === Math.floor(canvas.clientWidth * devicePixelRatio);
  await expect.poll(() => pad.evaluate(isReady)).toBe(true);
  const box = await pad.boundingBox();
  if (!box) throw new Error(`no place to sign for ${who}`);
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 70, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('img', { name: `${who}: İmzalandı` })).toBeVisible();
}

// handover-editor.mounted.test.tsx tests lost connections and rejected records. The window is a
// phone's, because a car is handed over outside.
test(
  'a rental is handed over, and taken back with the differences and their charge',
  PHONE,
  async ({ page }) => {
    const { id, pricing } = await aRental(page);
    await page.goto(`/admin/bookings/${id}/handover/out`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teslim');
    await expect(page.getByLabel('Plakalı araç')).toContainText(PLATE);

    await expect(page.getByRole('textbox', { name: 'Gerçek saat' })).toHaveValue(/^\d\d:\d\d$/);
    await kilometres(page).fill('45000');
    await page.getByRole('radio', { name: 'Dolu' }).check({ force: true });
    await next(page);
    await expect(kilometres(page)).toHaveAccessibleDescription(
      new RegExp(`${PLATE} daha önce 45.210 kilometredeydi`),
    );
    await expect(kilometres(page)).toBeFocused();
    await kilometres(page).fill('45250');
    await next(page);
    await page.getByRole('button', { name: /^Kaput, hasar ekle/ }).press('Enter');
    await page.getByLabel('Hasarın türü, Kaput').selectOption('Göçük');
    await page
      .getByLabel('Fotoğraflar: Fotoğraf ekle')
      .setInputFiles(await photo('ön', 1600, 1200));
    await expect(page.getByText('1 / 40')).toBeVisible();
    await next(page);
    await page.getByLabel('Kimlik veya pasaport no').fill('12345678901');
    await next(page);
    await sign(page, 'Müşterinin imzası');
    await page.getByRole('button', { name: 'Teslim et', exact: true }).click();
    await page
      .getByRole('alertdialog', { name: 'Depozito alınmadı' })
      .getByRole('button', { name: 'Depozitosuz teslim et' })
      .click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);

    await page.getByRole('button', { name: 'Photo 1 of 1' }).click();
    const large = page.getByRole('dialog', { name: 'Hand-over photos' });
    await expect(large.getByRole('img')).toHaveJSProperty('naturalWidth', 1280);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Hand-over', exact: true }).click();
    await page.getByRole('button', { name: 'Sürücüler' }).click();
    await expect(page.getByLabel('Kimlik veya pasaport no')).toHaveValue('••••••••901');
    await page.getByRole('button', { name: 'Numaraları göster' }).click();
    await expect(page.getByLabel('Kimlik veya pasaport no')).toHaveAccessibleDescription(
      /12345678901/,
    );
    await next(page);
    await expect(page.getByRole('img', { name: 'Müşterinin imzası: İmzalandı' })).toBeVisible();
    await page.getByRole('link', { name: 'Rezervasyon', exact: true }).click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);

    await page.goto(`/admin/bookings/${id}/handover/back`);
    await kilometres(page).fill('45900');
    await page.getByRole('radio', { name: '5/8' }).check({ force: true });
    await next(page);
    await page.getByRole('button', { name: /^Bagaj, hasar ekle/ }).click();
    await next(page);
    await expect(page.getByText('650 km yapıldı')).toBeVisible();
    await expect(page.getByText('3/8 depo eksik')).toBeVisible();
    await expect(page.getByText('1 yeni hasar', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Ücret ekle' }).click();
    await page.getByLabel('1. ücretin tutarı (€)').fill('75,50');
    await expect(page.getByText('Fiyata eklenen: €75.50')).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await next(page);
    await page.getByRole('button', { name: 'İade al', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Ücretler eklenmedi' });
    await expect(question).toContainText('Eksik yakıt');
    await question.getByRole('button', { name: 'Eklemeden iade al' }).click();
    await expect(page).toHaveURL(`/admin/bookings/${id}`);
    const account = page.getByRole('region', { name: 'Account' });
    await expect(account).toContainText('Charges€75.50');
    await expect(account).toContainText(`Balance€${(pricing.total + 75.5).toFixed(2)}`);
    await expect(page.locator('output')).toHaveText(`€${(pricing.total + 75.5).toFixed(2)}`);
  },
);
