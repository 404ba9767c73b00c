/**
 * What the dashboard costs with 1,000 cars and 200,000 bookings of ten years next to counting the
 * bookings alone. Run: npm exec -c 'node tests/bench/dashboard.ts'
 * Prints milliseconds as medians of 20 runs, and the ratio; of the agenda also the 99th of 100 runs,
 * where what should have happened was entered, where a third of it never was, and with hand-overs that
 * were reported to the police or never.
 */
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import { countUnfiled } from '#app/loop/filings/filings.server.ts';
import { listBookings } from '#app/office/bookings/bookings.server.ts';
import { readAgenda } from '#app/office/today/agenda.server.ts';
import { readDashboardStats } from '#app/office/today/dashboard.server.ts';
import { median, onBenchDatabase } from './bench-database.ts';
import { insertLargeBusiness, LARGE_BUSINESS_NOW as now } from './large-business.ts';

const RUNS = 20;

await onBenchDatabase(measure);

async function measure(db: Db): Promise<void> {
  await insertLargeBusiness(db, { bookings: 200_000, years: 10 });
  const { took: counted } = await median(RUNS, () => db.$count(bookings));
  const show = (what: string, took: number) =>
    console.log(
      `  ${what.padEnd(32)} ${took.toFixed(1).padStart(6)} ms, ratio ${(took / counted).toFixed(1)}`,
    );
  const showWork = async (what: string, work: () => Promise<unknown>) =>
    show(what, (await median(RUNS, work)).took);
  show('bookings counted', counted);
  await showWork('stats', () => readDashboardStats(db, { now }));
  await showWork('recent bookings', () => listBookings(db, { page: 1, limit: 5 }));
  await showAgenda(db, 'agenda, a third never entered', show);
  await db.execute(sql`
    update bookings set status = case when dropoff_at < '2026-07-01' then 'completed' else 'active' end
    where status = 'confirmed' and pickup_at < '2026-07-01'`);
  await db.execute(sql`vacuum analyze bookings`);
  await showAgenda(db, 'agenda, kept', show);
  await reportToAuthorities(db);
  const reminder = () => countUnfiled(db, '2026-07-01');
  await showWork('reminder, hand-overs reported', reminder);
  await showAgenda(db, 'agenda, hand-overs reported', show);
  await db.execute(sql`update handovers set filed = null`);
  await db.execute(sql`vacuum analyze handovers`);
  await showWork('reminder, never reported', reminder);
  await showAgenda(db, 'agenda, never reported', show);
}

/** A hand-over and a return for every rental; all but those of the last three days were reported. */
async function reportToAuthorities(db: Db): Promise<void> {
  await db.execute(sql`
    insert into handovers (booking_id, kind, plate, at, kilometres, fuel_eighths, signatures, staff_name, filed)
    select id, kind, '07 A 1', at, 45000, 8, '{"customer": null, "staff": null}', 'owner',
      case when at < '2026-06-28' then '{"at": "2026-06-28T09:00:00Z", "by": "owner", "hash": ""}'::jsonb end
    from bookings, lateral (values ('out', pickup_at), ('back', dropoff_at)) record (kind, at)
    where at < '2026-07-01 12:00'`);
  await db.execute(sql`vacuum analyze handovers`);
}

async function showAgenda(db: Db, what: string, show: (what: string, took: number) => void) {
  const times: number[] = [];
  const agenda = await readAgenda(db, { now });
  for (let run = 0; run < 100; run += 1) {
    const start = performance.now();
    await readAgenda(db, { now });
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const events = agenda.days.reduce((sum, day) => sum + day.events.length, agenda.late.length);
  show(`${what}: ${events} events`, times[50] ?? 0);
  show('  its 99th of 100 runs', times[98] ?? 0);
}
