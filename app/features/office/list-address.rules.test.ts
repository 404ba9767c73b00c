import { describe, expect, test } from 'vitest';
import { isFiltered, listHref, listQuery, readListAddress } from './list-address.rules.ts';

const read = (query: string) => readListAddress('cars', new URLSearchParams(query));

describe('readListAddress', () => {
  test('reads search, status and page', () => {
    expect(read('section=cars&search=egea&status=inactive&page=3')).toEqual({
      search: 'egea',
      status: 'inactive',
      page: 3,
    });
  });

  test.each([
    '',
    'page=0',
    'page=-2',
    'page=1.5',
    'page=x',
    'page=1e300',
    'status=gone',
    'status=',
    'search=%20%20',
  ])('leaves out what makes no sense: %s', (query) => {
    expect(read(query)).toEqual({ search: '', status: null, page: 1 });
  });

  test('cuts what was pasted by mistake', () => {
    expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(100);
  });
});

describe('listHref', () => {
  test.each([
    [{}, '/admin?section=cars'],
    [{ search: '', status: null, page: 1 }, '/admin?section=cars'],
    [{ page: 2 }, '/admin?section=cars&page=2'],
    [
      { page: 2, status: 'active', search: 'c & ş' },
      '/admin?section=cars&search=c+%26+%C5%9F&status=active&page=2',
    ],
  ])('of %j is %s', (given, href) => {
    expect(listHref('cars', given)).toBe(href);
  });

  test('leads back to what was read', () => {
    const address = { search: 'Škoda %', status: 'active', page: 4 };
    const { search } = new URL(listHref('blog', address), 'http://kervan.test');
    expect(read(search)).toEqual(address);
  });
});

test('the query of the API says the same', () => {
  const query = listQuery({ search: 'a b', status: 'active', page: 2 }, 20);
  expect(query).toBe('limit=20&search=a+b&status=active&page=2');
});

test('a page is no filter', () => {
  expect(isFiltered({ search: '', status: null, page: 3 })).toBe(false);
  expect(isFiltered({ search: 'a', status: null, page: 1 })).toBe(true);
  expect(isFiltered({ search: '', status: 'active', page: 1 })).toBe(true);
});
