import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#app/db/client.server.ts';
import { withDatabase } from './postgres-engine.ts';
import { NO_POSTGRES, type PostgresSource, postgresSource } from './postgres-source.ts';
import { startThrowawayCluster } from './throwaway-cluster.ts';

/** Gets a server and makes one migrated database on it, of which every test file gets a copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const source = postgresSource();
  if (!source) throw new Error(NO_POSTGRES);
  const server = await serverOf(source);
  const template = `kervan_test_${randomBytes(4).toString('hex')}`;
  const admin = new Client({ connectionString: server.url });
  await admin.connect();

  async function teardown() {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    );
    for (const { datname } of rows) await admin.query(`drop database "${datname}" with (force)`);
    await admin.end();
    await server.stop();
  }

  try {
    await admin.query(`create database "${template}"`);
    const database = await openDatabase(withDatabase(server.url, template), { maxConnections: 1 });
    await database.close();
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('engine', { name: 'postgres', serverUrl: server.url, template });
  return teardown;
}

async function serverOf(source: PostgresSource) {
  if ('binaries' in source) return startThrowawayCluster(source.binaries);
  return { url: source.url, stop: async () => {} };
}
