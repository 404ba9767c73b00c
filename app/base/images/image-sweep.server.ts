import { and, eq, gt, isNotNull, isNull, lte, not, notExists, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, images } from '#app/db/schema.server.ts';
import { type PeriodicWork, periodicWork } from '#app/lib/periodic-work.server.ts';
import type { ImageStore } from './image-store.server.ts';
import { isUsed, removeFiles, removeImage } from './remove-image.server.ts';

const HOUR_MS = 3_600_000;
/** Time after which an unused picture is removed. An editor may stay open overnight. */
const UNUSED_MS = 24 * HOUR_MS;
/** Time after a removal in which the sweep looks for leftover files of the picture. */
const LEFTOVER_MS = 48 * HOUR_MS;

/**
 * Removes pictures that no car, hand-over, post or setting has used for a day, and returns their
 * ids. A sweep marks unused pictures, and a later sweep removes them, so that a picture which was
 * uploaded or became unused just before a sweep is kept for a day, too. Also removes files that a
 * killed process or a failing store left during an earlier removal; the audit log has their ids.
 * Keeps files that this database never had: with the address of a wrong database, a sweep would
 * otherwise remove the pictures of another site.
 */
export async function sweepImages(
  db: Db,
  store: ImageStore,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<string[]> {
  const used = isUsed();
  await db
    .update(images)
    .set({ unusedSince: null })
    .where(and(isNotNull(images.unusedSince), used));
  await db
    .update(images)
    .set({ unusedSince: now })
    .where(and(isNull(images.unusedSince), not(used)));

  const unusedSince = new Date(now.getTime() - UNUSED_MS);
  const unused = await db
    .select({ id: images.id })
    .from(images)
    .where(lte(images.unusedSince, unusedSince));
  const removed: string[] = [];
  for (const { id } of unused) {
    if (signal?.aborted) return removed;
    const { ok } = await removeImage(db, id, { actor: 'system', now, unusedSince });
    if (ok) removed.push(id);
  }
  for (const id of await readRemoved(db, new Date(now.getTime() - LEFTOVER_MS))) {
    if (signal?.aborted) return removed;
    await removeFiles(db, store, id);
  }
  return removed;
}

/** Returns the ids of pictures that were removed after an instant and not uploaded again. */
async function readRemoved(db: Db, after: Date): Promise<string[]> {
  const again = db.select({ one: sql`1` }).from(images).where(eq(images.id, auditLog.entityId));
  const rows = await db
    .selectDistinct({ id: auditLog.entityId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'image'),
        eq(auditLog.action, 'delete'),
        gt(auditLog.at, after),
        notExists(again),
      ),
    );
  return rows.flatMap(({ id }) => id ?? []);
}

interface Options {
  db: Db;
  store: ImageStore;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  everyMs?: number;
}

/**
 * Removes unused pictures at the start and then every `everyMs` milliseconds, by default an hour.
 */
export function createImageSweeper(options: Options): PeriodicWork {
  const { db, store, now, log, everyMs = HOUR_MS } = options;
  return periodicWork({
    everyMs,
    log,
    failed: 'unused pictures were not removed',
    async work(signal) {
      const removed = await sweepImages(db, store, { now: now(), signal });
      if (removed.length > 0) log.info({ removed }, 'unused pictures were removed');
      return undefined;
    },
  });
}
