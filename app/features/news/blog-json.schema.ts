/** Posts in the public API, which calls them blogs: names of the spec (parts 3 and 7). */
import { z } from 'zod';
import { pageQuery, paginationSchema } from '#app/lib/envelope.schema.ts';
import { imageSchema } from '../images/images.schema.ts';
import { POST_CATEGORIES, POST_STATUSES } from './post.rules.ts';

const DEFAULT_LIMIT = 10;
const DEFAULT_TAGS = 12;

export const blogsQuerySchema = pageQuery(DEFAULT_LIMIT).extend({
  featured: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  category: z.string().optional().describe('In English, as in /blogs/categories'),
  tag: z.string().optional().describe('In any spelling'),
  search: z.string().optional().describe('Words, whole or in part; Turkish letters are folded'),
});

export const blogSearchQuerySchema = blogsQuerySchema.extend({
  q: z.string().optional().describe('The same as search'),
});

export const tagsQuerySchema = pageQuery(DEFAULT_TAGS).pick({ limit: true });

export const blogSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    featuredImage: imageSchema.extend({ publicId: z.string() }).nullable(),
    author: z.object({ name: z.string(), avatar: imageSchema.nullable() }),
    category: z.enum(POST_CATEGORIES),
    tags: z.array(z.string()),
    status: z.literal('published'),
    featured: z.boolean(),
    readingTimeDisplay: z.string(),
    createdAt: z.string(),
    publishedAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Blog' });
export type Blog = z.infer<typeof blogSchema>;

export const blogDetailSchema = blogSchema
  .extend({
    content: z.string().describe('Sanitised HTML'),
    status: z.enum(POST_STATUSES).describe('Others than published for staff only'),
    readingMinutes: z.int(),
  })
  .meta({ id: 'BlogDetail' });
export type BlogDetail = z.infer<typeof blogDetailSchema>;

export const blogsSchema = z.object({
  blogs: z.array(blogSchema),
  pagination: paginationSchema,
});

export const categoriesSchema = z.array(
  z.object({
    category: z.enum(POST_CATEGORIES),
    name: z.string().describe('In Turkish'),
    count: z.int(),
  }),
);

export const tagsSchema = z.array(z.object({ tag: z.string(), count: z.int() }));
