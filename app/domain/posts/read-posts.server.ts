import { and, eq } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { posts } from '#app/db/schema.server.ts';
import type { Pagination } from '#app/lib/http/envelope.schema.ts';
import { toStorableText } from '#app/lib/words/plain-text.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';
import {
  missingLanguages,
  type WholeTranslations,
  wholeTranslations,
} from '#app/lib/words/translations.rules.ts';
import { compareTurkish } from '#app/lib/words/turkish-text.ts';
import type { AdminPost, AdminPostDetail } from './admin-post.schema.ts';
import { POST_TEXTS } from './post.rules.ts';
import {
  countTags,
  findPost,
  findPosts,
  hasTag,
  type PostRow,
  spellingsOf,
  type TagCount,
  toPost,
} from './post-rows.server.ts';
import type { PostStatus } from './post-status.rules.ts';

type PostTexts = Record<(typeof POST_TEXTS)[number], string>;

interface ListArgs {
  /** Number of the page, from 1. */
  page: number;
  limit: number;
  now: Date;
  status?: PostStatus;
  /** Tag in any spelling. */
  tag?: string;
  /**
   * Words of which each must begin a word of the post. Characters that are not letters or digits
   * are ignored.
   */
  search?: string;
}

/** Returns one page of posts in every status, last created first. */
export async function listAdminPosts(
  db: Db,
  args: ListArgs,
): Promise<{ posts: AdminPost[]; pagination: Pagination }> {
  const { status, tag, now } = args;
  const chosen = and(
    status && eq(posts.status, status),
    tag ? hasTag(await spellingsOf(db, tag)) : undefined,
  );
  const { rows, pagination } = await findPosts(db, chosen, {
    ...args,
    language: null,
    newestBy: posts.createdAt,
  });
  return { posts: rows.map((row) => toAdminPost(row, now)), pagination };
}

/** Returns a post for its editor; null if it does not exist. */
export async function readAdminPost(
  db: Db,
  id: string,
  now: Date,
): Promise<AdminPostDetail | null> {
  const row = await findPost(db, eq(posts.id, toStorableText(id)));
  if (!row) return null;
  const translations = writtenTranslations(row.translations);
  return { ...toAdminPost(row, now), content: row.content, translations };
}

/** Returns the translations as staff write them, without the HTML, which every save renders. */
export function writtenTranslations(stored: typeof posts.$inferSelect.translations) {
  const whole = wholeTranslations(stored);
  const written = FOREIGN_LANGUAGES.map((language) => {
    const { html: _html, ...texts } = whole[language];
    return [language, texts];
  });
  return Object.fromEntries(written) as WholeTranslations<PostTexts>;
}

/** Returns the tags of all posts in Turkish order. */
export async function listAllTags(db: Db): Promise<TagCount[]> {
  return (await countTags(db)).sort((a, b) => compareTurkish(a.tag, b.tag));
}

function toAdminPost(row: PostRow, now: Date): AdminPost {
  const { publishedAt, title, excerpt, coverAlt, coverId } = row;
  // Every post has content, so the title stands in for it: lists do not read it.
  const own = { title, excerpt, alt: coverId ? coverAlt : '', content: title };
  const status = row.status as PostStatus;
  const missing = missingLanguages(own, row.translations, POST_TEXTS);
  return {
    ...toPost(row),
    status,
    publishedAt: publishedAt?.toISOString() ?? null,
    scheduled: status === 'published' && publishedAt !== null && publishedAt > now,
    translatedInto: FOREIGN_LANGUAGES.filter((language) => !missing.includes(language)),
    version: row.version,
  };
}
