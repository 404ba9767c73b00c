import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '#tests/support/mounted.tsx';
import { type Api, answers, refusal } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations } from '#tests/support/mounted-page.ts';
import * as expensesPage from './admin-expenses.route.tsx';
import { type Expenses, expensesSchema } from './expense.schema.ts';

const EXPENSES = '/admin/expenses';

/** Expenses on the server, and the last request that changed them. */
let list: Expenses;
let sent: unknown[] = [];

const api: Api = (method, path, body) => {
  if (method === 'GET') return list;
  sent = [path, body];
  return list.expenses[0];
};
const openList = () => open(EXPENSES, { routes: { [EXPENSES]: expensesPage }, api });
async function openDialog() {
  await openList();
  await page.getByRole('button', { name: 'Gider ekle' }).click();
  return page.getByRole('dialog', { name: 'Gider ekle' });
}

beforeEach(() => {
  list = expensesSchema.parse({
    month: '2026-05',
    total: 200,
    vehicles: [{ id: 'v-1', plate: '07 BBB 22', serviceDue: '2026-05-20' }],
    expenses: [
      {
        ...{
          id: 'e-1',
          vehicleId: 'v-1',
          plate: '07 BBB 22',
          day: '2026-05-12',
          category: 'tyres',
        },
        ...{ currency: 'TRY', amount: 7500, rate: 37.5, euros: 200, vatPercent: 20 },
        ...{ method: 'cash', vendor: 'Lassa', note: '', staffName: 'Ece', voided: null },
      },
    ],
  });
});

test('the list shows each expense as it was paid and the sum in euros', async () => {
  await openList();
  await expect.element(page.getByText('₺7,500.00')).toBeVisible();
  await expect.element(page.getByText('Toplam €200.00')).toBeVisible();
  await expectNoAxeViolations('main');
});

test('a new expense is sent with its amount, for the office and in cash', async () => {
  const dialog = await openDialog();
  await dialog.getByLabelText('Tutar (KDV dahil)').fill('1.250,50');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Gider kaydedildi')).toBeVisible();
  expect(sent).toMatchObject([
    EXPENSES,
    { amount: 1250.5, currency: 'TRY', category: 'fuel', method: 'cash', vehicleId: null },
  ]);
});

test('a service of a vehicle offers to clear the due date', async () => {
  const dialog = await openDialog();
  await dialog.getByLabelText('Tutar (KDV dahil)').fill('90');
  await dialog.getByLabelText('Tür').selectOptions('Bakım');
  const done = dialog.getByRole('checkbox', { name: /Bakım yapıldı/ });
  await expect.element(done).not.toBeInTheDocument();
  await dialog.getByLabelText('Araç', { exact: true }).selectOptions('07 BBB 22');
  await done.click();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Gider kaydedildi')).toBeVisible();
  expect(sent[1]).toMatchObject({ closesService: true, vehicleId: 'v-1' });
});

test('errors are beside their fields, and what was typed stays', async () => {
  answers('POST', EXPENSES, () =>
    refusal(400, 'Gün gelecekte olamaz', {
      details: [{ field: 'day', message: 'Gün gelecekte olamaz' }],
    }),
  );
  const dialog = await openDialog();
  const amount = dialog.getByLabelText('Tutar (KDV dahil)');
  await amount.fill('çok');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(amount).toHaveAccessibleDescription(/0’dan büyük bir sayı/);
  await amount.fill('50');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect
    .element(dialog.getByLabelText('Gün', { exact: true }))
    .toHaveAccessibleDescription(/Gün gelecekte olamaz/);
  await expect.element(amount).toHaveValue('50');
  await expectNoAxeViolations('[role=dialog]');
});

test('an empty month says so', async () => {
  list.expenses = [];
  await openList();
  await expect.element(page.getByText('Bu ayda gider yok')).toBeVisible();
});
