/**
 * Posts as staff read and write them (`/admin/blogs`, and `/news/admin` in the spec's other
 * reading).
 */
import { z } from 'zod';
import { changesOf, responseFields } from '#app/lib/facts.schema.ts';
import { pageQuery, paginationSchema } from '#app/lib/http/envelope.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { toStorableText } from '#app/lib/words/plain-text.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';
import { changedTranslationsOf } from '#app/lib/words/translations.schema.ts';
import {
  orAuthorsName,
  POST_LIMITS,
  postFacts,
  postSchema,
  translatedPostTexts,
} from './post.schema.ts';
import { POST_STATUSES } from './post-status.rules.ts';

/** Number of posts on a page (spec, part 9). */
export const POSTS_PER_PAGE = 10;

export const adminPostsQuerySchema = pageQuery(POSTS_PER_PAGE).extend({
  status: z.enum(POST_STATUSES).optional(),
  tag: z.string().optional().describe('Tag, in any of its spellings'),
  search: z
    .string()
    .optional()
    .describe('Words; each must begin a word of the post. Turkish letters match plain ones'),
});

const { author, translations } = postFacts;

export const adminPostSchema = postSchema
  .omit({ inTurkish: true })
  .extend({
    publishedAt: z
      .string()
      .nullable()
      .describe('Instant from which the post is shown; null if it was never published'),
    scheduled: z.boolean().describe('True if the publish date is in the future'),
    translatedInto: z
      .array(z.enum(FOREIGN_LANGUAGES))
      .describe('Languages, except Turkish, into which all texts are translated'),
    version: z.int().describe('Version; send it back with PUT'),
  })
  .meta({ id: 'AdminBlog' });
export type AdminPost = z.infer<typeof adminPostSchema>;

export const adminPostDetailSchema = adminPostSchema
  .extend({
    content: z.string().describe('Content as written, in Markdown or HTML'),
    ...responseFields({ translations }),
  })
  .meta({ id: 'AdminBlogDetail' });
export type AdminPostDetail = z.infer<typeof adminPostDetailSchema>;

/** Accepted responses for a post: the post itself or `{blog}` (spec, part 7). */
export const readablePostSchema = z.union([
  adminPostDetailSchema,
  z.object({ blog: adminPostDetailSchema }).transform(({ blog }) => blog),
]);

export const adminPostsSchema = z.object({
  blogs: z.array(adminPostSchema),
  pagination: paginationSchema,
});

/**
 * Accepted responses for the list. An array without pagination counts as one page (spec, part 7).
 */
export const readablePostsSchema = z.union([
  adminPostsSchema,
  z.array(adminPostSchema).transform((blogs) => ({
    blogs,
    pagination: paginate(1, Math.max(1, blogs.length), blogs.length),
  })),
]);

/**
 * Body of `PUT`: the fields to change, and the version that was read, which is not checked if it is
 * missing. Missing fields keep their values.
 */
export const postUpdateSchema = z.object({
  ...changesOf(postFacts),
  author: orAuthorsName(z.object(changesOf(author.unwrap().shape))).optional(),
  translations: changedTranslationsOf(translatedPostTexts),
  version: z.int(messageKey('version')).min(1, messageKey('version')).optional(),
});
export type PostUpdate = z.infer<typeof postUpdateSchema>;

export const postStatusSchema = z.object({
  status: z.enum(POST_STATUSES, messageKey('oneOf', POST_STATUSES)),
});

export const postFeaturedSchema = z
  .object({ featured: z.boolean().optional() })
  .nullish()
  .describe('If `featured` is left out, its value is toggled');

/** Body of `POST …/preview`: a post that may be unfinished. */
export const postPreviewSchema = z.object({
  id: z
    .string()
    .overwrite(toStorableText)
    .nullable()
    .default(null)
    .describe('Id of the edited post; null: a new post'),
  language: z.enum(SITE_LANGUAGES).default('tr').describe('Language of excerpt and content'),
  title: z
    .string()
    .default('')
    .describe('Turkish title; the slug is made from it if `slug` is empty'),
  slug: z.string().default(''),
  excerpt: z.string().trim().default(''),
  content: z
    .string()
    .max(POST_LIMITS.content.max, messageKey('tooLong', POST_LIMITS.content.max))
    .default(''),
});
export type PostPreviewInput = z.infer<typeof postPreviewSchema>;

/** Values that saving the post would derive. */
export const previewedPostSchema = z.object({
  html: z.string().describe("Sanitised HTML, as the post's page shows it"),
  excerpt: z.string(),
  readingMinutes: z.int(),
  slug: z.string().describe('Slug that the post would get'),
});
export type PreviewedPost = z.infer<typeof previewedPostSchema>;
