import { describe, expect, test } from 'vitest';
import { formerSlugs } from '#app/db/schema.server.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anImage, aPost } from '#tests/support/factories.ts';
import { listCategories, listPosts, listTags, readPost } from './posts.server.ts';

const { db } = await testDatabase();
const now = new Date('2026-07-01T09:00:00Z');

type Query = Partial<Parameters<typeof listPosts>[1]>;
const list = (query: Query = {}) => listPosts(db, { page: 1, limit: 10, now, ...query });
const slugs = async (query: Query = {}) => (await list(query)).posts.map(({ slug }) => slug);

async function hiddenPosts() {
  await aPost(db, { slug: 'draft', status: 'draft', tags: ['gizli'], category: 'Insurance' });
  await aPost(db, { slug: 'archived', status: 'archived', tags: ['gizli'], category: 'Insurance' });
  await aPost(db, {
    slug: 'to-come',
    publishedAt: new Date(+now + 1),
    tags: ['gizli'],
    category: 'Insurance',
  });
}

test('posts of the same time are sorted by id on all pages', async () => {
  for (let i = 0; i < 7; i++) await aPost(db, { id: `p${i}`, slug: `p${i}` });
  expect(await slugs({ limit: 3 })).toEqual(['p0', 'p1', 'p2']);
  expect(await slugs({ limit: 3, page: 3 })).toEqual(['p6']);
  const beyond = await list({ limit: 3, page: 100_000 });
  expect(beyond).toMatchObject({ posts: [], pagination: { total: 7, totalPages: 3 } });
});

test("a post has the author's picture, and its title as alt text of a cover without one", async () => {
  const avatar = await anImage(db);
  const cover = await anImage(db);
  await aPost(db, {
    title: 'Koy',
    author: 'Elif',
    authorImageId: avatar.id,
    coverImageId: cover.id,
  });
  await hiddenPosts();
  expect((await list()).posts).toMatchObject([
    { author: { name: 'Elif', avatar: { alt: 'Elif' } }, featuredImage: { alt: 'Koy' } },
  ]);
});

test.each([
  ['kas', 'Kaş'],
  ['KAŞ', 'Kaş'],
  ['side', null],
  [undefined, null],
])('listPosts returns the most frequent spelling of the tag %j', async (tag, spelling) => {
  await aPost(db, { tags: ['KAŞ'] });
  await aPost(db, { tags: ['Kaş'] });
  await aPost(db, { tags: ['Kaş'] });
  expect((await list({ tag })).tag).toBe(spelling);
});

describe('readPost', () => {
  test('returns the present slug of a post for a former one, except for a preview', async () => {
    const post = await aPost(db, { slug: 'yeni' });
    await db.insert(formerSlugs).values({ slug: 'eski', postId: post.id });
    expect(await readPost(db, 'eski', { now })).toEqual({ movedTo: 'yeni' });
    expect(await readPost(db, 'eski', { now, preview: true })).toBeNull();
  });

  test.each(['draft', 'archived', 'to-come', 'nowhere', 'a\0b', 'a b', ''])(
    'returns null for %j',
    async (slug) => {
      await hiddenPosts();
      expect(await readPost(db, slug, { now })).toBeNull();
    },
  );
});

test('categories of visible posts are sorted by count, then by Turkish name', async () => {
  await hiddenPosts();
  await aPost(db, { category: 'Car Tech' });
  for (const category of ['Maintenance', 'Insurance', 'Car Reviews', 'Company News', 'Car Tech']) {
    await aPost(db, { category });
  }
  const names = allTexts.site.tr.news.card.categories;
  const found = await listCategories(db, { now, names });
  expect(found[0]).toEqual({ category: 'Car Tech', count: 2 });
  expect(found.map(({ category }) => names[category])).toEqual([
    'Araç Teknolojisi',
    'Araç İncelemeleri',
    'Bakım',
    'Sigorta',
    'Şirketten Haberler',
  ]);
});

test('tags of visible posts are counted, all spellings of a word together', async () => {
  await hiddenPosts();
  await aPost(db, { tags: ['Kaş', 'rota'] });
  await aPost(db, { tags: ['kaş', 'çocuk'] });
  await aPost(db, { tags: ['Kaş', 'Side'] });
  expect(await listTags(db, { limit: 3, now })).toEqual([
    { tag: 'Kaş', count: 3 },
    { tag: 'çocuk', count: 1 },
    { tag: 'rota', count: 1 },
  ]);
  expect(await listTags(db, { limit: 10, now })).toHaveLength(4);
});
