import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Db, openDatabase } from '#app/db/client.server.ts';
import { startEmbeddedDatabase } from '#server/embedded-database/start-embedded-database.ts';

/**
 * Measures on an empty embedded database, as durable as the product's, which is removed after. `then`
 * comes when it is closed, and may start a product on its folder.
 */
export async function onBenchDatabase(
  measure: (db: Db) => Promise<void>,
  then?: (dataDir: string) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kervan-bench-'));
  const log = { info() {}, warn: console.warn, error: console.error };
  const server = await startEmbeddedDatabase({ dataDir, log });
  const { db, close } = await openDatabase(server.connectionString, {
    statementTimeoutMs: 300_000,
  });
  await measure(db);
  await close();
  await server.close();
  await then?.(dataDir);
  rmSync(dataDir, { recursive: true });
}

/** How long the work takes, in milliseconds, after a first time that does not count, and its result. */
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
