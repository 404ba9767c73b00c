import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { REPORT_PATHS } from '#app/editing/office-paths.rules.ts';
import { open } from '#tests/support/mounted.tsx';
import { type Api, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations } from '#tests/support/mounted-page.ts';
import {
  type MoneyReport,
  moneyReportSchema,
  type VehicleReport,
  vehicleReportSchema,
} from './account-report.schema.ts';
import * as moneyPage from './admin-money-report.route.tsx';
import * as vehiclesPage from './admin-vehicle-report.route.tsx';

const MAY = 'from=2026-05&to=2026-05';

let money: MoneyReport;
let vehicles: VehicleReport;

const api: Api = (_method, path) => (path.includes('/vehicles') ? vehicles : money);
const openAt = (path: string) =>
  open(`${path}?${MAY}`, {
    routes: { [REPORT_PATHS.money]: moneyPage, [REPORT_PATHS.vehicles]: vehiclesPage },
    api,
  });

beforeEach(() => {
  const sums = {
    ...{ agreed: 900, received: 300, cash: 100, card: 200, transfer: 0, agency: 0, kept: 0 },
    deposits: 240,
  };
  money = moneyReportSchema.parse({
    ...{ from: '2026-05', to: '2026-05', totals: sums, days: [{ day: '2026-05-12', ...sums }] },
    openBegun: { bookings: 1, amount: 200 },
    ...{ open: { bookings: 2, amount: 600 }, overpaid: { bookings: 0, amount: 0 } },
    depositsHeld: { bookings: 1, amount: 240 },
  });
  const earned = {
    ...{ daysLet: 10, idleDays: 21, utilisation: 0.323, revenue: 400, charges: 25 },
    ...{ expenses: 500, profit: -75 },
  };
  vehicles = vehicleReportSchema.parse({
    ...{ from: '2026-05', to: '2026-05', officeExpenses: 90, total: earned },
    vehicles: [
      {
        ...{ vehicleId: 'v-1', plate: '07 BBB 22', carTitle: 'Fiat Egea', ...earned },
        months: [{ month: '2026-05', ...earned }],
      },
      {
        ...{ vehicleId: null, plate: null, carTitle: 'Fiat Egea', ...earned },
        ...{ idleDays: null, utilisation: null, months: [] },
      },
    ],
  });
});

const table = () => page.getByRole('radio', { name: 'Tablo' }).click();

test('the money report shows agreed, received and open amounts', async () => {
  await openAt(REPORT_PATHS.money);
  const figures = page.getByRole('list', { name: 'Güncel durum ve dönem' });
  await expect.element(figures.getByText('€900.00')).toBeVisible();
  await expect.element(figures.getByText('€300.00')).toBeVisible();
  await expect.element(figures.getByText('€600.00')).toBeVisible();
  await table();
  await expect.element(page.getByRole('cell', { name: '€200.00' })).toBeVisible();
  await expectNoAxeViolations('main');
});

test('the money report shows the total of each month above its bar', async () => {
  const none = { ...money.totals, received: 0, cash: 0, card: 0, agency: 0 };
  Object.assign(money, { from: '2026-01', to: '2026-03' });
  money.days = [
    { ...none, day: '2026-01-10', received: 317, cash: 317 },
    { ...none, day: '2026-02-10', received: 229, cash: 100, card: 129 },
    { ...none, day: '2026-03-10', received: 411, agency: 411 },
  ];
  await openAt(REPORT_PATHS.money);
  const centre = async (text: string) => {
    const label = page.getByText(text, { exact: true });
    await expect.element(label).toBeVisible();
    const { left, width } = label.element().getBoundingClientRect();
    return left + width / 2;
  };
  expect(Math.abs((await centre('€317')) - (await centre('Oca')))).toBeLessThan(2);
  expect(Math.abs((await centre('€229')) - (await centre('Şub')))).toBeLessThan(2);
  expect(Math.abs((await centre('€411')) - (await centre('Mar')))).toBeLessThan(2);
});

test('the legend lists only methods with an amount in the period', async () => {
  await openAt(REPORT_PATHS.money);
  const chart = page.getByRole('region', { name: 'Güne göre tahsil edilen' });
  await expect.element(chart.getByRole('listitem')).toHaveLength(2);
  await expect.element(chart.getByRole('listitem').first()).toHaveTextContent('Nakit');
  await expect.element(chart.getByRole('listitem').last()).toHaveTextContent('Kart');
});

test('a narrow chart writes the totals upright above the bars', async () => {
  await page.viewport(360, 740);
  Object.assign(money, { from: '2026-01', to: '2026-12' });
  const sums = { ...money.totals, received: 55_193, cash: 55_193, card: 0 };
  money.days = [{ ...sums, day: '2026-02-10' }];
  await openAt(REPORT_PATHS.money);
  const total = page.getByText('€55,193', { exact: true });
  await expect.element(total).toBeVisible();
  const { width, height } = total.element().getBoundingClientRect();
  expect(height).toBeGreaterThan(width);
});

test('the chart shows a method with more refunds than payments as a negative amount', async () => {
  Object.assign(money, { from: '2026-01', to: '2026-03' });
  const sums = { ...money.totals, received: -40, cash: -40, card: 0 };
  money.days = [{ ...sums, day: '2026-02-10' }];
  await openAt(REPORT_PATHS.money);
  await expect.element(page.getByText('−€40').first()).toBeVisible();
});

test('the money report of a period without payments shows a message', async () => {
  money.days = [];
  await openAt(REPORT_PATHS.money);
  await expect.element(page.getByText('Bu dönemde para hareketi yok')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Muhasebe dosyası' })).toBeVisible();
});

test('the vehicle report shows vehicles, rentals without a plate and a loss', async () => {
  await openAt(REPORT_PATHS.vehicles);
  await table();
  await expect.element(page.getByRole('rowheader', { name: '07 BBB 22' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Fiat Egea (plakasız)' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '−€75.00' }).first()).toBeVisible();
  await expectNoAxeViolations('main');
});

test('a report that cannot be loaded shows an error', async () => {
  respondTo('GET', /^\/admin\/reports\/vehicles/, () => refusal(503));
  await openAt(REPORT_PATHS.vehicles);
  await expect.element(page.getByText('Rapor yüklenemedi.')).toBeVisible();
});
