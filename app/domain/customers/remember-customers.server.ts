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
  /** True if the booking is a visitor's request that staff have not saved, before and after the save. */
  byVisitor: { before: boolean; after: boolean };
  now: Date;
}

/** Person of a booking who has a phone number. */
interface Person {
  key: string;
  position: number;
  details: Details;
}

type Row = typeof customers.$inferSelect;

/** A person of a saved booking, and the person with the same phone number at that place before. */
interface Placed extends Person {
  /** Details at this place before the save; null for a new place or another phone number. */
  former: Details | null;
  /** Id of the customer at this place before the save. */
  linkedId: string | undefined;
}

/**
 * Updates the customers of a booking, after it was written and in the same transaction. The customers'
 * rows stay locked: if two bookings are saved at once, the second finds the customers that the first
 * has created.
 *
 * | a driver                                              | is                                      |
 * | ----------------------------------------------------- | --------------------------------------- |
 * | without a phone number                                | no customer                             |
 * | with the phone that the booking had at this place     | chosen by `customerOf`                  |
 * | with another phone                                    | the customer with it and this name, else a new one |
 * | who is an earlier driver of the booking already       | in that place alone                     |
 * | who was in the booking and is no longer               | noted in it without a place             |
 *
 * `detailsToWrite` decides what is then written to a customer.
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
    const isOwn = row.id === person.linkedId && (await isOnlyHere(tx, row, bookingId));
    const customer = { row, isNew: !known, isOnlyHere: isOwn };
    const details = detailsToWrite(person, customer, { isUnchanged, byVisitor: byVisitor.after });
    await updateDetails(tx, row, details, now);
  }
  await writePlaces(tx, bookingId, places);
  await updateLastPickups(tx, [...new Set([...linked.values(), ...places.keys()])]);
}

/**
 * The customer that a person of a booking is; undefined for somebody new. The first case that fits:
 *
 * | case                                                               | customer                   |
 * | ------------------------------------------------------------------ | -------------------------- |
 * | their name is as it was                                            | who was in this place      |
 * | somebody with this phone number has the same name                  | that person                |
 * | their name is a shorter or longer form of who was in this place    | who was in this place      |
 * | nothing is noted of who was in this place, and no other booking    | who was in this place      |
 * | somebody with this phone number has a form of this name            | chosen by `findPerson`     |
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
  if (isSamePerson(before, details) || (await isOnlyHere(tx, before, bookingId))) return before;
  return findPerson(withPhone, details);
}

/** Returns true if a customer has no other booking, no notes, no warning and no documents of a hand-over. */
async function isOnlyHere(
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
      and(eq(handovers.bookingId, bookingCustomers.bookingId), isNull(handovers.forgottenAt)),
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
 * The changes that a saved booking makes to a person's customer record. The first case that fits:
 *
 * | case                                                 | written                                  |
 * | ---------------------------------------------------- | ---------------------------------------- |
 * | the customer was made by this save                   | nothing: they have all details           |
 * | they were anonymised                                 | nothing                                  |
 * | staff saved the booking with the same person before  | nothing: their page may say more since   |
 * | it is a visitor's request, not checked by staff      | the e-mail where there is none           |
 * | staff saved it                                       | name, unless it is the same or a shorter |
 * |                                                      | form and more than this booking is known |
 * |                                                      | of them; e-mail unless it was left out;  |
 * |                                                      | phone unless staff gave them another one |
 */
function detailsToWrite(
  { key, details: { name, surname, phone, email } }: Placed,
  { row, isNew, isOnlyHere }: { row: Row; isNew: boolean; isOnlyHere: boolean },
  { isUnchanged, byVisitor }: { isUnchanged: boolean; byVisitor: boolean },
): Partial<Details> {
  if (isNew || row.anonymisedAt || isUnchanged) return {};
  if (byVisitor) return { email: row.email || email };
  const typed = { name, surname };
  const keepsName = !isOnlyHere && (isSameName(typed, row) || isShorterForm(typed, row));
  return {
    ...(!keepsName && { name, surname }),
    email: email || row.email,
    ...(row.phoneDigits === key && { phone }),
  };
}

/** The people of a booking, each once. */
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

/** The customers that are in a booking, by their place. */
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
 * Lets one transaction at a time look for the customers of these phone numbers and make new ones. Callers
 * lock the rows of customers afterwards.
 */
export async function lockPhones(tx: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  // Locks in a fixed order, so that two bookings with the same people do not wait for each other.
  const hashes = sql`select distinct hashtext(key) as hash from unnest(${sql.param(keys)}::text[]) as key order by hash`;
  await tx.execute(
    sql`select pg_advisory_xact_lock(${LOCKS.phones}, hash) from (${hashes}) as ordered`,
  );
}

/** Locks customers in the order of their ids, as everything that locks several does. */
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

/** Writes the places of a booking's people; a person who left it stays noted without a place. */
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

/** Brings the latest pickup of customers up to date; their rows are locked. */
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
