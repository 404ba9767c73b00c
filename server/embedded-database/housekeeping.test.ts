import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepHouse } from './housekeeping.ts';
import { openCluster } from './open-cluster.ts';
import { SessionTurns } from './session-turns.ts';
import { temporaryFolder } from './test-processes/temporary-folder.ts';

test('the log is cut, statistics are made, and nothing is done when nothing was written', async () => {
  using folder = temporaryFolder();
  const cluster = join(folder.path, 'cluster');
  const database = await openCluster(cluster);
  const turns = new SessionTurns();
  const firstSegment = readdirSync(join(cluster, 'pg_wal')).sort()[0];
  await database.exec(`
    CREATE TABLE "Filled" AS SELECT generate_series(1, 1000) AS id;
    SELECT pg_switch_wal(); INSERT INTO "Filled" VALUES (0);
    SELECT pg_switch_wal(); INSERT INTO "Filled" VALUES (0)`);

  const writtenUpTo = await keepHouse(database, turns);

  expect(readdirSync(join(cluster, 'pg_wal'))).not.toContain(firstSegment);
  const { rows } = await database.query(
    `SELECT reltuples FROM pg_class WHERE relname = 'Filled' AND reltuples > 0`,
  );
  expect(rows).toEqual([{ reltuples: 1002 }]);
  expect(await keepHouse(database, turns, writtenUpTo)).toBe(writtenUpTo);
  await database.close();
});
