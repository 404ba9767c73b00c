import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '#app/db/schema.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { signInsFrom } from './known-networks.server.ts';

const { db } = await testDatabase();

test('who signed in from a network is read from an index: every sign-in asks, the log only grows', async () => {
  const plan = await db.transaction(async (tx) => {
    // For a handful of rows reading them all is quicker; with this it is the last resort.
    await tx.execute(sql`set local enable_seqscan = off`);
    const condition = signInsFrom('203.0.113.7', new Date('2026-07-01T09:00:00Z'));
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select thing_id from ${auditLog} where ${condition}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/audit_log_sign_ins/);
  expect(plan).toMatch(/Index Cond: .*network.*203\.0\.113\.7/);
});
