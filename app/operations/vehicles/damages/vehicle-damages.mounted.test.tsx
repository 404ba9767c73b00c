import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as editor from '#app/operations/vehicles/admin-vehicle-edit.route.tsx';
import { vehicleSchema } from '#app/operations/vehicles/vehicle.schema.ts';
import { open } from '#tests/support/mounted.tsx';
import { type Api, refusal } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations } from '#tests/support/mounted-page.ts';
import { photo, storedId, storedImage } from '#tests/support/uploads.ts';
import { type VehicleDamage, vehicleDamageSchema } from './damage.schema.ts';

const VEHICLES = '/admin/vehicles';
const vehicle = vehicleSchema.parse({
  ...{ id: 'v-1', plate: '07 BBB 22', carId: 'egea', carTitle: 'Fiat Egea', status: 'in-service' },
  ...{ colour: '', chassisNumber: '', kilometres: null, notes: '', due: [], blocks: [] },
  ...{ inspectionDue: null, insuranceDue: null, cascoDue: null, serviceDue: null },
  ...{ serviceDueKilometres: null, version: 1, updatedAt: '2026-05-01T09:00:00.000Z' },
});
const SCRATCH = 'Ön tampon: Çizik';

let damages: VehicleDamage[] = [];
/** Method, address and body of the last request that changed something. */
let sent: unknown[] = [];
/** Keys of the requests. */
let keys: (string | null)[] = [];
let refused: Response | null = null;

function aDamage(given: Partial<VehicleDamage> = {}): VehicleDamage {
  return vehicleDamageSchema.parse({
    ...{ id: 'd-1', panel: 'front-bumper', kind: 'scratch', note: '', state: 'open' },
    ...{ estimate: 60, foundDay: '2026-05-05', repairedDay: null, staffName: 'Deniz' },
    booking: { id: 'b-1', reference: 'KRV-1', customer: 'Ayşe Yılmaz' },
    ...{ charged: null, photosBefore: [], photosAfter: [], version: 3 },
    ...given,
  });
}

const api: Api = async (method, path, body, headers) => {
  if (path.startsWith('/admin/images/')) return new Response(await photo('shown'));
  if (path.endsWith('/rentals')) return { rentals: [], total: 0 };
  if (method === 'GET' && path.endsWith('/damages')) return { damages };
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
  refused = null;
  keys = [];
});

test('a vehicle without damage says so', async () => {
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

test('a customer is charged the estimate in two taps', async () => {
  const section = await openSection();
  await section.getByRole('button', { name: `Müşteriye yaz: ${SCRATCH}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Müşteriye yaz' });
  await expect.element(dialog.getByText('KRV-1 hesabına hasar ücreti eklenir.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Müşteriye yaz' }).click();
  await expect.element(page.getByText('Ücret rezervasyonun hesabına eklendi')).toBeVisible();
  expect(sent).toEqual(['POST', '/admin/damages/d-1/charge', { amount: 60 }]);
});

test('a refused amount is told beside its field and stays as it was typed', async () => {
  const message = "Tutar 0'dan büyük olmalıdır";
  refused = refusal(400, message, { details: [{ field: 'amount', message }] });
  const section = await openSection();
  await section.getByRole('button', { name: `Müşteriye yaz: ${SCRATCH}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Müşteriye yaz' });
  const amount = dialog.getByRole('textbox', { name: 'Tutar (€)' });
  await amount.fill('0');
  await dialog.getByRole('button', { name: 'Müşteriye yaz' }).click();
  await expect.element(amount).toHaveAccessibleDescription(expect.stringContaining(message));
  await expect.element(amount).toHaveValue('0');
  await expectNoAxeViolations('[role=dialog]');
});

test('a charge that is sent again after a refusal has the same key', async () => {
  refused = refusal(503, 'Sunucu yanıt vermiyor');
  const section = await openSection();
  await section.getByRole('button', { name: `Müşteriye yaz: ${SCRATCH}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Müşteriye yaz' });
  await dialog.getByRole('button', { name: 'Müşteriye yaz' }).click();
  await expect.element(dialog.getByText(/Sunucu yanıt vermiyor/)).toBeVisible();
  refused = null;
  await dialog.getByRole('button', { name: 'Müşteriye yaz' }).click();
  await expect.element(page.getByText('Ücret rezervasyonun hesabına eklendi')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('a repair is saved with the version that was read', async () => {
  const section = await openSection();
  await section.getByRole('button', { name: `Değiştir: ${SCRATCH}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Değiştir' });
  await dialog.getByLabelText('Durum').selectOptions('Onarıldı');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Hasar kaydedildi')).toBeVisible();
  expect(sent).toEqual([
    'PUT',
    '/admin/damages/d-1',
    { state: 'repaired', note: '', estimate: 60, version: 3 },
  ]);
});

test('a damage of the car park is added to the vehicle', async () => {
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
