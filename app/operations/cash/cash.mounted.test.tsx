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
      { currency: 'EUR', expected: 150, lastCount: { ...count, expected: 100, difference: -5 } },
      { currency: 'USD', expected: 0, lastCount: null },
      { currency: 'TRY', expected: 0, lastCount: null },
    ],
    movements: [
      {
        ...row,
        id: 'm',
        kind: 'bank',
        amount: -45,
        at,
        bookingId: null,
        title: '',
        reversible: true,
      },
      {
        ...row,
        id: 'p',
        kind: 'payment',
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
  await expect.element(page.getByText('-€5.00')).toBeVisible();
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

test('an owner can reverse a move only with a reason', async () => {
  await openAt(CASH);
  await page.getByRole('button', { name: 'Bankaya yatırıldı -€45.00: geri al' }).click();
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

test('the sheet of a day adds up the movements of each currency', async () => {
  await openAt(`${SHEET}?date=2026-05-13`);
  await expect.element(page.getByText('Giren €100.00, çıkan €45.00')).toBeVisible();
  await expect.element(page.getByText('€55.00')).toBeVisible();
  await expectNoAxeViolations('main');
});
