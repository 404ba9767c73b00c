import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { formerSlugs, posts } from '#app/db/schema.server.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anImage, aPost } from '#tests/support/factories.ts';
import type { AdminPostDetail } from './admin-post.schema.ts';
import { postInputSchema } from './post.schema.ts';
import { findPosts } from './post-rows.server.ts';
import { listPosts, readPost } from './posts.server.ts';
import { createPost, updatePost } from './save-post.server.ts';

const { db } = await testDatabase();
const now = new Date('2026-07-01T09:00:00Z');
const later = new Date('2026-07-02T09:00:00Z');
const actor = 'system' as const;
const TEXT = 'Antalya’dan **Kaş**’a giden yol denizin kıyısından gider.';

type Given = Partial<z.input<typeof postInputSchema>>;
const input = (given: Given = {}) =>
  postInputSchema.parse({ title: 'Kaş yolu', content: TEXT, status: 'published', ...given });

const saved = ({ id, slug, version }: AdminPostDetail) => ({ id, slug, version });

async function create(given: Given = {}) {
  const result = await createPost(db, input(given), { actor, now });
  if (!result.ok) throw new Error(result.reason);
  return saved(result.post);
}

async function update(post: { id: string; version: number }, given: Given = {}, at = later) {
  const result = await updatePost(
    db,
    post.id,
    { ...input(given), version: post.version },
    { actor, now: at },
  );
  if (!result.ok) throw new Error(result.reason);
  return saved(result.post);
}

const row = async (id: string) => (await db.query.posts.findMany()).find((post) => post.id === id);
const moves = async () =>
  Object.fromEntries(
    (await db.query.formerSlugs.findMany()).map((each) => [each.slug, each.postId]),
  );

const GERMAN = {
  title: 'Nach Kaş',
  content: `## Straße\n\nZu den [Autos](/cars). ${'Meer '.repeat(8)}`,
};

