import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne } from 'drizzle-orm';
import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import { recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { customers } from '#app/db/schema.server.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { customerSearchText } from '#app/domain/customers/customer-search.rules.ts';
import { isSameName } from '#app/domain/customers/person.rules.ts';
import { lockPhones } from '#app/domain/customers/remember-customers.server.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { isOnePhone, phoneKey } from '#app/lib/requests/phone.ts';
import {
  type CustomerPage,
  type CustomerUpdate,
  writtenCustomerSchema,
} from './customer.schema.ts';
import { type CustomerRow, readCustomer } from './customers.server.ts';

export type SaveCustomerResult =
  | { ok: true; customer: CustomerPage }
  | RefusedSave
  | { ok: false; reason: 'anonymised' };

/**
 * Changes the given fields of a customer; bookings do not change. Returns `stale` if staff or a
 * booking saved the customer after `version` was read, `invalid` if the phone number is missing or
 * wrong, or if another customer has the same number and name, and `anonymised` if an anonymised
 * customer would change.
 */
export async function updateCustomer(
  db: Db,
  id: string,
  { version, ...given }: CustomerUpdate,
  by: Saving,
): Promise<SaveCustomerResult> {
  const { actor, now } = by;
  const { input: text, labels } = by.texts.customers;
  return allOrNothing<SaveCustomerResult>(db, async (tx) => {
    const typedKey = phoneKey(given.phone ?? '');
    await lockPhones(tx, typedKey === null ? [] : [typedKey]);
    const [before] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
    if (!before) return { ok: false, reason: 'not-found' };
    if (version !== undefined && version !== before.version) return { ok: false, reason: 'stale' };
    const after = { ...before, ...given };
    if (before.anonymisedAt) return acceptUnchanged(tx, before, after);
    if (after.phone === '') {
      const errors = [{ field: 'phone', message: text.required(labels.phone) }];
      return { ok: false, reason: 'invalid', errors };
    }
    if (after.phone !== before.phone && !isOnePhone(after.phone)) {
      const errors = [{ field: 'phone', message: text.onePhone }];
      return { ok: false, reason: 'invalid', errors };
    }
    const phoneDigits = phoneKey(after.phone);
    const others = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.phoneDigits, phoneDigits ?? ''), ne(customers.id, id)));
    const isRenamed = phoneDigits !== before.phoneDigits || !isSameName(before, after);
    const same = isRenamed && others.find((other) => isSameName(other, after));
    if (same) {
      const errors = [{ field: 'phone', message: text.phoneTaken(fullName(same)) }];
      return { ok: false, reason: 'invalid', errors };
    }
    await tx
      .update(customers)
      .set({
        ...given,
        phoneDigits,
        searchText: customerSearchText(after),
        version: before.version + 1,
        updatedAt: now,
      })
      .where(eq(customers.id, id));
    const customer = await readCustomer(tx, id);
    if (!customer) throw new Error(`The customer ${id} was not written`);
    await recordChange(tx, {
      actor,
      action: 'update',
      entity: 'customer',
      entityId: id,
      title: fullName(customer),
      before: writtenCustomerSchema.parse(before),
      after: writtenCustomerSchema.parse(customer),
      now,
    });
    return { ok: true, customer };
  });
}

/** Refuses changes of an anonymised customer, but accepts the unchanged record. */
async function acceptUnchanged(
  tx: Db,
  before: CustomerRow,
  after: CustomerRow,
): Promise<SaveCustomerResult> {
  const customer = isDeepStrictEqual(before, after) ? await readCustomer(tx, before.id) : null;
  return customer ? { ok: true, customer } : { ok: false, reason: 'anonymised' };
}
