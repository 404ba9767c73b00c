import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays, businessNow, formatSlashDate } from '#app/lib/dates/dates.ts';
import * as editor from '#app/operations/vehicles/admin-vehicle-edit.route.tsx';
import { vehicleSchema } from '#app/operations/vehicles/vehicle.schema.ts';
import { open } from '#tests/support/mounted.tsx';
import { type Api, refusal } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations } from '#tests/support/mounted-page.ts';
import { photo, storedId, storedImage } from '#tests/support/uploads.ts';
import { type RepairExpense, type VehicleDamage, vehicleDamageSchema } from './damage.schema.ts';

const VEHICLES = '/admin/vehicles';
const vehicle = vehicleSchema.parse({
  ...{ id: 'v-1', plate: '07 BBB 22', carId: 'egea', carTitle: 'Fiat Egea', status: 'in-service' },
  ...{ colour: '', chassisNumber: '', kilometres: null, notes: '', due: [], blocks: [] },
  ...{ inspectionDue: null, insuranceDue: null, cascoDue: null, serviceDue: null },
  ...{ serviceDueKilometres: null, version: 1, updatedAt: '2026-05-01T09:00:00.000Z' },
});
const SCRATCH = 'Ön tampon: Çizik';

let damages: VehicleDamage[] = [];
let expenses: RepairExpense[] = [];
/** Method, path and body of the last request that changed something. */
let sent: unknown[] = [];
let keys: (string | null)[] = [];
let refused: Response | null = null;

function aDamage(given: Partial<VehicleDamage> = {}): VehicleDamage {
  return vehicleDamageSchema.parse({
    ...{ id: 'd-1', panel: 'front-bumper', kind: 'scratch', note: '', state: 'open' },
    ...{ estimate: 60, foundDay: '2026-05-05', repairedDay: null, staffName: 'Deniz' },
    booking: { id: 'b-1', reference: 'KRV-1', customer: 'Ayşe Yılmaz' },
    ...{ repair: null, expense: null },
    ...{ charged: null, photosBefore: [], photosAfter: [], version: 3 },
    ...given,
  });
}

const api: Api = async (method, path, body, headers) => {
  if (path.startsWith('/admin/images/')) return new Response(await photo('shown'));
  if (path.endsWith('/rentals')) return { rentals: [], total: 0 };
  if (method === 'GET' && path.endsWith('/damages')) return { damages, expenses };
  if (method === 'GET') return { vehicles: [vehicle], cars: [] };
  sent = [method, path, body];
  keys.push(headers?.get('idempotency-key') ?? null);
  if (refused) return refused;
  return damages[0] ?? aDamage();
};

async function openSection() {
  await open(`${VEHICLES}/v-1`, { routes: { [`${VEHICLES}/:id`]: editor }, api });
  const section = page.getByRole('region', { name: 'Hasarlar' });
  await expect.element(section).toBeVisible();
  return section;
}

beforeEach(() => {
  damages = [aDamage()];
  expenses = [];
  refused = null;
  keys = [];
});

test('a vehicle without damage shows a message', async () => {
  damages = [];
  const section = await openSection();
  await expect.element(section.getByText('Kayıtlı hasar yok.')).toBeVisible();
});

test('a damage shows its photos before and after side by side', async () => {
  const image = (name: string) => storedImage(`p${storedId(name)}`);
  damages = [aDamage({ photosBefore: [image('p1')], photosAfter: [image('p2')] })];
  const section = await openSection();
  const [before, after] = ['Teslimde', 'İadede'].map((when) =>
    section
      .getByRole('list', { name: `${when}: ${SCRATCH}` })
      .element()
      .getBoundingClientRect(),
  );
  expect(before?.top).toBe(after?.top);
  expect(before?.right).toBeLessThanOrEqual(after?.left ?? 0);
  await expectNoAxeViolations('#vehicle-damages');
});