describe('createPost', () => {
  test('renders each language with links to the pages of that language', async () => {
    const { id } = await create({ translations: { de: GERMAN, ru: { title: 'В Каш' } } });
    const saved = await row(id);
    expect(saved?.translations).toEqual({
      en: {},
      de: {
        ...GERMAN,
        content: GERMAN.content.trim(),
        excerpt: expect.stringMatching(/^Straße Zu den Autos\. .*\.\.\.$/),
        html: expect.stringMatching(
          /^<h2 id="bolum-strasse">Straße<\/h2>\s*<p>Zu den <a href="\/de\/cars">Autos<\/a>/,
        ),
      },
      ru: { title: 'В Каш' },
    });
  });

  test('makes each language searchable on its own pages, and Turkish on all', async () => {
    await create({ translations: { de: GERMAN, ru: { title: 'Дорога в Каш' } } });
    const found = async (search: string, language?: SiteLanguage) =>
      (await listPosts(db, { page: 1, limit: 1, now, search, language })).pagination.total;
    expect(await found('strasse meer', 'de')).toBe(1);
    expect(await found('STRAßE kiyi', 'de')).toBe(1);
    expect(await found('дорога', 'ru')).toBe(1);
    expect(await found('strasse')).toBe(0);
    expect(await found('дорога', 'de')).toBe(0);
    expect(await found('Каш')).toBe(1);
  });

  test('reads no long texts for a list', async () => {
    await create({ translations: { de: GERMAN, ru: { title: 'В Каш' } } });
    const listed = async (language: SiteLanguage | null) => {
      const args = { page: 1, limit: 1, language, newestBy: posts.createdAt };
      return (await findPosts(db, undefined, args)).rows[0]?.translations;
    };
    const excerpt = expect.stringMatching(/^Straße/);
    const de = { title: GERMAN.title, excerpt, content: '#' };
    expect(await listed(null)).toEqual({ en: {}, de, ru: { title: 'В Каш' } });
    expect(await listed('de')).toEqual({ de });
    expect(await listed('tr')).toEqual({});
  });

  test('accepts the longest texts in all languages', async () => {
    // All words are different in both of their forms, which is more than an index of PostgreSQL can
    // hold.
    const words = Array.from({ length: 8300 }, (_, i) =>
      [...i.toString(9).padStart(5, '0')].map((digit) => 'abçşüöğde'[Number(digit)]).join(''),
    );
    const texts = { title: 'Nach Kaş', content: words.join(' ') };
    const { id } = await create({ ...texts, translations: { en: texts, de: texts, ru: texts } });
    expect((await row(id))?.translations.ru?.html).toHaveLength(texts.content.length + 7);
  });

  test('refuses a language that has content without a title, or without anything visible', async () => {
    const empty = `<script>${'x'.repeat(50)}</script>`;
    const translations = {
      en: { content: GERMAN.content },
      de: { ...GERMAN, content: empty },
      ru: { title: 'В Каш' },
    };
    const result = await createPost(db, input({ translations }), { actor, now });
    expect(result).toMatchObject({
      reason: 'invalid',
      errors: [
        { field: 'translations.en.title', message: 'required' },
        {
          field: 'translations.de.content',
          message: messageKey('nothingToShow', 'de'),
        },
      ],
    });
  });

  test('renders the content and prepares it for search', async () => {
    const { id } = await create({
      content: `# Yol\n\n${TEXT}<script>x()</script>`,
      tags: [' Kaş ', 'KAŞ', 'rota'],
    });
    expect(await row(id)).toMatchObject({
      slug: 'kas-yolu',
      html: expect.stringMatching(/^<h2 id="bolum-yol">Yol<\/h2>\s*<p>[^<]*<strong>Kaş<\/strong>/),
      excerpt: 'Yol Antalya’dan Kaş’a giden yol denizin kıyısından gider....',
      tags: ['Kaş', 'rota'],
      readingMinutes: 1,
      publishedAt: now,
      createdAt: now,
      updatedAt: now,
      version: 1,
    });
    const found = await listPosts(db, { page: 1, limit: 9, now, search: 'deniz rota' });
    expect(found.posts.map((post) => post.id)).toEqual([id]);
  });

  test('makes a slug that is neither empty, in use nor reserved', async () => {
    await aPost(db, { slug: 'kas-yolu' });
    expect((await create()).slug).toBe('kas-yolu-2');
    expect((await create({ slug: 'kas-yolu' })).slug).toBe('kas-yolu-3');
    expect((await create({ title: 'ÇIĞLIK’ta İz!' })).slug).toBe('ciglikta-iz');
    expect((await create({ title: '?????' })).slug).toBe('yazi');
    expect((await create({ slug: '--' })).slug).toBe('kas-yolu-4');
    expect((await create({ slug: 'tags' })).slug).toBe('tags-2');
  });

  test('makes different slugs for posts that are saved at the same time', async () => {
    const saved = await Promise.all(Array.from({ length: 12 }, () => create()));
    expect(new Set(saved.map(({ slug }) => slug)).size).toBe(12);
  });

  test('uses the stored size and widths of our pictures, and keeps unknown pictures', async () => {
    const { id } = await anImage(db, { id: 'a'.repeat(24) });
    const other = `/images/${'b'.repeat(24)}-320.webp`;
    const post = await create({
      content: `<p><img src="/images/${id}-320.webp" alt="Koy" width="1" height="1"><img src="${other}"></p>`,
    });
    const html = (await row(post.id))?.html ?? '';
    expect(html).toMatch(
      new RegExp(
        `<img srcset="/images/${id}-320.webp 320w, [^"]+" sizes="[^"]+" src="/images/${id}-1600.webp" width="1600" height="900" alt="Koy" loading="lazy" decoding="async" />`,
      ),
    );
    expect(html).toContain(`<img src="${other}" alt="" loading="lazy"`);
  });

  test('refuses content whose HTML becomes longer than the limit', async () => {
    const { id } = await anImage(db, { id: 'a'.repeat(24) });
    const content = `![](/images/${id}-320.webp)`.repeat(1_000);
    expect(await createPost(db, input({ content }), { actor, now })).toEqual({
      ok: false,
      reason: 'invalid',
      errors: [{ field: 'content', message: messageKey('becomesTooLong', 'tr') }],
    });
    expect(await db.$count(posts)).toBe(0);
  });

  test.each([
    ['featuredImage', 'unknownImage', { featuredImage: { publicId: 'nowhere', alt: '' } }],
    ['featuredImage', 'unknownImage', { featuredImage: { publicId: 'no\0where', alt: '' } }],
    ['featuredImage', 'unknownImage', { featuredImage: { url: '/etc/passwd' } }],
    ['author.avatar', 'unknownImage', { author: { name: '', avatar: { publicId: 'nobody' } } }],
  ] as const)('refuses an unknown picture in %s: %s', async (field, name, given) => {
    expect(await createPost(db, input(given as Given), { actor, now })).toEqual({
      ok: false,
      reason: 'invalid',
      errors: [{ field, message: name }],
    });
    expect(await db.$count(posts)).toBe(0);
  });
});

