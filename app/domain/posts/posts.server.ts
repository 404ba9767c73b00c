import { and, count, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { formerSlugs, posts } from '#app/db/schema.server.ts';
import type { Pagination } from '#app/lib/http/envelope.schema.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { toStorableText } from '#app/lib/words/plain-text.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { wholeTranslations } from '#app/lib/words/translations.rules.ts';
import { compareTurkish } from '#app/lib/words/turkish-text.ts';
import type { PostCategory } from './post.rules.ts';
import type { Post, PostDetail } from './post.schema.ts';
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

interface ListArgs {
  /** Number of the page, from 1. */
  page: number;
  limit: number;
  now: Date;
  /** Language of the texts; Turkish by default. */
  language?: SiteLanguage;
  featured?: boolean;
  category?: string;
  /** Tag in any spelling: "kas" finds "Kaş". */
  tag?: string;
  /**
   * Words of which each must begin a word of the post. Characters that are not letters or digits
   * are ignored.
   */
  search?: string;
}

/**
 * Returns one page of the posts that visitors may see, newest first; empty for an unused category
 * or tag. `tag` is the spelling that most posts use; null if no post has it.
 */
export async function listPosts(
  db: Db,
  args: ListArgs,
): Promise<{ posts: Post[]; pagination: Pagination; tag: string | null }> {
  const { now, featured, category, tag, language = 'tr' } = args;
  const spellings = tag ? await spellingsOf(db, tag, isShown(now)) : [];
  const chosen = and(
    isShown(now),
    featured === undefined ? undefined : eq(posts.featured, featured),
    category ? eq(posts.category, toStorableText(category)) : undefined,
    tag ? hasTag(spellings) : undefined,
  );
  const newestBy = posts.publishedAt;
  const { rows, pagination } = await findPosts(db, chosen, { ...args, language, newestBy });
  return {
    posts: rows.map((row) => toShown(row, language)),
    pagination,
    tag: spellings[0] ?? null,
  };
}

/**
 * Returns the visible post with this slug, else the present slug of the visible post that once had
 * it. Null if there is neither, for example for a draft. With `preview`, former slugs are ignored,
 * because staff want to see the hidden post that has the slug now.
 */
export async function readPost(
  db: Db,
  slug: string,
  { now, preview = false, language }: { now: Date; preview?: boolean; language?: SiteLanguage },
): Promise<{ post: PostDetail } | { movedTo: string } | null> {
  const address = toStorableText(slug);
  const row = await findPost(db, and(eq(posts.slug, address), isShown(now)));
  if (row) return { post: toDetail(row, language) };
  if (preview) return null;
  const [moved] = await db
    .select({ slug: posts.slug })
    .from(formerSlugs)
    .innerJoin(posts, eq(posts.id, formerSlugs.postId))
    .where(and(eq(formerSlugs.slug, address), isShown(now)));
  return moved ? { movedTo: moved.slug } : null;
}

/**
 * Returns the post with this slug for staff, also if visitors cannot see it; null if there is none.
 */
export async function readAnyPost(
  db: Db,
  slug: string,
  language?: SiteLanguage,
): Promise<PostDetail | null> {
  const row = await findPost(db, eq(posts.slug, toStorableText(slug)));
  return row ? { ...toDetail(row, language), status: row.status as PostStatus } : null;
}

function toDetail(row: PostRow & { html: string }, language: SiteLanguage = 'tr'): PostDetail {
  const { inTurkish, ...post } = toShown(row, language);
  const html = language === 'tr' ? undefined : wholeTranslations(row.translations)[language].html;
  return {
    ...post,
    readingMinutes: row.readingMinutes,
    content: html ?? row.html,
    ...(inTurkish && { inTurkish: html ? inTurkish : [...inTurkish, 'content'] }),
  };
}

/** Returns a post for visitors, with its title as alt text of a cover without one. */
function toShown(row: PostRow, language?: SiteLanguage): Post {
  const post = toPost(row, language);
  const { featuredImage, title, inTurkish } = post;
  if (!featuredImage || featuredImage.alt) return post;
  return {
    ...post,
    featuredImage: { ...featuredImage, alt: title },
    ...(inTurkish?.includes('title') && { inTurkish: [...inTurkish, 'alt'] }),
  };
}

/**
 * Returns the categories of visible posts with their counts, highest first, then by name in Turkish
 * order.
 */
export async function listCategories(
  db: Db,
  { now, names }: { now: Date; names: SiteTexts['news']['card']['categories'] },
): Promise<{ category: PostCategory; count: number }[]> {
  const rows = await db
    .select({ category: posts.category, count: count() })
    .from(posts)
    .where(isShown(now))
    .groupBy(posts.category);
  return rows
    .map((row) => ({ ...row, category: row.category as PostCategory }))
    .sort((a, b) => b.count - a.count || compareTurkish(names[a.category], names[b.category]));
}

/** Returns the most used tags of the visible posts, at most `limit`. */
export async function listTags(
  db: Db,
  { limit, now }: { limit: number; now: Date },
): Promise<TagCount[]> {
  return (await countTags(db, isShown(now))).slice(0, limit);
}

/**
 * Returns the SQL condition for visible posts. The status is not a parameter, so that PostgreSQL
 * uses the partial index of published posts.
 */
function isShown(now: Date) {
  return and(sql`${posts.status} = 'published'`, lte(posts.publishedAt, now));
}
