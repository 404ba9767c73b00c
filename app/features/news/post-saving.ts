import type { Versioned } from '../auth/save-versioned.ts';
import { adminBlogDetailSchema } from './admin-blog-json.schema.ts';
import { postFormText } from './post-form.text.ts';

const { created, updated, createFailed, updateFailed } = postFormText.save;

/** The list that one comes from and goes back to. */
export const POSTS_PATH = '/admin/blog';

/** How a post is saved (`saveVersioned`). */
export const POST_SAVING: Versioned<typeof adminBlogDetailSchema> = {
  path: '/admin/blogs',
  shape: adminBlogDetailSchema,
  text: {
    created: ({ title }) => created(title),
    updated: ({ title }) => updated(title),
    createFailed,
    updateFailed,
  },
};
