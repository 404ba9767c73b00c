import { randomUUID } from 'node:crypto';
import { and, eq, inArray, like, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { formerSlugs, images, posts } from '#app/db/schema.server.ts';
import { slugify } from '#app/lib/turkish-text.ts';
import { isBlank, textOfHtml } from './post-html.rules.ts';
import { renderPostHtml } from './post-html.server.ts';
import { sizePictures } from './post-pictures.server.ts';
import { autoExcerpt, readingMinutes, searchForm } from './post-text.rules.ts';
import type { PostInput } from './posts.schema.ts';

type PostRow = typeof posts.$inferSelect;

interface SavedPost {
  id: string;
  slug: string;
  version: number;
}

export type SavePostResult =
  | { ok: true; post: SavedPost }
  /** `empty`, `too-long`: nothing of the content is left to be shown, or more than `MAX_HTML`. */
  | { ok: false; reason: 'empty' | 'too-long' | 'unknown-image' | 'not-found' | 'stale' };

/** Characters, which every reader is sent: six times the longest content, as no person writes. */
const MAX_HTML = 300_000;

/** They mean something else where the API has posts: `/blogs/tags`, `/news/admin`. */
const RESERVED = ['admin', 'categories', 'search', 'tags'];

/** Stores a new post under an address of its own. `input` has passed `postInputSchema`. */
export async function createPost(
  db: Db,
  input: PostInput,
  { now }: { now: Date },
): Promise<SavePostResult> {
  return save(db, input, { now, id: null });
}

/**
 * Replaces a post. `stale`: somebody saved it since the writer read `version`. When the address of
 * a post that visitors have seen changes, the old one leads to the new one from then on.
 */
export async function updatePost(
  db: Db,
  id: string,
  { version, ...input }: PostInput & { version: number },
  { now }: { now: Date },
): Promise<SavePostResult> {
  return save(db, input, { now, id, version });
}

async function save(
  db: Db,
  input: PostInput,
  { now, id, version }: { now: Date; id: string | null; version?: number },
): Promise<SavePostResult> {
  const rendered = renderPostHtml(input.content);
  return db.transaction(async (tx) => {
    const html = await sizePictures(tx, rendered);
    if (isBlank(html)) return { ok: false, reason: 'empty' };
    if (html.length > MAX_HTML) return { ok: false, reason: 'too-long' };
    // One save at a time, so that no two find the same address free; the index is the backstop.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.slugs})`);
    if (!(await imagesExist(tx, input))) return { ok: false, reason: 'unknown-image' };
    const [before] = id ? await tx.select().from(posts).where(eq(posts.id, id)).for('update') : [];
    if (id && !before) return { ok: false, reason: 'not-found' };
    if (before && before.version !== version) return { ok: false, reason: 'stale' };
    const slug = await freeSlug(tx, input, id);
    const values = { ...contentColumns(input, html), ...stateColumns(input, before, now), slug };
    const [post] = before
      ? await tx
          .update(posts)
          .set({ ...values, version: before.version + 1 })
          .where(eq(posts.id, before.id))
          .returning(savedColumns)
      : await tx
          .insert(posts)
          .values({ ...values, id: randomUUID(), createdAt: now })
          .returning(savedColumns);
    if (!post) throw new Error(`The post ${slug} was not written`);
    await moveAddress(tx, before, post, now);
    return { ok: true, post };
  });
}

const savedColumns = { id: posts.id, slug: posts.slug, version: posts.version };

/** What follows from the words of a post. */
function contentColumns(input: PostInput, html: string) {
  const { title, content, category, tags, author, featuredImage } = input;
  const text = textOfHtml(html);
  const excerpt = input.excerpt || autoExcerpt(text);
  return {
    title,
    excerpt,
    content,
    html,
    category,
    tags,
    author: author.name,
    authorImageId: author.avatar?.publicId ?? null,
    coverImageId: featuredImage?.publicId ?? null,
    coverImageAlt: featuredImage?.alt ?? '',
    readingMinutes: readingMinutes(text),
    searchTitle: searchForm(title),
    searchText: searchForm([title, excerpt, ...tags, text].join(' ')),
  };
}

function stateColumns(
  { status, featured, publishedAt }: PostInput,
  before: PostRow | undefined,
  now: Date,
) {
  const asked = publishedAt === null ? null : new Date(publishedAt);
  return {
    status,
    featured,
    publishedAt: asked ?? before?.publishedAt ?? (status === 'published' ? now : null),
    updatedAt: now,
  };
}

/** The address that was given, else one made from the title, with a number where it is taken. */
async function freeSlug(tx: Db, { slug, title }: PostInput, id: string | null): Promise<string> {
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
  // Somebody who writes an address means it; one that is made leaves the links of others alone.
  const taken = new Set([
    ...RESERVED,
    ...[...live, ...(slug ? [] : former)].map((row) => row.slug),
  ]);
  let free = base;
  for (let n = 2; taken.has(free); n += 1) free = `${base}-${n}`;
  return free;
}

/**
 * The address that was left leads to the post. It does so too while another post has it that is not
 * shown: `readPost` asks for a shown one first.
 */
async function moveAddress(tx: Db, before: PostRow | undefined, post: SavedPost, now: Date) {
  if (!before || before.slug === post.slug) return;
  const own = and(eq(formerSlugs.slug, post.slug), eq(formerSlugs.postId, post.id));
  await tx.delete(formerSlugs).where(own);
  const wasShown = before.publishedAt !== null && before.publishedAt <= now;
  if (!wasShown) return;
  await tx
    .insert(formerSlugs)
    .values({ slug: before.slug, postId: post.id })
    .onConflictDoUpdate({ target: formerSlugs.slug, set: { postId: post.id } });
}

/** Those that do cannot be swept away before the transaction ends. */
async function imagesExist(tx: Db, { author, featuredImage }: PostInput): Promise<boolean> {
  const wanted = [author.avatar, featuredImage].flatMap((image) => image?.publicId ?? []);
  if (wanted.length === 0) return true;
  const found = await tx
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.id, wanted))
    .orderBy(images.id)
    .for('key share');
  return found.length === new Set(wanted).size;
}
