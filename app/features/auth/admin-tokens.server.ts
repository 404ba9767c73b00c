import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { admins, adminTokens } from '#app/db/schema.server.ts';
import type { Admin } from './auth.schema.ts';

/** How long somebody stays signed in: a phone in an office drawer must not stay so for ever. */
const TOKEN_DAYS = 30;
const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

/** Signs somebody in: gives a new token, of which only the hash is kept. */
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

/** Whose token this is; null when it is unknown, expired or revoked, or its owner was disabled. */
export async function readAdminByToken(db: Db, token: string, now: Date): Promise<Admin | null> {
  const [admin] = await db
    .select({ id: admins.id, username: admins.username, name: admins.name })
    .from(adminTokens)
    .innerJoin(admins, eq(admins.id, adminTokens.adminId))
    .where(
      and(
        // The hash is looked up, not compared by us: how long that takes tells nothing of a token.
        eq(adminTokens.hash, hashOfToken(token)),
        gt(adminTokens.expiresAt, now),
        eq(admins.active, true),
      ),
    );
  return admin ?? null;
}

/** Signs the browser with this token out, here and for good. */
export async function revokeToken(db: Db, token: string): Promise<void> {
  await db.delete(adminTokens).where(eq(adminTokens.hash, hashOfToken(token)));
}

/** Signs a person out everywhere; with `except`, everywhere but in the browser with that token. */
export async function revokeTokensOf(
  db: Db,
  adminId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  const others = except === undefined ? undefined : ne(adminTokens.hash, hashOfToken(except));
  await db.delete(adminTokens).where(and(eq(adminTokens.adminId, adminId), others));
}

/** What is kept of a token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
