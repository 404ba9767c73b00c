import { describe, expect, test } from 'vitest';
import { formerSlugs } from '#app/db/schema.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { anImage, aPost } from '#tests/support/factories.ts';

const { app, db, clock } = await buildTestApp();

async function get(path: string) {
  const response = await app.inject(`/api${path}`);
  return { status: response.statusCode, body: response.json() };
}

async function slugs(query = '') {
  const { status, body } = await get(`/blogs${query}`);
  expect(status).toBe(200);
  return body.data.blogs.map(({ slug }: { slug: string }) => slug);
}

describe('GET /blogs @7.41', () => {
  test('shows published posts in the envelope, with every field of the spec @3.10', async () => {
    const image = await anImage(db);
    const post = await aPost(db, {
      slug: 'kas-yolu',
      title: 'Kaş yolu',
      tags: ['Kaş', 'rota'],
      featured: true,
      author: 'Elif',
      readingMinutes: 4,
      coverImageId: image.id,
      coverImageAlt: 'Koy',
    });
    await aPost(db, { status: 'draft' });
    await aPost(db, { status: 'archived' });
    const { status, body } = await get('/blogs');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        blogs: [
          {
            id: post.id,
            slug: 'kas-yolu',
            title: 'Kaş yolu',
            excerpt: post.excerpt,
            featuredImage: {
              publicId: image.id,
              url: `/images/${image.id}-1600.webp`,
              alt: 'Koy',
              width: 1600,
              height: 900,
              srcset: expect.stringContaining('320w'),
            },
            author: { name: 'Elif', avatar: null },
            category: 'Travel Tips',
            tags: ['Kaş', 'rota'],
            status: 'published',
            featured: true,
            readingTimeDisplay: '4 dk okuma',
            createdAt: post.createdAt.toISOString(),
            publishedAt: '2026-06-01T09:00:00.000Z',
            updatedAt: post.updatedAt.toISOString(),
          },
        ],
        pagination: { page: 1, limit: 10, total: 1, totalPages: 1, hasNext: false, hasPrev: false },
      },
    });
  });

  test('is empty, not wrong, without posts', async () => {
    const { status, body } = await get('/blogs');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ blogs: [], pagination: { total: 0, totalPages: 1 } });
  });

  test('pages by ten and caps the limit at 100', async () => {
    for (let i = 0; i < 12; i++)
      await aPost(db, { id: `p${String(i).padStart(2, '0')}`, slug: `p${i}` });
    expect(await slugs()).toHaveLength(10);
    expect(await slugs('?page=2')).toEqual(['p10', 'p11']);
    expect(await slugs('?page=9')).toEqual([]);
    expect((await get('/blogs?limit=5000')).body.data.pagination.limit).toBe(100);
  });

  test.each([
    ['?featured=true', ['kas']],
    ['?featured=false', ['side']],
    ['?category=Insurance', ['side']],
    ['?category=Car%20Tech', []],
    ['?category=Boats', []],
    ['?tag=rota', ['kas']],
    ['?tag=%C3%A7ocuk', ['side']],
    ['?tag=COCUK', ['side']],
    ['?tag=deniz', []],
    ['?search=sahil', ['kas', 'side']],
    ['?search=KAS', ['kas']],
    ['?search=&tag=&category=', ['kas', 'side']],
    ['?search=sahil&tag=rota&category=Travel+Tips&featured=true', ['kas']],
    ['/search?q=kas', ['kas']],
    ['/search?search=kas', ['kas']],
    ['/search?q=&search=kas', ['kas']],
    ['/search?q=kas&category=Insurance', []],
    ['/search', ['kas', 'side']],
    ['/search?q=%25', []],
    ['/search?q=%00', []],
    ['?tag=%00&search=%F0%9F%9A%97', []],
  ])('%s', async (query, expected) => {
    await aPost(db, { slug: 'kas', title: 'Kaş', tags: ['rota'], featured: true });
    await aPost(db, {
      slug: 'side',
      category: 'Insurance',
      tags: ['Çocuk'],
      publishedAt: new Date('2026-05-01T09:00:00Z'),
    });
    expect(await slugs(query)).toEqual(expected);
  });

  test.each(['?page=0', '?page=x', '?limit=0', '?featured=yes', '/tags?limit=-1'])(
    '%s is refused with the field that is wrong',
    async (query) => {
      const { status, body } = await get(`/blogs${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, message: 'Some parameters are not valid' });
      expect(body.details).toHaveLength(1);
    },
  );

  test('a post comes out by itself when its day has come', async () => {
    await aPost(db, { slug: 'yarin', publishedAt: new Date('2026-07-02T09:00:00Z') });
    expect(await slugs('?page=1')).toEqual([]);
    expect((await get('/blogs/yarin')).status).toBe(404);
    clock.set('2026-07-02T09:00:00Z');
    // Another address: ready answers live up to half a minute.
    expect(await slugs('?limit=9')).toEqual(['yarin']);
  });
});

test('GET /blogs/categories has them straight in data, in both languages @7.43', async () => {
  await aPost(db, { category: 'Road Safety' });
  await aPost(db, { category: 'Road Safety' });
  await aPost(db, { category: 'Car Tech' });
  expect((await get('/blogs/categories')).body).toEqual({
    success: true,
    data: [
      { category: 'Road Safety', name: 'Yol Güvenliği', count: 2 },
      { category: 'Car Tech', name: 'Araç Teknolojisi', count: 1 },
    ],
  });
});

test('GET /blogs/tags has twelve straight in data, the most used first @3.13 @7.44', async () => {
  await aPost(db, { tags: Array.from({ length: 15 }, (_, i) => `t${String(i).padStart(2, '0')}`) });
  await aPost(db, { tags: ['t14'] });
  const { body } = await get('/blogs/tags');
  expect(body.data).toHaveLength(12);
  expect(body.data.slice(0, 2)).toEqual([
    { tag: 't14', count: 2 },
    { tag: 't00', count: 1 },
  ]);
  expect((await get('/blogs/tags?limit=3')).body.data).toHaveLength(3);
});

describe('GET /blogs/{slug} @7.42', () => {
  test('has the content as HTML @3.11', async () => {
    await aPost(db, { slug: 'kas', html: '<h2 id="bolum-kas">Kaş</h2>', content: '## Kaş' });
    const { status, body } = await get('/blogs/kas');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ slug: 'kas', content: '<h2 id="bolum-kas">Kaş</h2>' });
  });

  test.each(['nowhere', 'taslak', 'eskiden', '%00', '%F0%9F%9A%97'])(
    '%s is not found',
    async (slug) => {
      const draft = await aPost(db, { slug: 'taslak', status: 'draft' });
      await db.insert(formerSlugs).values({ slug: 'eskiden', postId: draft.id });
      expect(await get(`/blogs/${slug}`)).toEqual({
        status: 404,
        body: {
          success: false,
          error: 'Blog yazısı bulunamadı',
          message: 'Blog yazısı bulunamadı',
          details: [],
        },
      });
    },
  );

  test('a former address leads to the present one, for good', async () => {
    const post = await aPost(db, { slug: 'yeni' });
    await db.insert(formerSlugs).values({ slug: 'eski', postId: post.id });
    const { statusCode, headers } = await app.inject('/api/blogs/eski');
    expect([statusCode, headers.location]).toEqual([301, '/api/blogs/yeni']);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('the longest address is found', async () => {
    const slug = `${'uzun-'.repeat(40)}2`;
    await aPost(db, { slug });
    expect((await get(`/blogs/${slug}`)).status).toBe(200);
  });
});

test('the answers are described', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json();
  expect(
    Object.keys(paths)
      .filter((path) => path.startsWith('/api/blogs'))
      .sort(),
  ).toEqual([
    '/api/blogs',
    '/api/blogs/categories',
    '/api/blogs/search',
    '/api/blogs/tags',
    '/api/blogs/{slug}',
  ]);
});
