import { describe, expect, test } from 'vitest';
import { misspelledSettings, parseEnv, settingNames } from './env.server.ts';

describe('misspelledSettings', () => {
  test.each([
    ['DEMODATA', 'DEMO_DATA'],
    ['DEMO_DTAA', 'DEMO_DATA'],
    ['demo_data', 'DEMO_DATA'],
    ['SITEURL', 'SITE_URL'],
    ['BACKUP', 'BACKUPS'],
    ['PORTS', 'PORT'],
    ['IMAGES_S3_BUKET', 'IMAGES_S3_BUCKET'],
  ])('%s is reported as a misspelling of %s', (name, meant) => {
    expect(misspelledSettings({ [name]: 'x' })).toEqual([
      `${name} is not a setting of Kervan. Did you mean ${meant}?`,
    ]);
  });

  test('no existing setting is reported', () => {
    expect(misspelledSettings(Object.fromEntries(settingNames.map((name) => [name, 'x'])))).toEqual(
      [],
    );
  });

  test('common variables of machines are not reported', () => {
    const common =
      'HOME PATH PWD USER SHELL TERM LANG LOGNAME HOSTNAME HOSTTYPE MAIL SHLVL OLDPWD EDITOR TZ NODE_ENV NODE_OPTIONS NODE_COMPILE_CACHE MALLOC_ARENA_MAX npm_config_cache http_proxy HTTPS_PROXY NO_PROXY INIT_CWD CI DISPLAY INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY';
    const variables = Object.fromEntries(common.split(' ').map((name) => [name, 'x']));
    expect(misspelledSettings(variables)).toEqual([]);
  });
});

describe('parseEnv', () => {
  test('without variables returns the defaults and no DATABASE_URL', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      DEMO_DATA: true,
    });
    expect(parseEnv({}).DATABASE_URL).toBeUndefined();
  });

  test('treats an empty variable like a missing one', () => {
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
    ['SITE_URL', 'https://kervan.example.com//', 'https://kervan.example.com'],
    ['SITE_URL', 'HTTPS://Kervan.example.com:443', 'https://kervan.example.com'],
    ['SITE_URL', 'http://kervan.example.com:8080', 'http://kervan.example.com:8080'],
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

  const WRONG: Record<string, string[]> = {
    PORT: ['70000', '-1', '80.5', 'http'],
    WORKERS: ['0', '65', 'many', '1.5'],
    DATA_DIR: ['/proc/x', '/dev/../sys', '/dev'],
    DATABASE_URL: ['mysql://db/kervan', 'kervan', 'postgres://db'],
    DEMO_DATA: ['yes'],
    SITE_URL: [
      'kervan.example.com',
      'ftp://kervan.example.com',
      'https://kervan.example.com/x',
      'https://kervan.example.com/?a=1',
      'https://kervan.example.com/#a',
      'https://user@kervan.example.com',
      'https://user:secret@kervan.example.com',
    ],
    RATES_URL: ['file:///etc/passwd'],
    RATES_REFRESH_MINUTES: ['0', 'often', '100000'],
    IMAGES_S3_ENDPOINT: ['s3.test'],
    IMAGES_S3_FORCE_PATH_STYLE: ['1'],
    SMTP_URL: ['mail.example.com'],
    MAIL_FROM: ['Kervan'],
    BACKUPS: ['true'],
    LOG_LEVEL: ['loud'],
    TRUST_PROXY: ['1'],
    METRICS: ['true'],
    MIN_FREE_MB: ['-1', 'few'],
    REQUESTS_PER_MINUTE: ['0', 'few'],
    MAP_TILES_URL: [
      'https://t.test/{z}/{x}.png',
      'https://{s}.t.test/{z}/{x}/{y}.png',
      'tiles/{z}/{x}/{y}.png',
    ],
    MAP_ATTRIBUTION_URL: ['openstreetmap'],
  };
  /** Settings that take any text. */
  const FREE = ['HOST', 'ADMIN_USERNAME', 'ADMIN_PASSWORD', 'MAP_ATTRIBUTION'].concat(
    ['BUCKET', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((name) => `IMAGES_S3_${name}`),
  );

  test('every setting has wrong values in this file, or accepts any text', () => {
    expect([...Object.keys(WRONG), ...FREE].sort()).toEqual([...settingNames].sort());
  });

  test.each(Object.entries(WRONG))(
    'wrong values of %s cause a message with its name',
    (name, values) => {
      for (const value of values) {
        expect(() => parseEnv({ [name]: value })).toThrow(
          new RegExp(
            `^These settings are wrong \\(see \\.env\\.example\\):\\n(?:.*\\n)* {2}${name}: must be .+`,
          ),
        );
        expect(() => parseEnv({ [name]: value })).not.toThrow(/Invalid|expected|received|Too /);
      }
    },
  );

  test('reports all wrong variables at once', () => {
    expect(() => parseEnv({ PORT: 'x', DEMO_DATA: 'x' })).toThrow(/PORT: .+\n {2}DEMO_DATA: /);
  });

  describe('settings of a bucket for pictures', () => {
    const whole = {
      IMAGES_S3_BUCKET: 'pictures',
      IMAGES_S3_REGION: 'eu-central-1',
      IMAGES_S3_ACCESS_KEY_ID: 'id',
      IMAGES_S3_SECRET_ACCESS_KEY: 'secret',
    };

    test('are accepted with a region or an endpoint, and may all be absent', () => {
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
      'cause a message if %s is missing',
      (name) => {
        expect(() => parseEnv({ ...whole, [name]: '' })).toThrow(
          new RegExp(`\\n {2}${name}: is missing, .*or none of it to keep pictures in DATA_DIR$`),
        );
      },
    );

    test('cause a message that hides the secret', () => {
      expect(() => parseEnv({ ...whole, IMAGES_S3_REGION: '' })).toThrow(
        /\n {2}IMAGES_S3_ENDPOINT: is missing: the address of the service, or IMAGES_S3_REGION/,
      );
      expect(() => parseEnv({ ...whole, IMAGES_S3_BUCKET: '' })).not.toThrow(/[^_]secret/);
    });
  });
});
