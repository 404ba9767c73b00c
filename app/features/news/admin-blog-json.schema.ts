/** Posts as staff read them in the API: drafts and archived ones too, and the content as written. */
import { z } from 'zod';
import { pageQuery, paginationSchema } from '#app/lib/envelope.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import { blogSchema } from './blog-json.schema.ts';
import { POST_STATUSES } from './post.rules.ts';

/** Spec, part 9. */
export const POSTS_PER_PAGE = 10;

export const adminBlogsQuerySchema = pageQuery(POSTS_PER_PAGE).extend({
  status: z.enum(POST_STATUSES).optional(),
  tag: z.string().optional().describe('In any spelling'),
  search: z.string().optional().describe('Words, whole or in part; Turkish letters are folded'),
});

export const adminBlogSchema = blogSchema
  .extend({
    status: z.enum(POST_STATUSES),
    publishedAt: z.string().nullable().describe('Null before it was ever published'),
    version: z.int().describe('Sent back with an update, so that a stale one is noticed'),
  })
  .meta({ id: 'AdminBlog' });
export type AdminBlog = z.infer<typeof adminBlogSchema>;

export const adminBlogDetailSchema = adminBlogSchema
  .extend({ content: z.string().describe('As written: Markdown or HTML') })
  .meta({ id: 'AdminBlogDetail' });
export type AdminBlogDetail = z.infer<typeof adminBlogDetailSchema>;

export const adminBlogsSchema = z.object({
  blogs: z.array(adminBlogSchema),
  pagination: paginationSchema,
});

/** What a screen reads the list from: an array without pages is one page of all (spec, part 7). */
export const readableBlogsSchema = z.union([
  adminBlogsSchema,
  z.array(adminBlogSchema).transform((blogs) => ({
    blogs,
    pagination: paginate(1, Math.max(1, blogs.length), blogs.length),
  })),
]);
