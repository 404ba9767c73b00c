import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { posts } from '#app/db/schema.server.ts';
import { demoPosts, insertPosts } from '#app/demo/demo-posts.server.ts';
import { hasWords } from '#app/domain/posts/post-rows.server.ts';
import { listPosts } from '#app/domain/posts/posts.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aPost } from '#tests/support/factories.ts';

const { db } = await testDatabase();
const now = new Date('2026-07-01T09:00:00Z');

async function found(search: string) {
  const answer = await listPosts(db, { page: 1, limit: 100, now, search });
  expect(answer.pagination.total).toBe(answer.posts.length);
  return answer.posts.map(({ slug }) => slug);
}

test.each([
  ['as written', 'çocuk koltuğu'],
  ['without Turkish letters', 'cocuk koltugu'],
  ['in capitals', 'ÇOCUK KOLTUĞU'],
  ['in capitals without Turkish letters', 'COCUK KOLTUGU'],
  ['with a dotted capital', 'İSOFİX'],
  ['with the unsoftened k', 'koltuk çocuk'],
  ['the beginning of a word', 'kolt'],
  ['words in any order', 'koltuğu çocuk'],
  ['a name before its apostrophe', 'alanya'],
  ['a name without its apostrophe', 'alanyaya'],
  ['a name with another apostrophe', "alanya'ya"],
  ['a tag', 'güvenlik'],
  ['between punctuation', '"çocuk" & koltuğu!'],
])('search finds %s: %s', async (_what, search) => {
  await aPost(db, {
    slug: 'seat',
    title: 'Çocuk koltuğu seçimi',
    content: 'Alanya’ya giderken çocuğunuz arkada: ISOFIX ya da kemer, gerisi kolay.',
    tags: ['güvenlik'],
  });
  await aPost(db, { slug: 'other', title: 'Yakıt', content: 'Lastik basıncı ve klima.' });
  expect(await found(search)).toEqual(['seat']);
});

test('"Kaş" does not find kasko, "kas" finds both, and the middle of a word finds nothing', async () => {
  await aPost(db, { slug: 'kas', title: 'Kaş’a yol', publishedAt: new Date('2026-01-01') });
  await aPost(db, { slug: 'kasko', title: 'Kasko', publishedAt: new Date('2026-02-01') });
  expect(await found('Kaş')).toEqual(['kas']);
  expect(await found('KAŞ')).toEqual(['kas']);
  expect(await found('kas')).toEqual(['kasko', 'kas']);
  expect(await found('asko')).toEqual([]);
});

test.each(['5e2c1f12', '12e', '3d', 'BMW320i', '208gt'])(
  '%s, a word with digits, is searched as one word',
  async (word) => {
    await aPost(db, { slug: 'code', title: `Kod ${word}` });
    await aPost(db, { slug: 'other', title: 'Yakıt' });
    expect(await found(word)).toEqual(['code']);
    expect(await found(word.slice(0, -1))).toEqual(['code']);
  },
);

test('search finds posts with all words, the newest first', async () => {
  const published = (date: string) => ({ publishedAt: new Date(`${date}T09:00:00Z`) });
  await aPost(db, { slug: 'a', title: 'Kaş', content: 'Deniz.', ...published('2026-06-01') });
  await aPost(db, { slug: 'b', title: 'Deniz', content: 'Deniz.', ...published('2026-05-01') });
  await aPost(db, { slug: 'c', title: 'Kaş', content: 'Denizden.', ...published('2026-06-20') });
  expect(await found('deniz kaş')).toEqual(['c', 'a']);
  expect(await found('deniz')).toEqual(['c', 'a', 'b']);
  expect(await found('deniz kaş otopark')).toEqual([]);
});

test('an empty query finds everything, a query of punctuation finds nothing', async () => {
  await aPost(db, { slug: 'a' });
  expect(await found('   ')).toEqual(['a']);
  expect(await found('?!')).toEqual([]);
});

test('search finds exactly the published demo posts with the word', async () => {
  const demo = demoPosts();
  await insertPosts(db, demo, new Map(), '2026-07-01');
  const published = demo.map(({ input }) => input).filter(({ status }) => status === 'published');
  for (const [search, word] of [
    ['Kaş', /(?<!\p{L})kaş/iu],
    ['SIDE', /(?<!\p{L})side/iu],
    ['bakım', /(?<!\p{L})bakım/iu],
    ['kış', /(?<!\p{L})kış/iu],
    ['Lara', /(?<!\p{L})lara/iu],
    ['qwxqwx', /qwxqwx/],
  ] as const) {
    const naming = published
      .filter((post) => word.test([post.title, post.excerpt, ...post.tags, post.content].join(' ')))
      .map(({ slug }) => slug);
    expect([search, ...(await found(search)).sort()]).toEqual([search, ...naming.sort()]);
  }
});

const LONG = 'ten thousand characters';
test.each([
  "'",
  "o'clock",
  '"unclosed phrase',
  '100%',
  'a_b',
  'kaş\\',
  '-kaş',
  '& | ! ( ) : *',
  'kaş:*',
  'a:b <-> c',
  'ka\0ş',
  '🚗 kaş 🏖️',
  '\uD83D',
  'ı̇̇̇',
  '½ ² ㎞ ﷺ',
  'लारा',
  "'; drop table posts; --",
  `x of ${LONG}`,
  `% of ${LONG}`,
])('searches for %j find nothing, without an error', async (name) => {
  const search = name.endsWith(LONG) ? name.slice(0, 1).repeat(10_000) : name;
  await aPost(db, { slug: 'a', title: 'Bambaşka', content: 'Hiçbiri.' });
  const query = { page: 1, limit: 10, now, search };
  expect((await listPosts(db, query)).posts).toEqual([]);
  expect((await listPosts(db, { ...query, tag: search })).posts).toEqual([]);
  expect((await listPosts(db, { ...query, category: search })).posts).toEqual([]);
});

test('a search uses the index', async () => {
  for (let i = 0; i < 5; i++) await aPost(db);
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from ${posts} where ${hasWords('çocuk koltuk')}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Bitmap Index Scan on posts_search\b/);
});
