/** Letting rules as owners change them (`product.md, "Letting rules"`). */
import { randomUUID } from 'node:crypto';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type ChangeContext, recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { cars, lettingRules } from '#app/db/schema.server.ts';
import {
  type AdminLettingRule,
  type AdminLettingRules,
  type LettingRuleInput,
  MAX_LETTING_RULES,
} from '#app/domain/availability/letting-rule.schema.ts';
import { toLettingRule } from '#app/domain/availability/letting-rules.server.ts';
import { byTitle, isCarId } from '#app/domain/cars/car.rules.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { changedTranslations, wholeTranslations } from '#app/lib/words/translations.rules.ts';

export type SaveRuleResult = { ok: true; rule: AdminLettingRule } | RefusedSave;

/** Returns all letting rules with the titles of their cars, by first day. */
export async function listLettingRules(db: Db): Promise<AdminLettingRule[]> {
  const rows = await selectRules(db).orderBy(asc(lettingRules.firstDay), asc(lettingRules.id));
  return rows.map(toAdminRule);
}

/** Returns the cars for which rules can be made, active or not, by title. */
export async function listCarTitles(db: Db): Promise<AdminLettingRules['cars']> {
  const rows = await db.select({ id: cars.id, title: cars.title }).from(cars);
  return rows.sort(byTitle);
}

/** Stores a new rule. `invalid`: the car does not exist, or there are too many rules. */
export async function createLettingRule(
  db: Db,
  input: LettingRuleInput,
  by: Saving,
): Promise<SaveRuleResult> {
  return db.transaction(async (tx) => {
    await lockRules(tx);
    const { input: text } = by.texts.lettingRules;
    if ((await tx.$count(lettingRules)) >= MAX_LETTING_RULES) {
      return invalid('firstDay', text.tooManyRules(MAX_LETTING_RULES));
    }
    if (!(await hasCar(tx, input.carId))) return invalid('carId', text.unknownCar);
    const id = randomUUID();
    const { now: createdAt } = by;
    await tx
      .insert(lettingRules)
      .values({ ...columnsOf(input, null), id, createdAt, updatedAt: createdAt });
    return logAndRead(tx, id, null, by);
  });
}

/** Replaces a rule. `stale`: it was saved since `version` was read. `invalid`: the car does not exist. */
export async function updateLettingRule(
  db: Db,
  id: string,
  { version, ...input }: LettingRuleInput,
  by: Saving,
): Promise<SaveRuleResult> {
  return db.transaction(async (tx) => {
    await lockRules(tx);
    const before = await readLettingRule(tx, id);
    if (!before) return { ok: false, reason: 'not-found' };
    if (version !== undefined && before.version !== version) return { ok: false, reason: 'stale' };
    if (!(await hasCar(tx, input.carId))) {
      return invalid('carId', by.texts.lettingRules.input.unknownCar);
    }
    await tx
      .update(lettingRules)
      .set({ ...columnsOf(input, before), version: before.version + 1, updatedAt: by.now })
      .where(eq(lettingRules.id, id));
    return logAndRead(tx, id, before, by);
  });
}

/** Deletes a rule. Returns false if it does not exist. */
export async function deleteLettingRule(db: Db, id: string, by: ChangeContext): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockRules(tx);
    const before = await readLettingRule(tx, id);
    if (!before) return false;
    await tx.delete(lettingRules).where(eq(lettingRules.id, id));
    await record(tx, 'delete', { before, after: null }, by);
    return true;
  });
}

function selectRules(db: Db) {
  return db
    .select({ ...getTableColumns(lettingRules), carTitle: cars.title })
    .from(lettingRules)
    .leftJoin(cars, eq(cars.id, lettingRules.carId))
    .$dynamic();
}

/** Returns a rule with the title of its car; null if it does not exist. */
export async function readLettingRule(db: Db, id: string): Promise<AdminLettingRule | null> {
  const [row] = await selectRules(db).where(eq(lettingRules.id, id));
  return row ? toAdminRule(row) : null;
}

function toAdminRule(
  row: typeof lettingRules.$inferSelect & { carTitle: string | null },
): AdminLettingRule {
  const { translations, ...rule } = toLettingRule(row);
  return {
    ...rule,
    translations: wholeTranslations(translations),
    carTitle: row.carTitle,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function columnsOf(
  { translations, ...input }: Omit<LettingRuleInput, 'version'>,
  before: AdminLettingRule | null,
) {
  return { ...input, translations: changedTranslations(before?.translations ?? {}, translations) };
}

async function hasCar(tx: Db, carId: string | null): Promise<boolean> {
  if (carId === null) return true;
  if (!isCarId(carId)) return false;
  // Prevents the deletion of the car until the transaction ends.
  const rows = await tx
    .select({ id: cars.id })
    .from(cars)
    .where(eq(cars.id, carId))
    .for('key share');
  return rows.length > 0;
}

/** Lets changes of rules wait for each other, because their number is limited. */
async function lockRules(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.lettingRules})`);
}

async function logAndRead(
  tx: Db,
  id: string,
  before: AdminLettingRule | null,
  by: Saving,
): Promise<SaveRuleResult> {
  const rule = await readLettingRule(tx, id);
  // Its car was deleted meanwhile, and the rule with the car.
  if (!rule) return { ok: false, reason: 'not-found' };
  await record(tx, before ? 'update' : 'create', { before, after: rule }, by);
  return { ok: true, rule };
}

function record(
  tx: Db,
  action: 'create' | 'update' | 'delete',
  { before, after }: { before: AdminLettingRule | null; after: AdminLettingRule | null },
  { actor, now }: ChangeContext,
): Promise<void> {
  const rule = after ?? before;
  const facts = (of: AdminLettingRule | null) => {
    if (!of) return undefined;
    const { id: _id, carTitle: _title, version: _version, updatedAt: _at, ...logged } = of;
    return logged;
  };
  return recordChange(tx, {
    ...{ actor, now, action },
    entity: 'letting-rule',
    entityId: rule?.id ?? null,
    title: [rule?.name, rule?.carTitle].filter(Boolean).join(' · ') || (rule?.firstDay ?? ''),
    before: facts(before),
    after: facts(after),
  });
}

function invalid(
  field: string,
  message: string,
): { ok: false; reason: 'invalid'; errors: FieldError[] } {
  return { ok: false, reason: 'invalid', errors: [{ field, message }] };
}
