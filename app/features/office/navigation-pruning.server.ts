import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { auditLog } from '#app/db/schema.server.ts';

/** Forgets which sections were opened before `before`; what was changed is kept for good. Gives how many. */
export async function pruneNavigation(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db
    .delete(auditLog)
    .where(and(eq(auditLog.action, 'open-section'), lt(auditLog.at, before)));
  return rowCount ?? 0;
}
