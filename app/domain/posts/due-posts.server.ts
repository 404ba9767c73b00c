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
 * Notifies all processes when the publication time of a scheduled post has come. No row changes
 * then, so the database's triggers do not notify them.
 */
export function createDuePosts({ db, now, log, everyMs = EVERY_MS }: Options): PeriodicWork {
  // Includes posts that became visible while no process was running.
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
