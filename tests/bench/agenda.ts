/**
 * Measures Today's agenda and the statistics with 200,000 bookings over three years, 4,000 of them
 * waiting and some late. Runs in this process on a database of its own; needs no build. Run: node
 * tests/bench/agenda.ts
 */

import { sql } from 'drizzle-orm';
import { openDatabase } from '#app/db/client.server.ts';
import { readDashboardStats } from '#app/office/dashboard/dashboard.server.ts';
import { readAgenda } from '#app/operations/agenda/agenda.server.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { startEmbeddedDatabase } from '#server/embedded-database/start-embedded-database.ts';
import { withLargeBusinessFolder } from './large-business.ts';

const READS = 300;

await withLargeBusinessFolder({ bookings: 200_000, years: 3 }, async (dataDir) => {
  const log = { info() {}, warn: console.warn, error: console.error };
  const server = await startEmbeddedDatabase({ dataDir, log });
  const { db, close } = await openDatabase(server.connectionString);
  await db.execute(sql`update bookings set status = 'pending' where substr(id, 3)::int % 50 = 0`);
  await db.execute(
    sql`update bookings set status = 'active' where status = 'completed' and substr(id, 3)::int % 400 = 1`,
  );
  await db.execute(sql`vacuum analyze`);
  const now = new Date('2026-11-26T05:00:00Z');
  const reads = {
    agenda: () => readAgenda(db, { now, origin: 'https://kervan.test', texts: allTexts }),
    statistics: () => readDashboardStats(db, { now }),
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
