import { beforeAll, describe, expect, test } from 'vitest';
import { demoPosts, insertPosts } from '#app/demo/demo-posts.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { listPosts } from './posts.server.ts';

/** Search among real texts, where words share their beginnings and stand inside of one another. */
const { db } = await testDatabase({ keepRows: true });
const now = new Date('2026-07-01T09:00:00Z');
beforeAll(() => insertPosts(db, demoPosts(), new Map(), '2026-07-01'));

async function found(search: string) {
  const answer = await listPosts(db, { page: 1, limit: 100, now, search });
  expect(answer.pagination.total).toBe(answer.posts.length);
  return answer.posts.map(({ slug }) => slug);
}

/** The published posts in which a word begins with `word`, letter for letter. */
function naming(word: string): string[] {
  const begins = new RegExp(`(?<!\\p{L})${word}`, 'iu');
  return demoPosts()
    .map(({ input }) => input)
    .filter(({ status }) => status === 'published')
    .filter((post) => begins.test([post.title, post.excerpt, ...post.tags, post.content].join(' ')))
    .map(({ slug }) => slug);
}

const SIDE = 'side-ve-manavgat-bir-gunluk-arac-rotasi';
const KAS = 'antalyadan-kas-ve-kalkana-sahil-mi-yayla-mi';
const WINTER = 'kisin-termessos-ve-saklikent-yola-cikmadan-once';
const UPKEEP = 'yakit-tasarrufu-on-dakikalik-bakim-dogru-surus';
const SEAT = 'cocuk-koltugu-rehberi-kural-secim-montaj';
const OLYMPOS = 'olympos-ve-ciraliya-aracla-bir-gun';
const INSURANCE = 'kiralik-aracta-sigorta-kasko-neyi-karsilar-neyi-karsilamaz';
const AIRPORT = 'antalya-havalimaninda-arac-teslimi-adim-adim';

test.each([
  ['Side', SIDE],
  ['SIDE', SIDE],
  ['bakım', UPKEEP],
  ['kış', WINTER],
  ['KIŞ', WINTER],
  ['Kundu', AIRPORT],
  ['Kaş', KAS],
  ['kas', KAS],
  ['Kaş yolu', KAS],
  ['koltuğunu', SEAT],
  ['koltugunu', SEAT],
  ['rota', SIDE],
  ['kasko', INSURANCE],
])('%j puts the post about it first', async (search, slug) => {
  expect((await found(search))[0]).toBe(slug);
});

test.each(['Kaş', 'kas', 'Kaş yolu'])(
  '%j puts posts that name Kaş before those with "kasko"',
  async (search) => {
    const named = naming('Kaş(?!\\p{L})');
    expect(named.length).toBeGreaterThan(3);
    const posts = await found(search);
    const first = posts.slice(0, posts.filter((slug) => named.includes(slug)).length);
    expect(first.filter((slug) => !named.includes(slug))).toEqual([]);
  },
);

test.each([
  ['Lara', 'lara'],
  ['Kundu', 'kundu'],
  ['bakım', 'bakım'],
  ['kar', 'kar'],
  ['kış', 'k[ıi][sş]'],
  ['oto', 'oto'],
])('%j is not found in the middle of a word', async (search, beginning) => {
  const posts = await found(search);
  expect(posts).not.toEqual([]);
  expect(posts.filter((slug) => !naming(beginning).includes(slug))).toEqual([]);
});

describe('words that no post has find', () => {
  test.each([
    ['another inflection', 'kiralamak', 'kirala'],
    ['another inflection', 'denizden', 'deniz'],
    ['another inflection', 'depozitosu', 'depozito'],
    ['a name without its apostrophe', 'Sideye', 'Side'],
    ['a short name without its apostrophe', 'Kaşta', 'Kaş'],
  ])('%s: %s', async (_what, search, word) => {
    expect((await found(search)).sort()).toEqual(naming(word).sort());
  });

  test.each([
    ['olimpos', OLYMPOS],
    ['Termesos', WINTER],
    ['sigorata', INSURANCE],
    ['havaalanı', AIRPORT],
    ['rotası', SIDE],
    ['Side rotasına', SIDE],
  ])('what is spelled like it in the title: %s', async (search, slug) => {
    expect((await found(search))[0]).toBe(slug);
  });

  test.each(['qwxqwx', 'Trabzon', 'motosiklet', 'matematik', 'parlamento', 'antalya qwxqwx'])(
    'nothing where nothing is like them: %s',
    async (search) => {
      expect(await found(search)).toEqual([]);
    },
  );
});
