import type { Versioned } from '#app/features/auth/save-versioned.ts';
import { readablePostSchema } from './admin-post.schema.ts';
import { postFormText } from './newsroom.text.ts';

const { created, updated, createFailed, updateFailed } = postFormText.save;

/** How a post is saved (`saveVersioned`). */
export const POST_SAVING: Versioned<typeof readablePostSchema> = {
  path: '/admin/blogs',
  shape: readablePostSchema,
  text: {
    created: ({ title }) => created(title),
    updated: ({ title }) => updated(title),
    createFailed,
    updateFailed,
  },
};
