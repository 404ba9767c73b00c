import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { defaultPapers } from '#app/base/settings/papers/default-papers.ts';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { signIn } from './support/admin.ts';
import { addBooking, addCar, clear, inDays } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { sheetsOf } from './support/pdf.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

test.beforeEach(async ({ page, business: { database } }) => {
  await clear(database);
  await database.query('delete from settings');
  await addCar(database, { id: 'egea', title: 'Fiat Egea' });
  await addBooking(database, {
    reference: 'K-1',
    carId: 'egea',
    pickupAt: `${inDays(1)} 10:00`,
    dropoffAt: `${inDays(4)} 10:00`,
  });
  await signIn(page);
});

const store = (database: Client, own: Partial<typeof defaultPapers>) =>
  database.query(
    `insert into settings (value) values ($1) on conflict (id) do update set value = excluded.value`,
    [JSON.stringify({ ...defaultSettings, papers: { ...defaultSettings.papers, ...own } })],
  );

/**
 * Prints the page on A4 as `window.print` would, without the dialog, and checks that each sheet has
 * the footer.
 */
async function print(page: Page, foot: string): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sheets = sheetsOf(pdf);
  expect(pdf.toString('latin1').split('/MediaBox [0 0 594.95996 841.91998]')).toHaveLength(
    sheets.length + 1,
  );
  for (const [i, sheet] of sheets.entries())
    expect(sheet.slice(0, 60)).toContain(`${i + 1}/${sheets.length}${foot.replace(/\s/g, '')}`);
  return sheets;
}

/** Prints the page as a browser that cannot print boxes in the page margins. */
async function printFooted(page: Page): Promise<string[]> {
  await page.getByRole('article').evaluate((sheet) => sheet.classList.add('paper-footed'));
  return sheetsOf(await page.pdf({ preferCSSPageSize: true }));
}

const PAPERS = {
  handover: 'Araç Teslim ve İade Tutanağı',
  confirmation: 'Rezervasyon Onayı',
  receipt: 'Tahsilat Makbuzu',
  contract: 'Araç Kiralama Sözleşmesi',
};

