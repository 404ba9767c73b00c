import { describe, expect, test } from 'vitest';
import { parseEnv } from './env.server.ts';

describe('parseEnv', () => {
  test('has a default for everything', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      DEMO_DATA: true,
    });
    expect(parseEnv({}).DATABASE_URL).toBeUndefined();
  });

  test('takes an empty variable for an absent one', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '', SITE_URL: '' })).toEqual(parseEnv({}));
  });

  test.each([
    ['PORT', '8080', 8080],
    ['PORT', '0', 0],
    ['DEMO_DATA', 'off', false],
    ['DATABASE_URL', 'postgres://u:p@db:5432/kervan', 'postgres://u:p@db:5432/kervan'],
    ['DATABASE_URL', 'postgresql://db/kervan', 'postgresql://db/kervan'],
    ['DATABASE_URL', 'postgres://u@/kervan?host=/run', 'postgres://u@/kervan?host=/run'],
    ['SITE_URL', 'https://kervan.example.com/', 'https://kervan.example.com'],
    ['SITE_URL', 'https://kervan.example.com', 'https://kervan.example.com'],
    ['LOG_LEVEL', 'debug', 'debug'],
    [
      'MAP_TILES_URL',
      'https://t.test/a/{z}/{x}/{y}.png?k=1',
      'https://t.test/a/{z}/{x}/{y}.png?k=1',
    ],
    ['MAP_TILES_URL', 'off', null],
  ])('%s=%s is read as %j', (name, value, parsed) => {
    expect(parseEnv({ [name]: value })).toMatchObject({ [name]: parsed });
  });

  test.each(
    Object.entries({
      PORT: ['70000', '-1', '80.5', 'http'],
      DATABASE_URL: ['mysql://db/kervan', 'kervan', 'postgres://db'],
      DEMO_DATA: ['yes'],
      SITE_URL: ['kervan.example.com', 'ftp://kervan.example.com'],
      RATES_URL: ['file:///etc/passwd'],
      RATES_REFRESH_MINUTES: ['0'],
      LOG_LEVEL: ['loud'],
      MIN_FREE_MB: ['-1'],
      REQUESTS_PER_MINUTE: ['0'],
      MAP_TILES_URL: [
        'https://t.test/{z}/{x}.png',
        'https://{s}.t.test/{z}/{x}/{y}.png',
        'tiles/{z}/{x}/{y}.png',
      ],
      MAP_ATTRIBUTION_URL: ['openstreetmap'],
    }),
  )('wrong values of %s are refused by its name', (name, values) => {
    for (const value of values) {
      expect(() => parseEnv({ [name]: value })).toThrow(
        new RegExp(`These settings are wrong \\(see \\.env\\.example\\):\\n {2}${name}: .+`),
      );
    }
  });

  test('names every wrong variable at once', () => {
    expect(() => parseEnv({ PORT: 'x', DEMO_DATA: 'x' })).toThrow(/PORT: .+\n {2}DEMO_DATA: /);
  });

  describe('of a bucket for pictures', () => {
    const whole = {
      IMAGES_S3_BUCKET: 'pictures',
      IMAGES_S3_REGION: 'eu-central-1',
      IMAGES_S3_ACCESS_KEY_ID: 'id',
      IMAGES_S3_SECRET_ACCESS_KEY: 'secret',
    };

    test('takes all or nothing', () => {
      expect(parseEnv(whole)).toMatchObject(whole);
      expect(parseEnv({}).IMAGES_S3_BUCKET).toBeUndefined();
      const elsewhere = {
        ...whole,
        IMAGES_S3_REGION: '',
        IMAGES_S3_ENDPOINT: 'http://s3.test:9000',
      };
      expect(parseEnv(elsewhere).IMAGES_S3_ENDPOINT).toBe('http://s3.test:9000');
    });

    test.each(['IMAGES_S3_BUCKET', 'IMAGES_S3_ACCESS_KEY_ID', 'IMAGES_S3_SECRET_ACCESS_KEY'])(
      'says that %s is missing',
      (name) => {
        expect(() => parseEnv({ ...whole, [name]: '' })).toThrow(
          new RegExp(`\\n {2}${name}: is missing, .*or none of it to keep pictures in DATA_DIR$`),
        );
      },
    );

    test('says that its place is missing, and never tells the secret', () => {
      expect(() => parseEnv({ ...whole, IMAGES_S3_REGION: '' })).toThrow(
        /\n {2}IMAGES_S3_ENDPOINT: is missing: the address of the service, or IMAGES_S3_REGION/,
      );
      expect(() => parseEnv({ ...whole, IMAGES_S3_BUCKET: '' })).not.toThrow(/[^_]secret/);
    });
  });
});
