import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readMigrations } from '#app/db/migrations.server.ts';
import { bookingCustomers, bookings, customers } from '#app/db/schema.server.ts';
import { phoneKey } from '#app/lib/requests/phone.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aBooking } from '#tests/support/factories.ts';

const { db } = await testDatabase();

const migrationWith = (text: string) =>
  readMigrations().find(({ sql: all }) => all.some((each) => each.includes(text)))?.sql ?? [];

/**
 * Migrations that create and fill the tables, and that separate people who share a phone number.
 */
const statements = [
  ...migrationWith('pg_temp.phone_key'),
  ...migrationWith('pg_temp.is_same_person'),
];

/** Runs the migration on existing bookings, returns its result, and rolls everything back. */
async function migrated() {
  let found: { people: (typeof customers.$inferSelect)[]; places: object[] } | undefined;
  const undo = new Error('undo');
  const run = db.transaction(async (tx) => {
    await tx.execute(sql`drop table booking_customers, customers`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
    const people = await tx.select().from(customers).orderBy(asc(customers.createdAt));
    found = { people, places: await tx.select().from(bookingCustomers) };
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
  if (!found) throw new Error('The migration did not run');
  return found;
}

const driver = (name: string, phoneNumber: string) => ({ name, surname: 'Çağ', phoneNumber });

test('the migration creates one customer per phone and name', async () => {
  const at = (day: number) => ({
    createdAt: new Date(Date.UTC(2026, 0, day)),
    pickupAt: `2026-03-${day} 10:00:00`,
    dropoffAt: `2026-03-${day} 20:00:00`,
  });
  const drivers = [driver('İlk', '0532 123 45 67'), driver('Can', '0533 000 00 00')];
  await aBooking(db, { id: 'old', drivers, email: 'a@example.com', ...at(10) });
  const later = [driver('Şule', '+90 532 123 45 67'), driver('S.', '905321234567')];
  await aBooking(db, { id: 'new', drivers: later, ...at(11) });
  await aBooking(db, { id: 'newer', drivers: [driver('ŞULE NUR', '0532 123 45 67')], ...at(9) });
  await aBooking(db, { id: 'none', drivers: [driver('X', '1')], ...at(12) });
  const { people, places } = await migrated();
  const named = Object.fromEntries(people.map(({ name, ...rest }) => [name, rest]));
  expect(Object.keys(named).sort()).toEqual(['Can', 'İlk', 'Şule']);
  expect(named.Şule).toMatchObject({
    phoneDigits: '905321234567',
    phone: '+90 532 123 45 67',
    email: '',
    lastPickupAt: '2026-03-11 10:00:00',
    createdAt: at(9).createdAt,
    searchText: 'sule cag +90 532 123 45 67 905321234567',
  });
  expect(named.İlk).toMatchObject({
    phoneDigits: '905321234567',
    email: 'a@example.com',
    lastPickupAt: '2026-03-10 10:00:00',
    searchText: 'ilk cag 0532 123 45 67 905321234567 a@example.com',
  });
  // The booking keeps a row without position for the customer formerly merged with its driver.
  expect(places).toHaveLength(5);
  expect(places).toContainEqual({ bookingId: 'old', customerId: named.Şule?.id, position: null });
  expect(places).toContainEqual({ bookingId: 'old', customerId: named.İlk?.id, position: 0 });
  expect(places).toContainEqual({ bookingId: 'newer', customerId: named.Şule?.id, position: 0 });
  expect(places).toContainEqual({ bookingId: 'new', customerId: named.Şule?.id, position: 0 });
  expect(places).toContainEqual({ bookingId: 'old', customerId: named.Can?.id, position: 1 });
});

test('the migration normalises phones and names as the code does', async () => {
  const phones = ['0', '00', '+', '0090', '5', '90', '900', '0049', '1 ', '090', '95'];
  const ends = ['', '1', '2345', '555123456', '5551234567', '55512345678', ' 532-123.45/67'];
  const typed = phones.flatMap((start) => ends.map((end) => start + end));
  for (const phone of typed) {
    await aBooking(db, { drivers: [driver('İpek Işık Müller José Ångström', phone)] });
  }
  const { people } = await migrated();
  const known = new Set(typed.map(phoneKey).filter((key) => key !== null));
  expect(new Set(people.map(({ phoneDigits }) => phoneDigits))).toEqual(known);
  expect(await db.$count(bookings)).toBe(typed.length);
  const name = fold('İpek Işık Müller José Ångström Çağ');
  expect(people.filter(({ searchText }) => !searchText.startsWith(name))).toEqual([]);
});

test('the migration removes the bracketed zero from a phone number', async () => {
  await aBooking(db, { drivers: [driver('Ada', '+43 (0)664 1234567')] });
  await aBooking(db, { drivers: [driver('Can', '+90 (0)532 123 45 67')] });
  const { people } = await migrated();
  expect(people.map(({ phoneDigits }) => phoneDigits).sort()).toEqual([
    '436641234567',
    '905321234567',
  ]);
  expect(people.map(({ searchText }) => searchText).sort()).toEqual([
    'ada cag +43 (0)664 1234567 436641234567',
    'can cag +90 (0)532 123 45 67 905321234567',
  ]);
});
