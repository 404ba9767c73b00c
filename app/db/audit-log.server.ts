import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import type { Db } from './client.server.ts';
import { auditLog } from './schema.server.ts';

export type Actor = { id: string; name: string } | 'system';

/** Returns the actor's name; empty for the software itself. */
export function staffNameOf({ actor }: { actor: Actor }): string {
  return actor === 'system' ? '' : actor.name;
}

/** Author's name in the log for changes by the software, which has no account. */
export const SYSTEM_NAME = 'Kervan';

/** Kind of record that the audit log knows. */
export type AuditEntity =
  | 'admin'
  | 'backup'
  | 'booking'
  | 'car'
  | 'card-hold'
  | 'cash-count'
  | 'cash-move'
  | 'charge'
  | 'damage'
  | 'expense'
  | 'filing'
  | 'handover'
  | 'customer'
  | 'image'
  | 'letting-rule'
  | 'payment'
  | 'post'
  | 'rates'
  | 'road-charge'
  | 'section'
  | 'settings'
  | 'vehicle'
  | 'zone';

/**
 * Author and time of a change, and the language of its messages. If `language` is missing, each
 * text uses its own default language.
 */
export interface ChangeContext {
  actor: Actor;
  now: Date;
  language?: Language;
  /**
   * Language in which days are written. If missing, days are Turkish, also in English sentences
   * (spec, part 9).
   */
  days?: Language;
}

/** Context of a save that may be refused. */
export interface Saving extends ChangeContext {
  /** Messages of refusals, in the language of the response. */
  texts: OfficeTexts;
  /** Texts that are stored, in the language that the actor chose, else in Turkish. */
  storedTexts: OfficeTexts;
}

interface Change {
  actor: Actor;
  action:
    | 'create'
    | 'update'
    | 'delete'
    | 'fail'
    | 'download'
    | 'restore'
    | 'show'
    | 'sign-in'
    | 'sign-out'
    | 'open-section'
    | 'anonymise';
  entity: AuditEntity;
  entityId: string | null;
  /** Name that people know the entity by, at the time of the change. */
  title: string;
  /**
   * Stored fields of the entity before and after the change. Never includes a password or a token.
   */
  before?: unknown;
  after?: unknown;
  now: Date;
}

/**
 * Writes a change to the audit log. Call it in the transaction that makes the change, so that both
 * are stored or neither.
 */
export async function recordChange(db: Db, change: Change): Promise<void> {
  const { actor, now, before = null, after = null, ...rest } = change;
  await db.insert(auditLog).values({
    ...rest,
    before,
    after,
    at: now,
    adminId: actor === 'system' ? null : actor.id,
    adminName: actor === 'system' ? SYSTEM_NAME : actor.name,
  });
}
