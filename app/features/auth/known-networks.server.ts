import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { admins, auditLog } from '#app/db/schema.server.ts';

/** How long a network is remembered from which somebody signed in. */
const TRUST_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Who has signed in from a network lately, as the audit log has it, which outlives a restart. Asked
 * by network, not by name: how long the answer takes must not depend on whether a name exists.
 */
export async function namesSignedInFrom(db: Db, network: string, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ username: admins.username })
    .from(auditLog)
    .innerJoin(admins, eq(admins.id, auditLog.thingId))
    .where(signInsFrom(network, now));
  return new Set(rows.map(({ username }) => username));
}

/** Entries of the log: in the words of the index `audit_log_sign_ins`, or it would not be used. */
export function signInsFrom(network: string, now: Date): SQL | undefined {
  return and(
    sql`${auditLog.thing} = 'admin' and ${auditLog.action} = 'sign-in'`,
    sql`${auditLog.after} ->> 'network' = ${network}`,
    gt(auditLog.at, new Date(now.getTime() - TRUST_DAYS * DAY_MS)),
  );
}
