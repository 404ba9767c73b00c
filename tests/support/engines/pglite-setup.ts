import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#app/db/client.server.ts';
import { openPglite } from './pglite-engine.ts';

const CACHE = 'node_modules/.cache/kervan-tests';
const MIGRATIONS = 'app/db/migrations';
const DAY_MS = 86_400_000;

/**
 * Dumps a migrated embedded database, from which every test file restores its own: a tenth of the
 * time that making one takes. The dump stays until the migrations or PGlite change.
 */
export async function setup(project: TestProject): Promise<void> {
  const templateFile = join(CACHE, `pglite-${await fingerprint()}.tar`);
  if (!existsSync(templateFile)) await makeTemplate(templateFile);
  project.provide('engine', { name: 'pglite', templateFile });
}

async function makeTemplate(file: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  await removeOldTemplates();
  const pglite = await openPglite();
  const database = await openDatabase(pglite.connectionString, { maxConnections: 1 });
  await database.close();
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, await pglite.dump());
  await pglite.close();
  // In one step, so that another run never sees half a file.
  await rename(draft, file);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile('node_modules/@electric-sql/pglite/package.json'));
  for (const name of (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(name).update(await readFile(join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function removeOldTemplates(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const file = join(CACHE, name);
    if (Date.now() - (await stat(file)).mtimeMs > DAY_MS) await rm(file, { force: true });
  }
}
