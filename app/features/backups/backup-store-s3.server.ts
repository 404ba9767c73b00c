import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { BucketSettings } from '../images/image-store-s3.server.ts';
import type { BackupStore } from './backup-store.server.ts';

/** The pictures are beside it, under names without a slash. */
const PREFIX = 'backups/';
/** An upload has at most 10,000 parts: 160 GB. Two parts are in memory at a time. */
const PART_BYTES = 16 * 1024 * 1024;

/** Keeps backups in the bucket of the pictures. They go there in parts while they are made. */
export function backupStoreInBucket({
  bucket,
  accessKeyId,
  secretAccessKey,
  ...settings
}: BucketSettings): BackupStore {
  const client = new S3Client({
    ...settings,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    // The checksums that are new in the SDK are not known to every compatible service.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 60_000 },
  });
  const at = (name: string) => ({ Bucket: bucket, Key: `${PREFIX}${name}` });
  return {
    async list() {
      const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: PREFIX });
      // At most a thousand come at once; there are seven, and what a person put there.
      const { Contents = [] } = await client.send(command);
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
      // A tar that fails while it is made fails the upload, of which then nothing stays. An upload
      // that fails aborts the tar, which says nothing of the reason.
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
        throw error;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
    async hasRoom() {
      return true;
    },
  };
}
