/** Apart from what visitors' pages read of posts: the office's Today needs it in its address. */

/** Stored and sent as they are. */
export const POST_STATUSES = ['draft', 'published', 'archived'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];
