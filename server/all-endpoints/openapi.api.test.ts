import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createConfig, lint } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import openapiTypes, { type OpenAPI3 } from 'openapi-typescript';
import { afterAll, expect, test } from 'vitest';
import { isIsoDate } from '#app/lib/dates/dates.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aCar } from '#tests/support/factories.ts';

const { app, db } = await buildTestApp();
const document = await app.inject('/api/openapi.json').then(({ body }) => body);
/** Folder within the project, so that the generated client finds its packages. */
mkdirSync('test-results', { recursive: true });
const folder = mkdtempSync('test-results/client-');
afterAll(() => rmSync(folder, { recursive: true }));

test('the document passes a strict linter', async () => {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, document);
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lint({ ref: file, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

interface Shape {
  type?: string | string[];
  format?: string;
  pattern?: string;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  [key: string]: unknown;
}
interface Parameter {
  name: string;
  schema: Shape;
}

/** Returns names and schemas of all fields of a request below `part`. */
function fieldsIn(part: unknown): [name: string, shape: Shape][] {
  if (typeof part !== 'object' || part === null) return [];
  const own = Object.entries((part as Shape).properties ?? {});
  return [...own, ...Object.values(part).flatMap(fieldsIn)];
}

const isText = ({ type, anyOf = [] }: Shape): boolean =>
  [type].flat().includes('string') || anyOf.some(isText);
const hasForm = ({ format, pattern, anyOf = [], ...shape }: Shape): boolean =>
  Boolean(format || pattern || shape.enum) || anyOf.some(hasForm);

test('every date and time field has a format, and every tag a description', () => {
  const { paths, components, tags } = JSON.parse(document);
  const operations = Object.values<
    Record<string, { parameters?: Parameter[]; requestBody?: object; tags: string[] }>
  >(paths).flatMap((operationsOf) => Object.values(operationsOf));
  const asked = operations.flatMap(({ parameters = [], requestBody }) => [
    ...parameters.map(({ name, schema }): [string, Shape] => [name, schema]),
    ...fieldsIn(requestBody),
  ]);
  const inputs = Object.entries(components.schemas).filter(([name]) => name.endsWith('Input'));
  const moments = [...asked, ...inputs.flatMap(([, schema]) => fieldsIn(schema))].filter(
    ([name, shape]) => /(Date|Time|Day|^date|^time|^from|^to)$/.test(name) && isText(shape),
  );
  expect(moments.length).toBeGreaterThan(20);
  expect(moments.filter(([, shape]) => !hasForm(shape))).toEqual([]);
  const fares = fieldsIn(paths['/api/admin/transfers'].post.requestBody);
  expect(fares.find(([name]) => name === 'pricing')?.[1]).not.toHaveProperty('default');
  const described = tags.map(({ name }: { name: string }) => name);
  expect([...new Set(operations.flatMap((operation) => operation.tags))].sort()).toEqual(
    described.sort(),
  );
});

test('every default matches its own schema', () => {
  const { components, paths } = JSON.parse(document);
  const defaults = [...fieldsIn(components), ...fieldsIn(paths)].filter(
    ([, shape]) => 'default' in shape,
  );
  expect(defaults.length).toBeGreaterThan(20);
  const ajv = new Ajv2020({ strict: false, formats: { date: isIsoDate, 'date-time': true } });
  const resolved = ([, shape]: [string, Shape]) => ({ ...shape, components });
  const wrong = defaults.filter((each) => !ajv.validate(resolved(each), each[1].default));
  expect(wrong).toEqual([]);
});

const CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

export async function titlesOf(baseUrl: string): Promise<string[]> {
  const { data } = await createClient<paths>({ baseUrl }).GET('/api/listings', {
    params: { query: { limit: 5 } },
  });
  return data?.data.listings.map(({ title }) => title) ?? [];
}
`;
/** Client that must not compile, which proves that the type checker sees the schemas. */
const WRONG = CLIENT.replace('({ title }) => title', '({ seats }) => seats');

const tsc = (file: string) =>
  promisify(execFile)(process.execPath, [
    ...['node_modules/typescript/bin/tsc', '--noEmit', '--strict', '--skipLibCheck'],
    ...['--module', 'nodenext', '--allowImportingTsExtensions', '--ignoreConfig', file],
  ]);

test('a typed client from the document compiles and fetches the fleet', async () => {
  await aCar(db, { title: 'Fiat Egea' });
  writeFileSync(join(folder, 'api.d.ts'), await openapiTypes(JSON.parse(document) as OpenAPI3));
  const [client, wrong] = [join(folder, 'client.ts'), join(folder, 'wrong.ts')];
  writeFileSync(client, CLIENT);
  writeFileSync(wrong, WRONG);
  await tsc(client);
  await expect(tsc(wrong)).rejects.toMatchObject({ stdout: expect.stringContaining('string[]') });

  const { titlesOf } = await import(pathToFileURL(client).href);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await titlesOf(url)).toEqual(['Fiat Egea']);
});
