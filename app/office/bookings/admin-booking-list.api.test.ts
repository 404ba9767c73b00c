import { eq, inArray, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookings } from '#app/db/schema.server.ts';
import { bookingStatisticsSchema, bookingsSchema } from '#app/domain/bookings/booking.schema.ts';
import { bookingOptionsSchema } from '#app/domain/bookings/booking-options.schema.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aBooking, aCar, aSeason, aZone } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db } = await buildTestApp({ keepRows: true });
let headers: Record<string, string>;
beforeAll(async () => {
  ({ headers } = await signIn(db));
  const car = await aCar(db, { id: 'egea', title: 'Şahin Egea', totalUnits: 3 });
  await aSeason(db, { carId: car.id });
  await aCar(db, { id: 'clio', title: 'Çlio', active: false });
  await aZone(db, { id: 'side', zoneName: 'Side', displayOrder: 1 });
  await aZone(db, { id: 'belek', zoneName: 'Belek', active: false });
  const drivers = [{ name: 'İpek', surname: 'Şahin', phoneNumber: '+90 555 123 45 67' }];
  const rows: Parameters<typeof aBooking>[1][] = [
    { id: 'a', carId: 'egea', drivers },
    { id: 'b', reference: 'KRV-BBBBB', carId: 'egea', status: 'pending' },
    { id: 'c', status: 'cancelled', pickupLocation: 'Otel %50_\\ Lara' },
    {
      id: 'd',
      serviceType: 'transfer',
      carTitle: null,
      zoneName: 'Side',
      transferData: { vehicleCapacity: 'capacity_1_4', passengers: 2 },
      dropoffLocation: 'Kalkan',
      status: 'completed',
      totalCents: 4550,
    },
    { id: 'e', status: 'active', email: 'x@y.z' },
  ];
  for (const [i, row] of rows.entries()) {
    await aBooking(db, { ...row, createdAt: new Date(`2026-06-0${i + 1}T09:00:00Z`) });
  }
});

const changeInDatabase = (data: unknown) =>
  db
    .update(bookings)
    .set({ transferData: sql`${JSON.stringify(data)}::jsonb` as never })
    .where(eq(bookings.id, 'd'));
const get = async (path: string) => {
  const response = await app.inject({ url: `/api/admin/bookings${path}`, headers });
  return { status: response.statusCode, ...response.json() };
};
const listed = async (query: string) => {
  const { data } = await get(query);
  return bookingsSchema
    .parse(data)
    .bookings.map(({ id }) => id)
    .join('');
};

describe('the list @7.16', () => {
  test.each([
    [{}, null],
    [5, null],
    [
      { vehicleCapacity: 'capacity_1_4', passengers: 2, childSeats: 'two' },
      { vehicleCapacity: 'capacity_1_4', passengers: 2 },
    ],
  ])(
    'lists a transfer whose data were damaged directly in the database: %j',
    async (damaged, shown) => {
      await changeInDatabase(damaged);
      const { status, data } = await get('?serviceType=transfer');
      expect(status).toBe(200);
      expect(data.bookings).toMatchObject([{ id: 'd', transferData: shown }]);
      expect((await get('/d')).status).toBe(200);
      await changeInDatabase({ vehicleCapacity: 'capacity_1_4', passengers: 2 });
    },
  );

  test('lists the newest bookings first, twenty a page', async () => {
    expect(await listed('')).toBe('edcba');
    const { data } = await get('?page=2&limit=2');
    expect(data.bookings.map(({ id }: { id: string }) => id)).toEqual(['c', 'b']);
    expect(data.pagination).toMatchObject({ page: 2, total: 5, totalPages: 3 });
    expect((await get('')).data.pagination.limit).toBe(20);
    expect((await get('?page=0')).status).toBe(400);
  });

  test.each([
    ['?status=pending', 'b'],
    ['?status=all&serviceType=all', 'edcba'],
    ['?serviceType=transfer', 'd'],
    ['?serviceType=car_rental&status=cancelled', 'c'],
  ])('filters by %s @4.27', async (query, ids) => {
    expect(await listed(query)).toBe(ids);
  });

  test.each([
    ['krv-bb', 'b'],
    ['IPEK sahin', 'a'],
    ['ŞAHİN 0555 123 45 67', 'a'],
    ['5551234567', 'a'],
    ['+90 (555) 123-45-67', 'a'],
    ['KALKAN', 'd'],
    ['side', 'd'],
    ['x@y.z', 'e'],
    ['lara yilmaz', 'c'],
    ['%', 'c'],
    ['50_', 'c'],
    ['\\', 'c'],
    ['a', 'edcba'],
    ['  ', 'edcba'],
    ['ayse kalkan lara', ''],
    ['\0', ''],
  ])('finds bookings by the search text %j', async (search, ids) => {
    expect(await listed(`?search=${encodeURIComponent(search)}`)).toBe(ids);
  });
});

