import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Clash } from '#app/domain/bookings/booking.schema.ts';
import { fieldsWithoutControl } from '#tests/support/controls.ts';
import { expectAddress, open } from '#tests/support/mounted.tsx';
import { type Api, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, pressIn } from '#tests/support/mounted-page.ts';
import * as editor from './admin-vehicle-edit.route.tsx';
import * as list from './admin-vehicles.route.tsx';
import {
  type CarUnits,
  type Vehicle,
  type VehicleRental,
  vehicleInputSchema,
  vehicleSchema,
} from './vehicle.schema.ts';

const VEHICLES = '/admin/vehicles';
const PLATE = '07 BBB 22';
const CLASH: Clash = {
  reference: 'K-1',
  customer: 'Ayşe Yılmaz',
  from: '2026-05-14T10:00',
  to: '2026-05-16T10:00',
};
const IN_THE_WAY = `${PLATE} yaklaşan rezervasyonlara atanmış`;

let vehicle: Vehicle;
/** Address and body of the last request that changed something. */
let sent: unknown[] = [];

const units = (rest: Partial<CarUnits>): CarUnits[] => [
  { title: 'Fiat Egea', units: 1, plates: 1, hasVehicles: true, held: 1, ...rest },
];

const api: Api = (method, path, body) => {
  if (path.endsWith('/rentals')) return { rentals: [], total: 0 };
  if (method === 'GET' && path.endsWith('/damages')) return { damages: [], expenses: [] };
  if (method === 'GET')
    return {
      vehicles: [vehicle],
      cars: [{ id: 'egea', title: 'Fiat Egea', units: 3, plates: 1, vehicles: 1 }],
    };
  sent = [method, path, body];
  if (path.includes('/blocks')) return null;
  const { allowOverbooking } = (body ?? {}) as { allowOverbooking?: boolean };
  if (!allowOverbooking && !path.includes('allowOverbooking=true'))
    return refusal(409, IN_THE_WAY, { data: { clashes: [CLASH] } });
  if (method === 'PUT') return { ...vehicle, status: 'sold', carUnits: units({}) };
  return { id: vehicle.id, plate: PLATE, carUnits: units({ units: 0, hasVehicles: false }) };
};

const openAt = (at: string) =>
  open(at, { routes: { [VEHICLES]: list, [`${VEHICLES}/:id`]: editor }, api });
const said = (text: string) => expect.element(page.getByText(text)).toBeVisible();

beforeEach(() => {
  vehicle = vehicleSchema.parse({
    ...{ id: 'v-1', plate: PLATE, carId: 'egea', carTitle: 'Fiat Egea', status: 'in-service' },
    ...{ colour: '', chassisNumber: '', kilometres: null, notes: '', due: [], blocks: [] },
    ...{ inspectionDue: null, insuranceDue: null, cascoDue: null, serviceDue: null },
    ...{ serviceDueKilometres: null, version: 1, updatedAt: '2026-05-01T09:00:00.000Z' },
  });
});

test('the form has a control for each field of a vehicle', async () => {
  await openAt(`${VEHICLES}/v-1`);
  await expect.element(page.getByRole('textbox', { name: 'Plaka' })).toBeVisible();
  const missing = fieldsWithoutControl('vehicle', vehicleInputSchema.keyof().options);
  expect(missing, 'Add a control to the editor').toEqual([]);
});

test('a vehicle with future bookings is deleted after staff confirm it', async () => {
  await openAt(VEHICLES);
  await page.getByRole('button', { name: `${PLATE} – sil` }).click();
  const question = page.getByRole('alertdialog', { name: 'Plaka silinsin mi?' });
  await expect.element(question.getByText('Silinince adet 3 olarak kalır')).toBeVisible();
  await question.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect.element(question.getByRole('link', { name: /^K-1/ })).toBeVisible();
  await expectNoAxeViolations('[role=alertdialog]');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await page.getByRole('button', { name: `${PLATE} – sil` }).click();
  await question.getByRole('button', { name: 'Sil', exact: true }).click();
  await question.getByRole('button', { name: 'Yine de sil' }).click();
  await said(`${PLATE} silindi`);
  await said('Fiat Egea için plaka kalmadı, adet 0 olarak duruyor');
  expect(sent.slice(0, 2)).toEqual(['DELETE', `${VEHICLES}/v-1?allowOverbooking=true`]);
});

test('a vehicle with future bookings is sold after staff confirm it', async () => {
  await openAt(`${VEHICLES}/v-1`);
  await page.getByLabelText('Durum', { exact: true }).selectOptions('Satıldı');
  const save = page.getByRole('button', { name: 'Kaydet' });
  await save.click();
  const question = page.getByRole('alertdialog', {
    name: 'Rezervasyonlara rağmen kaydedilsin mi?',
  });
  await expect.element(question.getByRole('link', { name: /^K-1/ })).toBeVisible();
  await expect.element(question.getByText(IN_THE_WAY)).toBeVisible();
  await question.getByRole('button', { name: 'Geri' }).click();
  await expect.element(save).toHaveFocus();
  await save.click();
  await question.getByRole('button', { name: 'Yine de kaydet' }).click();
  await said(`${PLATE} kaydedildi. Fiat Egea artık 1 adet.`);
  expect(sent[2]).toMatchObject({ status: 'sold', allowOverbooking: true });
  await expectAddress(VEHICLES);
});

