import pg from 'pg';
import { startEmbeddedDatabase } from '#server/embedded-database/start-embedded-database.ts';

/**
 * Opens the database, prints `open`, and inserts rows without end. Prints the id of each row after
 * it was committed.
 */
const database = await startEmbeddedDatabase({
  dataDir: process.argv[2] ?? '',
  log: { info() {}, warn() {}, error() {} },
});
process.stdout.write('open\n');
const client = new pg.Client(database.connectionString);
await client.connect();
await client.query('CREATE TABLE IF NOT EXISTS kept (id bigint PRIMARY KEY)');
const { rows } = await client.query<{ next: string }>(
  'SELECT coalesce(max(id) + 1, 0) AS next FROM kept',
);
for (let id = Number(rows[0]?.next); ; id += 1) {
  await client.query('INSERT INTO kept VALUES ($1)', [id]);
  process.stdout.write(`${id}\n`);
}
