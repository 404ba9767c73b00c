import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OWNER, open } from '#tests/support/mounted.tsx';
import { type Api, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations } from '#tests/support/mounted-page.ts';
import * as cashPage from './admin-cash.route.tsx';
import * as sheetPage from './admin-cash-sheet.route.tsx';
import { type Cash, cashSchema } from './cash.schema.ts';

const CASH = '/admin/cash';
const SHEET = `${CASH}/day`;
const STAFF = { ...OWNER, role: 'staff' as const };

const NO_SUMS = { opening: 0, received: 0, left: 0, difference: 0, closing: 0 };

/** Cash box that the test's API returns. `sent` is the path and body of the last change. */
let cash: Cash;
let sent: unknown[] = [];

const api: Api = (method, path, body) => {
  if (method === 'GET') return cash;
  sent = [path, body];
  return cash;
};
const openAt = (at: string, admin = OWNER) =>
  open(at, { routes: { [CASH]: cashPage, [SHEET]: sheetPage }, api, admin });

beforeEach(() => {
  const row = { currency: 'EUR', note: '', staffName: 'Ece', reverses: false } as const;
  const at = '2026-05-13T10:00';
  const count = { ...{ id: 1, currency: 'EUR', counted: 95, at, staffName: 'Ece', note: '' } };
  cash = cashSchema.parse({
    day: null,
    boxes: [
      {
        ...{ currency: 'EUR', expected: 150 },
        lastCount: { ...count, expected: 100, difference: -5 },
        sums: { opening: 100, received: 100, left: 45, difference: -5, closing: 150 },
      },
      { currency: 'USD', expected: 0, lastCount: null, sums: NO_SUMS },
      { currency: 'TRY', expected: 0, lastCount: null, sums: NO_SUMS },
    ],
    movements: [
      {
        ...row,
        id: 'm',
        ...{ kind: 'bank', purpose: null, direction: 'out' },
        amount: -45,
        at,
        bookingId: null,
        title: '',
        reversible: true,
      },
      {
        ...row,
        id: 'p',
        ...{ kind: 'payment', purpose: 'price', direction: 'in' },
        amount: 100,
        at,
        bookingId: 'b',
        title: 'KRV-1',
        reversible: false,
      },
    ],
    moreMovements: false,
    counts: [{ ...count, expected: 100, difference: -5 }],
  });
});

test('owners see the expected cash and the difference of each count', async () => {
  await openAt(CASH);
  await expect.element(page.getByText('€150.00')).toBeVisible();
  await expect.element(page.getByText('−€5.00')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'KRV-1' })).toBeVisible();
  await expectNoAxeViolations('main');
});

test('staff see the last count, but neither expected cash nor buttons to reverse', async () => {
  for (const box of cash.boxes) box.expected = null;
  await openAt(CASH, STAFF);
  await expect.element(page.getByText('Son sayım: €95.00')).toBeVisible();
  await expect.element(page.getByText('Olması gereken')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /geri al$/ })).not.toBeInTheDocument();
});