describe('the list of a range of days', () => {
  beforeAll(async () => {
    const days = { carTitle: 'Later', email: '' };
    const rental = (id: string, pickupAt: string, dropoffAt: string, totalCents: number) =>
      aBooking(db, { ...days, id, reference: id, pickupAt, dropoffAt, totalCents });
    await rental('v', '2027-03-01 10:00', '2027-03-05 00:00', 300);
    await rental('w', '2027-03-05 23:59', '2027-03-09 10:00', 100);
    await rental('x', '2027-03-06 00:00', '2027-03-20 10:00', 200);
    await aBooking(db, {
      id: 'y',
      reference: 'y',
      serviceType: 'transfer',
      carTitle: null,
      transferData: { vehicleCapacity: 'capacity_1_4', passengers: 2 },
      pickupAt: '2027-03-04 23:30',
      dropoffAt: '2027-03-05 00:30',
      totalCents: 400,
    });
    return async () => {
      await db.delete(bookings).where(inArray(bookings.id, ['v', 'w', 'x', 'y']));
    };
  });

  test.each([
    // A return and a pickup. A transfer counts only on the day of its pickup.
    ['from=2027-03-05&to=2027-03-05', 'vw'],
    ['from=2027-03-04&to=2027-03-04', 'y'],
    ['from=2027-03-04&to=2027-03-05', 'vyw'],
    // No result: the only rental of these days is under way.
    ['from=2027-03-02&to=2027-03-03', ''],
    ['from=2027-03-06', 'wx'],
    ['from=2027-03-05&status=cancelled', ''],
    // Filtered by pickup only, so without returns and rentals under way.
    ['pickupFrom=2027-03-05', 'wx'],
    ['pickupFrom=2027-03-02', 'ywx'],
    ['pickupFrom=2027-03-02&sort=-pickup&serviceType=car_rental', 'xw'],
    ['from=2027-03-01&sort=-pickup', 'xwyv'],
    ['from=2027-03-01&sort=dropoff', 'vywx'],
    ['from=2027-03-01&sort=-dropoff', 'xwyv'],
    ['from=2027-03-01&sort=total', 'wxvy'],
    ['from=2027-03-01&sort=-total', 'yvxw'],
    ['from=2027-03-01&sort=reference', 'vwxy'],
    ['sort=-reference&limit=2', 'yx'],
    ['sort=-total&limit=1&search=later', 'v'],
  ])('lists for %s the bookings %j', async (query, ids) => {
    expect(await listed(`?${query}`)).toBe(ids);
  });

  test.each([
    ['from=2026-02-30', 'from'],
    ['to=tomorrow', 'to'],
    ['pickupFrom=today', 'pickupFrom'],
    ['from=9999-12-31', 'from'],
    ['from=2027-03-02&to=2027-03-01', 'to'],
    ['sort=price', 'sort'],
  ])('refuses %s with an error at %s', async (query, field) => {
    const { status, details } = await get(`?${query}`);
    expect(status).toBe(400);
    expect(details).toEqual([{ field, message: expect.stringMatching(/./) }]);
  });
});

test.each([
  ['Łukasz Błaszczyk', ['lukasz', 'BLASZCZYK', 'łukasz']],
  ['Søren Sørensen', ['sorensen', 'soren']],
  ['Đorđe Petrović', ['dorde petrovic']],
  ['Þórunn Ægisdóttir', ['thorunn', 'aegis']],
  ['Андрій Їжак', ['andriy', 'ijak', 'Андрій']],
  ['Mary O’Connor', ["o'connor", 'OConnor', 'O’Connor', 'oʼconnor']],
  ["Paolo D'Angelo", ['d’angelo', 'dangelo', "D'Angelo"]],
])('the search finds %s in every spelling', async (full, spellings) => {
  const [name = '', surname = ''] = full.split(' ');
  const drivers = [{ name, surname, phoneNumber: '+90 555 123 45 67' }];
  await aBooking(db, { id: 'spelt', drivers });
  const found = [];
  for (const each of spellings) found.push(await listed(`?search=${encodeURIComponent(each)}`));
  await db.delete(bookings).where(eq(bookings.id, 'spelt'));
  expect(found).toEqual(spellings.map(() => 'spelt'));
});