// The Russian sheet is the longest. A mounted test measures the sheets in the other languages.
test('messages use the texts of the settings, and documents show the booking', async ({
  page,
  business: { database },
}) => {
  const drivers = [
    { name: 'Max', surname: 'Meier', phoneNumber: '+49 171 2345678' },
    { name: 'Konstantin', surname: 'Rimsky-Korsakov', phoneNumber: '+7 921 5550011' },
  ];
  await database.query(
    `update bookings set drivers = $1, email = 'max.meier@example.com', flight_number = 'XQ 141',
      hotel = 'Titanic Deluxe Golf Belek Resort & Spa', quoted_cents = 21900, total_cents = 20900,
      car_title = 'Mercedes-Benz Sprinter Tur Minibüs Otomatik 2023', extras = $2, language = 'ru'`,
    [JSON.stringify(drivers), JSON.stringify({ cocukKoltugu: 2, ekSurucu: 1, gencSurucu: 1 })],
  );
  const { messages } = defaultPapers;
  const tr = 'Merhaba {ad}\nPlaka: {plaka}\n{arac}, {toplam}';
  await store(database, {
    messages: { ...messages, confirmation: { ...messages.confirmation, tr } },
  });

  await test.step('the booking has prepared messages in the customer’s language', async () => {
    await page.goto('/admin/bookings/K-1');
    await page.getByRole('button', { name: 'WhatsApp', exact: true }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitemradio', { name: 'Russian' })).toBeChecked();
    await menu.getByRole('menuitemradio', { name: 'Turkish' }).click();
    const confirmation = menu.getByRole('menuitem', { name: 'Confirmation (opens WhatsApp)' });
    const link = new URL((await confirmation.getAttribute('href')) ?? '');
    expect([link.pathname, link.searchParams.get('text')]).toEqual([
      '/491712345678',
      'Merhaba Max Meier\nMercedes-Benz Sprinter Tur Minibüs Otomatik 2023, €209.00',
    ]);
    await page.keyboard.press('Escape');
  });

  for (const [path, turkish] of Object.entries(PAPERS))
    await test.step(path, async () => {
      await page.goto(`/admin/bookings/K-1/papers/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(turkish);
      expect(await print(page, `K-1 · ${turkish}`)).toHaveLength(1);
    });

  await test.step('the contract shows what was agreed, and only the sheet is printed', async () => {
    const sheet = page.getByRole('article');
    await expect(sheet.getByText('Договор аренды автомобиля')).toHaveAttribute('lang', 'ru');
    const price = sheet.getByRole('table').first().getByRole('row');
    await expect(price).toHaveCount(6);
    await expect(price.nth(4)).toHaveText('İndirim / Скидка−€10.00');
    await expect(sheet.getByText('1. Araç, kiracıya ve bu')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    expect(await printFooted(page)).toEqual([expect.stringContaining('K-1·AraçKiralama')]);
  });
});

test('long terms and long lists of a day continue on a second sheet', async ({
  page,
  business: { database },
}) => {
  const terms = (clause: string) => Array(40).fill(`${clause} `.repeat(6).trim()).join('\n');
  const storeTerms = (en: string) =>
    store(database, { contractTerms: { tr: terms('Bizim maddemiz'), en, de: '', ru: '' } });
  const foot = 'K-1 · Araç Kiralama Sözleşmesi';
  const contract = page.getByRole('heading', { level: 1, name: 'Araç Kiralama Sözleşmesi' });
  await storeTerms('');
  await page.goto('/admin/bookings/K-1/papers/contract');
  await expect(contract).toBeVisible();
  await test.step('terms in Turkish only are printed once, in two columns', async () => {
    const alone = await print(page, foot);
    expect(alone.join('').split('40.Bizimmaddemiz')).toHaveLength(2);
    expect(alone.at(-1)).toMatch(/40\.Bizim.*K-1:Araçbilgilerini.*İmza/);
  });
  await test.step('terms in two languages are printed side by side', async () => {
    await storeTerms(terms('Our own clause'));
    await page.goto('/admin/bookings/K-1/papers/receipt');
    await page.goto('/admin/bookings/K-1/papers/contract');
    await expect(contract).toBeVisible();
    const sheets = await print(page, foot);
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.at(-1)).toMatch(/40\.OurownclauseOur.*K-1:Araçbilgilerini.*İmza/);
  });
  await test.step('a browser without boxes in page margins repeats the footer on each sheet', async () => {
    const footed = await printFooted(page);
    expect(footed.length).toBeGreaterThan(1);
    for (const sheet of footed) expect(sheet.endsWith(foot.replace(/\s/g, ''))).toBe(true);
  });

  await page.goto('/admin/papers/day');
  await expect(page.getByText('Bu gün için iş yok.')).toBeVisible();
  const sixty = Array.from({ length: 60 }, (_, n) => {
    const [hour, minute] = [8 + Math.floor(n / 6), (n % 6) * 10];
    return {
      reference: `D-${n}`,
      carId: 'egea',
      pickupAt: `${inDays(1)} ${hour}:${minute}`,
      dropoffAt: `${inDays(9)} 10:00`,
    };
  });
  await addBooking(database, ...sixty);
  await page.getByRole('link', { name: 'Yarın' }).click();
  await expect(page).toHaveURL(`/admin/papers/day?date=${inDays(1)}`);
  const sheet = page.getByRole('article', { name: /^Günün listesi/ });
  await expect(sheet.getByText('61 iş: 61 teslim')).toBeVisible();
  const first = sheet
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await expect(first).toContainText('08:00');
  await expect(first).toContainText('Fiat Egea');
  await expect(first).toContainText('+90 555 000 00 00');
  await expectNoAxeViolations(page, 'main');
  const printed = await print(page, '');
  const rows = printed.map((each) => each.split('+905550000000').length - 1);
  expect(rows).toEqual([expect.any(Number), expect.any(Number)]);
  expect(rows[0]).toBeGreaterThanOrEqual(30);
  expect((rows[0] ?? 0) + (rows[1] ?? 0)).toBe(61);
});
