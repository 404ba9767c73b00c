import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, inject } from 'vitest';
import { type Db, openDatabase } from '#app/db/client.server.ts';
import { openPglite } from './engines/pglite-engine.ts';
import { openPostgres } from './engines/postgres-engine.ts';
import type { TestEngine } from './engines/test-engine.ts';

/**
 * A migrated, empty database for the calling test file, on the engine of the running project.
 * Call it once, at the top of the file: `const { db } = await testDatabase();`. It is emptied
 * before each test, unless `keepRows` is set (for files that only read what they inserted first).
 */
export async function testDatabase({
  keepRows = false,
} = {}): Promise<{ db: Db; connectionString: string }> {
  const server = await open(inject('engine'));
  const database = await openDatabase(server.connectionString);
  afterAll(async () => {
    await database.close();
    await server.close();
  });
  if (!keepRows) {
    const truncate = await truncation(database.db);
    beforeEach(async () => {
      await database.db.execute(truncate);
    });
  }
  return { db: database.db, connectionString: server.connectionString };
}

function open(engine: TestEngine) {
  return engine.name === 'pglite' ? openPglite(engine.templateFile) : openPostgres(engine);
}

async function truncation(db: Db) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const tables = rows.map((row) => row.name).join(', ');
  return sql.raw(`truncate ${tables} restart identity cascade`);
}
