import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, like } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { admins, adminTokens } from '#app/db/schema.server.ts';
import { hashOfToken } from '../auth/admin-tokens.server.ts';
import type { BackupLinkQuery } from './backups.schema.ts';

/** A browser begins to load at once; how long it loads does not matter. */
const VALID_MS = 60_000;
/** Of the token's hash: enough to find the session by, and no secret. */
const SESSION_LETTERS = 16;

/**
 * Signs a link by which a browser loads one backup itself, since it cannot send a token then. The key
 * is the hash of the asking person's token: every process of the site knows it, nothing has to be
 * stored, and the link ends with the session.
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

/** Whether we gave this link for this backup, a moment ago and to a person who is still signed in. */
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
