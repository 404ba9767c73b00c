/** Posts as staff read and write them: `/admin/blogs`, in the spec's other reading `/news/admin`. */
import { z } from 'zod';
import { pageQuery, paginationSchema } from '#app/lib/envelope.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import { withoutNul } from '#app/lib/plain-text.ts';
import { blogSchema } from './blog-json.schema.ts';
import { POST_STATUSES } from './post.rules.ts';
import { postInputText as text } from './post-input.text.ts';
import { POST_LIMITS, postFields, postInputSchema } from './posts.schema.ts';

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
    scheduled: z.boolean().describe('Published, but from a moment on that is yet to come'),
    version: z.int().describe('Sent back with an update, so that a stale one is noticed'),
  })
  .meta({ id: 'AdminBlog' });
export type AdminBlog = z.infer<typeof adminBlogSchema>;

export const adminBlogDetailSchema = adminBlogSchema
  .extend({ content: z.string().describe('As written: Markdown or HTML') })
  .meta({ id: 'AdminBlogDetail' });
export type AdminBlogDetail = z.infer<typeof adminBlogDetailSchema>;

/** What a screen reads one from: the post itself, or `{blog}` (spec, part 7). */
export const readableBlogSchema = z.union([
  adminBlogDetailSchema,
  z.object({ blog: adminBlogDetailSchema }).transform(({ blog }) => blog),
]);

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

/** Body of POST: all but title and content may be left out. */
export const blogCreateSchema = postInputSchema;

const { version } = z.object({ version: z.int(text.version).min(1, text.version) }).shape;

/** What a list changes in passing: nobody's text is lost by it, whatever version it was. */
const IN_PASSING = ['status', 'featured'];

/**
 * Body of PUT: what changes of a post, and the version at which it was read. What is left out stays
 * as it was. Without a version only status and featured can be given (spec, part 7: the fall-backs).
 */
export const blogUpdateSchema = z
  .object({ ...postFields, author: postFields.author.partial() })
  .partial()
  .extend({ version: version.optional() })
  .superRefine((given, context) => {
    const inPassing = Object.keys(given).every((field) => IN_PASSING.includes(field));
    if (given.version !== undefined || inPassing) return;
    context.addIssue({ code: 'custom', path: ['version'], message: text.version });
  });
export type BlogUpdate = z.infer<typeof blogUpdateSchema>;

/** Body of PATCH …/{id}/status. */
export const blogStatusSchema = z.object({ status: postFields.status });

/** Body of PATCH …/{id}/featured. */
export const blogFeaturedSchema = z
  .object({ featured: z.boolean().optional() })
  .nullish()
  .describe('Left out: the other way round');

const { content } = POST_LIMITS;

/** Body of POST …/preview: a post as far as it is written. */
export const blogPreviewSchema = z.object({
  id: z
    .string()
    .overwrite(withoutNul)
    .nullable()
    .default(null)
    .describe('Of the post that is being changed'),
  title: z.string().default(''),
  slug: z.string().default(''),
  excerpt: z.string().trim().default(''),
  content: z.string().max(content.max, text.tooLong('Content', content.max)).default(''),
});
export type BlogPreview = z.infer<typeof blogPreviewSchema>;

/** What saving it would make of it. */
export const previewedBlogSchema = z.object({
  html: z.string().describe('Sanitised: what the page of the post shows'),
  excerpt: z.string(),
  readingMinutes: z.int(),
  slug: z.string().describe('The address that is free'),
});
export type PreviewedBlog = z.infer<typeof previewedBlogSchema>;
