/**
 * What the list of bookings costs among 200,000 of them, next to a page of the newest.
 * Run: npm exec -c 'node tests/bench/booking-search.ts'
 * Prints milliseconds as medians of seven runs, how many are found, and the ratio. "Antalya" is in
 * nearly every booking, each first name in some 4,000, a phone number or reference in one.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import { BOOKING_SORTS, bookingSearchText } from '#app/office/bookings/booking.rules.ts';
import { listBookings, readBookingStatistics } from '#app/office/bookings/bookings.server.ts';
import { median, onBenchDatabase } from './bench-database.ts';

const BOOKINGS = 200_000;
const BATCH = 1000;
const ROUNDS = 7;
const LIMIT = 20;

const ONSETS = ['Ay', 'Me', 'Fat', 'Şük', 'İs', 'Gül', 'Öz', 'Çağ', 'Ha', 'Tu'];
const ENDINGS = ['şe', 'hmet', 'ma', 'rü', 'kender', 'ay'];
const FAMILIES = [
  'Yılmaz',
  'Kaya',
  'Demir',
  'Şahin',
  'Çelik',
  'Müller',
  'Ivanova',
  'Öztürk',
  'Aydın',
];
const PLACES = ['Havalimanı (AYT)', 'Belek Otel Teslimi', 'Merkez Ofis', 'Otogar', 'Lara', 'Kemer'];
const STATUSES = ['completed', 'completed', 'completed', 'cancelled', 'confirmed', 'completed'];

/** A day and a week in the middle, an old day, and one without bookings. */
const DAYS = [
  ['2025-07-15', '2025-07-15'],
  ['2025-07-14', '2025-07-20'],
  ['2024-01-02', '2024-01-02'],
  ['2027-01-01', '2027-01-01'],
] as const;

const SEARCHES = [
  'KRV-123456',
  '+90 (555) 086-41-92',
  '0555 0864192',
  '0555',
  'ayşe',
  'Ayşe Yılmaz',
  'ayse yilmaz lara',
  'zzzz',
  'antalya',
  'antalya ayşe',
  'antalya zzzz',
  'ay',
  'ay zzzz',
  'a',
  'zq',
  '%',
];

await onBenchDatabase(measure);

async function measure(db: Db): Promise<void> {
  for (let first = 0; first < BOOKINGS; first += BATCH) {
    await db.insert(bookings).values(Array.from({ length: BATCH }, (_, i) => booking(first + i)));
  }
  // As autovacuum does: it also moves new entries into the indexes proper.
  await db.execute(sql`vacuum analyze bookings`);
  const { took: newest } = await median(ROUNDS, () => listBookings(db, { page: 1, limit: LIMIT }));
  const show = async (what: string, work: (db: Db) => Promise<unknown>, found?: number) => {
    const { took } = await median(ROUNDS, () => work(db));
    const ratio = (took / newest).toFixed(1);
    console.log(
      `  ${what.padEnd(26)} ${String(found ?? '').padStart(6)} ${took.toFixed(1).padStart(8)} ms, ratio ${ratio}`,
    );
  };
  console.log(`${BOOKINGS} bookings, a page of the newest ${newest.toFixed(1)} ms`);
  await show('page 5,000', () => listBookings(db, { page: 5_000, limit: LIMIT }));
  await show('cancelled', () => listBookings(db, { page: 1, limit: LIMIT, status: 'cancelled' }));
  await show('active (none)', () => listBookings(db, { page: 1, limit: LIMIT, status: 'active' }));
  await show('transfers', () =>
    listBookings(db, { page: 1, limit: LIMIT, serviceType: 'transfer' }),
  );
  for (const [from, to] of DAYS) {
    const { pagination } = await listBookings(db, { page: 1, limit: LIMIT, from, to });
    const days = `${from} to ${to}`;
    await show(days, () => listBookings(db, { page: 1, limit: LIMIT, from, to }), pagination.total);
  }
  const [[from, to]] = DAYS;
  for (const sort of BOOKING_SORTS) {
    await show(`by ${sort}`, () => listBookings(db, { page: 1, limit: LIMIT, sort }));
    await show(`a day by ${sort}`, () =>
      listBookings(db, { page: 1, limit: LIMIT, from, to, sort }),
    );
  }
  await show('statistics', () => readBookingStatistics(db));
  for (const search of SEARCHES) {
    const { pagination } = await listBookings(db, { page: 1, limit: LIMIT, search });
    await show(search, () => listBookings(db, { page: 1, limit: LIMIT, search }), pagination.total);
  }
}

function booking(n: number): typeof bookings.$inferInsert {
  const pick = (list: string[], step: number) => list[Math.floor(n / step) % list.length] ?? '';
  const digits = String(5_550_000_000 + n * 7).replace(
    /(\d{3})(\d{3})(\d{2})(\d{2})/,
    '$1 $2 $3 $4',
  );
  const place = (step: number) => `Antalya ${pick(PLACES, step)}`;
  const car = n % 4 > 0;
  const day = new Date(Date.UTC(2024, 0, 1) + (n % 900) * 86_400_000).toISOString().slice(0, 10);
  const searched = {
    reference: `KRV-${n}`,
    drivers: [
      {
        name: `${pick(ONSETS, 1)}${pick(ENDINGS, 10)}`,
        surname: pick(FAMILIES, 60),
        phoneNumber: n % 2 ? `+90 ${digits}` : `0${digits}`,
      },
    ],
    email: n % 3 ? '' : `musteri${n}@example.com`,
    pickupLocation: place(7),
    dropoffLocation: place(11),
    carTitle: car ? `Fiat Egea 20${15 + (n % 10)}` : null,
    zoneName: car ? null : pick(PLACES, 5),
  };
  return {
    ...searched,
    id: `krv-${n}`,
    serviceType: car ? 'car_rental' : 'transfer',
    transferData: car ? null : { vehicleCapacity: 'capacity_1_4', passengers: 2 },
    extras: car ? { cocukKoltugu: 1, ekSurucu: 0, gencSurucu: 0 } : null,
    pickupAt: `${day} 10:00`,
    dropoffAt: `${day} 18:00`,
    totalCents: 10_000 + (n % 500) * 100,
    quotedCents: 10_000,
    status: pick(STATUSES, 3),
    searchText: bookingSearchText(searched),
    createdAt: new Date(Date.UTC(2024, 0, 1) + n * 300_000),
  };
}
