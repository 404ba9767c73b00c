import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { posts } from '#app/db/schema.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aPost } from '#tests/support/factories.ts';
import { searchWords } from './post-text.rules.ts';
import { listPosts } from './posts.server.ts';
import { matchesWords, resemblesWords, searching, stemWords } from './search-sql.server.ts';

const { db } = await testDatabase();
const now = new Date('2026-07-01T09:00:00Z');

async function found(search: string) {
  const answer = await listPosts(db, { page: 1, limit: 100, now, search });
  expect(answer.pagination.total).toBe(answer.posts.length);
  return answer.posts.map(({ slug }) => slug);
}

describe('search finds', () => {
  test.each([
    ['as written', 'çocuk koltuğu'],
    ['without Turkish letters', 'cocuk koltugu'],
    ['in capitals', 'ÇOCUK KOLTUĞU'],
    ['in capitals without Turkish letters', 'COCUK KOLTUGU'],
    ['with a dotted capital', 'İSOFİX'],
    ['the stem of a word', 'koltuk'],
    ['another inflection', 'koltukları'],
    ['a part of a word', 'kolt'],
    ['the middle of a word', 'lanya'],
    ['the middle of a word beside a beginning', 'lanya kolt'],
    ['the beginning of a short word', 'ge'],
    ['words in any order', 'koltuğu çocuk'],
    ['a stem beside a part', 'çocukların kolt'],
    ['past words that mean nothing', 'çocuk için koltuk ve'],
    ['a name before its apostrophe', 'alanya'],
    ['a tag', 'güvenlik'],
    ['past signs', '"çocuk" & koltuğu!'],
  ])('%s: %s', async (_what, search) => {
    await aPost(db, {
      slug: 'seat',
      title: 'Çocuk koltuğu seçimi',
      content: 'Alanya’ya giderken çocuğunuz arkada: ISOFIX ya da kemer, gerisi kolay.',
      tags: ['güvenlik'],
    });
    await aPost(db, { slug: 'other', title: 'Yakıt', content: 'Lastik basıncı ve klima.' });
    expect(await found(search)).toEqual(['seat']);
  });

  test('only posts that have all words', async () => {
    await aPost(db, { slug: 'a', title: 'Kaş', content: 'Deniz.' });
    await aPost(db, { slug: 'b', title: 'Side', content: 'Deniz.' });
    expect(await found('deniz kaş')).toEqual(['a']);
    expect(await found('deniz kaş otopark')).toEqual([]);
    expect(await found('denizde kaşta')).toEqual(['a']);
  });

  test('everything for an empty query, nothing for one without a word', async () => {
    await aPost(db, { slug: 'a' });
    expect(await found('   ')).toEqual(['a']);
    expect(await found('?!')).toEqual([]);
  });
});

test('a word in the title weighs more than one in the text, then the newer post comes first', async () => {
  const published = (date: string) => ({ publishedAt: new Date(`${date}T09:00:00Z`) });
  await aPost(db, { slug: 'text-new', content: 'Side plajları', ...published('2026-06-20') });
  await aPost(db, { slug: 'text-old', content: 'Side plajları', ...published('2026-01-20') });
  await aPost(db, {
    slug: 'one',
    title: 'Side’de gün',
    content: 'Plaj.',
    ...published('2025-06-01'),
  });
  await aPost(db, { slug: 'both-old', title: 'Side’de plaj', ...published('2024-01-01') });
  await aPost(db, { slug: 'both-new', title: 'Plajlar: Side', ...published('2024-05-01') });
  const ranked = ['both-new', 'both-old', 'one', 'text-new', 'text-old'];
  expect(await found('side plaj')).toEqual(ranked);
  expect(await found('SİDE plajı')).toEqual(ranked);
  expect(await found('plajda için ve side')).toEqual(ranked);
});

const LONG = 'ten thousand characters';
test.each([
  "'",
  "o'clock",
  '"',
  '"unclosed phrase',
  '%',
  '100%',
  '_',
  'a_b',
  '\\',
  'kaş\\',
  '-kaş',
  '!',
  '& | ! ( ) : *',
  'kaş:*',
  'a:b <-> c',
  '\0',
  'ka\0ş',
  '🚗',
  '🚗 kaş 🏖️',
  '\uD83D',
  'ı̇̇̇',
  '½ ² ㎞ ﷺ',
  'लारा',
  've',
  'için ile',
  "'; drop table posts; --",
  `x of ${LONG}`,
  `% of ${LONG}`,
])('takes %j', async (name) => {
  const search = name.endsWith(LONG) ? name.slice(0, 1).repeat(10_000) : name;
  await aPost(db, { slug: 'a', title: 'Bambaşka', content: 'Hiçbiri.' });
  const asked = { page: 1, limit: 10, now, search };
  expect((await listPosts(db, asked)).posts).toEqual([]);
  expect((await listPosts(db, { ...asked, tag: search })).posts).toEqual([]);
  expect((await listPosts(db, { ...asked, category: search })).posts).toEqual([]);
});

const SEARCHES = ['koltuk', 'çocuk için koltuk', 'kol', 'ac', 'ac şarj', 'koltuğunuzdakiler'];
const CONDITIONS = { matchesWords, resemblesWords };
const plans = SEARCHES.flatMap((search) =>
  (['matchesWords', 'resemblesWords'] as const).map((condition) => [condition, search] as const),
);

test.each(plans)('%s of %j is answered from indexes', async (condition, search) => {
  for (let i = 0; i < 5; i++) await aPost(db);
  const words = await stemWords(db, searchWords(search));
  const plan = await searching(db, async (tx) => {
    // For a handful of rows any index will do; with this it is the last resort.
    await tx.execute(sql`set local enable_indexscan = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from ${posts} where ${CONDITIONS[condition](words, words)}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Bitmap Index Scan on posts_search/);
  expect(plan).not.toMatch(/Seq Scan/);
});
