import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, like } from 'drizzle-orm';
import { type Acting, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { admins, adminTokens } from '#app/db/schema.server.ts';
import { hashOfToken } from '../auth/admin-tokens.server.ts';
import type { BackupLinkQuery } from './backups.schema.ts';

/** A browser begins the download at once, and may finish it later. */
const VALID_MS = 60_000;
/** The part of the token's hash that finds the session without revealing the hash. */
const SESSION_LETTERS = 16;

/**
 * Signs a link by which a browser downloads one backup without sending a token. The key is the hash of
 * the person's token: every process can read it, and the link ends with the session.
 */
export function signBackupLink(
  name: string,
  { token, now }: { token: string; now: Date },
): BackupLinkQuery {
  const hash = hashOfToken(token);
  const expires = now.getTime() + VALID_MS;
  const signature = sign(hash, name, expires).toString('hex');
  return { session: hash.slice(0, SESSION_LETTERS), expires, signature };
}

/** Whether this link was signed for this backup in the last minute, for a session that still holds. */
export async function isBackupLinkValid(
  db: Db,
  { name, session, expires, signature }: BackupLinkQuery & { name: string },
  now: Date,
): Promise<boolean> {
  const left = expires - now.getTime();
  if (left < 0 || left > VALID_MS || session.length !== SESSION_LETTERS) return false;
  const sessions = await db
    .select({ hash: adminTokens.hash })
    .from(adminTokens)
    .innerJoin(admins, eq(admins.id, adminTokens.adminId))
    .where(
      and(
        like(adminTokens.hash, `${session}%`),
        gt(adminTokens.expiresAt, now),
        eq(admins.active, true),
      ),
    );
  const given = Buffer.from(signature, 'hex');
  return sessions.some(({ hash }) => {
    const right = sign(hash, name, expires);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

function sign(key: string, name: string, expires: number): Buffer {
  return createHmac('sha256', key).update(`${name}\n${expires}`).digest();
}

/** Records that a person takes a backup away. */
export async function recordDownload(db: Db, name: string, by: Acting): Promise<void> {
  const subject = { entity: 'backup', entityId: name, title: name } as const;
  await recordChange(db, { ...subject, ...by, action: 'download' });
}
