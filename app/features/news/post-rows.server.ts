/** Posts as rows, whoever reads them: columns, order, search, the spellings of tags. */
import { and, arrayOverlaps, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#app/db/client.server.ts';
import { images, posts } from '#app/db/schema.server.ts';
import type { Pagination } from '#app/lib/envelope.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import { fold } from '#app/lib/turkish-text.ts';
import { toImage } from '../images/images.rules.ts';
import type { PostCategory, PostRecord, PostSummary } from './post.rules.ts';
import { searchWords } from './post-text.rules.ts';
import {
  likenessHits,
  matchesWords,
  resemblesWords,
  searching,
  stemWords,
  unknownAmong,
  wordHits,
} from './search-sql.server.ts';

export const avatars = alias(images, 'avatars');

/** Everything but the long texts, which a list would read for nothing. */
export const summaryColumns = {
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

interface Asked {
  /** From 1. */
  page: number;
  limit: number;
  /** Every word must be there, inflected or begun; signs mean nothing. */
  search?: string;
  /** What puts the newest first. */
  newestBy: typeof posts.publishedAt | typeof posts.createdAt;
}

interface Found {
  rows: SummaryRow[];
  pagination: Pagination;
}

/**
 * One page of the posts that fulfil `where`: newest first, or when searching those first that
 * answer best. When none has the words, those with similar ones.
 */
export function findPosts(db: Db, where: SQL | undefined, asked: Asked): Promise<Found> {
  const { search } = asked;
  return search?.trim()
    ? searchPosts(db, where, { ...asked, search })
    : selectPage(db, where, asked);
}

/** Those that have the words; only when there are none, those that have similar ones. */
function searchPosts(
  db: Db,
  chosen: SQL | undefined,
  asked: Asked & { search: string },
): Promise<Found> {
  return searching(db, async (tx) => {
    const words = await stemWords(tx, searchWords(asked.search));
    if (words.length === 0) return { rows: [], pagination: paginate(asked.page, asked.limit, 0) };
    const found = await selectPage(tx, and(chosen, matchesWords(words)), asked, wordHits(words));
    if (found.pagination.total > 0) return found;
    const similar = resemblesWords(words, await unknownAmong(tx, words));
    return selectPage(tx, and(chosen, similar), asked, likenessHits(words));
  });
}

async function selectPage(
  db: Db,
  where: SQL | undefined,
  asked: Asked,
  hits: SQL<number> = sql`0`,
): Promise<Found> {
  const { page, limit } = asked;
  const rows = await selectRows(db, where, asked, hits);
  // A page past the end knows nothing.
  const total = rows[0]?.total ?? (page > 1 ? await db.$count(posts, where) : 0);
  return { rows, pagination: paginate(page, limit, total) };
}

/** Put in order and counted by a few columns; the others are read for the posts of the page alone. */
function selectRows(
  db: Db,
  where: SQL | undefined,
  { page, limit, newestBy }: Asked,
  hits: SQL<number>,
) {
  const onPage = db
    .select({
      id: posts.id,
      hits: hits.as('hits'),
      // Counted on the way, as searching twice takes twice as long.
      total: sql<number>`count(*) over ()::int`.as('total'),
    })
    .from(posts)
    .where(where)
    .orderBy(desc(sql`hits`), desc(newestBy), posts.id)
    .limit(limit)
    .offset(Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER))
    .as('on_page');
  return db
    .select({ ...summaryColumns, total: onPage.total })
    .from(onPage)
    .innerJoin(posts, eq(posts.id, onPage.id))
    .leftJoin(images, eq(images.id, posts.coverImageId))
    .leftJoin(avatars, eq(avatars.id, posts.authorImageId))
    .orderBy(desc(onPage.hits), desc(newestBy), posts.id);
}

export type SummaryRow = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'total'>;

/**
 * A post that was never published counts as of its last save. The cover has the alt text that was
 * entered, which may be empty.
 */
export function toSummary(row: SummaryRow): PostSummary & PostRecord {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category as PostCategory,
    tags: row.tags,
    author: { name: row.author, avatar: row.avatar && toImage(row.avatar, row.author) },
    cover: row.cover && toImage(row.cover, row.coverAlt),
    coverId: row.coverId,
    featured: row.featured,
    readingMinutes: row.readingMinutes,
    publishedAt: (row.publishedAt ?? row.updatedAt).toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

export interface TagCount {
  tag: string;
  count: number;
}

/** The tags of those posts, most used first. Spellings of one word count together, under the commonest. */
export async function countTags(db: Db, where?: SQL): Promise<TagCount[]> {
  const spellings = Map.groupBy(await countSpellings(db, where), ({ tag }) => fold(tag));
  return [...spellings.values()]
    .map((same) => ({
      tag: same[0]?.tag ?? '',
      count: same.reduce((sum, spelling) => sum + spelling.count, 0),
    }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'tr'));
}

/** Every spelling of every tag of the posts that fulfil `where`, the most used first. */
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
 * How those posts spell a tag that was asked for in any spelling, the commonest first. PostgreSQL
 * cannot fold, so the few tags there are come here to be compared.
 */
export async function spellingsOf(db: Db, asked: string, where?: SQL): Promise<string[]> {
  const form = fold(asked.trim());
  const all = await countSpellings(db, where);
  return all.map(({ tag }) => tag).filter((tag) => fold(tag) === form);
}

export function hasTag(spellings: string[]): SQL {
  return spellings.length > 0 ? arrayOverlaps(posts.tags, spellings) : sql`false`;
}
