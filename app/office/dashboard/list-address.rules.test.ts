import { expect, test } from 'vitest';
import { isFiltered, listHref, listQuery, readListAddress } from './list-address.rules.ts';

const read = (query: string) => readListAddress('cars', new URLSearchParams(query));

test('invalid parameters of the address are ignored', () => {
  const pages = ['page=0', 'page=-2', 'page=1.5', 'page=x', 'page=1e300'];
  for (const query of ['', ...pages, 'status=archived', 'status=', 'search=%20%20'])
    expect([query, read(query)]).toEqual([query, { search: '', status: null, page: 1 }]);
});

test('a search text is cut to 100 characters', () => {
  expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(100);
});

test.each([
  [{}, '/admin?section=cars'],
  [{ search: '', status: null, page: 1 }, '/admin?section=cars'],
  [{ page: 2 }, '/admin?section=cars&page=2'],
  [
    { page: 2, status: 'active', search: 'c & ş' },
    '/admin?section=cars&search=c+%26+%C5%9F&status=active&page=2',
  ],
])('the address of %j is %s and is read back without loss', (given, href) => {
  expect(listHref('cars', given)).toBe(href);
  const { search } = new URL(href, 'http://kervan.test');
  expect(read(search)).toMatchObject(given);
});

test('the API query has the filters and the page of the address', () => {
  const query = listQuery({ search: 'a b', status: 'active', page: 2 }, 20);
  expect(query).toBe('limit=20&search=a+b&status=active&page=2');
  expect(isFiltered({ search: '', status: null, page: 3 })).toBe(false);
  expect(isFiltered({ search: 'a', status: null, page: 1 })).toBe(true);
  expect(isFiltered({ search: '', status: 'active', page: 1 })).toBe(true);
});
