import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readablePostSchema } from '#app/domain/posts/admin-post.schema.ts';
import { readBody } from '#app/lib/http/api-client.ts';
import { readPosts, sendFeatured, sendStatus } from './post-list-client.ts';

const request = new Request('http://kervan.test/admin/blog');
const ALL = { search: '', status: null, tag: '', page: 1 };
const PAGE = { page: 1, limit: 10, total: 1, totalPages: 1, hasNext: false, hasPrev: false };

const post = {
  id: 'a',
  slug: 'kas',
  title: 'Kaş',
  excerpt: 'Bir gün.',
  featuredImage: null,
  author: { name: 'Admin', avatar: null },
  category: 'Travel Tips',
  tags: [],
  status: 'published',
  featured: false,
  readingTimeDisplay: '1 dk okuma',
  createdAt: '2026-07-01T09:00:00.000Z',
  publishedAt: '2026-07-01T09:00:00.000Z',
  updatedAt: '2026-07-01T09:00:00.000Z',
};
const ofStaff = { ...post, scheduled: false, translatedInto: [], version: 2 };

/** Responses by method and path; requests are recorded. */
let responses: Record<string, { status?: number; body?: unknown }>;
let calls: { call: string; body: unknown }[];

beforeEach(() => {
  responses = {};
  calls = [];
  vi.stubGlobal('localStorage', {
    getItem: () => 'token',
    setItem: () => {},
    removeItem: () => {},
  });
  vi.stubGlobal('location', { pathname: '/admin/blog' });
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const call = `${method} ${url.replace(/\?.*/, '')}`;
    calls.push({ call, body: body ? JSON.parse(String(body)) : undefined });
    const { status = 200, body: answer = { success: true, data: {} } } = responses[call] ?? {};
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json(answer, { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const LIST = 'GET /api/admin/blogs';
const PUBLIC = 'GET /api/blogs';
const failure = (error: string) => ({ success: false, error, message: error, details: [] });
const read = (address = {}) => readPosts(request, { ...ALL, ...address });

describe('the list of posts', () => {
  test.each([
    ['the envelope', { success: true, data: { blogs: [ofStaff], pagination: PAGE } }],
    ['posts and pages', { blogs: [ofStaff], pagination: PAGE }],
    ['a plain array', [ofStaff]],
    ['an array in the envelope', { success: true, data: [ofStaff] }],
  ])('is read from %s @7.25', async (_what, body) => {
    responses[LIST] = { body };
    const page = await read();
    expect(page).toMatchObject({
      blogs: [ofStaff],
      pagination: { total: 1 },
      onlyPublished: false,
    });
  });

  test('is refused in any other form @7.26', async () => {
    responses[PUBLIC] = { status: 500, body: failure('x') };
    for (const body of [{ posts: [] }, { success: true, data: null }, 'x', null]) {
      responses[LIST] = { body };
      await expect(read()).rejects.toThrow('Invalid response structure');
    }
  });

  test('falls back to the public list after a server error @7.23', async () => {
    responses[LIST] = { status: 500, body: failure('The database is away') };
    responses[PUBLIC] = { body: { success: true, data: { blogs: [post], pagination: PAGE } } };
    const page = await read({ status: 'published' });
    expect(page).toMatchObject({ onlyPublished: true, blogs: [{ id: 'a', scheduled: false }] });
  });

  test('fails with the first error if the public list fails, too', async () => {
    responses[LIST] = { status: 500, body: failure('The database is away') };
    responses[PUBLIC] = { status: 503, body: failure('Too busy') };
    await expect(read()).rejects.toMatchObject({ status: 500, message: 'The database is away' });
  });

  test('falls back to the public list if there is no response @7.23', async () => {
    responses[LIST] = { status: 0, body: null };
    responses[PUBLIC] = { body: { success: true, data: { blogs: [post], pagination: PAGE } } };
    expect(await read()).toMatchObject({ onlyPublished: true });
  });

  test('does not fall back for drafts, which are not public', async () => {
    responses[LIST] = { status: 500, body: failure('x') };
    await expect(read({ status: 'draft' })).rejects.toMatchObject({ status: 500 });
    expect(calls).toHaveLength(1);
  });

  test('does not fall back if the session has expired', async () => {
    responses[LIST] = { status: 401, body: failure('x') };
    await expect(read()).rejects.toBeInstanceOf(Response);
    expect(calls).toHaveLength(1);
  });
});

describe.each([
  ['featured', { featured: true }, () => sendFeatured(request, 'a', true)],
  ['status', { status: 'draft' }, () => sendStatus(request, 'a', 'draft')],
] as const)('the change of %s', (what, body, send) => {
  const patch = { call: `PATCH /api/admin/blogs/a/${what}`, body };
  const put = { call: 'PUT /api/admin/blogs/a', body };

  test('is sent to its own endpoint', async () => {
    await send();
    expect(calls).toEqual([patch]);
  });

  test('falls back to an update of the post @7.29', async () => {
    responses[patch.call] = { status: 404, body: failure('There is nothing') };
    await send();
    expect(calls).toEqual([patch, put]);
  });

  test('fails with the first error if both requests fail', async () => {
    responses[patch.call] = { status: 500, body: failure('First') };
    responses[put.call] = { status: 500, body: failure('Second') };
    await expect(send()).rejects.toThrow('First');
  });
});

const detail = { ...ofStaff, content: 'Yol', translations: { en: {}, de: {}, ru: {} } };
test.each([
  ['data', { success: true, data: detail }],
  ['data.blog', { success: true, data: { blog: detail } }],
  ['blog', { blog: detail }],
  ['the post itself', detail],
])('one post is read from %s @7.27', (_what, body) => {
  expect(readBody(200, body, readablePostSchema)).toEqual(detail);
});

test.each([{ post: detail }, { blog: null }, [], null])(
  'the response %j is refused as a post',
  (body) => {
    expect(() => readBody(200, body, readablePostSchema)).toThrow('Invalid response structure');
  },
);
