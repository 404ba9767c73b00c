import type { Versioned } from '../auth/save-versioned.ts';
import { readableBlogSchema } from './admin-blog-json.schema.ts';
import { postFormText } from './post-form.text.ts';

const { created, updated, createFailed, updateFailed } = postFormText.save;

/** How a post is saved (`saveVersioned`). */
export const POST_SAVING: Versioned<typeof readableBlogSchema> = {
  path: '/admin/blogs',
  shape: readableBlogSchema,
  text: {
    created: ({ title }) => created(title),
    updated: ({ title }) => updated(title),
    createFailed,
    updateFailed,
  },
};
