import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { bookingCustomers, bookings, customers, handovers } from '#app/db/schema.server.ts';
import { phoneKey } from '#app/lib/requests/phone.ts';
import { customerSearchText, type Details } from './customer-search.rules.ts';
import { findPerson, isSameName, isSamePerson, isShorterForm } from './person.rules.ts';

/** People of a booking. The first driver is its customer. */
interface Booked {
  drivers: { name: string; surname: string; phoneNumber: string }[];
  email: string;
  pickupAt: string;
}

interface Saved {
  bookingId: string;
  before: Booked | null;
  /** Null if the booking was deleted. */
  after: Booked | null;
  /**
   * True if the booking is a visitor's request that staff have not saved, before and after this
   * save.
   */
  byVisitor: { before: boolean; after: boolean };
  now: Date;
}

interface Person {
  key: string;
  position: number;
  details: Details;
}

type Row = typeof customers.$inferSelect;

/** Person of a saved booking, compared with the person at the same position before. */
interface Placed extends Person {
  /** Details at this position before the save; null for a new position or another phone number. */
  former: Details | null;
  /** Id of the customer at this position before the save; undefined if `former` is null. */
  linkedId: string | undefined;
}

/**
 * Updates the customers of a booking. Call it after the booking was written, in the same
 * transaction. The customers' rows stay locked: if two bookings are saved at once, the second finds
 * the customers that the first has created.
 *
 * | driver of the booking                              | customer                                  |
 * | -------------------------------------------------- | ----------------------------------------- |
 * | without a phone number                             | none                                      |
 * | same phone number at this position before the save | chosen by `customerOf`                    |
 * | new phone number at this position                  | found by phone number and name, else new  |
 * | same customer as an earlier driver                 | only linked at the earlier position       |
 * | no longer in the booking                           | stays linked, without a position          |
 *
 * `detailsToWrite` decides which details of a customer change.
 */
export async function rememberCustomers(
  tx: Db,
  { bookingId, before, after, byVisitor, now }: Saved,
): Promise<void> {
  if (after && before && !byVisitor.before && isSame(before, after)) return;
  const linked = before ? await readLinked(tx, bookingId) : new Map<number, string>();
  const earlier = new Map(peopleOf(before).map((person) => [person.position, person]));
  const people = peopleOf(after).map((person): Placed => {
    const known = earlier.get(person.position);
    const former = known?.key === person.key ? known.details : null;
    return { ...person, former, linkedId: former ? linked.get(person.position) : undefined };
  });
  await lockPhones(
    tx,
    people.map(({ key }) => key),
  );
  const rows = await lockCustomers(tx, people, [...linked.values()]);

  const places = new Map<string, number>();
  for (const person of people) {
    const known = await customerOf(tx, person, { rows, bookingId });
    if (known && places.has(known.id)) continue;
    const row = known ?? (await insertCustomer(tx, person, now));
    if (!known) rows.push(row);
    places.set(row.id, person.position);
    const { former } = person;
    const isUnchanged = !byVisitor.before && former !== null && areSame(former, person.details);
    const isOwn = row.id === person.linkedId && (await hasNoOtherRecords(tx, row, bookingId));
    const customer = { row, isNew: !known, hasNoOtherRecords: isOwn };
    const details = detailsToWrite(person, customer, { isUnchanged, byVisitor: byVisitor.after });
    await updateDetails(tx, row, details, now);
  }
  await writePlaces(tx, bookingId, places);
  await updateLastPickups(tx, [...new Set([...linked.values(), ...places.keys()])]);
}

/**
 * Returns the customer that a person of a booking is; undefined for a new customer. "Former
 * customer" is the one at the person's position before the save. The first case that fits:
 *
 * | case                                                                  | customer               |
 * | --------------------------------------------------------------------- | ---------------------- |
 * | no former customer, or another phone number                           | found by `findPerson`  |
 * | the name has not changed                                              | the former customer    |
 * | a customer with this phone number has the same name                   | that customer          |
 * | the name is a shorter or longer form of the former customer's name    | the former customer    |
 * | the former customer has no other booking and no records               | the former customer    |
 * | otherwise                                                             | found by `findPerson`  |
 */
