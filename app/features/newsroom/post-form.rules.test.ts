import { describe, expect, test } from 'vitest';
import { fieldValue } from '#app/editing/form-fields.ts';
import type { AdminPostDetail } from './admin-post.schema.ts';
import { placeholder } from './markdown-pictures.rules.ts';
import { postFormText } from './newsroom.text.ts';
import { POST_FIELDS } from './post-fields.rules.ts';
import {
  formToInput,
  NEW_POST,
  postToForm,
  publishInstant,
  publishState,
  slugAfterTitle,
} from './post-form.rules.ts';
import { type PostForm, postFormSchema } from './post-form.schema.ts';
import { postInputSchema } from './post-input.schema.ts';
import { postMerge } from './post-merge.rules.ts';

const content = 'Sahil yolunda bir gün, ardından yayla yolunda bir gün daha.';
const filled: PostForm = { ...NEW_POST, title: 'Kaş yolu', content };
const now = new Date('2026-07-01T09:00:00Z');

function check(changes: Partial<PostForm>) {
  const { error, data } = postFormSchema.safeParse({ ...filled, ...changes });
  return { input: data, errors: error?.issues.map(({ message }) => message) ?? [] };
}

const picture = { url: '/images/a.webp', alt: 'Kaş', width: 1, height: 1, srcset: '' };
const post: AdminPostDetail = {
  ...{ id: '1', slug: 'kas-yolu', title: 'Kaş yolu', excerpt: 'Bir gün Kaş yolunda.', content },
  featuredImage: { ...picture, publicId: 'a' },
  author: { name: 'Ayşe', avatar: null },
  ...{ category: 'Travel Tips', tags: ['Kaş'], status: 'published', scheduled: false },
  ...{ featured: true, readingTimeDisplay: '1 dk okuma', version: 3 },
  ...{ createdAt: '2026-06-01T00:00:00.000Z', updatedAt: '2026-06-02T00:00:00.000Z' },
  publishedAt: '2026-06-01T07:00:12.345Z',
};

describe('what is typed', () => {
  // Spec, part 5, letter for letter.
  test.each<[Partial<PostForm>, string]>([
    [{ title: ' ' }, 'Title is required'],
    [{ title: 'Kaş' }, 'Title must be at least 5 characters'],
    [{ title: 'K'.repeat(201) }, 'Title must be less than 200 characters'],
    [{ excerpt: 'Kısa' }, 'Excerpt must be at least 10 characters'],
    [{ excerpt: 'K'.repeat(301) }, 'Excerpt must be less than 300 characters'],
    [{ content: '' }, 'Content is required'],
    [{ content: 'Kısa' }, 'Content must be at least 50 characters'],
    [{ slug: 'Kaş yolu' }, 'Slug can only contain lowercase letters, numbers, and hyphens'],
    [{ publishedAt: { date: '32/12', time: '09:00', exact: null } }, postFormText.errors.date],
    [{ publishedAt: { date: '2026-12-31', time: '', exact: null } }, postFormText.errors.time],
    [{ publishedAt: { date: '', time: '09:00', exact: null } }, postFormText.errors.date],
  ])('%j: %s', (changes, message) => {
    expect(check(changes)).toEqual({ input: undefined, errors: [message] });
  });

  test('all faults are said at once', () => {
    expect(check({ title: '', content: '', slug: 'Ü' }).errors).toHaveLength(3);
  });

  test('becomes a post of the API', () => {
    const tags = { list: ['Kaş'], typed: ' KAŞ , yol ' };
    const { input } = check({
      ...{ tags, featuredImage: picture, slug: ' kas ' },
      content: `${content} ${placeholder('upload-1', 'Uploading a.jpg…')}`,
      publishedAt: { date: '2026-07-14', time: '10:00', exact: null },
    });
    expect(input).toMatchObject({
      slug: 'kas',
      tags: ['Kaş', 'KAŞ , yol'],
      featuredImage: { url: picture.url, alt: 'Kaş' },
      content: `${content} `,
      publishedAt: '2026-07-14T07:00:00.000Z',
    });
    expect(postInputSchema.parse(input)).toMatchObject({ content, status: 'draft' });
  });
});

