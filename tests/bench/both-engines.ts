import { performance } from 'node:perf_hooks';
import { type Db, openDatabase } from '#app/db/client.server.ts';
import { openPglite } from '#tests/support/engines/pglite-engine.ts';
import { postgresSource } from '#tests/support/engines/postgres-source.ts';
import { startThrowawayCluster } from '#tests/support/engines/throwaway-cluster.ts';

/** Measures on an empty database of each engine; PostgreSQL where its programs are installed. */
export async function onBothEngines(
  measure: (engine: string, db: Db) => Promise<void>,
): Promise<void> {
  const pglite = await openPglite();
  await open('PGlite, in this process', pglite.connectionString);
  await pglite.close();
  const source = postgresSource();
  if (source && 'binaries' in source) {
    const server = await startThrowawayCluster(source.binaries);
    await open('PostgreSQL', server.url);
    await server.stop();
  }

  async function open(engine: string, connectionString: string) {
    const { db, close } = await openDatabase(connectionString);
    await measure(engine, db);
    await close();
  }
}

/** How long the work takes, in milliseconds, after a first time that does not count, and what it came to. */
export async function median<T>(
  rounds: number,
  work: () => Promise<T>,
): Promise<{ took: number; result: T }> {
  const times: number[] = [];
  let result = await work();
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    result = await work();
    times.push(performance.now() - start);
  }
  return { took: times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0, result };
}
