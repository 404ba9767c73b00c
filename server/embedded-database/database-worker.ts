import { parentPort, workerData } from 'node:worker_threads';
import type { ListenAddress } from './database-address.ts';
import { startDatabaseServer } from './database-server.ts';
import { startHousekeeping } from './housekeeping.ts';
import { openCluster } from './open-cluster.ts';
import { SessionTurns } from './session-turns.ts';
import { lastWordsIn, watchSession } from './session-watch.ts';

/** What the application's thread hands to this one. */
export interface WorkerInput {
  clusterFolder: string;
  address: ListenAddress;
}

/** What this thread tells the application's. */
export type WorkerMessage =
  | { kind: 'ready'; address: ListenAddress }
  | { kind: 'warning'; text: string }
  | { kind: 'failed'; reason: string };

/** Anything sent to this thread means: close the database and end. */
export type WorkerClose = 'close';

/**
 * Runs the database in a thread of its own, so that a heavy query does not hold up the
 * application's event loop. Whatever goes wrong here ends the thread, and with it the process: a
 * database that has failed once is not to be trusted with another write.
 */
async function main({ clusterFolder, address }: WorkerInput): Promise<void> {
  let lastWords: string | undefined;
  const end = (cause: unknown): never => {
    tell({ kind: 'failed', reason: lastWords ?? String(cause) });
    process.exit(1);
  };
  const database = await openCluster(clusterFolder, (line) => {
    lastWords = lastWordsIn(line) ?? lastWords;
  }).catch(end);
  watchSession(database, end);
  const turns = new SessionTurns();
  const password = 'password' in address ? address.password : undefined;
  const server = await startDatabaseServer({ database, turns, password }, address);
  const stopHousekeeping = startHousekeeping(database, turns, (error) =>
    tell({ kind: 'warning', text: `Housekeeping of the database failed: ${error}` }),
  );
  parentPort?.once('message', async () => {
    stopHousekeeping();
    await server.stop();
    await database.exec('CHECKPOINT');
    await database.close();
    process.exit(0);
  });
  tell({ kind: 'ready', address: server.address });
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

await main(workerData);
