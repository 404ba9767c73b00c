/**
 * Fields of a post, described once, and the posts that API and pages return. Addresses and
 * responses call posts blogs, as in the spec (parts 3 and 7).
 */
import { z } from 'zod';
import { imageIdOf, MAX_ALT } from '#app/base/images/images.rules.ts';
import { imageSchema } from '#app/base/images/images.schema.ts';
import { responseFields } from '#app/lib/facts.schema.ts';
import { pageQuery, paginationSchema } from '#app/lib/http/envelope.schema.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { plainLine, plainLines, toStorableText } from '#app/lib/words/plain-text.ts';
import { translationsOf, turkishResponseFields } from '#app/lib/words/translations.schema.ts';
import { DEFAULT_CATEGORY, POST_CATEGORIES, POST_TEXTS, uniqueTags } from './post.rules.ts';
import { POST_STATUSES } from './post-status.rules.ts';

/**
 * Limits in characters, and the number of tags. Those of title, excerpt and content come from the
 * spec (part 9).
 */
export const POST_LIMITS = {
  title: { min: 5, max: 200 },
  excerpt: { min: 10, max: 300 },
  /** The upper limit is half an hour of reading, and keeps the time of a save at about a second. */
  content: { min: 50, max: 50_000 },
  slug: 200,
  author: 100,
  tag: 50,
  tags: 20,
} as const;

/** First and last year of publication. PostgreSQL or JSON cannot store years far beyond them. */
const PUBLISHED = { first: 2000, last: 2099 };

const publishedAtRange = messageKey('publishedAt', PUBLISHED.first, PUBLISHED.last);
const required = messageKey('required');

const DEFAULT_AUTHOR = 'Admin';

const line = (message?: string) => z.string(message).overwrite(plainLine);
const reference = z.string().overwrite(toStorableText).trim();

const altText = line().max(MAX_ALT, messageKey('tooLong', MAX_ALT));

/** Uploaded picture, by its id or by its address in any width; null for none. */
const imageReference = z
  .object({
    publicId: reference.max(64).default('').describe('Id of an uploaded image'),
    url: reference
      .max(500)
      .default('')
      .describe('URL or path of an uploaded image; used if `publicId` is empty'),
    alt: altText.default(''),
  })
  .nullable()
  .transform((given) => {
    if (!given?.publicId && !given?.url) return null;
    // An address of another site has no id. The save refuses it as an unknown picture.
    return { publicId: given.publicId || (imageIdOf(given.url) ?? ''), alt: given.alt };
  })
  .default(null);

const authorName = line()
  .max(POST_LIMITS.author, messageKey('tooLong', POST_LIMITS.author))
  .overwrite((name) => name || DEFAULT_AUTHOR)
  .default(DEFAULT_AUTHOR);

const titleText = line(required).max(
  POST_LIMITS.title.max,
  messageKey('tooLong', POST_LIMITS.title.max),
);

const excerptText = z
  .string()
  .overwrite(plainLines)
  .refine(...atLeast(POST_LIMITS.excerpt))
  .max(POST_LIMITS.excerpt.max, messageKey('tooLong', POST_LIMITS.excerpt.max));

const contentText = z
  .string(required)
  .overwrite(toStorableText)
  .trim()
  .max(POST_LIMITS.content.max, messageKey('tooLong', POST_LIMITS.content.max));

function atLeast({ min }: { min: number }): [(given: string) => boolean, string] {
  return [(given) => given === '' || given.length >= min, messageKey('tooShort', min)];
}

export const translatedPostTexts = {
  title: titleText.refine(...atLeast(POST_LIMITS.title)),
  excerpt: excerptText,
  content: contentText.refine(...atLeast(POST_LIMITS.content)),
  alt: altText,
};

/**
 * Fields of a post in the order of the editor. API, editor and audit log derive from them. Only
 * title and content are required. The texts of messages are those of the spec, part 5.
 */
