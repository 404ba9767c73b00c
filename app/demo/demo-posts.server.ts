import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Db } from '#app/db/client.server.ts';
import { postInputSchema } from '#app/domain/posts/post.schema.ts';
import { createPost } from '#app/domain/posts/save-post.server.ts';
import { addDays, type IsoDate } from '#app/lib/dates/dates.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';

/** Time at which posts are published. Istanbul is UTC+3 all year. */
const HOUR = 'T09:30:00+03:00';

const FOLDER = new URL('./posts/', import.meta.url);

/** Front matter of a post: one field per line as `name: value`, with the value as JSON. */
const frontMatterSchema = z.strictObject({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  author: z.string(),
  featured: z.boolean(),
  status: z.string(),
  /** Number of days between the publication and the day on which the demo is loaded. */
  daysAgo: z.int().min(1),
  coverAlt: z.string(),
});

const translationSchema = frontMatterSchema.pick({ title: true, excerpt: true, coverAlt: true });

export type DemoPost = ReturnType<typeof readPostFile>;

/**
 * Reads posts from `posts/NN-slug.md`, and translations from files of the same name in `posts/en/`,
 * `posts/de/` and `posts/ru/` if they exist. Throws an error that names an invalid file.
 */
export function demoPosts(): DemoPost[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readPostFile(name, readFileSync(new URL(name, FOLDER), 'utf8')));
}

/**
 * Parses a post's file and reads its translations. The cover has the same name in
 * `pictures/posts/`.
 */
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

/** Returns the front matter of a file and the text below it. */
function parts<Facts extends z.ZodType>(text: string, schema: Facts) {
  const [, head = '', content = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const entries = head.split('\n').map((line) => {
    const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    return [key, JSON.parse(value)];
  });
  return { facts: schema.parse(Object.fromEntries(entries)), content };
}

/**
 * Writes the posts as if each had been saved on its day of publication. `imageIds` has ids by cover
 * name; a post whose cover has no id gets no picture.
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
