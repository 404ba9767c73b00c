import type { Page } from '@playwright/test';
import { sentRental, sentTransfer } from '../support/sent-messages.ts';
import { signIn } from './support/admin.ts';
import { addCar, clear, inDays, rowOf } from './support/back-office.ts';
import { expectSaved, saveButton } from './support/bookings.ts';
import { field } from './support/car-editor.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

/** Three days of a car at €40 a day, as its visitor saw it. */
const rental = sentRental({
  pickupDate: inDays(10),
  returnDate: inDays(13),
  returnTime: '10:00',
  cocukKoltugu: 1,
});
const transfer = sentTransfer({ dropoffLocation: 'Belek', date: inDays(5), time: '09:00' });

/** The note above the form, which takes the focus. */
const filled = (page: Page, from: 'rental' | 'transfer') =>
  page.getByRole('status').filter({ hasText: `The form was filled in from a ${from} request.` });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const fill = (page: Page) => page.getByRole('button', { name: 'Fill in the form' });
const shortDay = (days: number) => inDays(days).split('-').reverse().join('/');

async function expectForm(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(field(page, label), label).toHaveValue(value);
  }
}

test.beforeEach(async ({ page, business }) => {
  await clear(business.database);
  await addCar(business.database, { id: 'egea', title: 'Fiat Egea', dailyCents: 5000 });
  await signIn(page);
  await page.goto('/admin/bookings/new');
  await page.getByText('Paste a WhatsApp message').click();
  await expect(message(page)).toBeVisible();
});

test('without a valid code it says so; a rental request fills in the form, and can be taken back', async ({
  page,
}) => {
  const error = (text: RegExp) => expect(message(page)).toHaveAccessibleDescription(text);
  await fill(page).click();
  await error(/There is no text to read/);
  await message(page).fill('Merhaba, araç var mı?');
  // Typing is not interrupted.
  await error(/^The whole message[^.]+\.$/);
  await fill(page).click();
  await error(/There is no request code \(KRV1-…\) in this text/);
  await expectNoAxeViolations(page, 'main details');

  // Quoted, as in an answer. A whole message is read as soon as it is pasted.
  await message(page).fill(`> ${rental.replaceAll('\n', '\n> ')}\n\nUygun mu?`);
  await expect(filled(page, 'rental')).toBeFocused();
  await expectForm(page, {
    'Pickup location': 'Antalya Havalimanı (AYT)',
    'Pickup date': shortDay(10),
    'Pickup time': '10:00',
    'Drop-off date': shortDay(13),
    Car: 'Fiat Egea',
    'Child seat': '1',
    'Total (€)': '',
  });
  await expect(page.getByRole('table', { name: 'Receipt' })).toContainText('€165.00');
  await expectNoAxeViolations(page, 'main details');
  await field(page, 'Special requests').fill('Ski rack');
  await field(page, 'First name').fill('Elif');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('What the message filled in is taken out again')).toBeVisible();
  // What was typed since stays.
  await expectForm(page, {
    'Pickup location': '',
    'Special requests': 'Ski rack',
    'First name': 'Elif',
  });
  await expect(message(page)).toHaveValue(/KRV1-/);
});

test('a transfer request comes from the clipboard, and is saved as it is', async ({
  page,
  context,
  business: { database },
}) => {
  await database.query(
    `insert into zones (id, zone_name, capacity_1_4_cents, capacity_1_6_cents, capacity_1_16_cents)
      values ('belek', 'Belek', 4000, 5200, 9000) on conflict (id) do nothing`,
  );
  await page.reload();
  await page.getByText('Paste a WhatsApp message').click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), transfer);
  await page.getByRole('button', { name: 'Paste from clipboard' }).click();
  await expect(filled(page, 'transfer')).toBeFocused();
  await expect(page.getByRole('region', { name: 'To be checked' })).toContainText(
    'The transfer ends one hour after the pickup.',
  );
  await expectForm(page, {
    'Drop-off location': 'Belek',
    'Drop-off time': '10:00',
    Zone: 'belek',
    'Vehicle capacity': 'capacity_1_6',
    Passengers: '5',
    'First name': 'Ayşe Nur',
    'Last name': 'Yılmaz',
    'Phone number': '+90 555 000 00 00',
  });
  await expect(page.getByRole('table', { name: 'Receipt' })).toContainText('€52.00');
  await page.getByRole('button', { name: 'Paste another message' }).click();
  await expect(message(page)).toHaveValue('');
  await saveButton(page).click();
  await expectSaved(page, 'Booking created successfully!');
  await expect(rowOf(page, 'Ayşe Nur Yılmaz').getByText('€52.00')).toBeVisible();
  await database.query("delete from zones where id = 'belek'");
});
