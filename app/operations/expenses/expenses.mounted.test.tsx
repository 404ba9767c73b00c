import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '#tests/support/mounted.tsx';
import { type Api, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations } from '#tests/support/mounted-page.ts';
import * as expensesPage from './admin-expenses.route.tsx';
import { type Expenses, expensesSchema } from './expense.schema.ts';

const EXPENSES = '/admin/expenses';

/** Expenses that the test's API returns. `sent` is the path and body of the last change. */
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
    vehicles: [
      {
        ...{ id: 'v-1', plate: '07 BBB 22', kilometres: 60_400 },
        ...{ serviceDue: '2026-05-20', serviceDueKilometres: 60_000 },
      },
    ],
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

test('the list shows each expense in its currency, and the sum in euros', async () => {
  await openList();
  await expect.element(page.getByText('₺7,500.00')).toBeVisible();
  await expect.element(page.getByText('Toplam €200.00')).toBeVisible();
  await expectNoAxeViolations('main');
});

test('a new expense is by default an expense of the office for fuel, in lira and cash', async () => {
  const dialog = await openDialog();
  await dialog.getByLabelText('Tutar (KDV dahil)').fill('1.250,50');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Gider kaydedildi')).toBeVisible();
  expect(sent).toMatchObject([
    EXPENSES,
    { amount: 1250.5, currency: 'TRY', category: 'fuel', method: 'cash', vehicleId: null },
  ]);
});

async function openService() {
  const dialog = await openDialog();
  await dialog.getByLabelText('Tutar (KDV dahil)').fill('90');
  await dialog.getByLabelText('Tür').selectOptions('Bakım');
  await dialog.getByLabelText('Araç', { exact: true }).selectOptions('07 BBB 22');
  return dialog;
}

test('a service of a vehicle clears the due date and sets the next one', async () => {
  const dialog = await openService();
  await dialog.getByRole('textbox', { name: 'Sonraki bakım günü' }).fill('15.06.2027');
  await dialog.getByRole('textbox', { name: 'Sonraki bakım kilometresi' }).fill('75.000');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Gider kaydedildi')).toBeVisible();
  expect(sent[1]).toMatchObject({
    ...{ vehicleId: 'v-1', closesService: true },
    ...{ nextServiceDay: '2027-06-15', nextServiceKilometres: 75_000 },
  });
});

test('a service that does not clear the due date sends no next one', async () => {
  const dialog = await openService();
  const next = dialog.getByRole('textbox', { name: 'Sonraki bakım kilometresi' });
  await next.fill('75000');
  await dialog.getByRole('checkbox', { name: /Bakım yapıldı/ }).click();
  await expect.element(next).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Gider kaydedildi')).toBeVisible();
  expect(sent[1]).toMatchObject({ closesService: false, nextServiceKilometres: null });
});

test('an expense of another kind clears no due date', async () => {
  const dialog = await openService();
  await dialog.getByLabelText('Tür').selectOptions('Lastik');
  await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Gider kaydedildi')).toBeVisible();
  expect(sent[1]).toMatchObject({ category: 'tyres', closesService: false });
});

test('an invalid next service shows the error at its field', async () => {
  const dialog = await openService();
  const next = dialog.getByRole('textbox', { name: 'Sonraki bakım günü' });
  await next.fill('31.02.2027');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(next).toHaveAccessibleDescription(/Geçerli bir gün girin/);
  await expect.element(next).toHaveValue('31.02.2027');
  await expectNoAxeViolations('[role=dialog]');
});

test('errors appear at their fields and keep the typed text', async () => {
  respondTo('POST', EXPENSES, () =>
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

test('the rate is required for an earlier day, and optional for today and in euros', async () => {
  const dialog = await openDialog();
  const rate = dialog.getByLabelText(/^Kur/);
  await expect.element(rate).not.toBeRequired();
  await expect.element(rate).toHaveAccessibleDescription('Boş bırakılırsa bugünün kuru');
  await dialog.getByLabelText('Gün', { exact: true }).fill('12.05.2026');
  await expect.element(rate).toBeRequired();
  await expect.element(rate).toHaveAccessibleDescription('O günün kuru');
  await dialog.getByLabelText('Para birimi').selectOptions('Euro (€)');
  await expect.element(rate).not.toBeInTheDocument();
});

test('a month without expenses shows a message', async () => {
  list.expenses = [];
  await openList();
  await expect.element(page.getByText('Bu ayda gider yok')).toBeVisible();
});
