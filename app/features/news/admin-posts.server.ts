import { and, eq } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { images, posts } from '#app/db/schema.server.ts';
import type { Pagination } from '#app/lib/envelope.schema.ts';
import { withoutNul } from '#app/lib/plain-text.ts';
import type { AdminPost, AdminPostDetail, PostStatus } from './post.rules.ts';
import {
  avatars,
  countTags,
  findPosts,
  hasTag,
  type SummaryRow,
  spellingsOf,
  summaryColumns,
  type TagCount,
  toSummary,
} from './post-rows.server.ts';

interface ListArgs {
  /** From 1. */
  page: number;
  limit: number;
  status?: PostStatus;
  /** In any spelling. */
  tag?: string;
  /** Every word must be there, inflected or begun; signs mean nothing. */
  search?: string;
}

/**
 * One page of all posts, whatever their status: those written last first, or when searching those
 * that answer best. When none has the words, those with similar ones.
 */
export async function listAdminPosts(
  db: Db,
  args: ListArgs,
): Promise<{ posts: AdminPost[]; pagination: Pagination }> {
  const { status, tag } = args;
  const chosen = and(
    status && eq(posts.status, status),
    tag ? hasTag(await spellingsOf(db, tag)) : undefined,
  );
  const { rows, pagination } = await findPosts(db, chosen, { ...args, newestBy: posts.createdAt });
  return { posts: rows.map(toAdminPost), pagination };
}

/** A post as its editor needs it; null when there is none with this id. */
export async function readAdminPost(db: Db, id: string): Promise<AdminPostDetail | null> {
  const [row] = await db
    .select({ ...summaryColumns, content: posts.content })
    .from(posts)
    .leftJoin(images, eq(images.id, posts.coverImageId))
    .leftJoin(avatars, eq(avatars.id, posts.authorImageId))
    .where(eq(posts.id, withoutNul(id)));
  return row ? { ...toAdminPost(row), content: row.content } : null;
}

/** The tags of all posts, in the order of the Turkish alphabet. */
export async function listAllTags(db: Db): Promise<TagCount[]> {
  return (await countTags(db)).sort((a, b) => a.tag.localeCompare(b.tag, 'tr'));
}

function toAdminPost(row: SummaryRow): AdminPost {
  return {
    ...toSummary(row),
    status: row.status as PostStatus,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    version: row.version,
  };
}
