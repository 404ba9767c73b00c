import { beforeEach, describe, expect, test } from 'vitest';
import { formerSlugs } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { anImage, aPost } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db, clock } = await testApp();

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
    const { body } = await get('/blogs');
    expect(body.success).toBe(true);
    expect(body.data.pagination).toEqual({
      ...{ page: 1, limit: 10, total: 1, totalPages: 1, hasNext: false, hasPrev: false },
    });
    const [shown] = body.data.blogs;
    expect(Object.keys(shown).sort().join()).toBe(
      'author,category,createdAt,excerpt,featured,featuredImage,id,publishedAt,readingTimeDisplay,slug,status,tags,title,updatedAt',
    );
    expect(shown).toMatchObject({
      id: post.id,
      featuredImage: {
        publicId: image.id,
        url: `/images/${image.id}-1600.webp`,
        alt: 'Koy',
        width: 1600,
        srcset: expect.stringContaining('320w'),
      },
      author: { name: 'Elif', avatar: null },
      tags: ['Kaş', 'rota'],
      status: 'published',
      readingTimeDisplay: '4 dk okuma',
      publishedAt: '2026-06-01T09:00:00.000Z',
    });
  });

  test('has ten posts a page, and at most 100 on request', async () => {
    for (let i = 0; i < 12; i++)
      await aPost(db, { id: `p${String(i).padStart(2, '0')}`, slug: `p${i}` });
    expect(await slugs()).toHaveLength(10);
    expect(await slugs('?page=2')).toEqual(['p10', 'p11']);
    expect(await slugs('?page=9')).toEqual([]);
    expect((await get('/blogs?limit=5000')).body.data.pagination.limit).toBe(100);
  });

  test.each([
    ['?featured=true', ['kas']],
    ['?category=Insurance', ['side']],
    ['?category=Boats', []],
    ['?tag=rota', ['kas']],
    ['?tag=%C3%A7ocuk', ['side']],
    ['?tag=COCUK', ['side']],
    ['?search=sahil', ['kas', 'side']],
    ['?search=KAS', ['kas']],
    ['?search=&tag=&category=', ['kas', 'side']],
    ['?search=sahil&tag=rota&category=Travel+Tips&featured=true', ['kas']],
    ['/search?q=kas', ['kas']],
    ['/search?q=&search=kas', ['kas']],
    ['/search?q=kas&category=Insurance', []],
    ['/search', ['kas', 'side']],
    ['/search?q=%00', []],
  ])('finds the right posts for %s', async (query, expected) => {
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
    'refuses %s with one invalid field',
    async (query) => {
      const { status, body } = await get(`/blogs${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, message: 'Some parameters are not valid' });
      expect(body.details).toHaveLength(1);
    },
  );
});

test('GET /blogs/categories returns a plain list with names and counts @7.43', async () => {
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

test('GET /blogs/tags returns a plain list of twelve tags, the most used first @3.13 @7.44', async () => {
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
    'is 404 for %s',
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

  test('redirects permanently from a former slug to the current one', async () => {
    const post = await aPost(db, { slug: 'yeni' });
    await db.insert(formerSlugs).values({ slug: 'eski', postId: post.id });
    const { statusCode, headers } = await app.inject('/api/blogs/eski');
    expect([statusCode, headers.location]).toEqual([301, '/api/blogs/yeni']);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

test('OpenAPI describes all endpoints of posts', async () => {
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

let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

const FUTURE = new Date('2026-07-02T09:00:00Z');
const stranger = (slug: string) => app.inject(`/api/blogs/${slug}`);
const staff = (slug: string) => app.inject({ url: `/api/blogs/${slug}`, headers });

describe('a post hidden from visitors', () => {
  test.each([
    ['a draft', { status: 'draft', publishedAt: null }],
    ['an archived post', { status: 'archived' }],
    ['a post to come', { publishedAt: FUTURE }],
  ] as const)('is returned only with a token: %s', async (_what, given) => {
    const post = await aPost(db, { slug: 'gizli', title: 'Gizli', html: '<p>Sır.</p>', ...given });
    expect((await stranger('gizli')).statusCode).toBe(404);
    const seen = await staff('gizli');
    expect(seen.statusCode).toBe(200);
    expect(seen.headers['cache-control']).toBe('no-store');
    expect(seen.json().data).toMatchObject({
      id: post.id,
      title: 'Gizli',
      content: '<p>Sır.</p>',
      status: post.status,
      readingMinutes: 1,
    });
    // The response for staff is not cached for others.
    expect((await stranger('gizli')).statusCode).toBe(404);
    for (const path of ['/blogs', '/blogs/search?q=gizli', '/blogs/categories', '/blogs/tags']) {
      expect((await app.inject({ url: `/api${path}`, headers })).body).not.toMatch(/gizli|Sır/i);
    }
  });

  test('an invalid token does not prevent the response for visitors', async () => {
    await aPost(db, { slug: 'acik' });
    await aPost(db, { slug: 'gizli', status: 'draft', publishedAt: null });
    const wrong = { authorization: 'Bearer nothing' };
    expect((await stranger('acik')).headers['cache-control']).toBe('no-cache');
    expect((await staff('acik')).headers['cache-control']).toBe('no-store');
    expect((await app.inject({ url: '/api/blogs/acik', headers: wrong })).statusCode).toBe(200);
    const refused = await app.inject({ url: '/api/blogs/gizli', headers: wrong });
    expect(refused.statusCode).toBe(404);
    expect(refused.json().error).toBe('Blog yazısı bulunamadı');
  });

  test('a former slug returns the draft that now has it to staff, and redirects visitors', async () => {
    const moved = await app.inject({
      method: 'POST',
      url: '/api/admin/blogs',
      headers,
      payload: { title: 'Eski yazı', slug: 'eski', content: 'x'.repeat(50), status: 'published' },
    });
    const { id } = moved.json().data;
    const to = { slug: 'yeni', version: 1 };
    await app.inject({ method: 'PUT', url: `/api/admin/blogs/${id}`, headers, payload: to });
    expect((await staff('eski')).statusCode).toBe(301);
    await aPost(db, { slug: 'eski', title: 'Taslak', status: 'draft', publishedAt: null });
    expect((await staff('eski')).json().data.title).toBe('Taslak');
    expect((await stranger('eski')).statusCode).toBe(301);
  });
});

describe('a scheduled post', () => {
  const titles = async () => {
    const { blogs } = (await app.inject('/api/blogs')).json().data;
    return blogs.map(({ title }: { title: string }) => title);
  };

  test('is published on its day without a write', async () => {
    const payload = {
      title: 'Yarınki yazı',
      content: 'x'.repeat(50),
      status: 'published',
      publishedAt: '2026-07-02T12:00:00+03:00',
      tags: ['yarın'],
    };
    const made = await app.inject({ method: 'POST', url: '/api/admin/blogs', headers, payload });
    expect(made.json().data).toMatchObject({
      status: 'published',
      scheduled: true,
      publishedAt: FUTURE.toISOString(),
    });
    expect(await titles()).toEqual([]);
    expect((await app.inject('/api/blogs/tags')).json().data).toEqual([]);
    clock.set('2026-07-02T08:59:59Z');
    expect((await stranger('yarinki-yazi')).statusCode).toBe(404);

    // Cached responses without the post expire without a write.
    clock.set(FUTURE.toISOString());
    expect(await titles()).toEqual(['Yarınki yazı']);
    expect((await stranger('yarinki-yazi')).statusCode).toBe(200);
    expect((await app.inject('/api/blogs/search?q=yarın')).json().data.blogs).toHaveLength(1);
    const list = await app.inject({ url: '/api/admin/blogs', headers });
    expect(list.json().data.blogs).toMatchObject([{ scheduled: false }]);
  });

  test('is published at once if its day is removed', async () => {
    const post = await aPost(db, { slug: 'yarin', publishedAt: FUTURE });
    const put = (payload: object) =>
      app.inject({ method: 'PUT', url: `/api/admin/blogs/${post.id}`, headers, payload });
    const draft = await put({ status: 'draft' });
    expect(draft.json().data).toMatchObject({
      scheduled: false,
      publishedAt: FUTURE.toISOString(),
    });
    const shown = await put({
      status: 'published',
      publishedAt: null,
      version: 2,
      content: 'x'.repeat(50),
    });
    expect(shown.json().data).toMatchObject({
      scheduled: false,
      publishedAt: '2026-07-01T09:00:00.000Z',
    });
    expect((await stranger('yarin')).statusCode).toBe(200);
  });
});
