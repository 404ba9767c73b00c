import { and, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { CHANGES_CHANNEL, type Db } from '#app/db/client.server.ts';
import { posts } from '#app/db/schema.server.ts';

const EVERY_MS = 5_000;
const SINCE_MS = 60_000;

interface Options {
  db: Db;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  everyMs?: number;
}

/**
 * Notifies every process when a scheduled post has appeared: no write changes what visitors see then,
 * so the database itself sends no notice.
 */
export function createDuePosts({ db, now, log, everyMs = EVERY_MS }: Options) {
  let timer: NodeJS.Timeout | undefined;
  // What fell due while no process looked, such as between two that do the jobs.
  let checkedAt = new Date(now().getTime() - SINCE_MS);
  let checking: Promise<void> = Promise.resolve();
  let stopped = false;

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

  function checkLater() {
    timer = setTimeout(() => {
      checking = check().then(() => {
        if (!stopped) checkLater();
      });
    }, everyMs).unref();
  }

  return {
    start: checkLater,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await checking;
    },
  };
}
