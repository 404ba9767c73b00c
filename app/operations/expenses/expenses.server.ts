/** Expenses are voided with a reason, never changed or deleted. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { recordChange, type Saving, staffNameOf } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  type KeyReused,
  type Made,
  makeOnce,
  type RepeatableSaving,
} from '#app/db/idempotency-keys.server.ts';
import { expenses, vehicles } from '#app/db/schema.server.ts';
import { creditedCents } from '#app/domain/account/account.rules.ts';
import { firstMoneyDay } from '#app/domain/account/money-days.rules.ts';
import { isPlausibleRate } from '#app/domain/account/rate.rules.ts';
import { businessNow, formatSlashDate } from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { type CurrencyCode, centsToEuros, formatExact, type Rates } from '#app/lib/money/money.ts';
import { compareTurkish } from '#app/lib/words/turkish-text.ts';
import { addMonths, type Month } from '#app/office/reports/report.rules.ts';
import { updateVehicle } from '#app/operations/vehicles/vehicles.server.ts';
import type { Expense, ExpenseInput, Expenses } from './expense.schema.ts';

type ExpenseRow = typeof expenses.$inferSelect;

type ExpenseRefusal =
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'invalid'; errors: FieldError[] }
  | KeyReused;
export type ExpenseResult = { ok: true; expense: Expense } | ExpenseRefusal;

/**
 * Returns the expenses of a month, void ones included, newest first, with the sum of the others in
 * euros, and all vehicles in service.
 */
export async function listExpenses(db: Db, month: Month): Promise<Expenses> {
  const rows = await db
    .select()
    .from(expenses)
    .where(and(gte(expenses.day, `${month}-01`), lt(expenses.day, `${addMonths(month, 1)}-01`)))
    .orderBy(desc(expenses.day), desc(expenses.createdAt), desc(expenses.id));
  const inService = await db
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      kilometres: vehicles.kilometres,
      serviceDue: vehicles.serviceDue,
      serviceDueKilometres: vehicles.serviceDueKilometres,
    })
    .from(vehicles)
    .where(eq(vehicles.inService, true));
  const counted = rows.filter(({ voidedAt }) => voidedAt === null);
  return {
    month,
    total: centsToEuros(counted.reduce((sum, { cents }) => sum + cents, 0)),
    expenses: rows.map(toExpense),
    vehicles: inService.sort((a, b) => compareTurkish(a.plate, b.plate)),
  };
}

/**
 * Records an expense at the given rate, else at today's. Refuses a day before `firstMoneyDay`, an
 * earlier day in another currency without its rate, and an implausible rate. `closesService`
 * replaces the vehicle's due service by the next one, or by none.
 */
export async function addExpense(
  db: Db,
  { input, rates }: { input: ExpenseInput; rates: Rates },
  by: RepeatableSaving,
): Promise<ExpenseResult> {
  const text = by.texts.expenses.input;
  return changeExpenses(db, ['add', input], by, async (tx) => {
    const today = businessNow(by.now).date;
    if (input.day > today) return invalid('day', text.inFuture);
    const first = firstMoneyDay(today);
    if (input.day < first) {
      return invalid('day', by.texts.account.input.tooEarly(formatSlashDate(first)));
    }
    const { vehicleId, currency, closesService } = input;
    if (input.day < today && currency !== 'EUR' && input.rate === null) {
      return invalid('rate', text.rateOfDay);
    }
    const current = rates[currency];
    const rate = currency === 'EUR' ? 1 : (input.rate ?? current);
    if (!isPlausibleRate(rate, { current, day: input.day, today })) {
      const { implausibleRate } = by.texts.account.input;
      return invalid('rate', implausibleRate(formatExact(current, currency)));
    }
    const { nextServiceDay: serviceDue, nextServiceKilometres: serviceDueKilometres } = input;
    const isService = vehicleId !== null && input.category === 'service';
    if (closesService && !isService) return invalid('closesService', text.noService);
    if (!closesService && (serviceDue !== null || serviceDueKilometres !== null)) {
      return invalid('closesService', text.noNextService);
    }
    let plate: string | null = null;
    if (vehicleId !== null) {
      const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.id, vehicleId));
      if (!vehicle) return invalid('vehicleId', text.unknownVehicle);
      if (serviceDueKilometres !== null && serviceDueKilometres <= (vehicle.kilometres ?? -1)) {
        return invalid('nextServiceKilometres', text.nextKilometres);
      }
      plate = vehicle.plate;
    }
    if (vehicleId !== null && closesService) {
      const next = { serviceDue, serviceDueKilometres };
      const isMeant = { allowOverbooking: false, leaveRentals: false };
      const updated = await updateVehicle(tx, vehicleId, { ...next, ...isMeant }, by);
      if (!updated.ok) return invalid('vehicleId', text.vehicleChanged);
    }
    const amountMinor = Math.round(input.amount * 100);
    const [row] = await tx
      .insert(expenses)
      .values({
        id: randomUUID(),
        vehicleId,
        plate,
        day: input.day,
        category: input.category,
        currency,
        amountMinor,
        rate,
        cents: creditedCents(amountMinor, rate),
        vatPercent: input.vatPercent,
        vendor: input.vendor,
        note: input.note,
        method: input.method,
        staffName: staffNameOf(by),
        createdAt: by.now,
      })
      .returning();
    if (!row) throw new Error('The expense was not written');
    await recordExpense(tx, row, 'create', by);
    return { ok: true, madeId: row.id };
  });
}

