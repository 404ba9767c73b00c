import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { CHANGES_CHANNEL, type Db } from '#app/db/client.server.ts';
import { posts } from '#app/db/schema.server.ts';
import { type PeriodicWork, periodicWork } from '#app/lib/periodic-work.server.ts';

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
export function createDuePosts({ db, now, log, everyMs = EVERY_MS }: Options): PeriodicWork {
  // Includes posts that became due while no process checked.
  let checkedAt = new Date(now().getTime() - SINCE_MS);
  return periodicWork({
    everyMs,
    firstMs: everyMs,
    log,
    failed: 'Posts that fall due could not be looked for',
    async work() {
      const until = now();
      const due = and(
        eq(posts.status, 'published'),
        gt(posts.publishedAt, checkedAt),
        lte(posts.publishedAt, until),
      );
      if ((await db.$count(posts, due)) > 0) {
        await db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, 'posts')`);
      }
      checkedAt = until;
      return undefined;
    },
  });
}
