import type { AdminPost } from '#app/domain/posts/admin-post.schema.ts';
import type { PostStatus } from '#app/domain/posts/post-status.rules.ts';
import type { StatusTone } from '#app/ui/states/status-dot.tsx';

export const POST_TONES: Record<PostStatus, StatusTone> = {
  draft: 'waiting',
  published: 'good',
  archived: 'done',
};

/**
 * Returns true if visitors see the post. Drafts, archived and scheduled posts are for staff only.
 */
export function isVisible({ status, scheduled }: Pick<AdminPost, 'status' | 'scheduled'>): boolean {
  return status === 'published' && !scheduled;
}