test('a count with an invalid amount shows the error at its field and keeps the typed text', async () => {
  await openAt(CASH);
  await page.getByRole('button', { name: 'Kasayı say' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kasayı say' });
  const euros = dialog.getByLabelText('Euro (€)');
  await euros.fill('on iki');
  await dialog.getByRole('button', { name: 'Sayımı kaydet' }).click();
  await expect.element(euros).toHaveAccessibleDescription(/en fazla iki ondalıklı/);
  await expect.element(euros).toHaveValue('on iki');
  await expect.element(euros).toHaveFocus();
  await expectNoAxeViolations('[role=dialog]');
  await euros.fill('150,50');
  await dialog.getByRole('button', { name: 'Sayımı kaydet' }).click();
  await expect.element(page.getByText('Sayım kaydedildi')).toBeVisible();
  expect(sent).toEqual([`${CASH}/counts`, { EUR: 150.5, USD: null, TRY: null, note: '' }]);
});

test('a refused move keeps its dialog open', async () => {
  respondTo('POST', `${CASH}/moves`, () => refusal(503, 'Sunucu meşgul'));
  await openAt(CASH);
  await page.getByRole('button', { name: 'Kasa hareketi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kasa hareketi' });
  await dialog.getByLabelText('Tutar').fill('20');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(dialog.getByText('Sunucu meşgul')).toBeVisible();
  await expect.element(dialog.getByLabelText('Tutar')).toHaveValue('20');
});

test('a move of more cash than expected is asked about once, and keeps what was typed', async () => {
  const bodies: object[] = [];
  const QUESTION = 'Kasa eksiye düşer. Yine de kaydedilsin mi?';
  respondTo('POST', `${CASH}/moves`, (body) => {
    bodies.push(body as object);
    if ((body as { allowOverdraft: boolean }).allowOverdraft) return undefined;
    const details = [{ field: 'allowOverdraft', message: QUESTION }];
    return refusal(409, QUESTION, { details });
  });
  await openAt(CASH, STAFF);
  await page.getByRole('button', { name: 'Kasa hareketi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kasa hareketi' });
  await dialog.getByLabelText('Tutar').fill('2000');
  await dialog.getByLabelText('Not').fill('Ziraat');
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect.element(dialog.getByText(QUESTION)).toBeVisible();
  await expectNoAxeViolations('[role=dialog]');
  // Another amount is another question.
  await dialog.getByLabelText('Tutar').fill('1500');
  await expect.element(dialog.getByText(QUESTION)).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await dialog.getByRole('button', { name: 'Yine de kaydet' }).click();
  await expect.element(page.getByText('Hareket kaydedildi')).toBeVisible();
  const of = (amount: number, allowOverdraft: boolean) => ({
    ...{ amount, allowOverdraft, note: 'Ziraat' },
  });
  expect(bodies).toMatchObject([of(2000, false), of(1500, false), of(1500, true)]);
});

test('an owner can reverse a move only with a reason', async () => {
  await openAt(CASH);
  await page.getByRole('button', { name: 'Bankaya yatırıldı −€45.00: geri al' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hareketi geri al' });
  await dialog.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect
    .element(dialog.getByLabelText('Neden'))
    .toHaveAccessibleDescription('Neden gereklidir');
  await dialog.getByLabelText('Neden').fill('yanlış');
  await dialog.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect.element(page.getByText('Hareket geri alındı')).toBeVisible();
  expect(sent).toEqual([`${CASH}/moves/m/reverse`, { reason: 'yanlış' }]);
});

test('an empty box shows a message', async () => {
  Object.assign(cash, { movements: [], counts: [] });
  await openAt(CASH);
  await expect.element(page.getByText('Son sayımdan beri nakit hareketi yok')).toBeVisible();
  await expect.element(page.getByText('Henüz sayım yok')).toBeVisible();
});

test('a box that cannot be loaded offers a retry', async () => {
  respondTo('GET', CASH, () => refusal(503));
  await openAt(CASH);
  await expect.element(page.getByText('Kasa yüklenemedi.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
});

test.each([
  ['price', 'in', false, 'Tahsilat'],
  ['price', 'out', false, 'İade'],
  ['deposit', 'in', false, 'Depozito alındı'],
  ['deposit', 'out', false, 'Depozito iadesi'],
  ['price', 'out', true, 'Tahsilat, geri alma'],
  ['deposit', 'out', true, 'Depozito alındı, geri alma'],
  ['deposit', 'in', true, 'Depozito iadesi, geri alma'],
] as const)(
  'a payment (%s, %s, reversal: %s) is called %s',
  async (purpose, direction, reverses, name) => {
    const [, payment] = cash.movements;
    Object.assign(payment ?? {}, { purpose, direction, reverses });
    await openAt(CASH);
    await expect.element(page.getByText(name, { exact: true })).toBeVisible();
    await openAt(`${SHEET}?date=2026-05-13`);
    await expect.element(page.getByText(name, { exact: true })).toBeVisible();
  },
);

/** Texts of the rows of the sheet, without the movements' times and notes. */
const sheetRows = () =>
  page
    .getByRole('article')
    .getByRole('row')
    .elements()
    .map((row) => row.textContent);

test('the sheet of a day adds up from the opening to the closing amount', async () => {
  await openAt(`${SHEET}?date=2026-05-13`);
  await expect.element(page.getByRole('heading', { name: 'Euro (€)' })).toBeVisible();
  expect(sheetRows()).toEqual([
    'Gün başı€100.00',
    '10:00TahsilatKRV-1Ece€100.00',
    '10:00Bankaya yatırıldıEce−€45.00',
    'Giren€100.00',
    'Çıkan−€45.00',
    'Sayım farkı−€5.00',
    'Gün sonu€150.00',
    'SayımlarKaydedenSayılanOlması gerekenFark',
    '10:00Ece€95.00€100.00−€5.00',
  ]);
  await expectNoAxeViolations('main');
});

test('the sheet leaves out currencies that the box never had', async () => {
  await openAt(`${SHEET}?date=2026-05-13`);
  await expect.element(page.getByRole('heading', { name: 'Euro (€)' })).toBeVisible();
  await expect.element(page.getByText('Dolar ($)')).not.toBeInTheDocument();
});

test('the sheet shows an owner a currency that did not move, if the box holds some', async () => {
  const [, dollars] = cash.boxes;
  Object.assign(dollars ?? {}, { sums: { ...NO_SUMS, opening: 20, closing: 20 } });
  await openAt(`${SHEET}?date=2026-05-13`);
  await expect.element(page.getByRole('heading', { name: 'Dolar ($)' })).toBeVisible();
});

test('the sheet shows staff neither expected amounts nor differences', async () => {
  const unknown = { opening: null, difference: null, closing: null };
  for (const box of cash.boxes) Object.assign(box.sums ?? {}, unknown);
  for (const count of cash.counts) Object.assign(count, { expected: null, difference: null });
  await openAt(`${SHEET}?date=2026-05-13`, STAFF);
  await expect.element(page.getByRole('heading', { name: 'Euro (€)' })).toBeVisible();
  expect(sheetRows()).toEqual([
    '10:00TahsilatKRV-1Ece€100.00',
    '10:00Bankaya yatırıldıEce−€45.00',
    'Giren€100.00',
    'Çıkan−€45.00',
    'SayımlarKaydedenSayılan',
    '10:00Ece€95.00',
  ]);
});

test('a sheet without all movements says so', async () => {
  cash.moreMovements = true;
  await openAt(`${SHEET}?date=2026-05-13`);
  await expect.element(page.getByText(/^Daha eski hareketler gösterilmiyor/)).toBeVisible();
});
