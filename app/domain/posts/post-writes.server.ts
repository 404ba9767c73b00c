/** Steps that all changes of a post share. They run in the caller's transaction. */

import { eq, getTableColumns } from 'drizzle-orm';
import { holdImages } from '#app/base/images/images.server.ts';
import { MARKUP_VERSION } from '#app/base/markup/markup.rules.ts';
import { type ChangeContext, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { posts } from '#app/db/schema.server.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { toStorableText } from '#app/lib/words/plain-text.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';
import { changedTranslations } from '#app/lib/words/translations.rules.ts';
import type { AdminPostDetail } from './admin-post.schema.ts';
import { searchForm } from './post.rules.ts';
import type { PostInput } from './post.schema.ts';
import type { RenderedPost } from './post-content.server.ts';
import { readAdminPost, writtenTranslations } from './read-posts.server.ts';

export type SavePostResult = { ok: true; post: AdminPostDetail } | RefusedSave;

/** Columns except those that every save derives from others. */
const {
  html: _html,
  markupVersion: _markupVersion,
  searchText: _searchText,
  searchVector: _searchVector,
  ...writtenColumns
} = getTableColumns(posts);

export type WrittenPost = ReturnType<typeof toWritten>;

/** Locks the post until the transaction ends and returns it; null if it does not exist. */
export async function lockPost(tx: Db, id: string): Promise<WrittenPost | null> {
  const [row] = await selectPost(tx, id).for('update');
  return row ? toWritten(row) : null;
}

/** Logs the change and returns the post after it. */
export async function logAndRead(
  tx: Db,
  id: string,
  { actor, now, before }: ChangeContext & { before: WrittenPost | null },
): Promise<SavePostResult> {
  const [row] = await selectPost(tx, id);
  const post = await readAdminPost(tx, id, now);
  if (!post || !row) throw new Error(`The post ${id} was not written`);
  await recordChange(tx, {
    actor,
    action: before ? 'update' : 'create',
    entity: 'post',
    entityId: id,
    title: post.title,
    before,
    after: toWritten(row),
    now,
  });
  return { ok: true, post };
}

function toWritten(row: Pick<typeof posts.$inferSelect, keyof typeof writtenColumns>) {
  return { ...row, translations: writtenTranslations(row.translations) };
}

function selectPost(tx: Db, id: string) {
  return tx
    .select(writtenColumns)
    .from(posts)
    .where(eq(posts.id, toStorableText(id)));
}

/** Returns the columns of a post except slug and publication time. */
export function postColumns(
  {
    slug: _slug,
    excerpt: _excerpt,
    publishedAt: _publishedAt,
    translations: given,
    author,
    featuredImage,
    ...plain
  }: PostInput,
  contents: RenderedPost,
) {
  const { html, text, excerpt, readingMinutes } = contents.tr;
  const written = changedTranslations({}, given);
  const translations = Object.fromEntries(
    FOREIGN_LANGUAGES.map((language) => {
      const rendered = contents[language];
      const made = rendered && { excerpt: rendered.excerpt, html: rendered.html };
      return [language, { ...written[language], ...made }];
    }),
  );
  return {
    ...plain,
    excerpt,
    html,
    markupVersion: MARKUP_VERSION,
    author: author.name,
    authorImageId: author.avatar?.publicId ?? null,
    coverImageId: featuredImage?.publicId ?? null,
    coverImageAlt: featuredImage?.alt ?? '',
    readingMinutes,
    translations,
    searchText: joinSearchForms([
      searchForm([plain.title, excerpt, ...plain.tags, text].join(' ')),
      ...FOREIGN_LANGUAGES.map((language) => {
        const { title: heading, excerpt: short } = written[language];
        const words = [heading, short, contents[language]?.text];
        return searchForm(words.filter(Boolean).join(' '), language);
      }),
    ]),
  };
}

/** Maximum size of a post's words in bytes. The index stores each word and its stem. */
const MAX_INDEXED_BYTES = 450_000;
const BYTES_BESIDE_A_WORD = 8;

/**
 * Joins the search forms of a post's texts, each word once. Leaves out words beyond what PostgreSQL
 * can index (a tsvector of 1 MB), which no author reaches.
 */
function joinSearchForms(forms: string[]): string {
  let bytes = 0;
  const words = [...new Set(forms.join(' ').split(' '))].filter((word) => {
    bytes += Buffer.byteLength(word) + BYTES_BESIDE_A_WORD;
    return bytes <= MAX_INDEXED_BYTES;
  });
  return words.join(' ').trim();
}

/**
 * Returns the publication time of a post. A published post keeps its time; if it has none, it
 * becomes `now`. `chosen` undefined: the stored time stays. `chosen` null: the stored time stays
 * unless it is in the future.
 */
export function publishedFrom(
  chosen: string | null | undefined,
  { status, before, now }: { status: string; before: WrittenPost | null; now: Date },
): Date | null {
  if (chosen) return new Date(chosen);
  const kept = before?.publishedAt ?? null;
  const holds = kept && (chosen === undefined || kept <= now) ? kept : null;
  return holds ?? (status === 'published' ? now : null);
}

/**
 * Returns the errors of pictures that do not exist. Existing pictures cannot be deleted as unused
 * before the transaction ends.
 */
export async function pictureErrors(
  tx: Db,
  { author, featuredImage }: Pick<PostInput, 'author' | 'featuredImage'>,
): Promise<FieldError[]> {
  const used = [
    ...(featuredImage ? [{ field: 'featuredImage', id: featuredImage.publicId }] : []),
    ...(author.avatar ? [{ field: 'author.avatar', id: author.avatar.publicId }] : []),
  ];
  const stored = await holdImages(
    tx,
    used.map(({ id }) => id),
  );
  return used
    .filter(({ id }) => !stored.has(id))
    .map(({ field }) => ({ field, message: messageKey('unknownImage') }));
}
