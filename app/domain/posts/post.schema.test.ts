import { describe, expect, test } from 'vitest';
import { withSentence } from '#app/lib/words/issue-text.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { postInputSchema } from './post.schema.ts';

const TEXT = 'x'.repeat(50);
const good = { title: 'Kaş yolu', content: TEXT };

function messages(given: object) {
  const { input, labels } = allTexts.office.en.news;
  const issues = postInputSchema.safeParse(given).error?.issues ?? [];
  return issues.map(
    ({ path, message }) =>
      withSentence({ field: path.join('.'), message }, { messages: input, labels }).message,
  );
}

describe('postInputSchema', () => {
  test('fills in missing fields @3.12 @5.18', () => {
    expect(postInputSchema.parse(good)).toEqual({
      ...good,
      slug: '',
      excerpt: '',
      category: 'Company News',
      tags: [],
      status: 'draft',
      featured: false,
      author: { name: 'Admin', avatar: null },
      featuredImage: null,
      publishedAt: null,
      translations: { en: {}, de: {}, ru: {} },
    });
    expect(postInputSchema.parse({ ...good, author: { name: ' ' } }).author.name).toBe('Admin');
  });

  test('trims texts, and removes or replaces control characters', () => {
    const parsed = postInputSchema.parse({
      title: ' Kaş\0 \u202Eyolu ',
      content: ` ${TEXT}\0`,
      excerpt: '   ',
      tags: [' Kaş\u200B ', 'kas', ''],
    });
    expect(parsed).toMatchObject({
      title: 'Kaş yolu',
      content: `${TEXT}\uFFFD`,
      excerpt: '',
      tags: ['Kaş'],
    });
  });

  test.each([
    [{ title: undefined }, 'Title is required'],
    [{ title: 'Kaş!' }, 'Title must be at least 5 characters'],
    [{ title: 'x'.repeat(201) }, 'Title must be less than 200 characters'],
    [{ excerpt: 'x'.repeat(9) }, 'Excerpt must be at least 10 characters'],
    [{ excerpt: 'x'.repeat(301) }, 'Excerpt must be less than 300 characters'],
    [{ content: undefined }, 'Content is required'],
    [{ content: 'x'.repeat(49) }, 'Content must be at least 50 characters'],
    [{ content: 'x'.repeat(50_001) }, 'Content must be less than 50000 characters'],
    [{ slug: 'Kaş yolu' }, 'Slug can only contain lowercase letters, numbers, and hyphens'],
    [{ tags: ['x'.repeat(51)] }, 'A tag must be less than 50 characters'],
    [{ tags: Array.from('abcdefghijklmnopqrstu') }, 'At most 20 tags'],
    [{ status: 'gone' }, 'Status must be one of: draft, published, archived'],
    [{ publishedAt: 'yarın' }, 'Publish date must be a date and time between 2000 and 2099'],
    [
      { publishedAt: '9999-12-31T23:59:59-23:00' },
      'Publish date must be a date and time between 2000 and 2099',
    ],
  ])('refuses %j @9.37', (wrong, message) => {
    expect(messages({ ...good, ...wrong })).toEqual([message]);
  });

  test.each([
    { title: 'x'.repeat(5) },
    { title: 'x'.repeat(200), slug: 'a-1' },
    { excerpt: 'x'.repeat(10) },
    { excerpt: 'x'.repeat(300) },
  ])('accepts values at the limits: %j', (fits) => {
    expect(messages({ ...good, ...fits })).toEqual([]);
  });

  test.each([
    [null, null],
    [{ url: '', publicId: '', alt: '' }, null],
    [
      { publicId: 'abc', url: '/elsewhere.webp', alt: ' Koy ' },
      { publicId: 'abc', alt: 'Koy' },
    ],
    [{ url: `/images/${'a'.repeat(24)}-320.webp` }, { publicId: 'a'.repeat(24), alt: '' }],
    [{ url: 'https://elsewhere.test/x.jpg' }, { publicId: '', alt: '' }],
  ])('reads the picture %j as a reference to an upload', (featuredImage, picture) => {
    expect(postInputSchema.parse({ ...good, featuredImage }).featuredImage).toEqual(picture);
  });

  test('reports all errors at once', () => {
    expect(messages({ excerpt: 'kısa', slug: 'É' })).toHaveLength(4);
  });
});
