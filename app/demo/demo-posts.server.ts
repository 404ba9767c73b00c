import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Db } from '#app/db/client.server.ts';
import { postInputSchema } from '#app/domain/posts/post.schema.ts';
import { createPost } from '#app/domain/posts/save-post.server.ts';
import { addDays, type IsoDate } from '#app/lib/dates/dates.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';

/** Mid-morning at the office; Istanbul has no summer time. */
const HOUR = 'T09:30:00+03:00';

const FOLDER = new URL('./posts/', import.meta.url);

/** Front matter of a post, one line per field: `name: value`, with the value as JSON. */
const frontMatterSchema = z.strictObject({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  author: z.string(),
  featured: z.boolean(),
  status: z.string(),
  /** When it came out, counted back from the day on which the demo starts. */
  daysAgo: z.int().min(1),
  coverAlt: z.string(),
});

/** The front matter of a post in another language. */
const translationSchema = frontMatterSchema.pick({ title: true, excerpt: true, coverAlt: true });

export type DemoPost = ReturnType<typeof readPostFile>;

/**
 * The posts of the demo business, from `posts/NN-slug.md`; in other languages from the files of the same
 * name in `posts/en/` and the like, if they are there. A file that is not right throws.
 */
export function demoPosts(): DemoPost[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readPostFile(name, readFileSync(new URL(name, FOLDER), 'utf8')));
}

/** Parses a post's file. Its cover has the same name below `pictures/`. */
export function readPostFile(name: string, text: string) {
  const translations = readTranslations(name);
  return ofFile(name, () => {
    const { facts, content } = parts(text, frontMatterSchema);
    const { daysAgo, coverAlt, author, ...given } = facts;
    const input = postInputSchema.parse({
      ...{ ...given, content, translations },
      author: { name: author },
    });
    return { cover: `posts/${name.replace(/\.md$/, '')}`, daysAgo, coverAlt, input };
  });
}

function readTranslations(name: string) {
  const files = FOREIGN_LANGUAGES.map((language) => [language, `${language}/${name}`] as const);
  return Object.fromEntries(
    files
      .filter(([, file]) => existsSync(new URL(file, FOLDER)))
      .map(([language, file]) =>
        ofFile(file, () => {
          const text = readFileSync(new URL(file, FOLDER), 'utf8');
          const { facts, content } = parts(text, translationSchema);
          const { coverAlt: alt, ...texts } = facts;
          return [language, { ...texts, content, alt }];
        }),
      ),
  );
}

function ofFile<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${name} is not a post`, { cause: error });
  }
}

/** The front matter of a file, and what follows it. */
function parts<Facts extends z.ZodType>(text: string, schema: Facts) {
  const [, head = '', content = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const entries = head.split('\n').map((line) => {
    const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    return [key, JSON.parse(value)];
  });
  return { facts: schema.parse(Object.fromEntries(entries)), content };
}

/**
 * Writes the posts as if each had been saved on the day on which it came out. `imageIds`: by the
 * name of the cover; a post without one has none.
 */
export async function insertPosts(
  tx: Db,
  posts: DemoPost[],
  imageIds: ReadonlyMap<string, string>,
  today: IsoDate,
): Promise<void> {
  for (const { input, daysAgo, cover, coverAlt } of posts) {
    const publicId = imageIds.get(cover);
    const featuredImage = publicId === undefined ? null : { publicId, alt: coverAlt };
    const now = new Date(`${addDays(today, -daysAgo)}${HOUR}`);
    const saved = await createPost(tx, { ...input, featuredImage }, { actor: 'system', now });
    if (!saved.ok) throw new Error(`The post "${input.title}" is ${saved.reason}`);
  }
}
