import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BackupStore,
  backupStoreInFolder,
} from '#app/features/backups/backup-store.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { imageStoreSettings } from './image-store.ts';

/** As `package.json` says; a backup tells by which it was made. */
export const KERVAN_VERSION: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version;

const MEGABYTE = 1024 * 1024;

/** Backups are where the pictures are: in the bucket, else in `DATA_DIR`. */
export async function openBackupStore(env: Env): Promise<BackupStore> {
  const settings = imageStoreSettings(env);
  if ('folder' in settings) {
    const minFreeBytes = env.MIN_FREE_MB * MEGABYTE;
    return backupStoreInFolder(join(env.DATA_DIR, 'backups'), { minFreeBytes });
  }
  const { backupStoreInBucket } = await import('#app/features/backups/backup-store-s3.server.ts');
  return backupStoreInBucket(settings.bucket);
}
