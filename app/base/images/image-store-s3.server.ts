import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { filesOf, type ImageStore, ImageStoreError } from './image-store.server.ts';

/** Bucket of an S3-compatible service, for the pictures and backups of this site only. */
export interface BucketSettings {
  bucket: string;
  region: string;
  /** Address of the service; Amazon's if missing. */
  endpoint?: string;
  /**
   * True if the bucket's name belongs in the path instead of the host, as most self-hosted services
   * expect.
   */
  forcePathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

const CONNECT_MS = 3_000;
/** Time limit of a request including its response. Files of pictures have a few megabytes. */
const REQUEST_MS = 15_000;
const YEAR_S = 31_536_000;

/** `requestTimeout` is in milliseconds. */
export function bucketClient(
  { bucket: _, accessKeyId, secretAccessKey, ...settings }: BucketSettings,
  { maxAttempts, requestTimeout }: { maxAttempts: number; requestTimeout?: number },
): S3Client {
  return new S3Client({
    ...settings,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts,
    // Some compatible services do not know the SDK's new checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout },
  });
}

/**
 * Returns a store in a bucket. `open` reads a whole file before it returns. A store that fails in
 * the middle of a file is then noticed in time for a correct status code, and slow visitors hold
 * none of the few connections to the store.
 */
export function imageStoreInBucket(
  settings: BucketSettings,
  { requestMs = REQUEST_MS } = {},
): ImageStore {
  const { bucket } = settings;
  const client = bucketClient(settings, { maxAttempts: 2 });
  const limits = () => ({ abortSignal: AbortSignal.timeout(requestMs) });
  const at = (fileName: string) => ({ Bucket: bucket, Key: fileName });

  return {
    async put(fileName, bytes) {
      const command = new PutObjectCommand({
        ...at(fileName),
        Body: bytes,
        ContentType: fileName.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
        CacheControl: `public, max-age=${YEAR_S}, immutable`,
      });
      await attempt(`write ${fileName}`, client.send(command, limits()));
    },
    async has(fileName) {
      const command = new HeadObjectCommand(at(fileName));
      const work = client.send(command, limits());
      return (await unlessMissing(`look for ${fileName}`, work)) !== null;
    },
    async open(fileName) {
      const read = async () => {
        const { Body } = await client.send(new GetObjectCommand(at(fileName)), limits());
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      };
      const bytes = await unlessMissing(`read ${fileName}`, read());
      return bytes && { stream: Readable.from(bytes), bytes: bytes.length };
    },
    async remove(imageId) {
      const list = new ListObjectsV2Command({ Bucket: bucket, Prefix: filesOf(imageId) });
      const { Contents = [] } = await attempt('list its files', client.send(list, limits()));
      for (const { Key } of Contents) {
        const command = new DeleteObjectCommand({ Bucket: bucket, Key });
        await attempt(`remove ${Key}`, client.send(command, limits()));
      }
    },
    async removeFile(fileName) {
      const command = new DeleteObjectCommand(at(fileName));
      await attempt(`remove ${fileName}`, client.send(command, limits()));
    },
    async check() {
      const command = new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 });
      await attempt('be reached', client.send(command, limits()));
    },
  };
}

async function attempt<T>(what: string, work: Promise<T>): Promise<T> {
  return work.catch((cause) => {
    throw new ImageStoreError(what, cause);
  });
}

async function unlessMissing<T>(what: string, work: Promise<T>): Promise<T | null> {
  return attempt(
    what,
    work.catch((error) => {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) {
        // A missing bucket is a failure of the store, not a missing file.
        if (error.name !== 'NoSuchBucket') return null;
      }
      throw error;
    }),
  );
}