async function customerOf(
  tx: Db,
  { key, details, former, linkedId }: Placed,
  { rows, bookingId }: { rows: Row[]; bookingId: string },
): Promise<Row | undefined> {
  const before = rows.find(({ id }) => id === linkedId);
  const withPhone = rows.filter(({ phoneDigits }) => phoneDigits === key);
  if (!before || !former) return findPerson(withPhone, details);
  if (isSameName(former, details)) return before;
  const same = withPhone.find((row) => isSameName(row, details));
  if (same) return same;
  if (isSamePerson(before, details) || (await hasNoOtherRecords(tx, before, bookingId)))
    return before;
  return findPerson(withPhone, details);
}

/**
 * Returns true if a customer has no other booking, no notes, no warning and no documents of a
 * hand-over.
 */
async function hasNoOtherRecords(
  tx: Db,
  { id, warning, notes }: Row,
  bookingId: string,
): Promise<boolean> {
  if (warning || notes) return false;
  const { customerId, position } = bookingCustomers;
  const [known] = await tx
    .select({ customerId })
    .from(bookingCustomers)
    .leftJoin(
      handovers,
      and(
        eq(handovers.bookingId, bookingCustomers.bookingId),
        isNull(handovers.documentsDeletedAt),
      ),
    )
    .where(
      and(
        eq(customerId, id),
        or(
          and(ne(bookingCustomers.bookingId, bookingId), isNotNull(position)),
          isNotNull(handovers.bookingId),
        ),
      ),
    )
    .limit(1);
  return !known;
}

/**
 * Returns the changes that a saved booking makes to a customer. The first case that fits:
 *
 * | case                                            | changes                                        |
 * | ----------------------------------------------- | ---------------------------------------------- |
 * | this save has created the customer              | none                                           |
 * | the customer was anonymised                     | none                                           |
 * | the person's details in the booking are         | none, because staff may have edited the        |
 * | unchanged, and staff had saved it before        | customer since                                 |
 * | unsaved request of a visitor                    | e-mail, if the customer has none               |
 * | saved by staff                                  | name, unless it is the same or a shorter form  |
 * |                                                 | and the customer has other bookings or records |
 * |                                                 | e-mail, unless it is empty                     |
 * |                                                 | phone, unless staff have changed the           |
 * |                                                 | customer's number                              |
 */
function detailsToWrite(
  { key, details: { name, surname, phone, email } }: Placed,
  { row, isNew, hasNoOtherRecords }: { row: Row; isNew: boolean; hasNoOtherRecords: boolean },
  { isUnchanged, byVisitor }: { isUnchanged: boolean; byVisitor: boolean },
): Partial<Details> {
  if (isNew || row.anonymisedAt || isUnchanged) return {};
  if (byVisitor) return { email: row.email || email };
  const typed = { name, surname };
  const keepsName = !hasNoOtherRecords && (isSameName(typed, row) || isShorterForm(typed, row));
  return {
    ...(!keepsName && { name, surname }),
    email: email || row.email,
    ...(row.phoneDigits === key && { phone }),
  };
}

/** Returns the people of a booking who have a phone number, each person once. */
function peopleOf(booked: Booked | null): Person[] {
  if (!booked) return [];
  const people = booked.drivers.flatMap(({ name, surname, phoneNumber: phone }, position) => {
    const key = phoneKey(phone);
    const email = position === 0 ? booked.email : '';
    return key === null ? [] : [{ key, position, details: { name, surname, phone, email } }];
  });
  return people.filter(
    ({ key, details }, i) =>
      !people.slice(0, i).some((each) => each.key === key && isSamePerson(each.details, details)),
  );
}

