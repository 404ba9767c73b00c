import type { FastifyBaseLogger } from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import { parseEnv } from '#app/lib/env.server.ts';
import { startBucket } from '#tests/support/bucket.ts';
import { checkImageStore, imageStoreSettings, openImageStore } from './configured-stores.ts';

const bucket = await startBucket();
afterAll(() => bucket.stop());

const keys = { IMAGES_S3_ACCESS_KEY_ID: 'id', IMAGES_S3_SECRET_ACCESS_KEY: 'secret' };

test('without a bucket pictures are in the data folder', () => {
  expect(imageStoreSettings(parseEnv({ DATA_DIR: '/srv/data' }))).toEqual({
    folder: '/srv/data/images',
  });
});

test('a bucket of Amazon is found by its region, in the name of the host', () => {
  const env = parseEnv({ IMAGES_S3_BUCKET: 'b', IMAGES_S3_REGION: 'eu-central-1', ...keys });
  expect(imageStoreSettings(env)).toEqual({
    bucket: {
      bucket: 'b',
      region: 'eu-central-1',
      endpoint: undefined,
      forcePathStyle: false,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
  });
});

test('a bucket of another service is found by its address, in the path, unless told otherwise', () => {
  const elsewhere = { IMAGES_S3_BUCKET: 'b', IMAGES_S3_ENDPOINT: 'https://s3.test', ...keys };
  expect(imageStoreSettings(parseEnv(elsewhere))).toMatchObject({
    bucket: { region: 'us-east-1', endpoint: 'https://s3.test', forcePathStyle: true },
  });
  const byHost = parseEnv({ ...elsewhere, IMAGES_S3_FORCE_PATH_STYLE: 'off' });
  expect(imageStoreSettings(byHost)).toMatchObject({ bucket: { forcePathStyle: false } });
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
    'the store of pictures does not answer',
  );
});

test('a folder that cannot be made is the end of the start', async () => {
  await expect(check({ folder: '/dev/null/images' })).rejects.toThrow(
    'Pictures cannot be kept in /dev/null/images (DATA_DIR).',
  );
});
