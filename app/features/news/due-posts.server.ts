import { and, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { CHANGES_CHANNEL, type Db } from '#app/db/client.server.ts';
import { posts } from '#app/db/schema.server.ts';

const EVERY_MS = 5_000;

interface Options {
  db: Db;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  everyMs?: number;
}

/**
 * Tells every process when a post that waited for its moment has appeared: the clock changes what
 * visitors see then, and not a write, of which the database tells by itself.
 */
export function createDuePosts({ db, now, log, everyMs = EVERY_MS }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let checkedAt = now();
  let checking: Promise<void> | null = null;

  async function check() {
    const until = now();
    try {
      const [found] = await db
        .select({ posts: count() })
        .from(posts)
        .where(
          and(
            eq(posts.status, 'published'),
            gt(posts.publishedAt, checkedAt),
            lte(posts.publishedAt, until),
          ),
        );
      if (found?.posts) await db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, 'posts')`);
      checkedAt = until;
    } catch (err) {
      log.error({ err }, 'Posts that fall due could not be looked for');
    }
  }

  return {
    start() {
      timer = setInterval(() => {
        // Two at once would both find the same post, and tell of it twice.
        checking ??= check().finally(() => {
          checking = null;
        });
      }, everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await checking;
    },
  };
}
