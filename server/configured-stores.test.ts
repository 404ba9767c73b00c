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
  [
    'another service with virtual hosts',
    { ...elsewhere, IMAGES_S3_FORCE_PATH_STYLE: 'off' },
    'us-east-1',
    false,
  ],
])('the settings of a bucket of %s are read', (_what, given, region, forcePathStyle) => {
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

test('a working store logs no error', async () => {
  expect(await check({ bucket: bucket.settings })).not.toHaveBeenCalled();
});

test('a bucket that refuses access prevents the start', async () => {
  const settings = { ...bucket.settings, bucket: 'elsewhere' };
  await expect(check({ bucket: settings })).rejects.toThrow(
    'The bucket "elsewhere" cannot be used (IMAGES_S3_…).',
  );
});

test('a bucket that does not respond is logged, but does not prevent the start', async () => {
  const settings = { ...bucket.settings, endpoint: 'http://127.0.0.1:9' };
  const error = await check({ bucket: settings });
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ bucket: settings.bucket }),
    'the bucket does not answer',
  );
});

test('a folder that cannot be created prevents the start, and the message names DATA_DIR', async () => {
  await expect(check({ folder: '/dev/null/images' })).rejects.toThrow(
    'Kervan cannot write to /dev/null/images. Set DATA_DIR to a folder in which its user may write.',
  );
});
