import type { Page } from '@playwright/test';
import { reservationMessage } from '../../app/features/cars/reservation-message.rules.ts';
import { transferMessage } from '../../app/features/transfers/transfer-message.rules.ts';
import type { Zone } from '../../app/features/transfers/zone.rules.ts';
import { DEFAULT_RATES } from '../../app/lib/money.ts';
import { signIn } from './support/admin.ts';
import { addCar, clear, inDays, rowOf } from './support/back-office.ts';
import { expectSaved, saveButton } from './support/bookings.ts';
import { field } from './support/car-editor.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

const rates = { rates: DEFAULT_RATES, asOf: null, source: 'default' as const };

/** Three days of a car at €40 a day, as its visitor saw it. */
const rental = reservationMessage({
  businessName: 'Kervan',
  car: {
    id: 'egea',
    title: 'Fiat Egea',
    year: 2024,
    transmission: 'Manuel',
    fuelType: 'Benzin',
    prices: { dailyCents: 4000, weeklyCents: null, monthlyCents: null },
    seasons: [],
  },
  form: {
    pickupLocation: 'Antalya Havalimanı (AYT)',
    dropoffLocation: 'Antalya Lara',
    pickupDate: inDays(10),
    pickupTime: '10:00',
    returnDate: inDays(13),
    returnTime: '10:00',
    cocukKoltugu: 1,
    ekSurucu: 0,
    gencSurucu: 0,
  },
  offers: {
    cocukKoltugu: { dailyCents: 500, maxCount: 3 },
    ekSurucu: { dailyCents: 800, maxCount: 1 },
    gencSurucu: { dailyCents: 1500, maxCount: 1 },
  },
  currency: 'TRY',
  rates,
  pageUrl: 'https://kervan.example/cars/egea',
});

const transferTo = (dropoffLocation: string, zone: Zone | null) =>
  transferMessage({
    businessName: 'Kervan',
    request: {
      vehicle: 'capacity_1_6',
      name: 'Ayşe Nur Yılmaz',
      email: 'ayse@example.com',
      phone: '+90 555 000 00 00',
      passengers: 5,
      pickupLocation: 'Antalya Havalimanı (AYT)',
      dropoffLocation,
      date: inDays(5),
      time: '09:00',
      message: 'Uçuş TK 2412',
    },
    zone,
    currency: 'EUR',
    rates,
    pageUrl: 'https://kervan.example/transfer',
  });

const transfer = transferTo('Ankara', null);

/** As a visitor saw it before its fare was raised. */
const BELEK_BEFORE: Zone = {
  id: 'belek',
  zoneName: 'Belek',
  description: '',
  fares: { capacity_1_4: 3600, capacity_1_6: 4600, capacity_1_16: 8000 },
  displayOrder: 0,
  active: true,
  updatedAt: '2026-07-01T09:00:00.000Z',
};

const message = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const inForm = (page: Page, label: string) =>
  page.locator('form').getByLabel(label, { exact: true }).and(page.locator('input, select'));

const shortDay = (days: number) => inDays(days).split('-').reverse().join('/');

async function expectForm(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(field(page, label), label).toHaveValue(value);
  }
}

async function openPaste(page: Page) {
  await page.goto('/admin/bookings/new');
  await page.getByText('Paste a WhatsApp message').click();
  await expect(message(page)).toBeVisible();
}

test.beforeEach(async ({ page, business }) => {
  await clear(business.database);
  await addCar(business.database, { id: 'egea', title: 'Fiat Egea', dailyCents: 5000 });
  await signIn(page);
});

