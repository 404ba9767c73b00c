import type { Locator, Page } from '@playwright/test';
import { addDays, businessNow } from '#app/lib/dates/dates.ts';
import { signIn } from './support/admin.ts';
import { clear } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect, PHONE } from './support/test.ts';

const PLATE = '07 KSA 34';
const HOUR = 3_600_000;

type Post = (path: string, data: object) => Promise<{ id: string }>;

async function signedInPost(page: Page): Promise<Post> {
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  return async (path, data) => {
    const response = await page.request.post(`/api/admin${path}`, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()).data;
  };
}

/**
 * Creates a confirmed rental for €200 that begins in an hour, but at 23:59 at the latest. Its car
 * has a plate and a deposit of €300.
 */
async function aRental(post: Post) {
  const car = await post('/cars', {
    ...{ title: 'Fiat Egea', brand: 'Fiat', model: 'Egea', pricing: { daily: 50 } },
    terms: { deposit: '300 €' },
  });
  const vehicle = await post('/vehicles', { plate: PLATE, carId: car.id, kilometres: 45_000 });
  const now = businessNow(new Date());
  const next = businessNow(new Date(Date.now() + HOUR));
  const soon = next.date === now.date ? next : { date: now.date, time: '23:59' };
  return post('/bookings', {
    ...{ serviceType: 'car_rental', carId: car.id, vehicleId: vehicle.id, status: 'confirmed' },
    ...{ pickupLocation: 'Antalya Lara', dropoffLocation: 'Antalya Lara' },
    pickupTime: `${soon.date}T${soon.time}`,
    dropoffTime: `${addDays(soon.date, 4)}T${soon.time}`,
    drivers: [{ name: 'Ada', surname: 'Sunay', phoneNumber: '+905321234567' }],
  });
}

/**
 * Counts clicks and taps. `taps.on(control)` clicks the control. Typing and focusing a field are
 * not counted.
 */
class Taps {
  count = 0;

  async on(control: Locator): Promise<void> {
    this.count += 1;
    await control.click();
  }

  async choose(radio: Locator): Promise<void> {
    this.count += 1;
    // The drawing of the fuel gauge covers its radio buttons.
    await radio.check({ force: true });
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.on(field);
    await field.fill(text);
  }
}

/** Button of a step of the hand-over, which a phone shows one at a time. */
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Adımlar' }).getByRole('button', { name });
const account = (page: Page) => page.getByRole('region', { name: 'Account' });

