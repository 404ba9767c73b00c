/**
 * What a page of the audit log costs among 200,000 entries, and a report over 200,000 bookings of three
 * years. Run: npm exec -c 'node tests/bench/audit-and-reports.ts'
 * Prints milliseconds as medians of seven runs, and how many entries or bookings were found.
 */
import { sql } from 'drizzle-orm';
import { type AuditLogQuery, SYSTEM } from '#app/base/audit/audit-log.schema.ts';
import { listAuditLog } from '#app/base/audit/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { readReport } from '#app/office/reports/reports.server.ts';
import { median, onBenchDatabase } from './bench-database.ts';

const ROWS = 200_000;
/** As many as can be inserted before the driver gives up waiting, on a slow machine too. */
const BATCH = 10_000;
const ROUNDS = 7;
const LIMIT = 50;
/** Entries from the newest on, where the deep page begins: nearly at the oldest. */
const DEEP = 199_900;

/** 'person-1' has the most entries, 'person-40' has three, and 'zone-0' has none. */
const QUERIES: Record<string, Partial<AuditLogQuery>> = {
  newest: {},
  'who opened what, too': { navigation: 'show' },
  'one person': { admin: 'person-1' },
  'a person with 3 entries': { admin: 'person-40' },
  'the software itself': { admin: SYSTEM },
  bookings: { entity: 'booking' },
  'one booking': { entity: 'booking', entityId: 'booking-8' },
  'a zone without entries': { entity: 'zone', entityId: 'zone-0' },
  'an id without its kind': { entityId: 'booking-8' },
  deletions: { action: 'delete' },
  'an action nobody did': { action: 'reset-password' },
  'a person, a kind': { admin: 'person-4', entity: 'booking' },
  'a rare person, a kind': { admin: 'person-40', entity: 'post' },
  'a day two years ago': { from: '2024-07-14', to: '2024-07-14' },
  'up to two years ago': { to: '2024-07-14' },
  'a day without entries': { from: '2022-01-01', to: '2022-01-01' },
};

await onBenchDatabase(measure);

async function measure(db: Db): Promise<void> {
  await insertPeopleAndFleet(db);
  for (let first = 1; first <= ROWS; first += BATCH) {
    await insertEntries(db, { first, last: first + BATCH - 1 });
    await insertBookings(db, { first, last: first + BATCH - 1 });
  }
  // As autovacuum does.
  await db.execute(sql`vacuum analyze`);
  for (const [what, query] of Object.entries(QUERIES)) {
    await show(
      what,
      async () => (await listAuditLog(db, { limit: LIMIT, ...query })).entries.length,
    );
  }
  const before = await idAt(db, DEEP);
  const deep: Record<string, Partial<AuditLogQuery>> = {
    'the oldest': {},
    'the oldest of a person': { admin: 'person-1' },
    'the oldest of bookings': { entity: 'booking' },
  };
  for (const [what, query] of Object.entries(deep)) {
    const page = { limit: LIMIT, before, ...query };
    await show(what, async () => (await listAuditLog(db, page)).entries.length);
  }
  for (const [from, to] of [
    ['2026-07', '2026-07'],
    ['2025-08', '2026-07'],
    ['2024-01', '2026-12'],
    ['2022-01', '2026-12'],
  ] as const) {
    const report = () => readReport(db, { from, to });
    await show(`report ${from} – ${to}`, async () => (await report()).totals.bookings);
  }
}

async function show(what: string, work: () => Promise<number>): Promise<void> {
  const { took, result: found } = await median(ROUNDS, work);
  console.log(
    `  ${what.padEnd(26)} ${String(found).padStart(6)} ${took.toFixed(1).padStart(8)} ms`,
  );
}

async function idAt(db: Db, offset: number): Promise<number> {
  const page = await db.query.auditLog.findMany({
    columns: { id: true },
    orderBy: (log, { desc }) => [desc(log.at), desc(log.id)],
    limit: 1,
    offset,
  });
  return page[0]?.id ?? 0;
}