test('the estimate is proposed and charged to the customer', async () => {
  const section = await openSection();
  await section.getByRole('button', { name: `Müşteriye yansıt: ${SCRATCH}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Müşteriye yansıt' });
  await expect.element(dialog.getByText('KRV-1 hesabına hasar ücreti eklenir.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Müşteriye yansıt' }).click();
  await expect.element(page.getByText('Ücret rezervasyonun hesabına eklendi')).toBeVisible();
  expect(sent).toEqual(['POST', '/admin/damages/d-1/charge', { amount: 60 }]);
});

test('a refused amount shows the error at its field and keeps the text', async () => {
  const message = 'Tutar 0’dan büyük olmalıdır';
  refused = refusal(400, message, { details: [{ field: 'amount', message }] });
  const section = await openSection();
  await section.getByRole('button', { name: `Müşteriye yansıt: ${SCRATCH}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Müşteriye yansıt' });
  const amount = dialog.getByRole('textbox', { name: 'Tutar (€)' });
  await amount.fill('0');
  await dialog.getByRole('button', { name: 'Müşteriye yansıt' }).click();
  await expect.element(amount).toHaveAccessibleDescription(expect.stringContaining(message));
  await expect.element(amount).toHaveValue('0');
  await expectNoAxeViolations('[role=dialog]');
});

test('a charge sent again after an error has the same key', async () => {
  refused = refusal(503, 'Sunucu yanıt vermiyor');
  const section = await openSection();
  await section.getByRole('button', { name: `Müşteriye yansıt: ${SCRATCH}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Müşteriye yansıt' });
  await dialog.getByRole('button', { name: 'Müşteriye yansıt' }).click();
  await expect.element(dialog.getByText(/Sunucu yanıt vermiyor/)).toBeVisible();
  refused = null;
  await dialog.getByRole('button', { name: 'Müşteriye yansıt' }).click();
  await expect.element(page.getByText('Ücret rezervasyonun hesabına eklendi')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

async function openChange() {
  const section = await openSection();
  await section.getByRole('button', { name: `Değiştir: ${SCRATCH}` }).click();
  return page.getByRole('dialog', { name: 'Değiştir' });
}

test('a repair is saved with its days and the version that was read', async () => {
  const dialog = await openChange();
  await dialog.getByRole('textbox', { name: 'Onarımın ilk günü' }).fill('10.07.2026');
  await dialog.getByRole('textbox', { name: 'Onarımın son günü' }).fill('12.07.2026');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Hasar kaydedildi')).toBeVisible();
  expect(sent).toEqual([
    'PUT',
    '/admin/damages/d-1',
    {
      ...{ state: 'open', note: '', estimate: 60, version: 3, expenseId: null },
      ...{ repair: { firstDay: '2026-07-10', lastDay: '2026-07-12' }, allowOverbooking: false },
    },
  ]);
});

test('a completed repair ends today and frees the later days', async () => {
  const { date: today } = businessNow(new Date());
  damages = [aDamage({ repair: { firstDay: addDays(today, -2), lastDay: addDays(today, 3) } })];
  const dialog = await openChange();
  await dialog.getByLabelText('Durum').selectOptions('Onarıldı');
  await expect
    .element(dialog.getByRole('textbox', { name: 'Onarıldığı gün' }))
    .toHaveValue(formatSlashDate(today));
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Hasar kaydedildi')).toBeVisible();
  expect(sent[2]).toMatchObject({
    ...{ state: 'repaired', repairedDay: today },
    repair: { firstDay: addDays(today, -2), lastDay: today },
  });
});

test('a repair that clashes with a booking is saved after staff confirm it', async () => {
  const clash = { reference: 'KRV-7', customer: 'Ada Su', from: '2026-07-10T10:00' };
  refused = refusal(409, '07 BBB 22 bu günlerde rezervasyonda', {
    data: { clashes: [{ ...clash, to: '2026-07-14T10:00' }] },
  });
  const dialog = await openChange();
  await dialog.getByRole('textbox', { name: 'Onarımın ilk günü' }).fill('10.07.2026');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(dialog.getByRole('link', { name: /KRV-7/ })).toBeVisible();
  refused = null;
  await dialog.getByRole('button', { name: 'Yine de kaydet' }).click();
  await expect.element(page.getByText('Hasar kaydedildi')).toBeVisible();
  expect(sent[2]).toMatchObject({ allowOverbooking: true });
});

test('an invalid day shows the error at its field and keeps the text', async () => {
  const message = 'Onarımın ilk günü: geçerli bir gün girin';
  refused = refusal(400, message, { details: [{ field: 'repair.firstDay', message }] });
  const dialog = await openChange();
  const first = dialog.getByRole('textbox', { name: 'Onarımın ilk günü' });
  await first.fill('31.02.2026');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(first).toHaveAccessibleDescription(expect.stringContaining(message));
  await expect.element(first).toHaveValue('31.02.2026');
  await expectNoAxeViolations('[role=dialog]');
});

test('the expense of a repair is chosen from those of the vehicle', async () => {
  const expense = { id: 'e-1', day: '2026-07-12', amount: 4500, currency: 'TRY' as const };
  expenses = [{ ...expense, vendor: 'Usta Kaporta' }];
  const dialog = await openChange();
  await dialog
    .getByLabelText('Onarım gideri')
    .selectOptions('12 Tem 2026, ₺4,500.00, Usta Kaporta');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Hasar kaydedildi')).toBeVisible();
  expect(sent[2]).toMatchObject({ expenseId: 'e-1' });
});

test('a repaired damage shows its days and its cost', async () => {
  const expense = { id: 'e-1', day: '2026-07-12', amount: 4500, currency: 'TRY' as const };
  damages = [
    aDamage({
      ...{ state: 'repaired', repairedDay: '2026-07-12', estimate: null },
      repair: { firstDay: '2026-07-10', lastDay: '2026-07-12' },
      expense: { ...expense, vendor: '' },
    }),
  ];
  const section = await openSection();
  const facts = 'Onarımda: 10 Tem 2026 – 12 Tem 2026 · Onarım: 12 Tem 2026';
  await expect.element(section.getByText(facts)).toBeVisible();
  await expect.element(section.getByText('Onarım gideri: ₺4,500.00')).toBeVisible();
});

test('a damage found in the car park is added to the vehicle', async () => {
  const section = await openSection();
  await section.getByRole('button', { name: 'Hasar ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hasar ekle' });
  await dialog.getByLabelText('Yer').selectOptions('Tavan');
  await dialog.getByLabelText('Tür').selectOptions('Göçük');
  await dialog.getByRole('button', { name: 'Hasar ekle' }).click();
  await expect.element(page.getByText('Hasar eklendi')).toBeVisible();
  expect(sent).toEqual([
    'POST',
    `${VEHICLES}/v-1/damages`,
    { panel: 'roof', kind: 'dent', note: '', estimate: null },
  ]);
});