describe('the list filtered or sorted by account', () => {
  const accounts = [
    { id: 'account-a', paidCents: 0, depositCents: 300_00 },
    { id: 'account-b', paidCents: 100_00 },
    { id: 'account-c', paidCents: 130_00 },
    { id: 'account-d', paidCents: 40_00, status: 'pending' },
    { id: 'account-e', paidCents: 150_00, status: 'pending' },
  ];
  beforeAll(async () => {
    for (const each of accounts) {
      await aBooking(db, { ...each, totalCents: 100_00, email: 'account@x.y' });
    }
    return async () => {
      await db.delete(bookings).where(like(bookings.id, 'account-%'));
    };
  });
  test.each([
    ['account=owes', ['a']],
    ['account=overpaid', ['c']],
    ['account=deposit', ['a']],
    ['sort=balance', ['c', 'b', 'd', 'e', 'a']],
    ['sort=-balance', ['a', 'e', 'd', 'b', 'c']],
  ])('contains for %s the bookings %j', async (query, expected) => {
    const { data } = await get(`?search=account@x.y&${query}`);
    const ids = bookingsSchema.parse(data).bookings.map(({ id }) => id.replace('account-', ''));
    expect(ids).toEqual(expected);
  });

  test('shows that pending bookings owe nothing', async () => {
    const { data } = await get('?search=account@x.y&sort=reference');
    const pending = bookingsSchema
      .parse(data)
      .bookings.filter(({ status }) => status === 'pending');
    expect(pending.map(({ account }) => account.state)).toEqual(['none', 'none']);
  });
});

test('the list sorted by customer follows the Turkish alphabet, up and down', async () => {
  const names = [
    'Zeynep Ak',
    'Cem Öz',
    'Cem Oz',
    'Çağla Er',
    'Czerny Jan',
    'DENİZ Irmak',
    'deniz İnce',
  ];
  names.push('Ilgın Su', 'İpek Su', 'Hızır Ay', 'Şule Can', 'Suat Can', 'Ümit Ok', 'Umut Ok');
  names.push('Gül Ay', 'Ğ Ay', 'Özge Ün', 'Ozan Un', 'Ali Veli', 'Alican Ak', 'Élise Dupont');
  names.push('Luka Er', 'Łukasz Nowak', 'Lütfi Er');
  for (const [i, full] of names.entries()) {
    const [name = '', surname = ''] = full.split(' ');
    const drivers = [{ name, surname, phoneNumber: '+90 555 123 45 67' }];
    await aBooking(db, { id: `order-${i}`, email: 'order@x.y', drivers });
  }
  const listedNames = async (sort: string) => {
    const { data } = await get(`?search=order@x.y&limit=100&sort=${sort}`);
    return bookingsSchema.parse(data).bookings.map(({ drivers: [first] }) => {
      return `${first?.name} ${first?.surname}`;
    });
  };
  const inOrder = names.toSorted(new Intl.Collator('tr').compare);
  const up = await listedNames('customer');
  const down = await listedNames('-customer');
  await db.delete(bookings).where(like(bookings.id, 'order-%'));
  expect(up).toEqual(inOrder);
  expect(down).toEqual(inOrder.toReversed());
});

test('the list sorted by total has cancelled bookings at their fee', async () => {
  const missed = { status: 'cancelled', totalCents: 900_00, chargedCents: 40_00 };
  await aBooking(db, { id: 'total-a', email: 'total@x.y', ...missed });
  await aBooking(db, { id: 'total-b', email: 'total@x.y', totalCents: 50_00 });
  await aBooking(db, { id: 'total-c', email: 'total@x.y', totalCents: 30_00 });
  const { data } = await get('?search=total@x.y&sort=-total');
  await db.delete(bookings).where(like(bookings.id, 'total-%'));
  const ids = bookingsSchema.parse(data).bookings.map(({ id }) => id);
  expect(ids).toEqual(['total-b', 'total-a', 'total-c']);
});