function isSame(before: Booked, after: Booked): boolean {
  const [old, saved] = [peopleOf(before), peopleOf(after)];
  return (
    before.pickupAt === after.pickupAt &&
    old.length === saved.length &&
    old.every((person, i) => {
      const now = saved[i];
      return now?.position === person.position && areSame(person.details, now.details);
    })
  );
}

function areSame(a: Details, b: Details): boolean {
  return (['name', 'surname', 'phone', 'email'] as const).every((field) => a[field] === b[field]);
}

async function readLinked(tx: Db, bookingId: string): Promise<Map<number, string>> {
  const rows = await tx
    .select()
    .from(bookingCustomers)
    .where(and(eq(bookingCustomers.bookingId, bookingId), isNotNull(bookingCustomers.position)));
  return new Map(rows.map(({ position, customerId }) => [position ?? 0, customerId]));
}

async function insertCustomer(tx: Db, { key, details }: Person, now: Date): Promise<Row> {
  const values = {
    ...details,
    id: randomUUID(),
    phoneDigits: key,
    searchText: customerSearchText(details),
    createdAt: now,
    updatedAt: now,
  };
  const [row] = await tx.insert(customers).values(values).returning();
  if (!row) throw new Error('The customer was not written');
  return row;
}

/**
 * Locks these phone numbers, so that only one transaction at a time looks for their customers or
 * creates one. Lock the rows of customers only afterwards.
 */
export async function lockPhones(tx: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  // Locks in a fixed order, so that two bookings with the same people do not deadlock.
  const hashes = sql`select distinct hashtext(key) as hash from unnest(${sql.param(keys)}::text[]) as key order by hash`;
  await tx.execute(
    sql`select pg_advisory_xact_lock(${LOCKS.phones}, hash) from (${hashes}) as ordered`,
  );
}

/** Locks customers in the order of their ids, as all code that locks several customers does. */
async function lockCustomers(tx: Db, people: Person[], ids: string[]): Promise<Row[]> {
  const keys = people.map(({ key }) => key);
  if (keys.length + ids.length === 0) return [];
  return tx
    .select()
    .from(customers)
    .where(or(inArray(customers.phoneDigits, keys), inArray(customers.id, ids)))
    .orderBy(asc(customers.id))
    .for('update');
}

async function updateDetails(
  tx: Db,
  row: Row,
  details: Partial<Details>,
  now: Date,
): Promise<void> {
  const after = { ...row, ...details };
  if (areSame(row, after)) return;
  await tx
    .update(customers)
    .set({
      ...details,
      searchText: customerSearchText(after),
      version: row.version + 1,
      updatedAt: now,
    })
    .where(eq(customers.id, row.id));
}

/**
 * Writes the positions of a booking's people. A person who left the booking stays linked without a
 * position.
 */
async function writePlaces(tx: Db, bookingId: string, places: Map<string, number>): Promise<void> {
  await tx
    .update(bookingCustomers)
    .set({ position: null })
    .where(
      and(
        eq(bookingCustomers.bookingId, bookingId),
        places.size > 0 ? notInArray(bookingCustomers.customerId, [...places.keys()]) : undefined,
      ),
    );
  if (places.size === 0) return;
  await tx
    .insert(bookingCustomers)
    .values([...places].map(([customerId, position]) => ({ bookingId, customerId, position })))
    .onConflictDoUpdate({
      target: [bookingCustomers.bookingId, bookingCustomers.customerId],
      set: { position: sql`excluded.position` },
    });
}

/** Updates the latest pickup of customers, whose rows are locked. */
async function updateLastPickups(tx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const latest = tx
    .select({ at: sql`max(${bookings.pickupAt})` })
    .from(bookingCustomers)
    .innerJoin(bookings, eq(bookings.id, bookingCustomers.bookingId))
    .where(
      and(eq(bookingCustomers.customerId, customers.id), isNotNull(bookingCustomers.position)),
    );
  await tx
    .update(customers)
    .set({ lastPickupAt: sql`(${latest})` })
    .where(inArray(customers.id, ids));
}
