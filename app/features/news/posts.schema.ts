import { z } from 'zod';
import { withoutNul } from '#app/lib/nul.ts';
import { DEFAULT_CATEGORY, POST_CATEGORIES, POST_STATUSES } from './post.rules.ts';
import { uniqueTags } from './post-text.rules.ts';

/** Limits of a post; those of title, excerpt and content are the spec's (part 9). */
const POST_LIMITS = {
  title: { min: 5, max: 200 },
  excerpt: { min: 10, max: 300 },
  /** Half an hour's reading. The upper limit keeps what a save costs within a second or so. */
  content: { min: 50, max: 50_000 },
  tag: 50,
  tags: 20,
} as const;

const { title, excerpt, content } = POST_LIMITS;

const DEFAULT_AUTHOR = 'Admin';

const line = (error?: string) => z.string({ error }).overwrite(withoutNul).trim();

const imageReference = z
  .object({
    publicId: z.string().min(1).max(64).overwrite(withoutNul).describe('Id of an uploaded image'),
    alt: line().max(300).default(''),
  })
  .nullable()
  .default(null);

/** What a writer gives to create or replace a post. Messages: spec, part 5, letter for letter. */
export const postInputSchema = z.object({
  title: line('Title is required')
    .min(1, { error: 'Title is required', abort: true })
    .min(title.min, `Title must be at least ${title.min} characters`)
    .max(title.max, `Title must be less than ${title.max} characters`),
  slug: line()
    .max(title.max, `Slug must be less than ${title.max} characters`)
    .regex(/^[a-z0-9-]*$/, 'Slug can only contain lowercase letters, numbers, and hyphens')
    .default('')
    .describe('Empty: derived from the title'),
  excerpt: line()
    .refine(
      (text) => text === '' || text.length >= excerpt.min,
      `Excerpt must be at least ${excerpt.min} characters`,
    )
    .max(excerpt.max, `Excerpt must be less than ${excerpt.max} characters`)
    .default('')
    .describe('Empty: the beginning of the content'),
  content: line('Content is required')
    .min(1, { error: 'Content is required', abort: true })
    .min(content.min, `Content must be at least ${content.min} characters`)
    .max(content.max, `Content must be less than ${content.max} characters`)
    .describe('Markdown or HTML'),
  category: z.enum(POST_CATEGORIES).default(DEFAULT_CATEGORY),
  tags: z
    .array(line().max(POST_LIMITS.tag, `A tag must be less than ${POST_LIMITS.tag} characters`))
    .max(POST_LIMITS.tags, `At most ${POST_LIMITS.tags} tags`)
    .overwrite(uniqueTags)
    .default([]),
  status: z.enum(POST_STATUSES).default('draft'),
  featured: z.boolean().default(false),
  author: z
    .object({
      name: line()
        .max(100)
        .overwrite((name) => name || DEFAULT_AUTHOR)
        .default(DEFAULT_AUTHOR),
      avatar: imageReference,
    })
    .default({ name: DEFAULT_AUTHOR, avatar: null }),
  featuredImage: imageReference,
  publishedAt: z.iso
    .datetime({ offset: true })
    .nullable()
    .default(null)
    .describe('From when it is shown; null keeps what was, or means now'),
});
export type PostInput = z.infer<typeof postInputSchema>;
