/** What the customer of a booking is given: papers that the browser prints, messages for WhatsApp. */
import type { Locator, Page } from '@playwright/test';
import { defaultPapers } from '../../app/base/settings/default-papers.ts';
import { defaultSettings } from '../../app/base/settings/default-settings.ts';
import { signIn } from './support/admin.ts';
import { addBooking, addCar, clear, goOn, inDays } from './support/back-office.ts';
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
  // Staff gave a little of the three days at €40.
  await database.query('update bookings set total_cents = 11000, quoted_cents = 12000');
  await signIn(page);
});

/** One of the two menus of a booking's page. */
async function openMenu(page: Page, name: 'Papers' | 'WhatsApp') {
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('menu');
}
const paper = async (page: Page, name: string) =>
  (await openMenu(page, 'Papers')).getByRole('menuitem', { name });

const message = async (item: Locator) => {
  const href = await item.getAttribute('href');
  const link = new URL(href ?? '');
  return { number: link.pathname.slice(1), text: link.searchParams.get('text') ?? '' };
};

/** Prints the page as `window.print` would, without its window: on A4, each sheet with its foot. */
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

test('messages follow the settings, and the contract is printed', async ({ page }) => {
  await test.step('a name that means nothing is refused beside its field', async () => {
    await page.goto('/admin/settings/transfer');
    await page.getByLabel('Buluşma noktası, Türkçe').fill('B kapısı önü');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Ayarlar kaydedildi')).toBeVisible();
    await page.goto('/admin/settings/system');
    const section = page.getByRole('region', { name: 'Mesajlar', exact: true });
    await section.getByText('Onay mesajı', { exact: true }).click();
    const confirmation = section.getByLabel('Onay mesajı, Türkçe');
    await confirmation.fill('Merhaba {isim}\nPlaka: {plaka}\n{arac}, {toplam}, {buluşma}');
    const save = page.getByRole('button', { name: 'Kaydet', exact: true });
    await save.click();
    await expect(section.getByText(/^Bilinmeyen ad: \{isim\}\. Bilinenler: \{ad\}/)).toBeVisible();
    await expect(confirmation).toHaveValue(/^Merhaba \{isim\}/);
    await confirmation.fill('Merhaba {ad}\nPlaka: {plaka}\n{arac}, {toplam}, {buluşma}');
    await save.click();
    await expect(page.getByText('Ayarlar kaydedildi')).toBeVisible();
  });

  await test.step('the booking has them ready, in the language of the customer', async () => {
    await page.goto('/admin/bookings/K-1');
    const menu = await openMenu(page, 'WhatsApp');
    await expect(menu.getByRole('menuitemradio', { name: 'Turkish' })).toBeChecked();
    const item = (name: string) => menu.getByRole('menuitem', { name: `${name} (opens WhatsApp)` });
    expect(await message(item('Confirmation'))).toEqual({
      number: '905550000000',
      text: 'Merhaba Ayşe Yılmaz\nFiat Egea, €110.00, B kapısı önü',
    });
    await menu.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(item('Reminder')).toHaveAttribute('target', '_blank');
    expect((await message(item('Reminder'))).text).toContain(
      'Hello Ayşe Yılmaz, a short reminder of your booking.',
    );
    if (process.env.SCREENS)
      await page.screenshot({ path: 'test-results/screens/booking-papers.png' });
  });

  await test.step('the contract says what was agreed, and has lines for the rest', async () => {
    await (await paper(page, 'Rental contract')).click();
    const sheet = page.getByRole('article', { name: 'Rental contract, A4 preview' });
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Araç Kiralama Sözleşmesi');
    const price = sheet.getByRole('table').first();
    await expect(price.getByRole('row')).toHaveText([
      'Kiralama / Rental · 3 gün / days × €40.00€120.00',
      'İndirim / Discount-€10.00',
      'Toplam / Total, 3 gün / days€110.00',
    ]);
    await expect(sheet.getByText('1. Araç, kiracıya ve bu')).toBeVisible();
    await expect(page.getByText('No hand-over is recorded')).toBeVisible();
    if (process.env.SCREENS)
      await page.screenshot({
        path: 'test-results/screens/contract.png',
        fullPage: true,
      });
  });

  await test.step('printed it is the sheet alone', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    expect(await print(page, 'K-1 · Araç Kiralama Sözleşmesi')).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'Back to the booking' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Ayşe Yılmaz · Fiat Egea' }),
    ).toBeVisible();
  });

  await test.step('Today writes the reminder of a rental that is confirmed', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: /^Yarın/ }).click();
    await page.getByRole('button', { name: /Ayşe Yılmaz/ }).click();
    const { number, text } = await message(
      page.getByRole('link', { name: 'Ayşe Yılmaz – WhatsApp’tan yaz' }),
    );
    expect(number).toBe('905550000000');
    expect(text).toContain('rezervasyonunuzu hatırlatmak istedik');
    expect(text).toContain('Buluşma noktası: B kapısı önü');
  });
});

