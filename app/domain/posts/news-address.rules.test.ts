import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editPostPath } from '#app/editing/office-paths.rules.ts';
import {
  isChosenTag,
  isFiltered,
  NO_FILTERS,
  newsHref,
  type PostFilters,
  parsePage,
  parsePostFilters,
  SEARCH_MAX_LENGTH,
  toggleCategory,
  toggleTag,
} from './news-address.rules.ts';
import { POST_CATEGORIES } from './post.rules.ts';

const parse = (search: string) => parsePostFilters(new URLSearchParams(search));
const page = (search: string) => parsePage(new URLSearchParams(search));

describe('filters in the address', () => {
  test('are read', () => {
    expect(parse('category=Travel+Tips&tag=Ka%C5%9F&search=sahil%20yolu')).toEqual({
      category: 'Travel Tips',
      tag: 'Kaş',
      search: 'sahil yolu',
    });
  });

  test.each(['', 'category=Gossip', 'category=travel+tips', 'tag=++', 'search=%20', 'colour=red'])(
    'are empty for "%s"',
    (search) => {
      expect(parse(search)).toEqual(NO_FILTERS);
      expect(isFiltered(parse(search))).toBe(false);
    },
  );

  test('cut a search that is too long', () => {
    expect(parse(`search=${'a'.repeat(5000)}`).search).toHaveLength(SEARCH_MAX_LENGTH);
  });

  test('are the same after writing and reading an address', () => {
    const text = fc.string({ maxLength: 40 }).map((typed) => typed.trim());
    const filters: fc.Arbitrary<PostFilters> = fc.record({
      category: fc.constantFrom(null, ...POST_CATEGORIES),
      tag: text.map((tag) => tag || null),
      search: text,
    });
    fc.assert(
      fc.property(filters, fc.integer({ min: 1, max: 500 }), (chosen, number) => {
        const { searchParams } = new URL(newsHref(chosen, number), 'http://kervan.test');
        expect(parsePostFilters(searchParams)).toEqual(chosen);
        expect(parsePage(searchParams)).toBe(number);
      }),
    );
  });

  test('are left out of the address if they are not set', () => {
    expect(newsHref(NO_FILTERS)).toBe('/news');
    expect(newsHref({ category: 'Car Tech', tag: 'şarj', search: 'hızlı' }, 3)).toBe(
      '/news?category=Car+Tech&tag=%C5%9Farj&search=h%C4%B1zl%C4%B1&page=3',
    );
  });
});

test.each([
  ['page=3', 3],
  ['page=2.9', 2],
  ['', 1],
  ['page=0', 1],
  ['page=-4', 1],
  ['page=1e300', 1],
])('the page number of "%s" is %d', (search, expected) => {
  expect(page(search)).toBe(expected);
});

describe('choosing a filter again', () => {
  test('removes a category and keeps the other filters', () => {
    const filters = { ...NO_FILTERS, tag: 'rota', search: 'kaş' };
    const chosen = toggleCategory(filters, 'Insurance');
    expect(chosen).toEqual({ ...filters, category: 'Insurance' });
    expect(toggleCategory(chosen, 'Maintenance').category).toBe('Maintenance');
    expect(toggleCategory(chosen, 'Insurance')).toEqual(filters);
  });

  test('removes a tag in any spelling', () => {
    const chosen = toggleTag(NO_FILTERS, 'Kaş');
    expect(chosen.tag).toBe('Kaş');
    expect(toggleTag(chosen, 'rota').tag).toBe('rota');
    expect(toggleTag(chosen, 'Kaş')).toEqual(NO_FILTERS);
    expect(isChosenTag({ ...NO_FILTERS, tag: 'KAS' }, 'Kaş')).toBe(true);
    expect(toggleTag({ ...NO_FILTERS, tag: 'KAS' }, 'Kaş')).toEqual(NO_FILTERS);
    expect(isChosenTag(NO_FILTERS, '')).toBe(false);
  });
});

test('the editor has an address for each post and for a new post', () => {
  expect(editPostPath('a/b')).toBe('/admin/blog/edit/a%2Fb');
  expect(editPostPath()).toBe('/admin/blog/new');
});