test('the list sorted by pickup counts the bookings of each of its days', async () => {
  const at = (id: string, pickupAt: string) =>
    aBooking(db, { id: `days-${id}`, email: 'days@x.y', pickupAt, dropoffAt: '2026-08-09 10:00' });
  await at('a', '2026-08-02 23:59');
  await at('b', '2026-08-03 00:00');
  await at('c', '2026-08-03 10:00');
  const { data } = await get('?search=days@x.y&sort=pickup&limit=2');
  const other = await get('?search=days@x.y&sort=total');
  await db.delete(bookings).where(like(bookings.id, 'days-%'));
  // The second day has one more booking on the next page.
  expect(data.days).toEqual([
    { date: '2026-08-02', count: 1 },
    { date: '2026-08-03', count: 2 },
  ]);
  expect(other.data.days).toEqual([]);
});

test('statistics count bookings by status and sum the revenue without cancelled ones @7.19', async () => {
  const counts = { total: 5, pending: 1, confirmed: 1, active: 1, completed: 1, cancelled: 1 };
  const before = (await get('/statistics')).data;
  expect(bookingStatisticsSchema.parse(before)).toEqual({ ...counts, upcoming: 5, revenue: 285.5 });
  const [row] = await db.select().from(bookings).where(eq(bookings.id, 'a'));
  await db.update(bookings).set({ pickupAt: '2026-01-02 10:00' }).where(eq(bookings.id, 'a'));
  expect((await get('/statistics')).data).toEqual({ ...before, upcoming: 4 });
  await db.update(bookings).set({ pickupAt: row?.pickupAt }).where(eq(bookings.id, 'a'));
});

test('the options list all cars and zones, inactive ones too, with their prices', async () => {
  const { data } = await get('/options');
  const { cars, zones, places, extras } = bookingOptionsSchema.parse(data);
  expect(cars.map(({ id, active }) => [id, active])).toEqual([
    ['clio', false],
    ['egea', true],
  ]);
  expect(cars[1]).toMatchObject({
    title: 'Şahin Egea',
    total_units: 3,
    pricing: { daily: 40, weekly: 240, monthly: 900 },
    seasonalPricing: [{ name: 'Yaz 2026', startDate: '2026-06-01', daily: 60, weekly: null }],
  });
  expect(zones.map(({ id, status }) => [id, status])).toEqual([
    ['belek', 'inactive'],
    ['side', 'active'],
  ]);
  expect(places).toContain('Antalya Otogar');
  expect(extras.cocukKoltugu).toEqual({ daily: 5, maxCount: 3 });
});

describe('availability', () => {
  test.each([
    ['from=2026-07-10T10:00&to=2026-07-13T10:00', 1],
    ['from=2026-07-10T10:00&to=2026-07-10T10:00', 1],
    ['from=2026-07-13T10:00&to=2026-07-14T10:00', 3],
    ['from=2026-07-01T10:00&to=2026-07-10T10:00', 3],
    ['from=2026-07-10T10:00&to=2026-07-13T10:00&except=b', 2],
  ])('the query %s finds %i free units', async (query, free) => {
    expect((await get(`/availability?${query}`)).data).toEqual({
      free: { egea: free, clio: 1 },
      clashes: null,
      busyVehicles: [],
      lateRentals: [],
    });
  });

  test('a full car is returned with the bookings that hold its units', async () => {
    const period = 'from=2026-07-11T10:00&to=2026-07-12T10:00';
    await aBooking(db, { id: 'f', reference: 'KRV-F', carId: 'egea' });
    const { clashes } = (await get(`/availability?${period}&carId=egea`)).data;
    expect(clashes.map(({ reference }: { reference: string }) => reference)).toHaveLength(3);
    expect(clashes).toContainEqual({
      reference: 'KRV-F',
      customer: 'Ayşe Yılmaz',
      from: '2026-07-10T10:00',
      to: '2026-07-13T10:00',
    });
    expect((await get(`/availability?${period}&carId=egea&except=f`)).data.clashes).toBeNull();
    expect((await get(`/availability?${period}&carId=%00`)).data.clashes).toBeNull();
    await db.delete(bookings).where(inArray(bookings.id, ['f']));
  });

  test.each([
    'from=2026-07-10T10:00',
    'from=2026-07-10&to=2026-07-11',
    'from=2026-07-11T10:00&to=2026-07-10T10:00',
    'from=2026-07-10T10:00&to=2026-07-11T10:00&except=%00',
  ])('the API refuses the invalid query %s', async (query) => {
    expect((await get(`/availability?${query}`)).status).toBe(400);
  });
});