test(
  'a clerk takes the deposit at the hand-over and keeps a part at the return',
  PHONE,
  async ({ page, business: { database } }) => {
    await clear(database);
    const { id } = await aRental(await signedInPost(page));

    await test.step('Today shows the amounts to take', async () => {
      await page.goto('/admin');
      const next = page.getByRole('region', { name: /Ada Sunay/ });
      await expect(next).toContainText('€200.00');
      await expect(next).toContainText('+ 300 € depozito');
      await next.getByRole('link', { name: /^Teslim et/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teslim');
    });

    await test.step('the hand-over records €200 paid in lira and a deposit of €300 in cash', async () => {
      await page.getByLabel('Kilometre', { exact: true }).fill('45010');
      await page.getByRole('radio', { name: 'Dolu' }).check({ force: true });
      await step(page, 'İmza').click();
      const payment = page.getByRole('group', { name: 'Şimdi alınan ödeme' }).first();
      await payment.getByRole('radio', { name: 'Nakit' }).check();
      await page.getByLabel('Para birimi').first().selectOption('TRY');
      await expect(page.getByText('Karşılığı €200.00')).toBeVisible();
      const deposit = page.getByRole('group', { name: 'Şimdi alınan depozito' }).first();
      await deposit.getByRole('radio', { name: 'Nakit' }).check();
      await expect(page.getByLabel('Depozito tutarı')).toHaveValue('300');
      await page.getByRole('button', { name: 'Teslim et', exact: true }).click();
      await expect(page).toHaveURL(`/admin/bookings/${id}`);
      await expect(account(page)).toContainText('Balance€0.00');
      await expect(account(page)).toContainText('Deposit€300.00');
    });

    await test.step('the return keeps €60 for a scratch and pays €240 back in eight taps', async () => {
      await page.goto(`/admin/bookings/${id}/handover/back`);
      const taps = new Taps();
      await taps.type(page.getByLabel('Kilometre', { exact: true }), '45310');
      await taps.choose(page.getByRole('radio', { name: 'Dolu' }));
      await taps.on(step(page, 'Ücretler'));
      await taps.on(page.getByRole('button', { name: 'Ücret ekle' }));
      taps.count += 1;
      await page.getByLabel('1. ücretin türü').selectOption('Hasar');
      await taps.type(page.getByLabel('1. ücretin tutarı (€)'), '60');
      await taps.on(step(page, 'İmza'));
      await expect(page.getByLabel('Depozitodan kesilecek (€)')).toHaveValue('60');
      await expect(page.getByText('İade et: €240.00')).toBeVisible();
      await taps.on(page.getByRole('button', { name: 'İade al', exact: true }));
      await expect(page).toHaveURL(`/admin/bookings/${id}`);
      expect(taps.count).toBeLessThanOrEqual(8);
      await expect(account(page)).toContainText('Balance€0.00');
      await expect(account(page)).toContainText('Charges€60.00');
    });

    await test.step('a pasted toll passage finds its customer later and becomes a charge', async () => {
      const now = businessNow(new Date());
      await page.goto('/admin/road-charges/import');
      await page
        .getByRole('textbox', { name: 'Tablo' })
        .fill(
          `Plaka\tTarih\tTutar\tYer\n${PLATE}\t${now.date} ${now.time}\t215,00\tSerik Gişeleri`,
        );
      await page.getByRole('button', { name: 'Önizle' }).click();
      await page.getByRole('combobox', { name: /kim öder/ }).selectOption({ label: 'Ada Sunay' });
      await page.getByRole('button', { name: '1 kaydı aktar' }).click();
      await expect(page.getByRole('link', { name: /Ada Sunay: WhatsApp/ })).toHaveAttribute(
        'href',
        /wa\.me/,
      );
      await page.goto(`/admin/bookings/${id}`);
      await expect(account(page)).toContainText('Balance€5.73');
    });

    await test.step('the rest of the debt is recorded as paid in three taps', async () => {
      const taps = new Taps();
      await taps.on(account(page).getByRole('button', { name: 'Record payment' }));
      await taps.on(page.getByRole('dialog').getByRole('button', { name: /^Record €/ }));
      await expect(account(page)).toContainText('Balance€0.00');
      expect(taps.count).toBeLessThanOrEqual(3);
    });
  },
);

test('an owner sees in the evening who owes money and what the drawer should hold', async ({
  page,
  business: { database },
}) => {
  await clear(database);
  const post = await signedInPost(page);
  const { id } = await aRental(post);
  const pay = (data: object) =>
    post(`/bookings/${id}/payments`, { direction: 'in', method: 'cash', ...data });
  await pay({ purpose: 'price', currency: 'EUR', amount: 80 });
  await pay({ purpose: 'price', currency: 'TRY', amount: 1000, rate: 50 });
  await pay({ purpose: 'deposit', currency: 'EUR', amount: 300 });

  await test.step('the dashboard links to the customers who owe money', async () => {
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: /^€300 depozito/ })).toBeVisible();
    await page.getByRole('link', { name: /^€100 alacak/ }).click();
    await expect(page.getByRole('row', { name: /Ada Sunay/ })).toContainText('€100.00');
  });

  await test.step('a count of the drawer shows the difference', async () => {
    await page.goto('/admin/cash');
    const currencies = page.getByRole('list', { name: 'Para birimleri' });
    await expect(currencies.getByRole('listitem').filter({ hasText: 'Euro' })).toContainText(
      '€380.00',
    );
    await expect(currencies.getByRole('listitem').filter({ hasText: 'Lira' })).toContainText(
      '₺1,000.00',
    );
    await page.getByRole('button', { name: 'Kasayı say' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kasayı say' });
    await dialog.getByLabel('Euro (€)').fill('375');
    await dialog.getByLabel('Lira (₺)').fill('1000');
    await dialog.getByRole('button', { name: 'Sayımı kaydet' }).click();
    const counts = page.getByRole('table', { name: 'Sayımlar' });
    await expect(counts.getByRole('row', { name: /Euro/ })).toContainText('−€5.00');
    await expect(counts.getByRole('row', { name: /Lira/ })).toContainText('Fark yok');
  });

  await test.step('the report shows agreed and received money as two amounts, without deposits', async () => {
    await page.goto('/admin/reports/money');
    const figures = page.getByRole('list', { name: 'Güncel durum ve dönem' });
    const figure = (name: string) => figures.getByRole('listitem').filter({ hasText: name });
    await expect(figure('Anlaşılan')).toContainText('€200.00');
    await expect(figure('Tahsil edilen')).toContainText('€100.00');
    await expect(figure('Açık bakiye')).toContainText('€100.00');
    await expect(figure('Elde tutulan depozito')).toContainText('€300.00');
  });
});
