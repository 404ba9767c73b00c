import { and, arrayOverlaps, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toImage } from '#app/base/images/images.rules.ts';
import type { Db } from '#app/db/client.server.ts';
import { images, posts } from '#app/db/schema.server.ts';
import type { Pagination } from '#app/lib/http/envelope.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';
import { inLanguage } from '#app/lib/words/translations.rules.ts';
import { compareTurkish, fold } from '#app/lib/words/turkish-text.ts';
import { type PostCategory, searchWords } from './post.rules.ts';
import type { Post } from './post.schema.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';
import { tr } from './text/tr.ts';

const READING_TIME: Record<SiteLanguage, (minutes: number) => string> = {
  tr: tr.readingTime,
  en: en.readingTime,
  de: de.readingTime,
  ru: ru.readingTime,
};

const avatars = alias(images, 'avatars');

/** All columns except the long texts, which a list does not show. */
const summaryColumns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  category: posts.category,
  tags: posts.tags,
  author: posts.author,
  coverId: posts.coverImageId,
  coverAlt: posts.coverImageAlt,
  status: posts.status,
  featured: posts.featured,
  readingMinutes: posts.readingMinutes,
  publishedAt: posts.publishedAt,
  version: posts.version,
  updatedAt: posts.updatedAt,
  createdAt: posts.createdAt,
  cover: images,
  avatar: avatars,
};

interface ListArgs {
  /** Number of the page, from 1. */
  page: number;
  limit: number;
  /**
   * Words of which each must begin a word of the post. Characters that are not letters or digits
   * are ignored.
   */
  search?: string;
  /** Language of the texts to search; null for staff: all languages. */
  language: SiteLanguage | null;
  newestBy: typeof posts.publishedAt | typeof posts.createdAt;
}

/**
 * Returns one page of the posts that match `where` and contain the words of the search, newest
 * first.
 */
export function findPosts(db: Db, where: SQL | undefined, args: ListArgs): Promise<FoundPosts> {
  const { search, language } = args;
  if (!search?.trim()) return readPage(db, where, args);
  return db.transaction(async (tx) => {
    // PostgreSQL's cost estimate ignores the time to read the words of a post. PostgreSQL
    // would scan all posts for a common word, which takes ten times as long as the index.
    await tx.execute(sql`set local enable_seqscan = off`);
    return readPage(tx, and(where, hasWords(search, language ?? 'tr')), args);
  });
}

interface FoundPosts {
  rows: PostRow[];
  pagination: Pagination;
}

async function readPage(db: Db, where: SQL | undefined, args: ListArgs): Promise<FoundPosts> {
  const { page, limit } = args;
  const rows = await selectPage(db, where, args);
  // A page beyond the last has no row that contains the total.
  const total = rows[0]?.total ?? (page > 1 ? await db.$count(posts, where) : 0);
  return { rows, pagination: paginate(page, limit, total) };
}

/** Sorts and counts with few columns, and reads the others only for the posts of the page. */
function selectPage(db: Db, where: SQL | undefined, { page, limit, newestBy, language }: ListArgs) {
  const onPage = db
    .select({ id: posts.id, total: sql<number>`count(*) over ()::int`.as('total') })
    .from(posts)
    .where(where)
    .orderBy(desc(newestBy), posts.id)
    .limit(limit)
    .offset(Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER))
    .as('on_page');
  return db
    .select({ ...summaryColumns, translations: shortTexts(language), total: onPage.total })
    .from(onPage)
    .innerJoin(posts, eq(posts.id, onPage.id))
    .leftJoin(images, eq(images.id, posts.coverImageId))
    .leftJoin(avatars, eq(avatars.id, posts.authorImageId))
    .orderBy(desc(newestBy), posts.id);
}

/**
 * Returns the SQL of the translations without their long texts. Only the first character of a
 * content is read, to show that it exists.
 */
function shortTexts(language: SiteLanguage | null) {
  const shown = FOREIGN_LANGUAGES.filter((each) => language === null || each === language);
  const texts = shown.flatMap((each) => {
    const whole = sql`${posts.translations} -> ${each}`;
    const content = sql`jsonb_build_object('content', left(${whole} ->> 'content', 1))`;
    // A value that is not an object was written manually; it must not break the list.
    const object = sql`case jsonb_typeof(${whole}) when 'object' then ${whole} else '{}' end`;
    const short = sql`((${object}) - 'content' - 'html') || jsonb_strip_nulls(${content})`;
    return [sql`${each}::text`, short];
  });
  return sql<
    typeof posts.$inferSelect.translations
  >`jsonb_build_object(${sql.join(texts, sql`, `)})`;
}