test('hand-over sheet, confirmation and receipt are one page each', async ({ page }) => {
  await page.goto('/admin/bookings/K-1');
  for (const [name, title] of [
    ['Hand-over sheet', 'Araç Teslim ve İade Tutanağı'],
    ['Receipt', 'Tahsilat Makbuzu'],
    ['Booking confirmation', 'Rezervasyon Onayı'],
  ] as const) {
    await (await paper(page, name)).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await print(page, `K-1 · ${title}`)).toHaveLength(1);
    if (name === 'Booking confirmation') break;
    await expect(page.getByText('Mali değeri yoktur / Not a tax invoice')).toHaveCount(
      name === 'Receipt' ? 1 : 0,
    );
    await page.getByRole('link', { name: 'Back to the booking' }).click();
  }
  // The other papers are among all screens.
  await expectNoAxeViolations(page, 'main');

  await test.step('Ctrl+P on the booking prints its confirmation, once', async () => {
    await page.addInitScript(() => {
      window.print = () => sessionStorage.setItem('printed', location.pathname);
    });
    const printed = () => page.evaluate(() => sessionStorage.getItem('printed'));
    await page.goto('/admin/bookings/K-1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayşe Yılmaz · Fiat Egea');
    await page.keyboard.press('Control+p');
    await expect.poll(printed).toBe('/admin/bookings/K-1/papers/confirmation');
    await page.evaluate(() => sessionStorage.removeItem('printed'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rezervasyon Onayı');
    expect(await printed()).toBeNull();
  });
});

/** Its second title, a label that is in no other language, and the beginning of a message. */
const LANGUAGES = {
  en: ['Rental Contract', 'Kiracı / Renter', 'Hello Max Meier, your booking is confirmed'],
  de: ['Fahrzeugmietvertrag', 'Kiracı / Mieter', 'Guten Tag Max Meier, Ihre Buchung'],
  ru: ['Договор аренды автомобиля', 'Kiracı / Арендатор', 'Здравствуйте, Max Meier! Ваше'],
} as const;

const PAPERS = {
  handover: 'Araç Teslim ve İade Tutanağı',
  confirmation: 'Rezervasyon Onayı',
  receipt: 'Tahsilat Makbuzu',
  contract: 'Araç Kiralama Sözleşmesi',
};

test('papers and messages are in the language of the booking, each paper on one sheet', async ({
  page,
  business: { database },
}) => {
  const drivers = [
    { name: 'Max', surname: 'Meier', phoneNumber: '+49 171 2345678' },
    { name: 'Konstantin', surname: 'Rimsky-Korsakov', phoneNumber: '+7 921 5550011' },
  ];
  await database.query(
    `update bookings set drivers = $1, email = 'max.meier@example.com', flight_number = 'XQ 141',
      hotel = 'Titanic Deluxe Golf Belek Resort & Spa', quoted_cents = 21900, total_cents = 21900,
      car_title = 'Mercedes-Benz Sprinter Tur Minibüs Otomatik 2023', extras = $2`,
    [JSON.stringify(drivers), JSON.stringify({ cocukKoltugu: 2, ekSurucu: 1, gencSurucu: 1 })],
  );
  for (const [language, [title, renter, greeting]] of Object.entries(LANGUAGES)) {
    await database.query(`update bookings set language = '${language}'`);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/admin/bookings/K-1');
    const menu = await openMenu(page, 'WhatsApp');
    await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName(
      new RegExp(`^${language.toUpperCase()} `),
    );
    expect((await message(menu.getByRole('menuitem', { name: /^Confirmation/ }))).text).toMatch(
      new RegExp(`^${greeting}`),
    );
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [path, turkish] of Object.entries(PAPERS)) {
      await goOn(page, `/admin/bookings/K-1/papers/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(turkish);
      expect([path, language, await print(page, `K-1 · ${turkish}`)]).toEqual([
        path,
        language,
        [expect.any(String)],
      ]);
    }
    const sheet = page.getByRole('article');
    await expect(sheet.getByText(title, { exact: true })).toHaveAttribute('lang', language);
    await expect(sheet.getByRole('heading', { name: renter })).toBeVisible();
    await expect(sheet.getByRole('table').first().getByRole('row')).toHaveCount(5);
    // As in a browser that puts nothing in the margin.
    await sheet.evaluate((element) => element.classList.add('paper-footed'));
    const footed = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
    expect([language, footed]).toEqual([language, [expect.stringContaining('K-1·AraçKiralama')]]);
  }
  await expectNoAxeViolations(page, 'main');
});

test('terms of the office run on, and their end stands with the signatures', async ({
  page,
  business: { database },
}) => {
  const terms = (clause: string) => Array(40).fill(`${clause} `.repeat(6).trim()).join('\n');
  const papers = (en: string) => ({
    ...defaultPapers,
    contractTerms: { tr: terms('Bizim maddemiz'), en, de: '', ru: '' },
  });
  const store = async (en: string) => {
    await database.query('delete from settings');
    await database.query('insert into settings (value) values ($1)', [
      JSON.stringify({ ...defaultSettings, papers: papers(en) }),
    ]);
  };
  const foot = 'K-1 · Araç Kiralama Sözleşmesi';
  const contract = page.getByRole('heading', { level: 1, name: 'Araç Kiralama Sözleşmesi' });
  await store(terms('Our own clause'));
  await page.goto('/admin/bookings/K-1/papers/contract');
  await expect(contract).toBeVisible();
  const sheets = await print(page, foot);
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.at(-1)).toMatch(/40\.OurownclauseOur.*K-1:Araçbilgilerini.*İmza/);

  await test.step('Turkish terms alone stand once, in two columns', async () => {
    await store('');
    await page.reload();
    await expect(contract).toBeVisible();
    const alone = await print(page, foot);
    expect(alone.join('').split('40.Bizimmaddemiz')).toHaveLength(2);
    expect(alone.at(-1)).toMatch(/40\.Bizim.*K-1:Araçbilgilerini.*İmza/);
  });

  await test.step('where margins of a page have no boxes, a foot is repeated', async () => {
    await store(terms('Our own clause'));
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSMarginRule'));
    await page.reload();
    await expect(contract).toBeVisible();
    const footed = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
    expect(footed.length).toBeGreaterThan(1);
    for (const sheet of footed) expect(sheet.endsWith(foot.replace(/\s/g, ''))).toBe(true);
  });
});

test('a transfer has no contract, and no receipt before it has a price', async ({
  page,
  business: { database },
}) => {
  await addBooking(database, {
    reference: 'K-2',
    passengers: 3,
    status: 'pending',
    totalCents: 0,
    pickupAt: `${inDays(1)} 10:00`,
    dropoffAt: `${inDays(1)} 11:00`,
  });
  await page.goto('/admin/bookings/K-2');
  const messages = await openMenu(page, 'WhatsApp');
  await expect(messages.getByRole('menuitem', { name: 'Trip page' })).toBeVisible();
  await expect(messages.getByRole('menuitem', { name: /^Return/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const papers = (await openMenu(page, 'Papers')).getByRole('menuitem');
  await expect(papers).toHaveText(['Booking confirmation', 'Receipt']);
  await papers.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/henüz onaylanmadı/);
  await expect(page.getByText('Fiyat henüz belirlenmedi')).toBeVisible();
  await goOn(page, '/admin/bookings/K-2/papers/receipt');
  await expect(page.getByText('This booking has no price')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toHaveCount(0);
  await page.goto('/admin/bookings/K-2/papers/contract');
  await expect(
    page.getByRole('heading', { name: 'This paper is for car rentals only.' }),
  ).toBeVisible();
});

test('a paper that cannot be read says so, and can be tried again', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response (404|500) GET .*\/papers/);
  await page.goto('/admin/bookings/none/papers/contract');
  await expect(
    page.getByRole('heading', { name: 'There is no such booking or paper' }),
  ).toBeVisible();
  await page.route('**/api/admin/bookings/K-1/papers', (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await page.goto('/admin/bookings/K-1/papers/receipt');
  await expect(page.getByRole('heading', { name: 'The paper could not be loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tahsilat Makbuzu');
});

test('the list of a day for the key cupboard is one sheet, and goes on where it is longer', async ({
  page,
  business: { database },
}) => {
  const addTomorrow = async (from: number, to: number) => {
    for (let n = from; n < to; n += 1) {
      await addBooking(database, {
        reference: `D-${n}`,
        carId: 'egea',
        pickupAt: `${inDays(1)} ${String(8 + Math.floor(n / 6)).padStart(2, '0')}:${n % 6}0`,
        dropoffAt: `${inDays(9)} 10:00`,
      });
    }
  };
  // With that of every test.
  await addTomorrow(0, 29);
  await page.goto('/admin/papers/day');
  await expect(page.getByText('Bu gün için iş yok.')).toBeVisible();
  await page.getByRole('link', { name: 'Yarın' }).click();
  await expect(page).toHaveURL(`/admin/papers/day?date=${inDays(1)}`);
  const sheet = page.getByRole('article', { name: /^Günün listesi/ });
  await expect(sheet.getByText('30 iş: 30 teslim')).toBeVisible();
  const first = sheet
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await expect(first).toContainText('08:00');
  await expect(first).toContainText('Fiat Egea');
  await expect(first).toContainText('+90 555 000 00 00');
  await expectNoAxeViolations(page, 'main');
  expect(await print(page, '')).toHaveLength(1);
  await addTomorrow(29, 60);
  await page.reload();
  await expect(sheet.getByText('61 iş: 61 teslim')).toBeVisible();
  expect(await print(page, '')).toHaveLength(2);
});