describe('a former slug', () => {
  test('redirects directly to the present slug, also after several changes', async () => {
    const first = await create({ slug: 'a' });
    const second = await update(first, { slug: 'b' });
    await update(second, { slug: 'c' });
    expect(await moves()).toEqual({ a: first.id, b: first.id });
    expect(await readPost(db, 'a', { now: later })).toEqual({ movedTo: 'c' });
    expect(await readPost(db, 'b', { now: later })).toEqual({ movedTo: 'c' });
  });

  test('does not redirect if visitors never saw the post', async () => {
    const draft = await create({ slug: 'a', status: 'draft' });
    await update(draft, { slug: 'b' });
    expect(await db.$count(formerSlugs)).toBe(0);
  });

  test('can be typed for another post, but is not used for a generated slug', async () => {
    const first = await create({ title: 'Kaş yolu' });
    await update(first, { slug: 'sahil' });
    expect((await create({ title: 'Kaş yolu' })).slug).toBe('kas-yolu-2');
    expect(await moves()).toEqual({ 'kas-yolu': first.id });
    const { id } = await create({ slug: 'kas-yolu' });
    expect(await readPost(db, 'kas-yolu', { now: later })).toMatchObject({ post: { id } });
  });

  test('redirects while another post with this slug is not visible', async () => {
    const first = await create({ slug: 'eski' });
    await update(first, { slug: 'yeni' });
    const second = await create({ slug: 'eski', status: 'draft' });
    expect(await readPost(db, 'eski', { now: later })).toEqual({ movedTo: 'yeni' });
    const shown = await update(second, { slug: 'eski' });
    expect(await readPost(db, 'eski', { now: later })).toMatchObject({ post: { id: second.id } });
    await update(shown, { slug: 'eski', status: 'archived' });
    expect(await readPost(db, 'eski', { now: later })).toEqual({ movedTo: 'yeni' });
  });

  test('redirects to the post that was published last with this slug', async () => {
    const first = await create({ slug: 'eski' });
    await update(first, { slug: 'yeni' });
    const second = await create({ slug: 'eski' });
    await update(second, { slug: 'daha-yeni' });
    expect(await moves()).toEqual({ eski: second.id });
    expect(await readPost(db, 'eski', { now: later })).toEqual({ movedTo: 'daha-yeni' });
  });

  test('still redirects to the published post after a draft with this slug gets another one', async () => {
    const first = await create({ slug: 'eski' });
    await update(first, { slug: 'yeni' });
    const publishedAt = '2020-01-01T09:00:00Z';
    const draft = await create({ slug: 'eski', status: 'draft', publishedAt });
    await update(draft, { slug: 'taslak', status: 'draft' });
    expect(await moves()).toEqual({ eski: first.id });
    expect(await readPost(db, 'eski', { now: later })).toEqual({ movedTo: 'yeni' });
  });

  test('is not created if the title does not change', async () => {
    await create();
    const second = await create();
    expect((await update(second)).slug).toBe('kas-yolu-2');
  });
});
