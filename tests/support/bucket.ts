import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketSettings } from '#app/base/images/image-store-s3.server.ts';

/** Local S3 service with one empty bucket, in the process of the tests. */
export interface TestBucket {
  settings: BucketSettings;
  stop(): Promise<void>;
}

const NAME = 'pictures';
/** Access key and secret of the service; all others are refused. */
const KEY = 'S3RVER';

export async function startBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'kervan-bucket-'));
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // The test service omits a slash from the signed path when it lists a bucket. It still refuses
    // unknown keys.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: NAME }],
  });
  const { port } = await service.run();
  return {
    settings: {
      bucket: NAME,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      forcePathStyle: true,
      accessKeyId: KEY,
      secretAccessKey: KEY,
    },
    async stop() {
      service.httpServer.closeAllConnections();
      await service.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