test('a post comes through the form as it was, to the second in which it appeared', () => {
  expect(formToInput(postToForm(post))).toEqual({
    ...{ title: post.title, slug: post.slug, excerpt: post.excerpt, content },
    ...{ category: 'Travel Tips', tags: ['Kaş'], status: 'published', featured: true },
    author: { name: 'Ayşe' },
    featuredImage: { url: picture.url, alt: 'Kaş' },
    publishedAt: post.publishedAt,
  });
});

test('another moment is one of the office in Istanbul, and an empty one is none', () => {
  const { publishedAt } = postToForm(post);
  expect(publishedAt).toEqual({ date: '2026-06-01', time: '10:00', exact: post.publishedAt });
  expect(publishInstant({ ...publishedAt, time: '10:01' })).toBe('2026-06-01T07:01:00.000Z');
  expect(publishInstant({ ...publishedAt, date: '2/6/26' })).toBe('2026-06-02T07:00:00.000Z');
  expect(publishInstant({ ...publishedAt, date: '', time: '' })).toBeNull();
});

test.each<[string, string, string, string]>([
  ['', '', 'Kaş Yolu', 'kas-yolu'],
  ['kas', 'Kaş', 'Kaş Yolu', 'kas-yolu'],
  ['', 'Kaş', 'Kaş Yolu', 'kas-yolu'],
  ['own', 'Kaş', 'Kaş Yolu', 'own'],
  ['kas', 'Kaş', '', ''],
  ['', '', "Antalya'da Araç Kiralama İpuçları", 'antalyada-arac-kiralama-ipuclari'],
])('slug %j, title %j → %j: %j', (slug, titleBefore, title, expected) => {
  expect(slugAfterTitle({ slug, titleBefore, title })).toBe(expected);
});

test.each<[PostForm['status'], string, string]>([
  ['draft', '', 'Only staff can see it'],
  ['draft', '2026-07-14', 'it will appear by itself on 14.07.2026 10:00, Istanbul time'],
  ['published', '', 'as soon as it is saved'],
  ['published', '2026-07-14', 'Scheduled: it appears on the site by itself on 14.07.2026 10:00'],
  ['published', '2026-06-14', 'On the site, dated 14.06.2026 10:00'],
  ['archived', '2026-07-14', 'not shown on the site'],
])('%s from %j: %s', (status, date, words) => {
  const publishedAt = { date, time: date && '10:00', exact: null };
  const { kind, moment } = publishState({ status, publishedAt }, now);
  expect(postFormText.publishing[kind](moment)).toContain(words);
});

describe('two versions of a post', () => {
  test('every field can be compared', () => {
    for (const field of POST_FIELDS) expect(fieldValue(NEW_POST, field)).toBeDefined();
  });

  test.each<[string, Partial<PostForm>]>([
    ['spaces around', { title: ' Kaş yolu ' }],
    ['the second of appearing', { publishedAt: { date: '', time: '', exact: 'x' } }],
  ])('%s: no difference', (_name, changes) => {
    expect(postMerge.isSame(filled, { ...filled, ...changes })).toBe(true);
  });

  test.each<[string, Partial<PostForm>]>([
    ['a tag that is being typed', { tags: { list: [], typed: 'yol' } }],
    ['a moment', { publishedAt: { date: '2026-07-14', time: '10:00', exact: null } }],
    ['an alt text', { featuredImage: picture }],
    ['the author', { author: { name: 'Ayşe' } }],
    ['featured', { featured: true }],
  ])('%s: a difference', (_name, changes) => {
    expect(postMerge.isSame(filled, { ...filled, ...changes })).toBe(false);
  });
});
