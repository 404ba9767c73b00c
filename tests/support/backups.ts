import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import { writeWhole } from '#app/base/backups/backup-store.server.ts';
import { beginBackup } from '#app/base/backups/make-backup.server.ts';
import { checkBackup, restoreBackup } from '#app/base/backups/restore-backup.server.ts';
import { imageStoreInFolder } from '#app/base/images/image-store.server.ts';
import { readTables } from '#app/db/catalog.server.ts';
import { createDatabase } from './database.ts';

/** Sites without a process: a database and a folder of pictures each, removed after the test file. */
export function testSites() {
  const folder = mkdtempSync(join(tmpdir(), 'kervan-sites-'));
  const closers: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closers) await close();
    rmSync(folder, { recursive: true });
    // A busy machine takes its time to drop a dozen databases.
  }, 120_000);
  return {
    folder,
    /** `migrated`: with the tables of today; else without any. */
    async aSite({ migrated = false } = {}) {
      const made = await createDatabase({ bare: !migrated });
      const images = join(folder, randomBytes(4).toString('hex'));
      const client = new Client({ connectionString: made.connectionString });
      client.on('error', () => {});
      await client.connect();
      closers.push(
        () => client.end(),
        () => made.drop(),
      );
      return {
        connectionString: made.connectionString,
        client,
        imageFolder: images,
        images: imageStoreInFolder(images),
      };
    },
  };
}

export type TestSite = Awaited<ReturnType<ReturnType<typeof testSites>['aSite']>>;

/** Makes a backup of a site into a file and answers its list. */
export async function backUp(site: Pick<TestSite, 'connectionString' | 'images'>, file: string) {
  const begun = await beginBackup({
    ...site,
    version: '0.1.0',
    now: new Date('2026-07-01T00:00:00Z'),
    write: (tar) => writeWhole(file, tar),
  });
  if (!begun.ok) throw new Error(begun.reason);
  return begun.finished.finally(begun.release);
}

/** Checks the file of a backup and restores it, as the command does. */
export async function restoreFile(file: string, options: Parameters<typeof restoreBackup>[1]) {
  const checked = await checkBackup(file, options.signal);
  return checked.ok ? restoreBackup(checked.backup, options) : checked;
}

/** Everything of a site that a backup must bring back: rows, numbers to come and pictures, as hashes. */
export async function contentOf({
  client,
  imageFolder,
}: Pick<TestSite, 'client' | 'imageFolder'>): Promise<Record<string, string>> {
  // Servers show moments in their own zone.
  await client.query(`set timezone = 'UTC'`);
  const content: Record<string, string> = {};
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query(`select t::text as row from "${name}" t order by 1`);
    content[name] = `${rows.length} ${sha256(JSON.stringify(rows))}`;
  }
  const { rows: sequences } = await client.query(
    `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  );
  content.sequences = JSON.stringify(sequences);
  const { rows: indexes } = await client.query(
    `select indexdef from pg_indexes where schemaname = 'public' order by 1`,
  );
  content.indexes = JSON.stringify(indexes);
  for (const name of existsSync(imageFolder) ? readdirSync(imageFolder).sort() : []) {
    content[name] = sha256(readFileSync(join(imageFolder, name)));
  }
  return content;
}

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
