import { and, arrayOverlaps, count, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#app/db/client.server.ts';
import { formerSlugs, images, posts } from '#app/db/schema.server.ts';
import type { Pagination } from '#app/lib/envelope.schema.ts';
import { withoutNul } from '#app/lib/nul.ts';
import { paginate } from '#app/lib/pagination.ts';
import { fold } from '#app/lib/turkish-text.ts';
import { toImage } from '../images/images.rules.ts';
import type { PostCategory, PostDetail, PostRecord, PostSummary } from './post.rules.ts';
import { CATEGORY_NAMES } from './post-card.text.ts';
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

const avatars = alias(images, 'avatars');

/** Everything but the long texts, which a list would read for nothing. */
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
  featured: posts.featured,
  readingMinutes: posts.readingMinutes,
  publishedAt: posts.publishedAt,
  updatedAt: posts.updatedAt,
  createdAt: posts.createdAt,
  cover: images,
  avatar: avatars,
};

interface ListArgs {
  /** From 1. */
  page: number;
  limit: number;
  now: Date;
  featured?: boolean;
  category?: string;
  /** In any spelling: "kas" finds what is tagged "Kaş". */
  tag?: string;
  /** Every word must be there, inflected or begun; signs mean nothing. */
  search?: string;
}

interface FoundPosts {
  posts: (PostSummary & PostRecord)[];
  pagination: Pagination;
}

/**
 * One page of the posts that visitors may see: newest first, or when searching those first that
 * answer best. When none has the words, those with similar ones. Values that nothing has give an
 * empty list. `tag` is the one asked for as most posts spell it, null when none has it.
 */
export async function listPosts(
  db: Db,
  args: ListArgs,
): Promise<FoundPosts & { tag: string | null }> {
  const { now, featured, category, tag, search } = args;
  const spellings = tag ? await spellingsOf(db, tag, now) : [];
  const chosen = and(
    isShown(now),
    featured === undefined ? undefined : eq(posts.featured, featured),
    category ? eq(posts.category, withoutNul(category)) : undefined,
    tag ? hasTag(spellings) : undefined,
  );
  const found = search?.trim()
    ? await searchPosts(db, chosen, { ...args, search })
    : await selectPage(db, chosen, args);
  return { ...found, tag: spellings[0] ?? null };
}

/** Those that have the words; only when there are none, those that have similar ones. */
function searchPosts(
  db: Db,
  chosen: SQL | undefined,
  args: ListArgs & { search: string },
): Promise<FoundPosts> {
  return searching(db, async (tx) => {
    const words = await stemWords(tx, searchWords(args.search));
    if (words.length === 0) return { posts: [], pagination: paginate(args.page, args.limit, 0) };
    const found = await selectPage(tx, and(chosen, matchesWords(words)), args, wordHits(words));
    if (found.pagination.total > 0) return found;
    const similar = resemblesWords(words, await unknownAmong(tx, words));
    return selectPage(tx, and(chosen, similar), args, likenessHits(words));
  });
}

async function selectPage(
  db: Db,
  where: SQL | undefined,
  args: ListArgs,
  hits: SQL<number> = sql`0`,
): Promise<FoundPosts> {
  const { page, limit } = args;
  const rows = await selectRows(db, where, args, hits);
  // A page past the end knows nothing.
  const total = rows[0]?.total ?? (page > 1 ? await db.$count(posts, where) : 0);
  return { posts: rows.map(toSummary), pagination: paginate(page, limit, total) };
}

/** Put in order and counted by a few columns; the others are read for the posts of the page alone. */
function selectRows(db: Db, where: SQL | undefined, { page, limit }: ListArgs, hits: SQL<number>) {
  const onPage = db
    .select({
      id: posts.id,
      hits: hits.as('hits'),
      // Counted on the way, as searching twice takes twice as long.
      total: sql<number>`count(*) over ()::int`.as('total'),
    })
    .from(posts)
    .where(where)
    .orderBy(desc(sql`hits`), desc(posts.publishedAt), posts.id)
    .limit(limit)
    .offset(Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER))
    .as('on_page');
  return db
    .select({ ...summaryColumns, total: onPage.total })
    .from(onPage)
    .innerJoin(posts, eq(posts.id, onPage.id))
    .leftJoin(images, eq(images.id, posts.coverImageId))
    .leftJoin(avatars, eq(avatars.id, posts.authorImageId))
    .orderBy(desc(onPage.hits), desc(posts.publishedAt), posts.id);
}

