import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { aPost } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db, clock } = await buildTestApp();

let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

const FUTURE = new Date('2026-07-02T09:00:00Z');
const stranger = (slug: string) => app.inject(`/api/blogs/${slug}`);
const staff = (slug: string) => app.inject({ url: `/api/blogs/${slug}`, headers });

describe('a post that visitors have not', () => {
  test.each([
    ['a draft', { status: 'draft', publishedAt: null }],
    ['an archived post', { status: 'archived' }],
    ['a post to come', { publishedAt: FUTURE }],
  ] as const)('%s is shown with a token, and with nothing else', async (_what, given) => {
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
    // Nothing of it was kept for others.
    expect((await stranger('gizli')).statusCode).toBe(404);
    for (const path of ['/blogs', '/blogs/search?q=gizli', '/blogs/categories', '/blogs/tags']) {
      expect((await app.inject(`/api${path}`)).body).not.toMatch(/gizli|Gizli|Sır/);
      expect((await app.inject({ url: `/api${path}`, headers })).body).not.toMatch(/gizli|Sır/i);
    }
  });

  test('a token that is none is no reason to refuse what everybody may read', async () => {
    await aPost(db, { slug: 'acik' });
    await aPost(db, { slug: 'gizli', status: 'draft', publishedAt: null });
    const wrong = { authorization: 'Bearer nothing' };
    expect((await app.inject({ url: '/api/blogs/acik', headers: wrong })).statusCode).toBe(200);
    const refused = await app.inject({ url: '/api/blogs/gizli', headers: wrong });
    expect(refused.statusCode).toBe(404);
    expect(refused.json().error).toBe('Blog yazısı bulunamadı');
  });

  test('with a token nothing comes from what is kept, and nothing is kept', async () => {
    await aPost(db, { slug: 'acik' });
    expect((await stranger('acik')).headers['cache-control']).toBe('no-cache');
    expect((await staff('acik')).headers['cache-control']).toBe('no-store');
    expect((await stranger('acik')).headers['cache-control']).toBe('no-cache');
  });

  test('an address that another post has left shows staff the draft that has it now', async () => {
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

describe('a post with a day to come', () => {
  const titles = async () => {
    const { blogs } = (await app.inject('/api/blogs')).json().data;
    return blogs.map(({ title }: { title: string }) => title);
  };

  test('is scheduled for staff, and appears by itself when its day has come', async () => {
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

    // Nobody writes anything: what was kept without it ends by itself.
    clock.set(FUTURE.toISOString());
    expect(await titles()).toEqual(['Yarınki yazı']);
    expect((await stranger('yarinki-yazi')).statusCode).toBe(200);
    expect((await app.inject('/api/blogs/search?q=yarın')).json().data.blogs).toHaveLength(1);
    const list = await app.inject({ url: '/api/admin/blogs', headers });
    expect(list.json().data.blogs).toMatchObject([{ scheduled: false }]);
  });

  test('comes at once when the day is taken back, and stays away when it is a draft', async () => {
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

test('staff can choose among the tags of all posts, in the order of the alphabet', async () => {
  await aPost(db, { tags: ['Şehir', 'rota'] });
  await aPost(db, { tags: ['Rota'], status: 'draft' });
  await aPost(db, { tags: ['rota', 'Çıralı'] });
  for (const path of ['/admin/blogs', '/news/admin']) {
    expect((await app.inject({ url: `/api${path}/tags`, headers })).json().data).toEqual([
      { tag: 'Çıralı', count: 1 },
      { tag: 'rota', count: 3 },
      { tag: 'Şehir', count: 1 },
    ]);
  }
});
