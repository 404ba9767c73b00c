/**
 * Measures reads of the database: Today's agenda, the dashboard's statistics, the list of bookings
 * with a balance, the cash of a day, and the money report of a month and of a year. The database
 * has 200,000 bookings over three years and 400,000 payments; 4,000 bookings are pending. Goals
 * (p99): 60 ms for the list, 300 ms for the agenda, the cash and the report of a month. Runs in one
 * process without a build. Run: node tests/bench/agenda.ts
 */

import { sql } from 'drizzle-orm';
import { openDatabase } from '#app/db/client.server.ts';
import { listBookings } from '#app/domain/bookings/bookings.server.ts';
import { readDashboardStats } from '#app/office/dashboard/dashboard.server.ts';
import { readMoneyReport } from '#app/operations/account-reports/money-report.server.ts';
import { readAgenda } from '#app/operations/agenda/agenda.server.ts';
import { readCash } from '#app/operations/cash/read-cash.server.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { startEmbeddedDatabase } from '#server/embedded-database/start-embedded-database.ts';
import { withLargeBusinessFolder } from './large-business.ts';

const READS = 300;

await withLargeBusinessFolder({ bookings: 200_000, years: 3 }, async (dataDir) => {
  const log = { info() {}, warn: console.warn, error: console.error };
  const server = await startEmbeddedDatabase({ dataDir, log });
  const { db, close } = await openDatabase(server.connectionString, {
    // Filling the tables takes longer than a request may.
    statementTimeoutMs: 300_000,
  });
  await db.execute(sql`update bookings set status = 'pending' where substr(id, 3)::int % 50 = 0`);
  await db.execute(
    sql`update bookings set status = 'active' where status = 'completed' and substr(id, 3)::int % 400 = 1`,
  );
  await db.execute(sql`
    insert into payments (id, number, booking_id, direction, purpose, method, currency, amount_minor, rate, cents, paid_at, created_at, staff_name)
    select 'p-' || i, i, 'b-' || (1 + i % 200000), 'in', 'price', case when i % 3 = 0 then 'card' else 'cash' end, 'EUR',
      4000, 1, 4000, at, at, 'Deniz'
    from generate_series(1, 400000) i,
      lateral (select timestamptz '2026-11-26 20:00' - (i % 1095) * interval '1 day' as at) paid`);
  await db.execute(sql`update bookings set paid_cents = 8000`);
  await db.execute(sql`vacuum analyze`);
  const now = new Date('2026-11-26T05:00:00Z');
  const reads = {
    agenda: () => readAgenda(db, { now, origin: 'https://kervan.test', texts: allTexts }),
    statistics: () => readDashboardStats(db, { now }),
    list: () => listBookings(db, { page: 1, limit: 50, account: 'owes' }),
    'cash of a day': () => readCash(db, { day: '2026-11-26', withExpected: true }),
    'money of a month': () => readMoneyReport(db, { from: '2026-11', to: '2026-11' }, now),
    'money of a year': () => readMoneyReport(db, { from: '2025-12', to: '2026-11' }, now),
  };
  for (const [name, read] of Object.entries(reads)) {
    const times: number[] = [];
    let bytes = 0;
    for (let i = 0; i < READS; i += 1) {
      const begin = performance.now();
      const answer = await read();
      times.push(performance.now() - begin);
      bytes = Buffer.byteLength(JSON.stringify(answer));
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(READS * share)]?.toFixed(1);
    console.log(
      `${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${(bytes / 1000).toFixed(1)} kB of JSON`,
    );
  }
  await close();
  await server.close();
});
