import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { recordChange, type Saving, staffNameOf } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  type KeyReused,
  type Made,
  makeOnce,
  type RepeatableSaving,
} from '#app/db/idempotency-keys.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { cashCounts, cashMoves, expenses, payments } from '#app/db/schema.server.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { CURRENCY_CODES, type CurrencyCode } from '#app/lib/money/money.ts';
import { expectedCash, signedMove } from './cash.rules.ts';
import type { CashCountInput, CashMoveInput } from './cash.schema.ts';
import { countedIn, readExpected, readLastCount, sumRows, uncounted } from './cash-rows.server.ts';

export type CashRefusal =
  | { ok: false; reason: 'not-found' | 'overdraft' }
  | { ok: false; reason: 'invalid'; errors: FieldError[] }
  | KeyReused;
export type CashResult = Made | CashRefusal;

/**
 * Writes a count of each currency that was counted. A count includes all cash rows that are in no
 * count yet, and stores their expected sum. A row that another transaction writes at the same time
 * is in the next count.
 */
export async function countCash(
  db: Db,
  input: CashCountInput,
  by: RepeatableSaving,
): Promise<CashResult> {
  return changeCash(db, ['count', input], by, async (tx) => {
    const ids: string[] = [];
    for (const currency of CURRENCY_CODES) {
      const counted = input[currency];
      if (counted === null) continue;
      const last = await readLastCount(tx, currency);
      const countedMinor = Math.round(counted * 100);
      const [count] = await tx
        .insert(cashCounts)
        .values({
          currency,
          countedMinor,
          expectedMinor: 0,
          countedAt: by.now,
          staffName: staffNameOf(by),
          note: input.note,
        })
        .returning();
      if (!count) throw new Error('The count was not written');
      await claimRows(tx, currency, count.id);
      const sums = await sumRows(tx, countedIn(count.id));
      const expectedMinor = expectedCash(last?.countedMinor ?? 0, sums);
      await tx.update(cashCounts).set({ expectedMinor }).where(eq(cashCounts.id, count.id));
      await recordChange(tx, {
        actor: by.actor,
        now: by.now,
        action: 'create',
        entity: 'cash-count',
        entityId: String(count.id),
        title: currency,
        after: { currency, counted, expected: expectedMinor / 100 },
      });
      ids.push(String(count.id));
    }
    return { ok: true, madeId: ids.join(' ') };
  });
}

/**
 * Records cash that was brought to the bank, taken out, or put in. `overdraft`: the box should hold
 * less cash of this currency, and the input does not allow it.
 */
export async function moveCash(
  db: Db,
  input: CashMoveInput,
  by: RepeatableSaving,
): Promise<CashResult> {
  return changeCash(db, ['move', input], by, async (tx) => {
    const { kind, currency, amount, note, allowOverdraft } = input;
    const move = { kind, currency, amountMinor: Math.round(amount * 100), note, reverses: null };
    const isShort = signedMove(move) + (await readExpected(tx, currency)) < 0;
    if (kind !== 'added' && isShort && !allowOverdraft) return { ok: false, reason: 'overdraft' };
    return { ok: true, madeId: await insertMove(tx, move, by) };
  });
}

/**
 * Reverses a mistaken move: writes the opposite move with the present time. Both rows stay. Refuses
 * a reversal, and a move that is reversed already.
 */
export async function reverseMove(
  db: Db,
  moveId: string,
  reason: string,
  by: RepeatableSaving,
): Promise<CashResult> {
  return changeCash(db, ['reverse', moveId, reason], by, async (tx) => {
    const text = by.texts.cash.input;
    const [move] = await tx.select().from(cashMoves).where(eq(cashMoves.id, moveId));
    if (!move) return { ok: false, reason: 'not-found' };
    const [reversal] = await tx.select().from(cashMoves).where(eq(cashMoves.reverses, moveId));
    if (move.reverses) return invalid('reason', text.isReversal);
    if (reversal) return invalid('reason', text.reversedAlready);
    const { kind, currency, amountMinor } = move;
    const opposite = { kind, currency, amountMinor, note: reason, reverses: move.id };
    return { ok: true, madeId: await insertMove(tx, opposite, by) };
  });
}

/**
 * Runs `work` in one transaction, while no other count or move is written, and once for each
 * Idempotency-Key.
 */
function changeCash(
  db: Db,
  request: unknown,
  by: RepeatableSaving,
  work: (tx: Db) => Promise<CashResult>,
): Promise<CashResult> {
  return makeOnce<CashRefusal>(db, { scope: 'cash box', request }, by, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.cash})`);
    return work(tx);
  });
}

async function insertMove(
  tx: Db,
  move: Pick<
    typeof cashMoves.$inferInsert,
    'kind' | 'currency' | 'amountMinor' | 'note' | 'reverses'
  >,
  by: Saving,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(cashMoves).values({ ...move, id, movedAt: by.now, staffName: staffNameOf(by) });
  await recordChange(tx, {
    actor: by.actor,
    now: by.now,
    action: 'create',
    entity: 'cash-move',
    entityId: id,
    title: move.currency,
    after: {
      kind: move.kind,
      currency: move.currency,
      amount: move.amountMinor / 100,
      ...(move.reverses && { reverses: move.reverses }),
    },
  });
  return id;
}

/** Puts the rows of a currency that are in no count into a count. */
async function claimRows(tx: Db, currency: CurrencyCode, cashCountId: number): Promise<void> {
  const rows = uncounted(currency);
  await tx.update(payments).set({ cashCountId }).where(rows.payments);
  await tx.update(cashMoves).set({ cashCountId }).where(rows.moves);
  await tx.update(expenses).set({ cashCountId }).where(rows.expenses);
  await tx.update(expenses).set({ voidCashCountId: cashCountId }).where(rows.voids);
}

function invalid(field: string, message: string): CashRefusal {
  return { ok: false, reason: 'invalid', errors: [{ field, message }] };
}
