/**
 * What a search costs among 5,000 posts, next to a page of the newest.
 * Run: npm exec -c 'node tests/bench/post-search.ts'. Prints medians of nine rounds and the ratio.
 * The texts are shuffled sentences of the demo's, so common words are in nearly every post, as in
 * no real blog, and each has a few words of its own; "zürafa" is in ten posts.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { posts } from '#app/db/schema.server.ts';
import { demoPosts } from '#app/demo/demo-posts.server.ts';
import { searchForm } from '#app/site/news/post.rules.ts';
import { listPosts } from '#app/site/news/posts.server.ts';
import { median, onBenchDatabase } from './bench-database.ts';

const POSTS = 5_000;
const BATCH = 100;
const ROUNDS = 9;
const SENTENCES_A_POST = 40;
const now = new Date('2026-07-01T09:00:00Z');
const COMMON = ['koltuk', 'kaş', 'çocuk koltuğu', 'kolt', 'ac'];
/** Beginnings that very many words have, and words that no post has. */
const PREFIXES = ['k', 'antalya kol', 'yok böyle bir şey'];
const SEARCHES = ['zürafa', 'zuraf', ...COMMON, ...PREFIXES];

const sentences = demoPosts().flatMap(({ input }) => input.content.split(/(?<=\.) |\n+/));

await onBenchDatabase(measure);

async function measure(db: Db): Promise<void> {
  for (let first = 0; first < POSTS; first += BATCH) {
    await db.insert(posts).values(Array.from({ length: BATCH }, (_, i) => post(first + i)));
  }
  // As autovacuum does: it also moves new entries into the indexes proper.
  await db.execute(sql`vacuum analyze posts`);
  const { took: newest } = await median(ROUNDS, () => listPosts(db, { page: 1, limit: 6, now }));
  console.log(`${POSTS} posts, a page of the newest ${newest.toFixed(1)} ms`);
  for (const search of SEARCHES) {
    const page = () => listPosts(db, { page: 1, limit: 6, now, search });
    const { took, result } = await median(ROUNDS, page);
    const ratio = (took / newest).toFixed(1);
    console.log(
      `  ${search.padEnd(26)} ${String(result.pagination.total).padStart(5)} found ${took.toFixed(1).padStart(8)} ms, ratio ${ratio}`,
    );
  }
}

function post(n: number): typeof posts.$inferInsert {
  const own = `k${n.toString(36)}elime ${n % 500 === 0 ? 'zürafa' : ''}`;
  const text = Array.from(
    { length: SENTENCES_A_POST },
    (_, i) => sentences[(n * 31 + i * i * 17 + i * n) % sentences.length],
  ).join(' ');
  const title = `Yazı ${n} ${own}`;
  return {
    id: `p${n}`,
    slug: `yazi-${n}`,
    title,
    excerpt: title,
    content: text,
    html: text,
    category: 'Travel Tips',
    tags: ['rota'],
    readingMinutes: 3,
    status: 'published',
    publishedAt: new Date(now.getTime() - n * 60_000),
    searchText: searchForm(`${title} ${text}`),
  };
}
