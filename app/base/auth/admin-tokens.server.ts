import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { admins, adminTokens } from '#app/db/schema.server.ts';
import type { Admin } from './auth.schema.ts';

export const adminColumns = {
  id: admins.id,
  username: admins.username,
  name: admins.name,
  role: admins.role,
  language: admins.language,
};

/** Limited, so that a lost phone does not stay signed in for ever. */
const TOKEN_DAYS = 30;
const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

/** Returns a new token of an admin, valid for 30 days. The database stores only its hash. */
export async function issueToken(
  db: Db,
  { adminId, now }: { adminId: string; now: Date },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + TOKEN_DAYS * DAY_MS);
  await db
    .insert(adminTokens)
    .values({ hash: hashOfToken(token), adminId, createdAt: now, expiresAt });
  return token;
}

/**
 * Returns the admin of a token; null if it is unknown, expired or revoked, or if the admin is
 * disabled.
 */
export async function readAdminByToken(db: Db, token: string, now: Date): Promise<Admin | null> {
  const [admin] = await db
    .select(adminColumns)
    .from(adminTokens)
    .innerJoin(admins, eq(admins.id, adminTokens.adminId))
    .where(
      and(
        // Compares hashes, so that the lookup time reveals nothing about the token.
        eq(adminTokens.hash, hashOfToken(token)),
        gt(adminTokens.expiresAt, now),
        eq(admins.active, true),
      ),
    );
  return admin ?? null;
}

export async function revokeToken(db: Db, token: string): Promise<void> {
  await db.delete(adminTokens).where(eq(adminTokens.hash, hashOfToken(token)));
}

/** Ends all sessions of an admin, except the session with the token `except`. */
export async function revokeTokensOf(
  db: Db,
  adminId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  const others = except === undefined ? undefined : ne(adminTokens.hash, hashOfToken(except));
  await db.delete(adminTokens).where(and(eq(adminTokens.adminId, adminId), others));
}

/** Returns the SHA-256 of a token in hexadecimal, as the database stores it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