type SummaryRow = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'total'>;

/**
 * The post at an address, or where the one that was published there is now; null when there is
 * neither, as for drafts and posts that are to come.
 */
export async function readPost(
  db: Db,
  slug: string,
  { now }: { now: Date },
): Promise<{ post: PostDetail & PostRecord } | { movedTo: string } | null> {
  const address = withoutNul(slug);
  const [row] = await db
    .select({ ...summaryColumns, html: posts.html })
    .from(posts)
    .leftJoin(images, eq(images.id, posts.coverImageId))
    .leftJoin(avatars, eq(avatars.id, posts.authorImageId))
    .where(and(eq(posts.slug, address), isShown(now)));
  if (row) return { post: { ...toSummary(row), html: row.html } };
  const [moved] = await db
    .select({ slug: posts.slug })
    .from(formerSlugs)
    .innerJoin(posts, eq(posts.id, formerSlugs.postId))
    .where(and(eq(formerSlugs.slug, address), isShown(now)));
  return moved ? { movedTo: moved.slug } : null;
}

/** The categories that have posts to see, with how many, the fullest first, then as in a dictionary. */
export async function listCategories(
  db: Db,
  { now }: { now: Date },
): Promise<{ category: PostCategory; count: number }[]> {
  const rows = await db
    .select({ category: posts.category, count: count() })
    .from(posts)
    .where(isShown(now))
    .groupBy(posts.category);
  const name = (category: PostCategory) => CATEGORY_NAMES[category];
  return rows
    .map((row) => ({ ...row, category: row.category as PostCategory }))
    .sort((a, b) => b.count - a.count || name(a.category).localeCompare(name(b.category), 'tr'));
}

/** The most used tags, most used first. Spellings of one word count together, under the commonest. */
export async function listTags(
  db: Db,
  { limit, now }: { limit: number; now: Date },
): Promise<{ tag: string; count: number }[]> {
  const spellings = Map.groupBy(await countSpellings(db, now), ({ tag }) => fold(tag));
  return [...spellings.values()]
    .map((same) => ({
      tag: same[0]?.tag ?? '',
      count: same.reduce((sum, spelling) => sum + spelling.count, 0),
    }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'tr'))
    .slice(0, limit);
}

/** Every spelling of every tag that visitors see, the most used first. */
async function countSpellings(db: Db, now: Date) {
  const tag = sql<string>`unnest(${posts.tags})`.as('tag');
  const used = db.select({ tag }).from(posts).where(isShown(now)).as('used');
  return db
    .select({ tag: used.tag, count: count() })
    .from(used)
    .groupBy(used.tag)
    .orderBy(desc(count()), used.tag);
}

/** PostgreSQL cannot fold, so the few tags there are come here to be compared. */
async function spellingsOf(db: Db, asked: string, now: Date): Promise<string[]> {
  const form = fold(asked.trim());
  const all = await countSpellings(db, now);
  return all.map(({ tag }) => tag).filter((tag) => fold(tag) === form);
}

function hasTag(spellings: string[]): SQL {
  return spellings.length > 0 ? arrayOverlaps(posts.tags, spellings) : sql`false`;
}

/** Written out, not as a parameter: so the planner sees that the index of shown posts fits. */
function isShown(now: Date) {
  return and(sql`${posts.status} = 'published'`, lte(posts.publishedAt, now));
}

function toSummary(row: SummaryRow): PostSummary & PostRecord {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category as PostCategory,
    tags: row.tags,
    author: { name: row.author, avatar: row.avatar && toImage(row.avatar, row.author) },
    cover: row.cover && toImage(row.cover, row.coverAlt || row.title),
    coverId: row.coverId,
    featured: row.featured,
    readingMinutes: row.readingMinutes,
    publishedAt: (row.publishedAt ?? row.updatedAt).toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
