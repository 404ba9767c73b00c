import { eq } from 'drizzle-orm';
import { type ChangeContext, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { formerSlugs, posts } from '#app/db/schema.server.ts';
import type { PostStatus } from './post-status.rules.ts';
import {
  lockPost,
  logAndRead,
  publishedFrom,
  type SavePostResult,
  type WrittenPost,
} from './post-writes.server.ts';
import { readAdminPost } from './read-posts.server.ts';

/**
 * Publishes, withdraws or archives a post. Any status may follow any other (spec, part 4). A post
 * without publication time is published now. The version increases, so that a save from an editor
 * that was open before is refused as stale.
 */
export function setPostStatus(
  db: Db,
  id: string,
  { status, ...changeContext }: ChangeContext & { status: PostStatus },
): Promise<SavePostResult> {
  return change(db, id, changeContext, (before) => ({
    status,
    publishedAt: publishedFrom(undefined, { status, before, now: changeContext.now }),
  }));
}

/** Marks a post as featured, or not. The mark changes to its opposite if `featured` is not given. */
export function setPostFeatured(
  db: Db,
  id: string,
  { featured, ...changeContext }: ChangeContext & { featured?: boolean },
): Promise<SavePostResult> {
  return change(db, id, changeContext, (before) => ({ featured: featured ?? !before.featured }));
}

/**
 * Changes columns of a post and its version. `updatedAt` stays, because visitors and search engines
 * would take a new time for a change of the text.
 */
function change(
  db: Db,
  id: string,
  changeContext: ChangeContext,
  changes: (
    before: WrittenPost,
  ) => Partial<Pick<WrittenPost, 'status' | 'publishedAt' | 'featured'>>,
): Promise<SavePostResult> {
  return db.transaction(async (tx) => {
    const before = await lockPost(tx, id);
    if (!before) return { ok: false, reason: 'not-found' };
    const changed = changes(before);
    const fields = Object.keys(changed) as (keyof typeof changed)[];
    if (fields.every((field) => changed[field] === before[field])) {
      const post = await readAdminPost(tx, before.id, changeContext.now);
      if (!post) throw new Error(`The post ${id} was deleted, though it was locked`);
      return { ok: true, post };
    }
    await tx
      .update(posts)
      .set({ ...changed, version: before.version + 1 })
      .where(eq(posts.id, before.id));
    return logAndRead(tx, before.id, { ...changeContext, before });
  });
}

/** Deletes a post and its former slugs. Returns false if the post does not exist. */
export async function deletePost(
  db: Db,
  id: string,
  { actor, now }: ChangeContext,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Locks the post first, so that no former slug is added after they are read.
    const before = await lockPost(tx, id);
    if (!before) return false;
    const former = await tx
      .select({ slug: formerSlugs.slug })
      .from(formerSlugs)
      .where(eq(formerSlugs.postId, before.id))
      .orderBy(formerSlugs.slug);
    await tx.delete(posts).where(eq(posts.id, before.id));
    await recordChange(tx, {
      actor,
      action: 'delete',
      entity: 'post',
      entityId: before.id,
      title: before.title,
      before: { ...before, formerSlugs: former.map(({ slug }) => slug) },
      now,
    });
    return true;
  });
}