/**
 * Voids an expense with a reason. Cash comes back into the cash box as a movement of this moment,
 * like a reversed payment; a count that includes the expense does not change.
 */
export async function voidExpense(
  db: Db,
  expenseId: string,
  reason: string,
  by: RepeatableSaving,
): Promise<ExpenseResult> {
  return changeExpenses(db, ['void', expenseId, reason], by, async (tx) => {
    const [row] = await tx.select().from(expenses).where(eq(expenses.id, expenseId)).for('update');
    if (!row) return { ok: false, reason: 'not-found' };
    if (row.voidedAt) return invalid('reason', by.texts.expenses.input.voidedAlready);
    const [voided] = await tx
      .update(expenses)
      .set({ voidedAt: by.now, voidedBy: staffNameOf(by), voidReason: reason })
      .where(eq(expenses.id, expenseId))
      .returning();
    if (!voided) throw new Error('The expense was not voided');
    await recordExpense(tx, voided, 'update', by);
    return { ok: true, madeId: expenseId };
  });
}

/** Runs `work` once for each Idempotency-Key and returns the expense. */
async function changeExpenses(
  db: Db,
  request: unknown,
  by: RepeatableSaving,
  work: (tx: Db) => Promise<Made | ExpenseRefusal>,
): Promise<ExpenseResult> {
  const made = await makeOnce<ExpenseRefusal>(db, { scope: 'expenses', request }, by, work);
  if (!made.ok) return made;
  const [row] = await db.select().from(expenses).where(eq(expenses.id, made.madeId));
  return row ? { ok: true, expense: toExpense(row) } : { ok: false, reason: 'not-found' };
}

function recordExpense(
  tx: Db,
  row: ExpenseRow,
  action: 'create' | 'update',
  { actor, now }: Saving,
): Promise<void> {
  const facts = {
    category: row.category,
    day: row.day,
    plate: row.plate,
    method: row.method,
    currency: row.currency,
    amount: row.amountMinor / 100,
  };
  return recordChange(tx, {
    actor,
    now,
    action,
    entity: 'expense',
    entityId: row.id,
    title: row.plate ?? row.vendor,
    ...(action === 'update' && { before: { ...facts, voided: false } }),
    after: action === 'create' ? facts : { ...facts, voided: true },
  });
}

function toExpense(row: ExpenseRow): Expense {
  const { id, vehicleId, plate, day, rate, vatPercent, method, vendor, note, staffName } = row;
  return {
    id,
    vehicleId,
    plate,
    day,
    rate,
    vatPercent,
    method,
    vendor,
    note,
    staffName,
    category: row.category as Expense['category'],
    currency: row.currency as CurrencyCode,
    amount: row.amountMinor / 100,
    euros: centsToEuros(row.cents),
    voided: row.voidedAt && {
      at: row.voidedAt.toISOString(),
      by: row.voidedBy ?? '',
      reason: row.voidReason ?? '',
    },
  };
}

function invalid(field: string, message: string): ExpenseRefusal {
  return { ok: false, reason: 'invalid', errors: [{ field, message }] };
}
