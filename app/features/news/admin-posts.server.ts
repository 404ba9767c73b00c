import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { formerSlugs, images, posts } from '#app/db/schema.server.ts';
import type { Pagination } from '#app/lib/envelope.schema.ts';
import { withoutNul } from '#app/lib/nul.ts';
import { type Actor, recordChange } from '../auth/audit-log.server.ts';
import type { AdminPost, AdminPostDetail, PostStatus } from './post.rules.ts';
import {
  avatars,
  findPosts,
  hasTag,
  type SummaryRow,
  spellingsOf,
  summaryColumns,
  toSummary,
} from './post-rows.server.ts';

/** Without what follows from the others and is made anew at every save. */
const {
  html: _html,
  searchTitle: _searchTitle,
  searchText: _searchText,
  titleVector: _titleVector,
  searchVector: _searchVector,
  ...writtenColumns
} = getTableColumns(posts);

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

/**
 * Deletes a post and with it the addresses that it once had. The audit log keeps what was written
 * and these addresses, so that nothing is lost by mistake.
 */
export async function deletePost(
  db: Db,
  id: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
  return db.transaction(async (tx) => {
    // Locked first: an address that it gives up meanwhile is one of those that are read then.
    const [before] = await tx
      .select(writtenColumns)
      .from(posts)
      .where(eq(posts.id, withoutNul(id)))
      .for('update');
    if (!before) return { ok: false, reason: 'not-found' };
    const former = await tx
      .select({ slug: formerSlugs.slug })
      .from(formerSlugs)
      .where(eq(formerSlugs.postId, before.id))
      .orderBy(formerSlugs.slug);
    await tx.delete(posts).where(eq(posts.id, before.id));
    await recordChange(tx, {
      actor,
      action: 'delete',
      thing: 'post',
      thingId: before.id,
      title: before.title,
      before: { ...before, formerSlugs: former.map(({ slug }) => slug) },
      now,
    });
    return { ok: true };
  });
}

function toAdminPost(row: SummaryRow): AdminPost {
  return {
    ...toSummary(row),
    status: row.status as PostStatus,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    version: row.version,
  };
}
