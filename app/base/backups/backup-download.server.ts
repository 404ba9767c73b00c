import { randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { type Acting, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { admins, adminTokens, backupLinks } from '#app/db/schema.server.ts';
import { adminColumns, hashOfToken } from '../auth/admin-tokens.server.ts';
import type { Admin } from '../auth/auth.schema.ts';

/** A browser begins the download at once, some begin it twice, and it may end later. */
const VALID_MS = 60_000;
const SECRET_BYTES = 32;

/**
 * Makes a link by which a browser downloads one backup without sending a token, and returns its secret.
 * The secret is random, not computed from the token of the session: staff have tokens, too.
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
 * The owner whose link this is; null for a secret that is none, is older than a minute, or is of
 * another backup, and when its person is signed out, disabled or no owner any more.
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
        // A lookup by hash takes a time that tells nothing of the secret.
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

/** Records that a person takes a backup away. */
export async function recordDownload(db: Db, name: string, by: Acting): Promise<void> {
  const subject = { entity: 'backup', entityId: name, title: name } as const;
  await recordChange(db, { ...subject, ...by, action: 'download' });
}
