import { describe, expect, test } from 'vitest';
import { checkHead, isOfficePath, readableAddress } from './request-head.ts';

const check = (headers: Record<string, string>, trustProxy = true) => {
  const kept = { ...headers };
  return [checkHead(kept, { trustProxy }), kept] as const;
};

describe('Host', () => {
  test.each([
    'kervan.test',
    'KERVAN.test:3000',
    'localhost',
    'a',
    'my_house.local',
    'xn--bcher-kva.example.',
    '127.0.0.1:80',
    '[::1]:3000',
    '[::ffff:127.0.0.1]',
  ])('%s is valid', (host) => {
    expect(check({ host })[0]).toBe(true);
  });

  test.each([
    'user:pw@x',
    'x@y',
    'a b',
    'a/b',
    'a?b',
    'a#b',
    '',
    '.',
    'x:',
    'x:99999',
    'x:-1',
    'x:80:80',
    '[::1',
    '<script>',
    'a\\b',
    'ş.example',
    `${'a'.repeat(300)}.example`,
  ])('%j is invalid', (host) => {
    expect(check({ host })[0]).toBe(false);
  });

  test('is localhost if it is missing, as in HTTP/1.0', () => {
    expect(check({})).toEqual([true, { host: 'localhost' }]);
  });
});

describe('forwarded headers', () => {
  test.each([
    ['x-forwarded-proto', 'https', 'https'],
    ['x-forwarded-proto', 'javascript', undefined],
    ['x-forwarded-proto', 'https, javascript', undefined],
    ['x-forwarded-host', 'www.example.com', 'www.example.com'],
    ['x-forwarded-host', 'user:pw@x', undefined],
    ['x-forwarded-host', 'x:99999', undefined],
    ['x-forwarded-for', '203.0.113.7', '203.0.113.7'],
    ['x-forwarded-for', '203.0.113.7, 10.0.0.1', '203.0.113.7, 10.0.0.1'],
    ['x-forwarded-for', '203.0.113.7:4711', '203.0.113.7'],
    ['x-forwarded-for', '[2001:db8::1]:4711', '2001:db8::1'],
    ['x-forwarded-for', '2001:db8::1', '2001:db8::1'],
    ['x-forwarded-for', '<script>', undefined],
    ['x-forwarded-for', 'unknown', undefined],
    ['x-forwarded-for', '999.1.1.1', undefined],
    ['x-forwarded-for', '6.6.6.6, <script>, 203.0.113.7', '203.0.113.7'],
    ['x-forwarded-for', '203.0.113.7, <script>', undefined],
    ['x-forwarded-for', '', undefined],
  ])('%s: %s is read as %s', (name, sent, kept) => {
    const [isGood, headers] = check({ host: 'x', [name]: sent });
    expect([isGood, headers[name]]).toEqual([true, kept]);
  });

  test('are not checked if no proxy is trusted', () => {
    const headers = { host: 'x', 'x-forwarded-for': '<script>' };
    expect(check(headers, false)).toEqual([true, headers]);
  });
});

test.each([
  ['/news', '/news'],
  ['/news/ka%C5%9F?search=%E0%A4%A', '/news/ka%C5%9F?search=%E0%A4%A'],
  ['/news/%E0%A4%A', '/news/%25E0%25A4%25A'],
  ['/news/%1k?search=%25', '/news/%251k?search=%25'],
  ['/%', '/%25'],
  ['/api/%', '/api/%'],
])('the address %s is read as %s', (url, read) => {
  expect(readableAddress({ url })).toBe(read);
});

test.each([
  ['/admin', true],
  ['/Admin/login?next=%2F', true],
  ['/admin.data', true],
  ['/%61dmin/login', true],
  ['/admin/%', true],
  ['/administration', false],
  ['/cars?from=/admin', false],
])('%s belongs to the back office: %s', (url, expected) => {
  expect(isOfficePath(url)).toBe(expected);
});
