import { expect, test } from 'vitest';
import { readBody } from '#app/lib/api-client.ts';
import { type AdminBlogDetail, readableBlogSchema } from './admin-blog-json.schema.ts';

const blog: AdminBlogDetail = {
  id: 'a',
  slug: 'kas',
  title: 'Kaş',
  excerpt: 'Bir gün.',
  content: 'Yol',
  featuredImage: null,
  author: { name: 'Admin', avatar: null },
  category: 'Travel Tips',
  tags: [],
  status: 'draft',
  featured: false,
  readingTimeDisplay: '1 dk okuma',
  createdAt: '2026-07-01T09:00:00.000Z',
  publishedAt: null,
  updatedAt: '2026-07-01T09:00:00.000Z',
  scheduled: false,
  version: 1,
};

test.each([
  ['data', { success: true, data: blog }],
  ['data.blog', { success: true, data: { blog } }],
  ['blog', { blog }],
  ['the post itself', blog],
])('a post is read from %s @7.27', (_what, body) => {
  expect(readBody(200, body, readableBlogSchema)).toEqual(blog);
});

test.each([{ post: blog }, { blog: null }, [], null])('%j is none', (body) => {
  expect(() => readBody(200, body, readableBlogSchema)).toThrow('Invalid response structure');
});
