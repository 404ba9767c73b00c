import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type BackupStore, backupStoreInFolder } from '#app/base/backups/backup-store.server.ts';
import {
  type ImageStore,
  ImageStoreError,
  imageStoreInFolder,
} from '#app/base/images/image-store.server.ts';
import type { BucketSettings } from '#app/base/images/image-store-s3.server.ts';
import type { Env } from '#app/lib/env.server.ts';

export type ImageStoreSettings = { folder: string } | { bucket: BucketSettings };

/**
 * Region of services with their own address, which usually have only one region with this name.
 * Amazon's SDK needs a region.
 */
const USUAL_REGION = 'us-east-1';

/** Returns the bucket of the IMAGES_S3_… settings, else a folder in `DATA_DIR`. */
export function imageStoreSettings(env: Env): ImageStoreSettings {
  const { IMAGES_S3_BUCKET: bucket, IMAGES_S3_ENDPOINT: endpoint } = env;
  if (bucket === undefined) return { folder: join(env.DATA_DIR, 'images') };
  return {
    bucket: {
      bucket,
      endpoint,
      region: env.IMAGES_S3_REGION ?? USUAL_REGION,
      forcePathStyle: env.IMAGES_S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
      accessKeyId: env.IMAGES_S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.IMAGES_S3_SECRET_ACCESS_KEY ?? '',
    },
  };
}

/**
 * Opens the folder or the bucket. Loads Amazon's SDK only for a bucket, because it takes time and
 * memory.
 */
export async function openImageStore(settings: ImageStoreSettings): Promise<ImageStore> {
  if ('folder' in settings) return imageStoreInFolder(settings.folder);
  const { imageStoreInBucket } = await import('#app/base/images/image-store-s3.server.ts');
  return imageStoreInBucket(settings.bucket);
}

/**
 * Throws an Error with a sentence if the store refuses access, which is a permanent fault. If a
 * bucket does not respond, logs an error, and the site starts without pictures.
 */
export async function checkImageStore(
  store: ImageStore,
  settings: ImageStoreSettings,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    await store.check();
  } catch (error) {
    const cause = error instanceof ImageStoreError ? error.cause : error;
    if ('folder' in settings) {
      throw new Error(
        `Kervan cannot write to ${settings.folder}. Set DATA_DIR to a folder in which its user may write.`,
        { cause },
      );
    }
    const { bucket } = settings.bucket;
    if (isRefusal(cause)) {
      throw new Error(`The bucket "${bucket}" cannot be used (IMAGES_S3_…).`, { cause });
    }
    log.error({ err: error, bucket }, 'the bucket does not answer');
  }
}

/** Returns true if the service responded with a refusal. */
function isRefusal(cause: unknown): boolean {
  const status = (cause as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  return status !== undefined && status < 500;
}

/** Version of this package, written into each backup. */
export const KERVAN_VERSION: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version;

const MEGABYTE = 1024 * 1024;

/** Opens the store of backups: the bucket of the pictures, else a folder in `DATA_DIR`. */
export async function openBackupStore(env: Env): Promise<BackupStore> {
  const settings = imageStoreSettings(env);
  if ('folder' in settings) {
    const minFreeBytes = env.MIN_FREE_MB * MEGABYTE;
    return backupStoreInFolder(join(env.DATA_DIR, 'backups'), { minFreeBytes });
  }
  const { backupStoreInBucket } = await import('#app/base/backups/backup-store-s3.server.ts');
  return backupStoreInBucket(settings.bucket);
}
