import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { startEmbeddedDatabase } from './start-embedded-database.ts';
import { startProcess } from './test-processes/start-process.ts';
import { temporaryFolder } from './test-processes/temporary-folder.ts';

const KILLS = 3;
const ROWS_BEFORE_A_KILL = 100;

async function keptIds(dataDir: string): Promise<Set<number>> {
  const database = await startEmbeddedDatabase({ dataDir });
  const client = new pg.Client(database.connectionString);
  await client.connect();
  const { rows } = await client.query<{ id: string }>('SELECT id FROM kept');
  await client.end();
  await database.close();
  return new Set(rows.map(({ id }) => Number(id)));
}

test('a process that is killed loses none of the rows it has confirmed', async () => {
  using folder = temporaryFolder();
  const confirmed: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await using writer = startProcess('./row-writer.ts', folder.path);
    expect(await writer.nextLine()).toBe('open');
    for (let row = 0; row < ROWS_BEFORE_A_KILL; row += 1) {
      confirmed.push(Number(await writer.nextLine()));
    }
    await writer.kill();
    confirmed.push(...(await writer.rest()).map(Number));
  }

  const kept = await keptIds(folder.path);
  expect(confirmed.filter((id) => !kept.has(id))).toEqual([]);
  expect(confirmed.length).toBeGreaterThanOrEqual(KILLS * ROWS_BEFORE_A_KILL);
});

test('a process that is killed while it makes the database leaves no broken one', async () => {
  using folder = temporaryFolder();
  const unfinished = join(folder.path, 'database', 'cluster.unfinished', 'PG_VERSION');
  await using maker = startProcess('./row-writer.ts', folder.path);
  await vi.waitUntil(() => existsSync(unfinished), { timeout: 30_000, interval: 1 });
  await maker.kill();
  expect(existsSync(unfinished)).toBe(true);

  await using next = startProcess('./row-writer.ts', folder.path);
  expect(await next.nextLine()).toBe('open');
  expect(await next.nextLine()).toBe('0');
});
