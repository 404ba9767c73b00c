import type { FastifyBaseLogger } from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import { parseEnv } from '#app/lib/env.server.ts';
import { startBucket } from '#tests/support/bucket.ts';
import { checkImageStore, imageStoreSettings, openImageStore } from './configured-stores.ts';

const bucket = await startBucket();
afterAll(() => bucket.stop());

const keys = { IMAGES_S3_ACCESS_KEY_ID: 'id', IMAGES_S3_SECRET_ACCESS_KEY: 'secret' };

test('without a bucket pictures are in the data folder', () => {
  const env = parseEnv({ DATA_DIR: '/srv/data' });
  expect(imageStoreSettings(env)).toEqual({ folder: '/srv/data/images' });
});

const elsewhere = { IMAGES_S3_ENDPOINT: 'https://s3.test' };
test.each([
  ['Amazon', { IMAGES_S3_REGION: 'eu-central-1' }, 'eu-central-1', false],
  ['another service', elsewhere, 'us-east-1', true],
  ['one by host', { ...elsewhere, IMAGES_S3_FORCE_PATH_STYLE: 'off' }, 'us-east-1', false],
])('a bucket of %s is found', (_what, given, region, forcePathStyle) => {
  const env = parseEnv({ IMAGES_S3_BUCKET: 'b', ...keys, ...given });
  expect(imageStoreSettings(env)).toEqual({
    bucket: {
      ...{ bucket: 'b', accessKeyId: 'id', secretAccessKey: 'secret', region, forcePathStyle },
      endpoint: env.IMAGES_S3_ENDPOINT,
    },
  });
});

async function check(settings: Parameters<typeof openImageStore>[0]) {
  const error = vi.fn();
  const log = { error } as unknown as FastifyBaseLogger;
  await checkImageStore(await openImageStore(settings), settings, log);
  return error;
}

test('a store that can be used is not mentioned', async () => {
  expect(await check({ bucket: bucket.settings })).not.toHaveBeenCalled();
});

test('a bucket that refuses us is the end of the start', async () => {
  const settings = { ...bucket.settings, bucket: 'elsewhere' };
  await expect(check({ bucket: settings })).rejects.toThrow(
    'The bucket "elsewhere" cannot be used (IMAGES_S3_…).',
  );
});

test('one that does not answer is not: it may do so in a moment', async () => {
  const settings = { ...bucket.settings, endpoint: 'http://127.0.0.1:9' };
  const error = await check({ bucket: settings });
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ bucket: settings.bucket }),
    'the bucket does not answer',
  );
});

test('a folder that cannot be made ends the start and names the right to write', async () => {
  await expect(check({ folder: '/dev/null/images' })).rejects.toThrow(
    'Kervan cannot write to /dev/null/images. Set DATA_DIR to a folder in which its user may write.',
  );
});
