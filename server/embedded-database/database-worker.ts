import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { ListenAddress } from './database-address.ts';
import { openCluster } from './open-cluster.ts';

/** What the application's thread hands to this one. */
export interface WorkerInput {
  clusterFolder: string;
  address: ListenAddress;
  maxConnections: number;
}

/** What this thread tells the application's: once, when clients can connect. */
export interface WorkerReady {
  address: ListenAddress;
}

/** Anything sent to this thread means: close the database and end. */
export type WorkerClose = 'close';

/**
 * Runs the database in a thread of its own, so that a heavy query does not hold up the
 * application's event loop. Whatever goes wrong here is thrown and ends the thread, and with it
 * the process: a database that has failed once is not to be trusted with another write.
 */
async function main({ clusterFolder, address, maxConnections }: WorkerInput): Promise<void> {
  const database = await openCluster(clusterFolder);
  const server = new PGLiteSocketServer({ db: database, ...address, maxConnections });
  await server.start();
  parentPort?.once('message', async () => {
    await server.stop();
    await database.exec('CHECKPOINT');
    await database.close();
  });
  const ready: WorkerReady = { address };
  parentPort?.postMessage(ready);
}

await main(workerData);
