import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { postInputSchema } from '#app/features/newsroom/post-input.schema.ts';

const FOLDER = new URL('./posts/', import.meta.url);

/** What stands above the text of a post, a line each: `name: value`, the value as in JSON. */
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
  /** What was asked of the draughtsman; the drawing goes by the number of the file. */
  cover: z.string(),
  coverAlt: z.string(),
});

export type DemoPost = ReturnType<typeof readPostFile>;

/** The posts of the demo business, from `posts/NN-slug.md`. A file that is not right throws. */
export function demoPosts(): DemoPost[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readPostFile(name, readFileSync(new URL(name, FOLDER), 'utf8')));
}

/** One post from the text of its file; `name` begins with its number. */
export function readPostFile(name: string, text: string) {
  const [, head = '', content = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  try {
    const { daysAgo, coverAlt, cover: _asked, author, ...facts } = frontMatter(head);
    const input = postInputSchema.parse({ ...facts, content, author: { name: author } });
    return { number: name.slice(0, 2), daysAgo, coverAlt, input };
  } catch (error) {
    throw new Error(`${name} is not a post`, { cause: error });
  }
}

function frontMatter(head: string) {
  const entries = head.split('\n').map((line) => {
    const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    return [key, JSON.parse(value)];
  });
  return frontMatterSchema.parse(Object.fromEntries(entries));
}
