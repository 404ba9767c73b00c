import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { ServiceError } from '#app/lib/http/outage.ts';
import { type BucketSettings, bucketClient } from '../images/image-store-s3.server.ts';
import type { BackupStore } from './backup-store.server.ts';

/** Prefix of backups in the bucket. Names of pictures in the same bucket have no slash. */
const PREFIX = 'backups/';
/**
 * Bytes of each part of an upload. An upload has at most 10,000 parts, so 160 GB. Two parts are in
 * memory at a time.
 */
const PART_BYTES = 16 * 1024 * 1024;

const FAILED = 'The bucket of the backups failed';

/** Throws a ServiceError, so that a broken connection to the bucket is not taken for a database error. */
async function reached<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause) => {
    throw new ServiceError(FAILED, { cause });
  });
}

/** Returns a store in the pictures' bucket. Backups are uploaded in parts while they are made. */
export function backupStoreInBucket(settings: BucketSettings): BackupStore {
  const { bucket } = settings;
  const client = bucketClient(settings, { maxAttempts: 3, requestTimeout: 60_000 });
  const at = (name: string) => ({ Bucket: bucket, Key: `${PREFIX}${name}` });
  return {
    async list() {
      const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: PREFIX });
      // Reads one response of up to 1,000 files, which is enough for seven backups and some files
      // that people added.
      const { Contents = [] } = await reached(client.send(command));
      return Contents.map(({ Key = '', Size = 0 }) => ({
        name: Key.slice(PREFIX.length),
        bytes: Size,
      }));
    },
    async write(name, tar) {
      const upload = new Upload({
        client,
        params: { ...at(name), Body: tar, ContentType: 'application/x-tar' },
        partSize: PART_BYTES,
        queueSize: 2,
      });
      // If the tar failed, throws its error, and the upload leaves nothing. If the upload failed
      // first, throws the upload's error, because the tar has only an AbortError without a cause.
      await upload.done().catch((error) => {
        throw tar.errored && tar.errored.name !== 'AbortError' ? tar.errored : error;
      });
    },
    async open(name) {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(at(name)));
        return { stream: Body as Readable, bytes: ContentLength };
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) {
          return null;
        }
        throw new ServiceError(FAILED, { cause: error });
      }
    },
    async remove(name) {
      await reached(client.send(new DeleteObjectCommand(at(name))));
    },
    async hasFreeSpace() {
      return true;
    },
  };
}