test('a rental request fills in the form, priced by the prices of today', async ({ page }) => {
  await openPaste(page);
  // As an answer quotes it; what is pasted whole is read at once.
  await message(page).fill(`> ${rental.replaceAll('\n', '\n> ')}\n\nUygun mu?`);
  await expect(page.getByText('The form was filled in from a rental request.')).toBeFocused();
  await expectForm(page, {
    'Pickup location': 'Antalya Havalimanı (AYT)',
    'Pickup date': shortDay(10),
    'Pickup time': '10:00',
    'Drop-off location': 'Antalya Lara',
    'Drop-off date': shortDay(13),
    'Drop-off time': '10:00',
    Car: 'Fiat Egea',
    'Child seat': '1',
    'Additional driver': '0',
    'Young driver package': '0',
    'Total (€)': '',
  });
  await expect(page.getByRole('table', { name: 'Receipt' })).toContainText('€165.00');

  await expect(page.getByText('The price has changed: ₺5,063 → ₺6,188.')).toBeVisible();
  const price = page.getByRole('region', { name: 'Price', exact: true });
  await expect(price.getByRole('row', { name: 'Car rental ₺4,500 ₺5,625' })).toBeVisible();
  await expect(price.getByRole('row', { name: 'Child seat ₺563 ₺563' })).toBeVisible();
  await expect(price).toContainText('Both at the rate of the message, 1 € = ₺37.5.');
  await expect(price).toContainText(/Today’s total is €165\.00, which is ₺[\d,]+ at today’s rate/);

  await test.step('and can be taken back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The form is as it was before.')).toBeVisible();
    await expect(inForm(page, 'Pickup location')).toHaveValue('');
    await expect(message(page)).toHaveValue(/KRV1-/);
  });
});

test('a transfer request fills in the form, at the fare of today, and is saved as it stands', async ({
  page,
  business: { database },
}) => {
  await database.query(
    `insert into zones (id, zone_name, capacity_1_4_cents, capacity_1_6_cents, capacity_1_16_cents)
        values ('belek', 'Belek', 4000, 5200, 9000) on conflict (id) do nothing`,
  );
  await openPaste(page);
  await message(page).fill(transferTo('Belek, Örnek Otel', BELEK_BEFORE));
  await expect(page.getByText('The form was filled in from a transfer request.')).toBeFocused();
  await expect(page.getByText('The price has changed: €46.00 → €52.00.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Transfer' })).toBeChecked();
  await expectForm(page, {
    'Pickup location': 'Antalya Havalimanı (AYT)',
    'Pickup date': shortDay(5),
    'Pickup time': '09:00',
    'Drop-off location': 'Belek, Örnek Otel',
    'Drop-off date': shortDay(5),
    'Drop-off time': '10:00',
    Zone: 'belek',
    'Vehicle capacity': 'capacity_1_6',
    Passengers: '5',
    Notes: 'Uçuş TK 2412',
    'First name': 'Ayşe Nur',
    'Last name': 'Yılmaz',
    'Phone number': '+90 555 000 00 00',
    'E-mail': 'ayse@example.com',
    'Total (€)': '',
  });
  await expect(page.getByRole('table', { name: 'Receipt' })).toContainText('€52.00');
  await saveButton(page).click();
  await expectSaved(page, 'Booking created successfully!');
  await expect(rowOf(page, 'Ayşe Nur Yılmaz').getByText('€52.00')).toBeVisible();
  await database.query("delete from zones where id = 'belek'");
});

test('a transfer request comes from the clipboard, with what is to be checked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPaste(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), transfer);
  await page.getByRole('button', { name: 'Paste from clipboard' }).click();
  await expect(page.getByText('The form was filled in from a transfer request.')).toBeFocused();
  await expect(
    page.getByText('No active zone covers the drop-off (Özel Fiyat): enter a total.'),
  ).toBeVisible();
  await expect(page.getByText('The transfer ends one hour after the pickup.')).toBeVisible();
  await expect(inForm(page, 'First name')).toHaveValue('Ayşe Nur');
  await expect(inForm(page, 'Last name')).toHaveValue('Yılmaz');
  await page.getByRole('button', { name: 'Paste another message' }).click();
  await expect(message(page)).toHaveValue('');
  await expect(inForm(page, 'First name')).toHaveValue('Ayşe Nur');
});

test('says why a message cannot be read, and leaves it where it is', async ({ page }) => {
  await openPaste(page);
  const fill = page.getByRole('button', { name: 'Fill in the form' });
  const error = (text: RegExp) => expect(message(page)).toHaveAccessibleDescription(text);
  await fill.click();
  await error(/There is no text to read/);
  await message(page).fill('Merhaba, araç var mı?');
  await fill.click();
  await error(/There is no request code \(KRV1-…\) in this text/);
  await message(page).fill(rental.slice(0, -9));
  // Who is still typing is not interrupted.
  await error(/^The whole message[^.]+\.$/);
  await fill.click();
  await error(/is cut off/);
  await message(page).fill(rental.replace('KRV1-W', 'KRV1-X'));
  await fill.click();
  await error(/was changed on its way/);
  await expect(message(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(inForm(page, 'Pickup location')).toHaveValue('');
});
