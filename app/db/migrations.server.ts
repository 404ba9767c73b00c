import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Newest migration of a database. */
export interface SchemaVersion {
  /** Hash of the migration's SQL. */
  hash: string;
  /**
   * Time when the migration was written, in ms since 1970. A later migration has a larger number.
   */
  writtenAt: number;
}

/** Returns all migrations, oldest first. */
export function readMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
}

/** Throws an error with a message for people if a newer Kervan has migrated the database. */
export async function mustNotBeNewer(client: ClientBase): Promise<void> {
  const version = await readSchemaVersion(client);
  const newest = readMigrations().at(-1)?.folderMillis ?? 0;
  if (!version || version.writtenAt <= newest) return;
  throw new Error(
    'A newer Kervan has migrated the database. Start that version, or restore a backup from before the upgrade with this version: npm run restore <file> -- --replace.',
  );
}

/** Returns the newest migration of the database; null if it has none. */
export async function readSchemaVersion(client: ClientBase): Promise<SchemaVersion | null> {
  const { rows: found } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  );
  if (!found[0].is_there) return null;
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  return rows[0] ? { hash: rows[0].hash, writtenAt: Number(rows[0].created_at) } : null;
}

/**
 * Applies migrations inside the client's open transaction and records them in the table of
 * Drizzle's migrator. A restore cannot use that migrator, because it opens and commits its own
 * transaction.
 */
export async function applyMigrations(
  client: ClientBase,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}
