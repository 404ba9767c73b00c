import type { Db } from '#app/db/client.server.ts';
import { admins, bookings, cars, images, posts, seasons, zones } from '#app/db/schema.server.ts';
import { bookingSearchText } from '#app/domain/bookings/booking.rules.ts';
import { searchForm } from '#app/domain/posts/post.rules.ts';

/**
 * Functions that insert rows with plausible values. A test names only the values that it is about.
 */
/**
 * Number in ids and references. It starts at 10,000 so that all have the same length, because rows
 * are sorted by them as texts.
 */
let count = 10_000;

/** Inserts an active car with one unit: €40 a day, €240 a week, €900 a month. */
export async function aCar(db: Db, overrides: Partial<typeof cars.$inferInsert> = {}) {
  count += 1;
  const values = {
    id: `fiat-egea-2024-${count}`,
    title: `Fiat Egea 2024 no. ${count}`,
    brand: 'Fiat',
    model: 'Egea',
    year: 2024,
    category: 'Ekonomik',
    bodyType: 'Sedan',
    fuelType: 'Benzin',
    transmission: 'Manuel',
    seats: 5,
    doors: 4,
    engineCapacity: 1400,
    dailyCents: 4000,
    weeklyCents: 24_000,
    monthlyCents: 90_000,
    ...overrides,
  };
  return only(await db.insert(cars).values(values).returning());
}

/**
 * Inserts a person of the back office without a valid password. `signIn` also returns the headers
 * for requests.
 */
export async function anAdmin(db: Db, overrides: Partial<typeof admins.$inferInsert> = {}) {
  count += 1;
  const values = {
    id: `admin-${count}`,
    username: `admin${count}`,
    name: `Yönetici ${count}`,
    passwordHash: 'no hash at all',
    role: 'owner' as const,
    ...overrides,
  };
  return only(await db.insert(admins).values(values).returning());
}

/** Inserts a season of a car: June to August 2026, €60 a day, no weekly price. */
export async function aSeason(
  db: Db,
  overrides: Partial<typeof seasons.$inferInsert> & { carId: string },
) {
  count += 1;
  const values = {
    id: `season-${count}`,
    name: 'Yaz 2026',
    startDate: '2026-06-01',
    endDate: '2026-08-31',
    dailyCents: 6000,
    ...overrides,
  };
  return only(await db.insert(seasons).values(values).returning());
}

/**
 * Inserts a confirmed rental, from 10 July 2026 at 10:00 to 13 July at 10:00. Without `carId` it
 * holds no unit.
 */
export async function aBooking(db: Db, overrides: Partial<typeof bookings.$inferInsert> = {}) {
  count += 1;
  const values = {
    id: `booking-${count}`,
    reference: `KRV-TEST-${count}`,
    serviceType: 'car_rental',
    carTitle: 'Fiat Egea 2024',
    drivers: [{ name: 'Ayşe', surname: 'Yılmaz', phoneNumber: '+90 555 000 00 00' }],
    pickupLocation: 'Antalya Havalimanı',
    dropoffLocation: 'Antalya Havalimanı',
    pickupAt: '2026-07-10 10:00:00',
    dropoffAt: '2026-07-13 10:00:00',
    email: '',
    zoneName: null,
    totalCents: 12_000,
    status: 'confirmed',
    requested: overrides.status === 'pending',
    ...overrides,
  };
  const searchText = bookingSearchText(values);
  return only(
    await db
      .insert(bookings)
      .values({ searchText, ...values })
      .returning(),
  );
}

/** Inserts a post that was published on 1 June 2026. Title, content and tags can be searched. */
export async function aPost(db: Db, overrides: Partial<typeof posts.$inferInsert> = {}) {
  count += 1;
  const { title = `Yazı ${count}`, content = 'Sahil yolunda bir gün ve durulacak yerler.' } =
    overrides;
  const values = {
    id: `post-${count}`,
    slug: `yazi-${count}`,
    title,
    excerpt: 'Sahil yolunda bir gün.',
    content,
    html: `<p>${content}</p>`,
    category: 'Travel Tips',
    readingMinutes: 1,
    status: 'published',
    publishedAt: new Date('2026-06-01T09:00:00Z'),
    searchText: searchForm([title, content, ...(overrides.tags ?? [])].join(' ')),
    ...overrides,
  };
  return only(await db.insert(posts).values(values).returning());
}

/** Inserts an active zone with the fares €30, €40 and €70. */
export async function aZone(db: Db, overrides: Partial<typeof zones.$inferInsert> = {}) {
  count += 1;
  const values = {
    id: `zone-${count}`,
    zoneName: `Bölge ${count}`,
    capacity14Cents: 3000,
    capacity16Cents: 4000,
    capacity116Cents: 7000,
    ...overrides,
  };
  return only(await db.insert(zones).values(values).returning());
}

/** Inserts the row of a picture whose files do not exist, for tests that only show its address. */
export async function anImage(db: Db, overrides: Partial<typeof images.$inferInsert> = {}) {
  count += 1;
  const values = {
    id: count.toString(16).padStart(24, '0'),
    width: 1600,
    height: 900,
    widths: [320, 640, 960, 1280, 1600],
    bytes: 120_000,
    ...overrides,
  };
  return only(await db.insert(images).values(values).returning());
}

function only<T>(rows: T[]): T {
  const [row] = rows;
  if (rows.length !== 1 || row === undefined)
    throw new Error(`one row expected, ${rows.length} came`);
  return row;
}

/** Driver with documents, as the record of a hand-over has them. */
export const DRIVER_DOCUMENTS = {
  name: 'Ada',
  surname: 'Su',
  idNumber: '12345678901',
  nationality: 'TR',
  birthDate: '1990-05-04',
  licenceNumber: 'L-998877',
  licenceClass: 'B',
  licenceDate: '2010-01-02',
  address: 'Lara, Antalya',
};
