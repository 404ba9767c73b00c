import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import {
  autoExcerpt,
  cutShort,
  readingMinutes,
  searchForm,
  searchWords,
  uniqueTags,
} from './post.rules.ts';

describe('searchForm', () => {
  test.each([
    ['Çocuk KOLTUĞU', 'çocuk koltuğu cocuk koltugu'],
    ['Kaş’a, Side’ye!', 'kaş a side ye kas a side ye kaşa sideye kasa sideye'],
    ["Side'deki", 'side deki side deki sidedeki sidedeki'],
    ['IĞDIR İnce', 'ığdır ince igdir ince'],
    ['100% — D400', '100 d400 100 d400'],
    ['a\0b', 'a b a b'],
    [' … ', ''],
  ])('%j becomes %j', (text, form) => {
    expect(searchForm(text)).toBe(form);
  });

  test('gives words of another language a prefix', () => {
    expect(searchForm('The İncekum side', 'en')).toBe(
      'qenthe qenincekum qenside qenthe qenincekum qenside',
    );
    expect(searchForm('Инфо', 'ru')).toBe('qruинфо qruinfo');
    expect(searchForm(' … ', 'de')).toBe('');
  });
});

describe('searchWords', () => {
  test.each([
    ['Kaş', [['kaş']]],
    ['SIDE kas', [['side'], ['kas']]],
    [
      'koltuk ÇOCUK',
      [
        ['koltuk', 'koltug'],
        ['çocuk', 'çocuğ'],
      ],
    ],
    ['araç', [['araç', 'arac']]],
    ['kaş Kaş KAŞ', [['kaş']]],
    ['?!', []],
    ['Ъ', []],
    ['ь kaş', [['kaş']]],
  ])('returns for "%s" the beginnings %j', (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });

  test('returns for another language the Turkish and the prefixed form of each word', () => {
    expect(searchWords('Inhaltsübersicht', 'de')).toEqual([
      ['ınhaltsübersicht', 'qdeinhaltsübersicht'],
    ]);
    expect(searchWords('Kueste', 'de')).toEqual([['kueste', 'qdekueste', 'qdekuste']]);
    expect(searchForm('Küste', 'de')).toContain('qdekuste');
    expect(searchWords('Koltuk', 'en')).toEqual([['koltuk', 'koltug', 'qenkoltuk']]);
    expect(searchWords('Белек', 'ru')).toEqual([['belek', 'qrubelek']]);
  });

  test('returns only the first eight words', () => {
    expect(searchWords('a1 b1 c1 d1 e1 f1 g1 h1 i1 j1')).toHaveLength(8);
  });

  test('returns words of letters and digits only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (query) => {
        const words = SITE_LANGUAGES.flatMap((each) => searchWords(query, each).flat());
        expect(words.filter((word) => !/^[\p{L}\p{N}]+$/u.test(word))).toEqual([]);
      }),
    );
  });
});

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [800, 4],
])('a text of %i words takes %i minutes to read', (words, minutes) => {
  expect(readingMinutes('kelime '.repeat(words))).toBe(minutes);
});

describe('autoExcerpt', () => {
  test('returns the first 200 characters and three dots @5.19 @9.38', () => {
    expect(autoExcerpt('ğ'.repeat(500))).toBe(`${'ğ'.repeat(200)}...`);
    expect(autoExcerpt('Kısa bir yazı')).toBe('Kısa bir yazı...');
  });

  test('does not split an emoji, and leaves no space before the dots', () => {
    expect(autoExcerpt('🚗'.repeat(300))).toBe(`${'🚗'.repeat(200)}...`);
    expect(autoExcerpt(`${'a'.repeat(199)} b`)).toBe(`${'a'.repeat(199)}...`);
  });
});

test('cutShort adds three dots only to a text that it cuts', () => {
  expect(cutShort('Kısa', 4)).toBe('Kısa');
  expect(cutShort('🚗🚗🚗', 2)).toBe('🚗🚗...');
  expect(cutShort('bir iki', 4)).toBe('bir...');
});

test('uniqueTags trims tags and removes empty and repeated ones', () => {
  expect(
    uniqueTags([' Kaş ', 'KAŞ', 'kas', '', '  ', 'yol  notu', 'Yol notu', 'IŞIK', 'ışık']),
  ).toEqual(['Kaş', 'yol notu', 'IŞIK']);
});
