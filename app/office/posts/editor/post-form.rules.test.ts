import { describe, expect, test } from 'vitest';
import type { AdminPostDetail } from '#app/domain/posts/admin-post.schema.ts';
import type { PostStatus } from '#app/domain/posts/post-status.rules.ts';
import { comparableValue } from '#app/editing/fields/form-codec.ts';
import { withSentence } from '#app/lib/words/issue-text.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { placeholder } from '../markdown/markdown-pictures.rules.ts';
import { type PostForm, postForm } from '../post-entity.ts';
import { publishInstant, publishState, slugAfterTitle } from './post-form.rules.ts';

const content = 'Sahil yolunda bir gün, ardından yayla yolunda bir gün daha.';
const filled: PostForm = { ...postForm.toForm({}), title: 'Kaş yolu', content };
const now = new Date('2026-07-01T09:00:00Z');

const { input: messages, labels } = allTexts.office.en.news;
const words = { messages, labels };

function check(changes: Partial<PostForm>) {
  const read = postForm.read({ ...filled, ...changes });
  return read.ok
    ? { input: read.input, errors: [] }
    : { errors: read.errors.map((error) => withSentence(error, words).message) };
}

const picture = {
  url: `/images/${'a'.repeat(24)}-1600.webp`,
  alt: 'Kaş',
  width: 1,
  height: 1,
  srcset: '',
};
const post: AdminPostDetail = {
  ...{ id: '1', slug: 'kas-yolu', title: 'Kaş yolu', excerpt: 'Bir gün Kaş yolunda.', content },
  featuredImage: { ...picture, publicId: 'a'.repeat(24) },
  author: { name: 'Ayşe', avatar: null },
  ...{ category: 'Travel Tips', tags: ['Kaş'], status: 'published', scheduled: false },
  ...{ featured: true, readingTimeDisplay: '1 dk okuma', version: 3 },
  ...{ translatedInto: [], translations: { en: {}, de: {}, ru: {} } },
  ...{ createdAt: '2026-06-01T00:00:00.000Z', updatedAt: '2026-06-02T00:00:00.000Z' },
  publishedAt: '2026-06-01T07:00:12.345Z',
};

describe('the typed post', () => {
  const wrongDate = 'Publish date must be a date and time between 2000 and 2099';
  // Messages of the spec, part 5, verbatim. post.schema.test.ts checks all of them.
  test.each<[Partial<PostForm>, string]>([
    [{ title: ' ' }, 'Title is required'],
    [{ publishedAt: { date: '32/12', time: '09:00', exact: null } }, wrongDate],
    [{ publishedAt: { date: '2026-12-31', time: '', exact: null } }, wrongDate],
    [{ publishedAt: { date: '', time: '09:00', exact: null } }, wrongDate],
  ])('with %j is refused: %s', (changes, message) => {
    expect(check(changes)).toEqual({ errors: [message] });
  });

  test('is converted to the input of the API, with defaults', () => {
    const { input } = check({
      tags: { list: ['Kaş'], typed: ' KAŞ , yol ' },
      featuredImage: picture,
      slug: ' kas ',
      content: `${content} ${placeholder('upload-1', 'Uploading a.jpg…')}`,
      publishedAt: { date: '2026-07-14', time: '10:00', exact: null },
    });
    expect(input).toMatchObject({
      slug: 'kas',
      content,
      status: 'draft',
      category: 'Company News',
      author: { name: 'Admin' },
      tags: ['Kaş', 'KAŞ , yol'],
      featuredImage: { publicId: 'a'.repeat(24), alt: 'Kaş' },
      publishedAt: '2026-07-14T07:00:00.000Z',
    });
  });
});

test('a post is read back unchanged from the form, with the milliseconds of publication', () => {
  const read = postForm.read(postForm.toForm(post));
  expect(read.ok && read.input).toMatchObject({
    ...{ title: post.title, slug: post.slug, excerpt: post.excerpt, content },
    ...{ category: 'Travel Tips', tags: ['Kaş'], status: 'published', featured: true },
    author: { name: 'Ayşe' },
    featuredImage: { publicId: 'a'.repeat(24), alt: 'Kaş' },
    publishedAt: post.publishedAt,
  });
});

test('a typed publish date is Istanbul time, and an empty one is null', () => {
  const { publishedAt } = postForm.toForm(post);
  expect(publishedAt).toEqual({ date: '2026-06-01', time: '10:00', exact: post.publishedAt });
  expect(publishInstant({ ...publishedAt, time: '10:01' })).toBe('2026-06-01T07:01:00.000Z');
  expect(publishInstant({ ...publishedAt, date: '2/6/26' })).toBe('2026-06-02T07:00:00.000Z');
  expect(publishInstant({ ...publishedAt, date: '', time: '' })).toBeNull();
});

test.each<[boolean, string, Partial<PostForm>]>([
  [true, 'spaces around the title', { title: ' Kaş yolu ' }],
  [
    true,
    'the stored instant of an empty publish date',
    { publishedAt: { date: '', time: '', exact: 'x' } },
  ],
  [false, 'a tag that is being typed', { tags: { list: [], typed: 'yol' } }],
  [false, 'the publish date', { publishedAt: { date: '2026-07-14', time: '10:00', exact: null } }],
  [false, 'the author', { author: { name: 'Ayşe' } }],
])('equality with the unchanged form is %s after a change of %s', (same, _what, changes) => {
  const changed = comparableValue(postForm, { ...filled, ...changes });
  expect(changed === comparableValue(postForm, filled)).toBe(same);
});

test.each<[string, string, string, string]>([
  ['', '', 'Kaş Yolu', 'kas-yolu'],
  ['kas', 'Kaş', 'Kaş Yolu', 'kas-yolu'],
  ['', 'Kaş', 'Kaş Yolu', 'kas-yolu'],
  ['own', 'Kaş', 'Kaş Yolu', 'own'],
  ['kas', 'Kaş', '', ''],
  ['', '', "Antalya'da Araç Kiralama İpuçları", 'antalyada-arac-kiralama-ipuclari'],
])(
  'with slug %j and title %j, the new title %j makes the slug %j',
  (slug, titleBefore, title, expected) => {
    expect(slugAfterTitle({ slug, titleBefore, title })).toBe(expected);
  },
);

test.each<[PostStatus, string, string]>([
  ['draft', '', 'Only staff can see it'],
  ['draft', '2026-07-14', 'it will be published automatically on 14 Tem 2026 10:00, Istanbul time'],
  ['published', '', 'as soon as it is saved'],
  ['published', '2026-07-14', 'Scheduled: it will be published automatically on 14 Tem 2026 10:00'],
  ['published', '2026-06-14', 'On the site, dated 14 Haz 2026 10:00'],
  ['archived', '2026-07-14', 'not shown on the site'],
])('the note for status %s and date %j contains: %s', (status, date, words) => {
  const publishedAt = { date, time: date && '10:00', exact: null };
  const { kind, moment } = publishState({ status, publishedAt }, now);
  expect(allTexts.office.en.newsroom.form.publishing[kind](moment, 'Yayında')).toContain(words);
});