/** 40 people, 400 cars, 40 zones. */
async function insertPeopleAndFleet(db: Db): Promise<void> {
  await db.execute(sql`
    insert into admins (id, username, name, password_hash)
    select 'person-' || i, 'person-' || i, 'Person ' || i, '' from generate_series(1, 40) i`);
  await db.execute(sql`
    insert into cars (id, title, brand, model, year, category, body_type, fuel_type, transmission, seats, doors, daily_cents, total_units)
    select 'car-' || i, 'Car ' || i, 'Fiat', 'Egea', 2024, 'Ekonomik', 'Sedan', 'Benzin', 'Manuel', 5, 4, 3000 + i, 1 + i % 3
    from generate_series(0, 399) i`);
  await db.execute(sql`
    insert into zones (id, zone_name, capacity_1_4_cents, capacity_1_6_cents, capacity_1_16_cents)
    select 'zone-' || i, 'Zone ' || i, 4000, 5000, 9000 from generate_series(0, 39) i`);
}

interface Span {
  first: number;
  last: number;
}

/** Some 190 a day over three years; a fifth of them who opened what, and each change with its booking. */
async function insertEntries(db: Db, { first, last }: Span): Promise<void> {
  await db.execute(sql`
    insert into audit_log (at, admin_id, admin_name, action, entity, entity_id, title, before, after)
    select timestamptz '2023-12-01' + i * interval '460 seconds', person, coalesce('Person ' || person, 'Kervan'),
      case when i % 5 = 0 then 'open-section' when i % 50 = 1 then 'delete' when i % 4 = 1 then 'create' else 'update' end,
      entity, entity || '-' || i % 40000, 'KRV-' || i || ' · Ayşe Yılmaz', detail, detail || jsonb_build_object('status', 'confirmed')
    from (
      select i,
        case when i % 66666 = 0 then 'person-40' when i % 500 = 4 then null
          else 'person-' || case when i % 3 = 0 then 1 + i % 12 else 1 end end as person,
        case i % 5 when 0 then 'section' when 1 then 'car' when 2 then 'post' else 'booking' end as entity,
        jsonb_build_object('status', 'pending', 'drivers', jsonb_build_array(jsonb_build_object('name', 'Ayşe', 'surname', 'Yılmaz')),
          'specialRequests', repeat('Bebek koltuğu ', 20), 'total', i) as detail
      from generate_series(${first}::int, ${last}::int) i) entry`);
}

/** A quarter of the bookings are transfers, a sixth was called off. */
async function insertBookings(db: Db, { first, last }: Span): Promise<void> {
  await db.execute(sql`
    insert into bookings (id, reference, service_type, car_id, car_title, zone_id, zone_name, transfer_data, drivers,
      pickup_location, dropoff_location, pickup_at, dropoff_at, total_cents, quoted_cents, status, created_at)
    select 'booking-' || i, 'KRV-' || i, case when car then 'car_rental' else 'transfer' end,
      case when car then 'car-' || i % 400 end, case when car then 'Car ' || i % 400 end,
      case when not car then 'zone-' || i * 7 % 40 end, case when not car then 'Zone ' || i * 7 % 40 end,
      case when not car then '{"vehicleCapacity":"capacity_1_4","passengers":3}'::jsonb end,
      '[{"name":"Ayşe","surname":"Yılmaz","phoneNumber":"+90 555 000 00 01"}]'::jsonb, 'AYT', 'Lara',
      begins, begins + case when car then (1 + i % 9) * interval '1 day' else interval '1 hour' end,
      10000 + i % 500 * 100, 10000,
      (array['completed', 'completed', 'active', 'cancelled', 'confirmed', 'completed'])[1 + i / 3 % 6],
      timestamptz '2023-12-01' + i * interval '470 seconds'
    from (select i, i % 4 > 0 as car, timestamp '2024-01-01 10:00' + i::bigint * 7919 % 1096 * interval '1 day' as begins
      from generate_series(${first}::int, ${last}::int) i) booking`);
}
