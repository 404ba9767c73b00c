import { and, eq, like, ne, or } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { formerSlugs, posts } from '#app/db/schema.server.ts';
import { slugify } from '#app/lib/words/turkish-text.ts';

/** Slugs that have another meaning in the API: `/blogs/tags`, `/news/admin`. */
const RESERVED = ['admin', 'categories', 'search', 'tags'];

/**
 * Returns the slug that a post would get now: the typed one, else one made from the title, with a
 * number if it is in use. `id` is null for a new post.
 */
export async function freeSlug(
  tx: Db,
  { slug, title }: { slug: string; title: string },
  id: string | null,
): Promise<string> {
  const base = slugify(slug, slugify(title, 'yazi'));
  const numbered = (column: typeof posts.slug | typeof formerSlugs.slug) =>
    or(eq(column, base), like(column, `${base}-%`));
  const live = await tx
    .select({ slug: posts.slug })
    .from(posts)
    .where(and(numbered(posts.slug), id ? ne(posts.id, id) : undefined));
  const former = await tx
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(and(numbered(formerSlugs.slug), id ? ne(formerSlugs.postId, id) : undefined));
  // A typed slug may be a former slug of another post. A derived slug must not, because links may
  // use it.
  const taken = new Set([
    ...RESERVED,
    ...[...live, ...(slug ? [] : former)].map((row) => row.slug),
  ]);
  let free = base;
  for (let n = 2; taken.has(free); n += 1) free = `${base}-${n}`;
  return free;
}

interface Address {
  id: string;
  slug: string;
}

/**
 * Makes the former slug of a post redirect to it, also while a hidden post has that slug, because
 * `readPost` looks for a visible post first. If two posts had the slug, it redirects to the one
 * that was published there last.
 */
export async function moveAddress(
  tx: Db,
  before: Address & { status: string; publishedAt: Date | null },
  after: Address,
  now: Date,
): Promise<void> {
  if (before.slug === after.slug) return;
  const own = and(eq(formerSlugs.slug, after.slug), eq(formerSlugs.postId, after.id));
  await tx.delete(formerSlugs).where(own);
  const wasShown = before.publishedAt !== null && before.publishedAt <= now;
  if (!wasShown) return;
  const left = tx.insert(formerSlugs).values({ slug: before.slug, postId: after.id });
  // A post that is not published may never have been visible. Its former slug must not replace that
  // of another post.
  if (before.status !== 'published') await left.onConflictDoNothing();
  else await left.onConflictDoUpdate({ target: formerSlugs.slug, set: { postId: after.id } });
}
