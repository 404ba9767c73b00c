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

/**
 * Returns `aSite`, which makes a database and a folder of pictures without a running process. All
 * of them are removed after the test file.
 */
export function testSites() {
  const folder = mkdtempSync(join(tmpdir(), 'kervan-sites-'));
  const closers: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closers) await close();
    rmSync(folder, { recursive: true });
    // A busy machine needs long to drop a dozen databases.
  }, 120_000);
  return {
    folder,
    /** `migrated`: the database has all tables. By default it has none. */
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

/** Writes a backup of a site into a file and returns its list of content. */
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

export async function restoreFile(file: string, options: Parameters<typeof restoreBackup>[1]) {
  const checked = await checkBackup(file, options.signal);
  return checked.ok ? restoreBackup(checked.backup, options) : checked;
}

/**
 * Returns everything of a site that a restore must bring back, by table or file name: rows and
 * pictures as hashes, the next values of sequences, and the indexes.
 */
export async function contentOf({
  client,
  imageFolder,
}: Pick<TestSite, 'client' | 'imageFolder'>): Promise<Record<string, string>> {
  // A server writes timestamps in its own time zone, and sites on different servers are compared.
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
