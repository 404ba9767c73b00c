import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#app/db/client.server.ts';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '#server/embedded-database/start-embedded-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Connection string of the tests' database server, which has the migrated, empty database
     * `TEMPLATE`.
     */
    databaseServer: string;
    testFiles: string;
  }
}

export const TEMPLATE = 'kervan_template';
const FAST = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  // Autovacuum would start a process for each database, although its rows are deleted soon.
  autovacuum: 'off',
};
/** Time zone of the server that no real machine uses, so that code which depends on it fails. */
const ODD_TIME_ZONE = 'Asia/Kathmandu';

/**
 * Starts the embedded PostgreSQL in a temporary folder, without durability. `make` may put an
 * existing cluster into the folder first.
 */
export async function startTestServer(make = (_: string) => {}): Promise<EmbeddedDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kervan-pg-'));
  make(dataDir);
  const server = await startEmbeddedDatabase({
    dataDir,
    log: { info() {}, warn() {}, error: console.error },
    settings: { ...FAST, max_connections: '200', timezone: ODD_TIME_ZONE },
  });
  return {
    connectionString: server.connectionString,
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/**
 * Starts one database server for the test run, with a migrated database that each test process
 * copies.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  await onServer(server.connectionString, `create database ${TEMPLATE}`);
  const template = await openDatabase(withDatabase(server.connectionString, TEMPLATE));
  await template.close();
  const testFiles = await mkdtemp(join(tmpdir(), 'kervan-files-'));
  project.provide('databaseServer', server.connectionString);
  project.provide('testFiles', testFiles);
  return async () => {
    await server.close();
    await rm(testFiles, { recursive: true });
  };
}

export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns the server's connection string with another database. */
export function withDatabase(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
