import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditLog, formerSlugs, posts } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { anImage, aPost } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db } = await testApp();

let signedIn: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  signedIn = await signIn(db);
});

async function call(url: string, method: 'GET' | 'DELETE' = 'GET') {
  const response = await app.inject({ method, url: `/api${url}`, headers: signedIn.headers });
  return { status: response.statusCode, body: response.json() };
}

const path = '/admin/blogs';
const slugs = async (query = '') => {
  const { status, body } = await call(path + query);
  expect(status).toBe(200);
  return body.data.blogs.map(({ slug }: { slug: string }) => slug);
};

test.each([5, { en: 5 }, { en: { title: 5 } }, null])(
  'a post whose translations were damaged in the database is listed: %j',
  async (damaged) => {
    const { id } = await aPost(db);
    await db.update(posts).set({ translations: sql`${JSON.stringify(damaged)}::jsonb` as never });
    const { status, body } = await call(path);
    expect(status).toBe(200);
    expect(body.data.blogs).toMatchObject([{ id, translatedInto: [] }]);
    expect((await call(`${path}/${id}`)).status).toBe(200);
  },
);

test('the list contains cover, tags, status and version of posts, but no content', async () => {
  const cover = await anImage(db);
  const post = await aPost(db, {
    slug: 'kas-yolu',
    title: 'Kaş yolu',
    tags: ['Kaş'],
    coverImageId: cover.id,
    coverImageAlt: 'Koy',
    version: 3,
  });
  const { body } = await call(path);
  expect(body.data.pagination).toMatchObject({ page: 1, limit: 10, total: 1 });
  const [listed] = body.data.blogs;
  expect(listed).toMatchObject({
    id: post.id,
    featuredImage: { publicId: cover.id, alt: 'Koy' },
    tags: ['Kaş'],
    status: 'published',
    scheduled: false,
    version: 3,
  });
  expect(listed).not.toHaveProperty('content');
});

test('the list contains posts of each status and scheduled posts, newest first', async () => {
  const written = (slug: string, day: number, given: Parameters<typeof aPost>[1] = {}) =>
    aPost(db, { slug, createdAt: new Date(Date.UTC(2026, 4, day)), ...given });
  await written('shown', 2);
  await written('draft', 4, { status: 'draft', publishedAt: null });
  await written('archived', 1, { status: 'archived' });
  await written('to-come', 3, { publishedAt: new Date('2027-01-01T00:00:00Z') });
  expect(await slugs()).toEqual(['draft', 'to-come', 'shown', 'archived']);
  expect(await slugs('?status=draft')).toEqual(['draft']);
  expect(await slugs('?status=published')).toEqual(['to-come', 'shown']);
  expect(await slugs('?status=archived')).toEqual(['archived']);
  const { body } = await call(`${path}?status=draft`);
  expect(body.data.blogs[0]).toMatchObject({ status: 'draft', publishedAt: null });
});

test('a page has ten posts by default, and a hundred at most @7.24 @9.12', async () => {
  for (let i = 0; i < 12; i++) {
    const createdAt = new Date(Date.UTC(2026, 4, 20 - i));
    await aPost(db, { slug: `p${i}`, status: 'draft', createdAt });
  }
  expect(await slugs()).toHaveLength(10);
  expect(await slugs('?page=2')).toEqual(['p10', 'p11']);
  expect(await slugs('?limit=5&page=2')).toEqual(['p5', 'p6', 'p7', 'p8', 'p9']);
  const { body } = await call(`${path}?page=9&limit=1000`);
  expect(body.data).toMatchObject({ blogs: [], pagination: { limit: 100, total: 12 } });
});

test('posts, drafts too, are found by words and tags in any spelling', async () => {
  await aPost(db, { slug: 'kas', title: 'Kaş yolu', tags: ['Kaş'], status: 'draft' });
  await aPost(db, { slug: 'side', title: 'Side gezisi', tags: ['Side'] });
  expect(await slugs('?search=KAS')).toEqual(['kas']);
  expect(await slugs('?search=gez')).toEqual(['side']);
  expect(await slugs('?tag=kas')).toEqual(['kas']);
  expect(await slugs('?tag=kas&status=published')).toEqual([]);
  expect(await slugs('?search=zürafa')).toEqual([]);
  expect(await slugs('?tag=%00')).toEqual([]);
});

test.each(['?status=gone', '?page=0'])('the query %s is refused', async (query) => {
  const { status, body } = await call(path + query);
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, details: [{ field: expect.any(String) }] });
});

test('an empty alt text stays empty for staff, and is the title for visitors', async () => {
  const { id, slug, title } = await aPost(db, { coverImageId: (await anImage(db)).id });
  const alts = async (url: string) => (await call(url)).body.data.featuredImage.alt;
  expect(await alts(`${path}/${id}`)).toBe('');
  expect((await call(path)).body.data.blogs[0].featuredImage.alt).toBe('');
  expect(await alts(`/blogs/${slug}`)).toBe(title);
});

test('a deleted post is not found at any address and is logged with its content', async () => {
  const post = await aPost(db, { slug: 'new', title: 'Kaş yolu', content: 'Yazılan' });
  const other = await aPost(db, { slug: 'other' });
  await db.insert(formerSlugs).values([
    { slug: 'older', postId: post.id },
    { slug: 'old', postId: post.id },
    { slug: 'old-other', postId: other.id },
  ]);
  expect((await app.inject('/api/blogs/new')).statusCode).toBe(200);

  const { status, body } = await call(`${path}/${post.id}`, 'DELETE');
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, data: { id: post.id } });
  expect(await slugs()).toEqual(['other']);
  expect((await db.query.formerSlugs.findMany()).map(({ slug }) => slug)).toEqual(['old-other']);
  for (const slug of ['new', 'old']) {
    expect((await app.inject(`/api/blogs/${slug}`)).statusCode).toBe(404);
  }
  const [entry, ...more] = await db.select().from(auditLog);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    adminId: signedIn.admin.id,
    adminName: signedIn.admin.name,
    action: 'delete',
    entity: 'post',
    entityId: post.id,
    title: 'Kaş yolu',
    before: {
      slug: 'new',
      content: 'Yazılan',
      status: 'published',
      formerSlugs: ['old', 'older'],
    },
    after: null,
  });
  expect(Object.keys(entry?.before ?? {})).not.toContain('html');
});

test('tags of all spellings are counted together and sorted by the Turkish alphabet', async () => {
  await aPost(db, { tags: ['Şehir', 'rota'] });
  await aPost(db, { tags: ['Rota'], status: 'draft' });
  await aPost(db, { tags: ['rota', 'Çıralı'] });
  for (const tags of ['/admin/blogs/tags', '/news/admin/tags']) {
    expect((await call(tags)).body.data).toEqual([
      { tag: 'Çıralı', count: 1 },
      { tag: 'rota', count: 3 },
      { tag: 'Şehir', count: 1 },
    ]);
  }
});
