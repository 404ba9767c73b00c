import { randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { type ChangeContext, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { admins, adminTokens, backupLinks } from '#app/db/schema.server.ts';
import { adminColumns, hashOfToken } from '../auth/admin-tokens.server.ts';
import type { Admin } from '../auth/auth.schema.ts';

/**
 * Milliseconds in which a download may begin, even twice, as in some browsers. The download may
 * last longer.
 */
const VALID_MS = 60_000;
const SECRET_BYTES = 32;

/**
 * Makes a link by which a browser downloads one backup without a token, and returns its secret. The
 * secret is random instead of derived from the session's token, because staff have tokens too.
 */
export async function makeBackupLink(
  db: Db,
  name: string,
  { token, now }: { token: string; now: Date },
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await db.delete(backupLinks).where(lte(backupLinks.expiresAt, now));
  await db.insert(backupLinks).values({
    hash: hashOfToken(secret),
    sessionHash: hashOfToken(token),
    name,
    expiresAt: new Date(now.getTime() + VALID_MS),
  });
  return secret;
}

/**
 * Returns the owner who made this link. Returns null if the secret is unknown, older than a minute
 * or for another backup, or if that person has signed out, is disabled or no longer an owner.
 */
export async function readOwnerOfLink(
  db: Db,
  { name, secret, now }: { name: string; secret: string; now: Date },
): Promise<Admin | null> {
  const [owner] = await db
    .select(adminColumns)
    .from(backupLinks)
    .innerJoin(adminTokens, eq(adminTokens.hash, backupLinks.sessionHash))
    .innerJoin(admins, eq(admins.id, adminTokens.adminId))
    .where(
      and(
        // Compares hashes, so that the lookup time reveals nothing about the secret.
        eq(backupLinks.hash, hashOfToken(secret)),
        eq(backupLinks.name, name),
        gt(backupLinks.expiresAt, now),
        gt(adminTokens.expiresAt, now),
        eq(admins.active, true),
        eq(admins.role, 'owner'),
      ),
    );
  return owner ?? null;
}

export async function recordDownload(db: Db, name: string, by: ChangeContext): Promise<void> {
  const subject = { entity: 'backup', entityId: name, title: name } as const;
  await recordChange(db, { ...subject, ...by, action: 'download' });
}
