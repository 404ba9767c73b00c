import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestEngine } from './test-engine.ts';

/** A database of its own for one test file, copied from the migrated template. */
export async function openPostgres(engine: Extract<TestEngine, { name: 'postgres' }>) {
  const name = `${engine.template}_${randomBytes(4).toString('hex')}`;
  await asAdmin(engine.serverUrl, `create database "${name}" template "${engine.template}"`);
  return {
    connectionString: withDatabase(engine.serverUrl, name),
    close: () => asAdmin(engine.serverUrl, `drop database "${name}" with (force)`),
  };
}

/** The same server's URL with another database; the URL of a Unix socket has no host part. */
export function withDatabase(serverUrl: string, database: string): string {
  return serverUrl.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(\/[^?]*)?/, `$1/${database}`);
}

async function asAdmin(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
