import { and, eq, gt, isNotNull, isNull, lte, not, notExists, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, images } from '#app/db/schema.server.ts';
import { type PeriodicWork, periodicWork } from '#app/lib/periodic-work.server.ts';
import type { ImageStore } from './image-store.server.ts';
import { isUsed, removeFiles, removeImage } from './remove-image.server.ts';

const HOUR_MS = 3_600_000;
/** A picture is removed after so long without use; an editor may stay open over night. */
const UNUSED_MS = 24 * HOUR_MS;
/** Time after its removal in which leftover files of a picture are looked for. */
const LEFTOVER_MS = 48 * HOUR_MS;

/**
 * Removes pictures that no car, no post and no setting has used for a day, and answers their ids.
 * A sweep marks what it finds unused, a later one removes it: a picture that was uploaded, or taken
 * out of use, just before a sweep has its day too.
 *
 * Files left by a process that was killed, or by a store that failed, while they were removed are
 * found by the audit log. Files in the store of which this database never knew are left alone: with
 * the address of a wrong database, a sweep would otherwise take away the pictures of the right one.
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

/** Ids of pictures that were removed after an instant, and have not come again. */
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

/** Keeps the store free of unused pictures: sweeps at the start and then every hour. */
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