export type PostRow = Omit<Awaited<ReturnType<typeof selectPage>>[number], 'total'>;

/** Returns one post with its long texts; undefined if there is none. */
export async function findPost(db: Db, where: SQL | undefined) {
  const [row] = await db
    .select({
      ...summaryColumns,
      html: posts.html,
      content: posts.content,
      translations: posts.translations,
    })
    .from(posts)
    .leftJoin(images, eq(images.id, posts.coverImageId))
    .leftJoin(avatars, eq(avatars.id, posts.authorImageId))
    .where(where);
  return row;
}

/**
 * Returns the SQL condition for posts that contain all words, which uses the index of
 * `search_vector`. A search without letters and digits finds nothing. The words are Turkish if
 * `language` is not given.
 */
export function hasWords(search: string, language?: SiteLanguage): SQL {
  const words = searchWords(search, language);
  if (words.length === 0) return sql`false`;
  // Words have only letters and digits, so nothing must be escaped.
  const query = words.map((beginnings) => `(${beginnings.map((b) => `'${b}':*`).join(' | ')})`);
  // PostgreSQL splits a word like "5e2c", here and in the index, which stores no positions.
  const parts = sql`replace(to_tsquery('simple', ${query.join(' & ')})::text, '<->', '&')`;
  return sql`${posts.searchVector} @@ ${parts}::tsquery`;
}

/**
 * Returns a row as in the API, in a language. A post that was never published has the time of its
 * last save as `publishedAt`. The alt text of the cover is as typed, possibly empty.
 */
export function toPost(row: PostRow, language: SiteLanguage = 'tr'): Post {
  const { alt, ...texts } = inLanguage(
    { title: row.title, excerpt: row.excerpt, alt: row.cover ? row.coverAlt : '' },
    row.translations,
    { language, texts: ['title', 'excerpt', 'alt'] },
  );
  return {
    id: row.id,
    slug: row.slug,
    ...texts,
    featuredImage:
      row.cover && row.coverId ? { ...toImage(row.cover, alt), publicId: row.coverId } : null,
    author: { name: row.author, avatar: row.avatar && toImage(row.avatar, row.author) },
    category: row.category as PostCategory,
    tags: row.tags,
    status: 'published',
    featured: row.featured,
    readingTimeDisplay: READING_TIME[language](row.readingMinutes),
    createdAt: row.createdAt.toISOString(),
    publishedAt: (row.publishedAt ?? row.updatedAt).toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export interface TagCount {
  tag: string;
  count: number;
}

/**
 * Returns the tags of the posts that match `where`, most used first. Spellings of one word are
 * counted together under the most common one.
 */
export async function countTags(db: Db, where?: SQL): Promise<TagCount[]> {
  const spellings = Map.groupBy(await countSpellings(db, where), ({ tag }) => fold(tag));
  return [...spellings.values()]
    .map((same) => ({
      tag: same[0]?.tag ?? '',
      count: same.reduce((sum, spelling) => sum + spelling.count, 0),
    }))
    .sort((a, b) => b.count - a.count || compareTurkish(a.tag, b.tag));
}

async function countSpellings(db: Db, where?: SQL) {
  const tag = sql<string>`unnest(${posts.tags})`.as('tag');
  const used = db.select({ tag }).from(posts).where(where).as('used');
  return db
    .select({ tag: used.tag, count: count() })
    .from(used)
    .groupBy(used.tag)
    .orderBy(desc(count()), used.tag);
}

/**
 * Returns the spellings of a tag in the posts that match `where`, most used first. Compares here,
 * because PostgreSQL cannot fold texts and there are only few tags.
 */
export async function spellingsOf(db: Db, given: string, where?: SQL): Promise<string[]> {
  const form = fold(given.trim());
  const all = await countSpellings(db, where);
  return all.map(({ tag }) => tag).filter((tag) => fold(tag) === form);
}

export function hasTag(spellings: string[]): SQL {
  return spellings.length > 0 ? arrayOverlaps(posts.tags, spellings) : sql`false`;
}
