/**
 * What the customers cost among 50,000 of them with 200,000 bookings: list, search, the offers of the
 * booking form, one customer, and a save of a booking.
 * Run: npm exec -c 'node tests/bench/customers.ts'
 * Prints milliseconds of a hundred runs each: median, 99th of a hundred, and the ratio to a page of the
 * newest bookings. "Yılmaz" is every ninth of them, "Ayşe" every sixtieth, a phone number one.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookingCustomers, customers } from '#app/db/schema.server.ts';
import { findMatches, listCustomers, readCustomer } from '#app/loop/customers/customers.server.ts';
import { listBookings } from '#app/office/bookings/bookings.server.ts';
import { customerSearchText } from '#app/office/customer-records/customer-search.rules.ts';
import { rememberCustomers } from '#app/office/customer-records/remember-customers.server.ts';
import { onBenchDatabase } from './bench-database.ts';
import { insertLargeBusiness } from './large-business.ts';

const BOOKINGS = 200_000;
const CUSTOMERS = 50_000;
const BATCH = 1000;
const RUNS = 100;

const ONSETS = ['Ay', 'Me', 'Fat', 'Şük', 'İs', 'Gül', 'Öz', 'Çağ', 'Ha', 'Tu'];
const ENDINGS = ['şe', 'hmet', 'ma', 'rü', 'kender', 'ay'];
const FAMILIES = [
  ...['Yılmaz', 'Kaya', 'Demir', 'Şahin', 'Çelik'],
  ...['Müller', 'Ivanova', 'Öztürk', 'Aydın'],
];
const SEARCHES = ['a', 'ay', 'yılmaz', 'Ayşe', 'ayse yilmaz', '0555', '0555 0025 000', 'zzzz', '@'];
const SORTS = ['-last', 'last', 'name', '-name'] as const;

await onBenchDatabase(measure);

async function measure(db: Db): Promise<void> {
  await insertLargeBusiness(db, { bookings: BOOKINGS, years: 5 });
  for (let first = 0; first < CUSTOMERS; first += BATCH) {
    const people = Array.from({ length: BATCH }, (_, i) => person(first + i));
    await db.insert(customers).values(people);
  }
  // Booking `b-1` and so on: each customer has four, one who is an agency two hundred.
  await db.execute(sql`
    insert into ${bookingCustomers} (booking_id, customer_id, position)
    select 'b-' || i, 'c-' || case when i % 1000 = 0 then 0 else i % ${CUSTOMERS}::int end, 0
    from generate_series(1, ${BOOKINGS}::int) i`);
  await db.execute(sql`
    update customers set last_pickup_at = (
      select max(b.pickup_at) from booking_customers l join bookings b on b.id = l.booking_id
      where l.customer_id = customers.id)`);
  await db.execute(sql`vacuum analyze`);

  const newest = await times(() => listBookings(db, { page: 1, limit: 20 }));
  console.log(`${CUSTOMERS} customers, ${BOOKINGS} bookings`);
  const show = async (what: string, work: (run: number) => Promise<unknown>) => {
    const { median, p99 } = await times(work);
    const ratio = (median / newest.median).toFixed(1);
    console.log(
      `  ${what.padEnd(28)} median ${median.toFixed(1).padStart(6)} ms, p99 ${p99.toFixed(1).padStart(6)} ms, ratio ${ratio}`,
    );
  };
  await show('newest bookings', () => listBookings(db, { page: 1, limit: 20 }));
  for (const sort of SORTS) {
    await show(`list by ${sort}`, () => listCustomers(db, { page: 1, limit: 20, sort }));
  }
  await show('list, page 2,500', () => listCustomers(db, { page: 2500, limit: 20, sort: '-last' }));
  for (const search of SEARCHES) {
    const sort = '-last';
    await show(`list of “${search}”`, () =>
      listCustomers(db, { page: 1, limit: 20, search, sort }),
    );
    await show(`offers for “${search}”`, () => findMatches(db, { search, phone: '0555 0025 000' }));
  }
  await show('one customer', (run) => readCustomer(db, `c-${1 + run * 499}`));
  await show('the agency', () => readCustomer(db, 'c-0'));
  await show('a new booking', (run) =>
    db.transaction((tx) =>
      rememberCustomers(tx, {
        bookingId: `new-${run}`,
        before: null,
        after: {
          drivers: [
            { name: 'A', surname: 'B', phoneNumber: `0533${String(run).padStart(7, '0')}` },
          ],
          email: '',
          pickupAt: '2026-07-10T10:00',
        },
        byVisitor: { before: false, after: false },
        now: new Date('2026-07-01T09:00:00Z'),
      }),
    ),
  );
}

function person(n: number): typeof customers.$inferInsert {
  const pick = (list: string[], step: number) => list[Math.floor(n / step) % list.length] ?? '';
  const phoneDigits = `90555${String(n).padStart(7, '0')}`;
  const details = {
    name: `${pick(ONSETS, 1)}${pick(ENDINGS, 10)}`,
    surname: pick(FAMILIES, 60),
    phone: `0555 ${String(n)
      .padStart(7, '0')
      .replace(/(\d{4})(\d{3})/, '$1 $2')}`,
    email: n % 3 ? '' : `musteri${n}@example.com`,
  };
  const searchText = customerSearchText(details);
  return { ...details, id: `c-${n}`, phoneDigits, searchText };
}

/** Milliseconds of many runs, one after the other, after one that does not count. */
async function times(work: (run: number) => Promise<unknown>) {
  await work(0);
  const took: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const start = performance.now();
    await work(run);
    took.push(performance.now() - start);
  }
  took.sort((a, b) => a - b);
  return { median: took[RUNS / 2] ?? 0, p99: took[RUNS - 2] ?? 0 };
}
