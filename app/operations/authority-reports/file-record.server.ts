import { and, eq } from 'drizzle-orm';
import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import { type ChangeContext, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers } from '#app/db/schema.server.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { filedNames } from './filing.rules.ts';
import type { FilingId } from './filing.schema.ts';
import { contentHash, type FilingRecord, isChanged } from './filing-sheet.server.ts';
import { readRecord } from './filings.server.ts';

type Filed = FilingRecord['filed'];
export type FileResult =
  | { ok: true; filed: Filed }
  | (RefusedSave & { reason: 'not-found' | 'stale' });

/**
 * Marks a record as reported. Marks a changed record again with a new hash. Returns `stale` if the
 * record was saved after `version` was read; without a version this is not checked.
 */
export function markFiled(
  db: Db,
  id: FilingId,
  { version, ...by }: ChangeContext & { version?: string | undefined },
): Promise<FileResult> {
  return change(db, id, by, (record) => {
    if (version !== undefined && version !== record.version) return 'stale';
    if (record.filed && !isChanged(record)) return record.filed;
    const name = by.actor === 'system' ? 'Kervan' : by.actor.name;
    // An erased record gets no hash because its details could be guessed from a hash.
    const hash = record.forgotten ? '' : contentHash(record);
    return { at: by.now.toISOString(), by: name, hash };
  });
}

export function unmarkFiled(db: Db, id: FilingId, by: ChangeContext): Promise<FileResult> {
  return change(db, id, by, () => null);
}

function change(
  db: Db,
  id: FilingId,
  { actor, now }: ChangeContext,
  next: (record: FilingRecord) => Filed | 'stale',
): Promise<FileResult> {
  return allOrNothing<FileResult>(db, async (tx) => {
    await tx.select({ id: bookings.id }).from(bookings).where(isBooking(id)).for('update');
    const record = await readRecord(tx, id);
    if (!record) return { ok: false, reason: 'not-found' };
    const filed = next(record);
    if (filed === 'stale') return { ok: false, reason: 'stale' };
    if (filed === record.filed) return { ok: true, filed };
    if (id.kind === 'transfer') await tx.update(bookings).set({ filed }).where(isBooking(id));
    else {
      const isHandover = and(eq(handovers.bookingId, id.bookingId), eq(handovers.kind, id.kind));
      await tx.update(handovers).set({ filed }).where(isHandover);
    }
    await recordChange(tx, {
      actor,
      action: 'update',
      entity: 'filing',
      entityId: id.bookingId,
      title: `${record.reference} · ${filedNames[id.kind]}`,
      before: { filed: record.filed?.at ?? null },
      after: { filed: filed?.at ?? null },
      now,
    });
    return { ok: true, filed };
  });
}

function isBooking({ bookingId }: FilingId) {
  return eq(bookings.id, bookingId);
}
