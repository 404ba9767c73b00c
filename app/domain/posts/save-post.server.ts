import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { MARKUP_VERSION, textOfHtml } from '#app/base/markup/markup.rules.ts';
import type { ChangeContext } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { posts } from '#app/db/schema.server.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';
import { changedTranslations, wholeTranslations } from '#app/lib/words/translations.rules.ts';
import type { PostPreviewInput, PostUpdate, PreviewedPost } from './admin-post.schema.ts';
import { autoExcerpt, type PostCategory } from './post.rules.ts';
import type { PostInput } from './post.schema.ts';
import { type ContentResult, renderContent, renderForVisitors } from './post-content.server.ts';
import { freeSlug, moveAddress } from './post-slug.server.ts';
import type { PostStatus } from './post-status.rules.ts';
import {
  lockPost,
  logAndRead,
  pictureErrors,
  postColumns,
  publishedFrom,
  type SavePostResult,
  type WrittenPost,
} from './post-writes.server.ts';

/**
 * Stores a new post under an unused slug. `input` has passed `postInputSchema`. `invalid`: a
 * picture does not exist, content has nothing visible or becomes too long, or a translation has
 * content without title.
 */
export async function createPost(
  db: Db,
  input: PostInput,
  { actor, now }: ChangeContext,
): Promise<SavePostResult> {
  return db.transaction(async (tx) => {
    const rendered = await renderForVisitors(tx, input);
    if (!rendered.ok) return { ...rendered, reason: 'invalid' };
    await lockSlugs(tx);
    const errors = await pictureErrors(tx, input);
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
    const id = randomUUID();
    await tx.insert(posts).values({
      ...postColumns(input, rendered.contents),
      id,
      slug: await freeSlug(tx, input, null),
      publishedAt: publishedFrom(input.publishedAt, { status: input.status, before: null, now }),
      createdAt: now,
      updatedAt: now,
    });
    return logAndRead(tx, id, { actor, now, before: null });
  });
}

/**
 * Changes the given fields of a post; all or none. `stale`: the post was saved since `version` was
 * read; without `version` it is not checked. `invalid`: as in `createPost`. If the slug of a
 * published post changes, the old slug redirects to the new one.
 */
export async function updatePost(
  db: Db,
  id: string,
  { version, publishedAt, ...given }: PostUpdate,
  { actor, now }: ChangeContext,
): Promise<SavePostResult> {
  return db.transaction(async (tx) => {
    await lockSlugs(tx);
    const before = await lockPost(tx, id);
    if (!before) return { ok: false, reason: 'not-found' };
    if (version !== undefined && before.version !== version) return { ok: false, reason: 'stale' };
    const merged = mergedInput(before, given);
    const translations = await withoutMadeExcerpts(tx, merged.translations, before);
    const input = { ...merged, translations };
    const rendered = await renderForVisitors(tx, input);
    if (!rendered.ok) return { ...rendered, reason: 'invalid' };
    const errors = await pictureErrors(tx, input);
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
    const slug = await freeSlug(tx, input, before.id);
    await tx
      .update(posts)
      .set({
        ...postColumns(input, rendered.contents),
        slug,
        publishedAt: publishedFrom(publishedAt, { status: input.status, before, now }),
        updatedAt: now,
        version: before.version + 1,
      })
      .where(eq(posts.id, before.id));
    await moveAddress(tx, before, { id: before.id, slug }, now);
    return logAndRead(tx, before.id, { actor, now, before });
  });
}

/**
 * Renders posts again whose HTML an older `MARKUP_VERSION` rendered. Their `version` stays, because
 * nobody changed their text. Returns the number of such posts at the start, even if `signal` ends
 * the work early.
 */
export async function renderPostsAgain(db: Db, signal?: AbortSignal): Promise<number> {
  const isOld = lt(posts.markupVersion, MARKUP_VERSION);
  const old = await db.select({ id: posts.id }).from(posts).where(isOld);
  for (const { id } of old) {
    if (signal?.aborted) break;
    await db.transaction(async (tx) => {
      const before = await lockPost(tx, id);
      const made = await tx
        .select({ html: posts.html, translations: posts.translations })
        .from(posts)
        .where(and(eq(posts.id, id), isOld));
      if (!before || !made[0]) return;
      const input = withoutExcerptsOf(mergedInput(before, {}), made[0]);
      const rendered = await renderForVisitors(tx, input);
      const columns = rendered.ok
        ? postColumns(input, rendered.contents)
        : { markupVersion: MARKUP_VERSION };
      await tx.update(posts).set(columns).where(eq(posts.id, id));
    });
  }
  return old.length;
}

/**
 * Empties excerpts that were made from the stored HTML, so that they are made from the new HTML.
 * Excerpts of authors stay.
 */
function withoutExcerptsOf(
  input: PostInput,
  { html, translations }: Pick<typeof posts.$inferSelect, 'html' | 'translations'>,
): PostInput {
  const isMade = (excerpt: string | undefined, of: string | undefined) =>
    of !== undefined && excerpt === autoExcerpt(textOfHtml(of));
  const own = { ...input.translations };
  const stored = wholeTranslations(translations);
  for (const language of FOREIGN_LANGUAGES) {
    const { excerpt, ...texts } = own[language];
    if (isMade(excerpt, stored[language].html)) own[language] = texts;
  }
  return {
    ...input,
    excerpt: isMade(input.excerpt, html) ? '' : input.excerpt,
    translations: own,
  };
}

/**
 * Removes the excerpt of a translation if it was made from content that is removed now. Excerpts of
 * authors stay.
 */
async function withoutMadeExcerpts(
  tx: Db,
  translations: PostInput['translations'],
  before: WrittenPost,
): Promise<PostInput['translations']> {
  const left = { ...translations };
  for (const language of FOREIGN_LANGUAGES) {
    const { content: former } = before.translations[language];
    const { excerpt, ...texts } = translations[language];
    if (!former || texts.content || !excerpt) continue;
    const made = await renderContent(tx, { content: former, excerpt: '' }, language);
    if (made.ok && made.content.excerpt === excerpt) left[language] = texts;
  }
  return left;
}

/**
 * Returns what saving a post would derive, without storing it. Also works for an unfinished post.
 */
export async function previewPost(
  db: Db,
  { id, language, ...written }: PostPreviewInput,
): Promise<{ ok: true; preview: PreviewedPost } | Extract<ContentResult, { ok: false }>> {
  const rendered = await renderContent(db, written, language);
  if (!rendered.ok) return rendered;
  const { html, excerpt, readingMinutes } = rendered.content;
  return {
    ok: true,
    preview: { html, excerpt, readingMinutes, slug: await freeSlug(db, written, id) },
  };
}

/**
 * Lets saves wait for each other, so that two posts do not choose the same slug; the unique index
 * would reject the second.
 */
async function lockSlugs(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.slugs})`);
}

function mergedInput(
  before: WrittenPost,
  given: Omit<PostUpdate, 'version' | 'publishedAt'>,
): PostInput {
  const { authorImageId, coverImageId, coverImageAlt } = before;
  return {
    title: before.title,
    slug: before.slug,
    excerpt: before.excerpt,
    content: before.content,
    category: before.category as PostCategory,
    tags: before.tags,
    status: before.status as PostStatus,
    featured: before.featured,
    featuredImage: coverImageId === null ? null : { publicId: coverImageId, alt: coverImageAlt },
    publishedAt: null,
    ...given,
    translations: changedTranslations(before.translations, given.translations),
    author: {
      name: before.author,
      avatar: authorImageId === null ? null : { publicId: authorImageId, alt: '' },
      ...given.author,
    },
  };
}
