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
    /** The tests' database server; its database `TEMPLATE` is migrated and empty. */
    databaseServer: string;
    /** A folder for the files of the tests' applications. */
    testFiles: string;
  }
}

export const TEMPLATE = 'kervan_template';
const FAST = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  // Each database would get a process a minute for rows that are deleted soon.
  autovacuum: 'off',
};
/** No user's machine is set to it, so that what silently depends on the server's zone shows. */
const ODD_TIME_ZONE = 'Asia/Kathmandu';

/** The embedded PostgreSQL in a temporary folder, into which `make` may put one; without durability. */
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

/** Starts one cluster for the run, with a migrated database that every test process copies. */
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

/** Returns the server's URL with another database. */
export function withDatabase(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
