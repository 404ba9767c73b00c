import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, vehicles } from '#app/db/schema.server.ts';
import type { AuditChange, AuditEntry } from './audit-log.schema.ts';

/**
 * Returns the entries with plates in place of the vehicle ids. A deleted vehicle has the plate of
 * its last entry. Unknown ids stay.
 */
export async function withPlates(db: Db, entries: AuditEntry[]): Promise<AuditEntry[]> {
  const ids = new Set(entries.flatMap(({ changes }) => changes.flatMap(vehiclesIn)));
  if (ids.size === 0) return entries;
  const plates = await readPlates(db, [...ids]);
  const plateOf = (id: unknown) => plates.get(String(id)) ?? id;
  const named = (change: AuditChange) => {
    if (vehiclesIn(change).length === 0 || change.kind !== 'value') return change;
    const { before, after } = change;
    return {
      ...change,
      ...(before !== undefined && { before: plateOf(before) }),
      ...(after !== undefined && { after: plateOf(after) }),
    };
  };
  return entries.map((entry) => ({ ...entry, changes: entry.changes.map(named) }));
}

function vehiclesIn(change: AuditChange): string[] {
  if (change.kind !== 'value' || change.field !== 'vehicleId') return [];
  return [change.before, change.after].filter((id) => typeof id === 'string');
}

/** Returns plates by vehicle id; a deleted vehicle has the plate of its last entry. */
export async function readPlates(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { entity, entityId, title } = auditLog;
  const [logged, present] = await Promise.all([
    db
      .select({ id: entityId, plate: title })
      .from(auditLog)
      .where(and(eq(entity, 'vehicle'), inArray(entityId, ids)))
      .orderBy(asc(auditLog.at), asc(auditLog.id)),
    db
      .select({ id: vehicles.id, plate: vehicles.plate })
      .from(vehicles)
      .where(inArray(vehicles.id, ids)),
  ]);
  // Later entries replace earlier entries of the same id.
  return new Map([...logged, ...present].map(({ id, plate }) => [id ?? '', plate]));
}
