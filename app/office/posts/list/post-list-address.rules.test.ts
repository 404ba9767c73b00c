import { describe, expect, test } from 'vitest';
import {
  isFiltered,
  postListHref,
  postListQuery,
  readPostList,
} from './post-list-address.rules.ts';

const read = (query: string) => readPostList(new URLSearchParams(query));
const ALL = { search: '', status: null, tag: '', page: 1 };

describe('readPostList', () => {
  test('reads search, status, tag and page', () => {
    expect(read('search=ka%C5%9F&status=draft&tag=rota&page=3')).toEqual({
      search: 'kaş',
      status: 'draft',
      tag: 'rota',
      page: 3,
    });
  });

  test.each(['', 'status=gone', 'page=0', 'tag=%20', 'refresh=1766000000'])(
    'ignores a missing or invalid value: %s',
    (query) => {
      expect(read(query)).toEqual(ALL);
    },
  );

  test('cuts a tag to 50 characters', () => {
    expect(read(`tag=${'a'.repeat(500)}`).tag).toHaveLength(50);
  });
});

test('an address contains only the chosen filters, and is read back without loss', () => {
  expect(postListHref()).toBe('/admin/blog');
  expect(postListHref({ page: 2 })).toBe('/admin/blog?page=2');
  const address = { search: 'a & ş', status: 'archived', tag: 'Kaş', page: 2 } as const;
  const { search } = new URL(postListHref(address), 'http://kervan.test');
  expect(read(search)).toEqual(address);
  expect(postListQuery({ ...ALL, tag: 'Kaş' })).toBe('limit=10&tag=Ka%C5%9F');
});

test('a page number does not count as a filter', () => {
  expect(isFiltered({ ...ALL, page: 3 })).toBe(false);
  expect(isFiltered({ ...ALL, tag: 'a' })).toBe(true);
});
