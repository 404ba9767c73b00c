import { signIn } from './support/admin.ts';
import { addBooking, addCar, clear, inDays } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { sheetsOf } from './support/pdf.ts';
import { expect } from './support/test.ts';

const COUNT = 60;

test.beforeEach(async ({ page, business: { database } }) => {
  await clear(database);
  await addCar(database, { id: 'egea', title: 'Fiat Egea', units: COUNT });
  const pickupAt = `${inDays(1)} 10:00`;
  const bookings = Array.from({ length: COUNT }, (_, i) => ({
    ...{ reference: `K-${i}`, carId: 'egea', status: 'confirmed' },
    ...{ pickupAt, dropoffAt: `${inDays(3)} 10:00` },
  }));
  await addBooking(database, ...bookings);
  for (const statement of [
    `insert into vehicles (id, car_id, plate)
      select i, 'egea', '07 ABC ' || i from generate_series(100, 100 + $1) i`,
    `insert into customers (id, name, surname, phone, phone_digits, search_text)
      select i, 'Ada', 'Su', '+90 532 000 00 ' || i, '90532000000' || i, 'ada su'
      from generate_series(10, 10 + $1) i`,
    `insert into handovers (booking_id, kind, plate, at, kilometres, fuel_eighths, signatures, staff_name)
      select 'K-' || i, 'out', '07 ABC ' || i, (now() - interval '1 day')::timestamp(0), 45000, 8,
        '{"customer": null, "staff": null}', 'Zeynep'
      from generate_series(0, $1 - 1) i`,
  ])
    await database.query(statement, [COUNT]);
  await signIn(page);
});

for (const [path, head] of [
  ['/admin/bookings?limit=100', 'CustomerServiceDate'],
  ['/admin/customers?limit=100', 'MüşteriTelefon'],
  ['/admin/vehicles', 'PlakaAraçKilometre'],
  [`/admin/filings?from=${inDays(-2)}&to=${inDays(0)}`, 'SürücüAraç'],
] as const) {
  test(`${path} has its head on every printed sheet`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets.length).toBeGreaterThan(1);
    for (const sheet of sheets) expect(sheet).toContain(head);
  });
}
