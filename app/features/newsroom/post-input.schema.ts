import { z } from 'zod';
import { imageIdOf, MAX_ALT } from '#app/features/images/images.rules.ts';
import { plainLine, plainLines, withoutNul } from '#app/lib/plain-text.ts';
import {
  DEFAULT_CATEGORY,
  POST_CATEGORIES,
  POST_STATUSES,
  uniqueTags,
} from '../news/post.rules.ts';
import { postInputText as text } from './newsroom.text.ts';

/** Limits of a post; those of title, excerpt and content are the spec's (part 9). */
export const POST_LIMITS = {
  title: { min: 5, max: 200 },
  excerpt: { min: 10, max: 300 },
  /** Half an hour's reading. The upper limit keeps what a save costs within a second or so. */
  content: { min: 50, max: 50_000 },
  slug: 200,
  author: 100,
  tag: 50,
  tags: 20,
} as const;

const { title, excerpt, content } = POST_LIMITS;

/** Years; what is far beyond them PostgreSQL or JSON cannot write. */
const PUBLISHED = { first: 2000, last: 2099 };

const publishedAtText = text.publishedAt(PUBLISHED.first, PUBLISHED.last);

const DEFAULT_AUTHOR = 'Admin';

const line = (error?: string) => z.string({ error }).overwrite(plainLine);
const reference = z.string().overwrite(withoutNul).trim();

/** A picture that was uploaded before, by its id or its address in any width; null for none. */
const imageReference = z
  .object({
    publicId: reference.max(64).default('').describe('Id of an uploaded image'),
    url: reference.max(500).default('').describe('Its address; counts when there is no publicId'),
    alt: line().max(MAX_ALT, text.tooLong('Alt text', MAX_ALT)).default(''),
  })
  .nullable()
  .transform((given) => {
    if (!given?.publicId && !given?.url) return null;
    // What is no address of ours has no id, and is refused as a picture that does not exist.
    return { publicId: given.publicId || (imageIdOf(given.url) ?? ''), alt: given.alt };
  });

const authorName = line()
  .max(POST_LIMITS.author, text.tooLong('Author', POST_LIMITS.author))
  .overwrite((name) => name || DEFAULT_AUTHOR);

/** What a writer gives, field by field. Messages: spec, part 5, letter for letter. */
export const postFields = {
  title: line(text.required('Title'))
    .min(1, { error: text.required('Title'), abort: true })
    .min(title.min, text.tooShort('Title', title.min))
    .max(title.max, text.tooLong('Title', title.max)),
  slug: line()
    .max(POST_LIMITS.slug, text.tooLong('Slug', POST_LIMITS.slug))
    .regex(/^[a-z0-9-]*$/, text.slug)
    .describe('Empty: derived from the title; with a number where it is taken'),
  excerpt: z
    .string()
    .overwrite(plainLines)
    .refine(
      (given) => given === '' || given.length >= excerpt.min,
      text.tooShort('Excerpt', excerpt.min),
    )
    .max(excerpt.max, text.tooLong('Excerpt', excerpt.max))
    .describe('Empty: the beginning of the content'),
  content: z
    .string({ error: text.required('Content') })
    .overwrite(withoutNul)
    .trim()
    .min(1, { error: text.required('Content'), abort: true })
    .min(content.min, text.tooShort('Content', content.min))
    .max(content.max, text.tooLong('Content', content.max))
    .describe('Markdown or HTML'),
  category: z.enum(POST_CATEGORIES, text.oneOf('Category', POST_CATEGORIES)),
  tags: z
    .array(line().max(POST_LIMITS.tag, text.tooLong('A tag', POST_LIMITS.tag)))
    .max(POST_LIMITS.tags, text.tooManyTags(POST_LIMITS.tags))
    .overwrite(uniqueTags),
  status: z.enum(POST_STATUSES, text.oneOf('Status', POST_STATUSES)),
  featured: z.boolean(),
  author: z.object({ name: authorName, avatar: imageReference }),
  featuredImage: imageReference,
  publishedAt: z.iso
    .datetime({ offset: true, error: publishedAtText, abort: true })
    .refine(isWritable, publishedAtText)
    .nullable()
    .describe('From when it is shown; null: as it was, or from now on instead of a day to come'),
};

/** A whole post; only title and content have to be given. */
export const postInputSchema = z.object({
  ...postFields,
  slug: postFields.slug.default(''),
  excerpt: postFields.excerpt.default(''),
  category: postFields.category.default(DEFAULT_CATEGORY),
  tags: postFields.tags.default([]),
  status: postFields.status.default('draft'),
  featured: postFields.featured.default(false),
  author: z
    .object({ name: authorName.default(DEFAULT_AUTHOR), avatar: imageReference.default(null) })
    .default({ name: DEFAULT_AUTHOR, avatar: null }),
  featuredImage: imageReference.default(null),
  publishedAt: postFields.publishedAt.default(null),
});
export type PostInput = z.infer<typeof postInputSchema>;

function isWritable(given: string): boolean {
  const year = new Date(given).getUTCFullYear();
  return year >= PUBLISHED.first && year <= PUBLISHED.last;
}