export const postFacts = {
  title: titleText
    .min(1, { error: required, abort: true })
    .min(POST_LIMITS.title.min, messageKey('tooShort', POST_LIMITS.title.min)),
  slug: line()
    .max(POST_LIMITS.slug, messageKey('tooLong', POST_LIMITS.slug))
    .regex(/^[a-z0-9-]*$/, messageKey('slug'))
    .describe(
      'Last part of the address; empty: made from the title. A number is added if it is taken',
    )
    .default(''),
  excerpt: excerptText.describe('Excerpt; empty: the beginning of the content').default(''),
  status: z.enum(POST_STATUSES, messageKey('oneOf', POST_STATUSES)).default('draft'),
  publishedAt: z.iso
    .datetime({ offset: true, error: publishedAtRange, abort: true })
    .refine(isWritable, publishedAtRange)
    .nullable()
    .describe(
      'Instant from which the post is shown. Null keeps an instant in the past; else the post gets the current time when it is published',
    )
    .default(null),
  featured: z.boolean().default(false),
  content: contentText
    .min(1, { error: required, abort: true })
    .min(POST_LIMITS.content.min, messageKey('tooShort', POST_LIMITS.content.min))
    .describe('Content in Markdown or HTML'),
  featuredImage: imageReference,
  category: z.enum(POST_CATEGORIES, messageKey('oneOf', POST_CATEGORIES)).default(DEFAULT_CATEGORY),
  author: z
    .object({ name: authorName, avatar: imageReference })
    .default({ name: DEFAULT_AUTHOR, avatar: null }),
  tags: z
    .array(line().max(POST_LIMITS.tag, messageKey('tagTooLong', POST_LIMITS.tag)))
    .max(POST_LIMITS.tags, messageKey('tooManyTags', POST_LIMITS.tags))
    .overwrite(uniqueTags)
    .default([]),
  translations: translationsOf(translatedPostTexts),
};

/** Accepts the author's name as text instead of the author. */
export function orAuthorsName<Author extends z.ZodType>(author: Author) {
  return z
    .preprocess((given) => (typeof given === 'string' ? { name: given } : given), author)
    .describe('Author; a plain name is also accepted');
}

export const postInputSchema = z.object({
  ...postFacts,
  author: orAuthorsName(postFacts.author.unwrap()).default({ name: DEFAULT_AUTHOR, avatar: null }),
});
export type PostInput = z.infer<typeof postInputSchema>;

function isWritable(given: string): boolean {
  const year = new Date(given).getUTCFullYear();
  return year >= PUBLISHED.first && year <= PUBLISHED.last;
}

/** Fields whose response is the same as the input. */
const {
  content: _content,
  featuredImage: _featuredImage,
  author: _author,
  publishedAt: _publishedAt,
  translations: _translations,
  ...plainFacts
} = postFacts;

export const postSchema = z
  .object({
    id: z.string(),
    ...responseFields(plainFacts),
    ...turkishResponseFields(POST_TEXTS),
    featuredImage: imageSchema.extend({ publicId: z.string() }).nullable(),
    author: z.object({ name: z.string(), avatar: imageSchema.nullable() }),
    readingTimeDisplay: z.string(),
    createdAt: z.string(),
    publishedAt: z.string().describe('ISO instant from which the post is shown'),
    updatedAt: z.string().describe('ISO instant of the last save'),
  })
  .meta({ id: 'Blog' });
export type Post = z.infer<typeof postSchema>;

/** Post with its text. Staff get it in any status. */
export const postDetailSchema = postSchema
  .extend({
    content: z.string().describe('Sanitised HTML, safe to insert'),
    readingMinutes: z.int(),
  })
  .meta({ id: 'BlogDetail' });
export type PostDetail = z.infer<typeof postDetailSchema>;

export const postsSchema = z.object({
  blogs: z.array(postSchema),
  pagination: paginationSchema,
});

const DEFAULT_LIMIT = 10;
const DEFAULT_TAGS = 12;

export const postsQuerySchema = pageQuery(DEFAULT_LIMIT).extend({
  featured: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  category: z.string().optional().describe('`category` of `GET /blogs/categories`'),
  tag: z.string().optional().describe('Tag, in any of its spellings'),
  search: z
    .string()
    .optional()
    .describe('Words; each must begin a word of the post. Turkish letters match plain ones'),
});

export const postSearchQuerySchema = postsQuerySchema.extend({
  q: z.string().optional().describe('Alias of `search`, which it overrides'),
});

export const tagsQuerySchema = pageQuery(DEFAULT_TAGS).pick({ limit: true });

export const categoriesSchema = z.array(
  z.object({
    category: z.enum(POST_CATEGORIES),
    name: z.string().describe('Name in the requested language'),
    count: z.int(),
  }),
);

export const tagsSchema = z.array(z.object({ tag: z.string(), count: z.int() }));
