/** Kept apart from `post.rules.ts`, because the office's Today page loads only this file. */

/** Stored and sent as they are. */
export const POST_STATUSES = ['draft', 'published', 'archived'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];
