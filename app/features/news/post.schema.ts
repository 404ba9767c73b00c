/**
 * A post as the API and the pages show it. The API calls posts blogs: names of the spec (parts 3 and
 * 7), which stay in addresses and answers.
 */
import { z } from 'zod';
import { imageSchema } from '#app/features/images/images.schema.ts';
import { pageQuery, paginationSchema } from '#app/lib/envelope.schema.ts';
import { POST_CATEGORIES, POST_STATUSES } from './post.rules.ts';

const DEFAULT_LIMIT = 10;
const DEFAULT_TAGS = 12;

export const postsQuerySchema = pageQuery(DEFAULT_LIMIT).extend({
  featured: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  category: z.string().optional().describe('In English, as in /blogs/categories'),
  tag: z.string().optional().describe('In any spelling'),
  search: z
    .string()
    .optional()
    .describe('Every word must begin a word of the post; Turkish letters may be left out'),
});

export const postSearchQuerySchema = postsQuerySchema.extend({
  q: z.string().optional().describe('The same as search'),
});

export const tagsQuerySchema = pageQuery(DEFAULT_TAGS).pick({ limit: true });

export const postSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    featuredImage: imageSchema.extend({ publicId: z.string() }).nullable(),
    author: z.object({ name: z.string(), avatar: imageSchema.nullable() }),
    category: z.enum(POST_CATEGORIES),
    tags: z.array(z.string()),
    status: z.enum(POST_STATUSES).describe('Others than published for staff only'),
    featured: z.boolean(),
    readingTimeDisplay: z.string(),
    createdAt: z.string(),
    publishedAt: z.string().describe('ISO instant from which it is shown'),
    updatedAt: z.string().describe('ISO instant of the last save'),
  })
  .meta({ id: 'Blog' });
export type Post = z.infer<typeof postSchema>;

export const postDetailSchema = postSchema
  .extend({
    content: z.string().describe('Sanitised HTML, safe to set as it is'),
    readingMinutes: z.int(),
  })
  .meta({ id: 'BlogDetail' });
export type PostDetail = z.infer<typeof postDetailSchema>;

export const postsSchema = z.object({
  blogs: z.array(postSchema),
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