test('days that are blocked already show an error and keep the typed text', async () => {
  const taken = '14 – 15 May günleri zaten kapalı';
  respondTo('POST', `${VEHICLES}/v-1/blocks`, () =>
    refusal(400, taken, { details: [{ field: 'firstDay', message: taken }] }),
  );
  await openAt(`${VEHICLES}/v-1`);
  await page.getByRole('button', { name: 'Gün kapat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gün kapat' });
  const first = dialog.getByLabelText('İlk gün', { exact: true });
  const last = dialog.getByLabelText('Son gün', { exact: true });
  await first.fill('14/05/2026');
  await last.fill('15/05/2026');
  await pressIn(last, 'Enter');
  await expect.element(first).toHaveAccessibleDescription(expect.stringContaining(taken));
  await expect.element(first).toHaveValue('14/05/2026');
  await expectNoAxeViolations('[role=dialog]');
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

describe('the page of a vehicle', () => {
  const RENTAL: VehicleRental = {
    ...{ id: 'b-1', bookingReference: 'KRV-1', customer: 'Ayşe Yılmaz', status: 'completed' },
    ...{ pickupTime: '2026-05-03T10:00', dropoffTime: '2026-05-05T10:00' },
    ...{ handedOverAt: '2026-05-03T11:20', returnedAt: '2026-05-05T14:05', recordedPlate: PLATE },
  };
  const openWith = async (rentals: VehicleRental[], total = rentals.length) => {
    respondTo('GET', `${VEHICLES}/v-1/rentals`, () => ({ rentals, total }));
    await openAt(`${VEHICLES}/v-1`);
    return page.getByRole('region', { name: 'Kiralamalar' });
  };

  test('shows customer and recorded hours of each rental', async () => {
    const list = await openWith([RENTAL]);
    const row = list.getByRole('listitem');
    for (const text of [
      'Ayşe Yılmaz',
      'Teslim 3 May 2026 11:20',
      'İade 5 May 2026 14:05',
      'Rezervasyon 3 May 2026 10:00 – 5 May 2026 10:00',
    ]) {
      await expect.element(row.getByText(text, { exact: true })).toBeVisible();
    }
    await expect
      .element(row.getByRole('link', { name: 'KRV-1' }))
      .toHaveAttribute('href', '/admin/bookings/b-1');
    await expectNoAxeViolations('#vehicle-rentals');
  });

  test('shows which record a rental lacks', async () => {
    const missing = { handedOverAt: null, returnedAt: null, recordedPlate: null };
    const list = await openWith([
      { ...RENTAL, id: 'out', returnedAt: null },
      { ...RENTAL, id: 'booked', ...missing },
    ]);
    const rows = list.getByRole('listitem');
    await expect.element(rows.first().getByText('İade kaydı yok')).toBeVisible();
    await expect.element(rows.last().getByText('Teslim kaydı yok')).toBeVisible();
  });

  test('shows the plate of the hand-over if it was another one', async () => {
    const list = await openWith([{ ...RENTAL, recordedPlate: '07 OLD 11' }]);
    await expect.element(list.getByText('Teslimdeki plaka: 07 OLD 11')).toBeVisible();
  });

  test('links to the bookings of the car if there are older rentals', async () => {
    const list = await openWith([RENTAL], 130);
    await expect.element(list.getByText(/130 kiralamadan en yeni 1 tanesi/)).toBeVisible();
    await expect
      .element(list.getByRole('link', { name: 'Fiat Egea: tüm rezervasyonlar' }))
      .toHaveAttribute('href', '/admin/bookings?search=Fiat+Egea');
  });

  test('folds the rentals before the five newest', async () => {
    const list = await openWith(
      Array.from({ length: 7 }, (_, n) => ({
        ...RENTAL,
        id: `b-${n}`,
        bookingReference: `KRV-${n}`,
      })),
    );
    await expect.element(list.getByRole('link', { name: 'KRV-4' })).toBeVisible();
    await expect.element(list.getByText('KRV-5')).not.toBeVisible();
    await list.getByText('Önceki 2 kiralama').click();
    await expect.element(list.getByRole('link', { name: 'KRV-5' })).toBeVisible();
    await expect.element(list.getByRole('link', { name: 'KRV-6' })).toBeVisible();
  });

  test('shows a message while the vehicle was never rented', async () => {
    const list = await openWith([]);
    await expect.element(list.getByText('Bu plaka henüz kiralanmadı.')).toBeVisible();
  });
});
