import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookingCustomers, bookings, customers } from '#app/db/schema.server.ts';
import { phoneKey } from '#app/lib/phone.ts';
import { customerSearchText, type Details } from './customer-search.rules.ts';

/** The fields of a booking that name its people; the booking belongs to the first driver. */
interface Booked {
  drivers: { name: string; surname: string; phoneNumber: string }[];
  email: string;
  pickupAt: string;
}

interface Saved {
  bookingId: string;
  before: Booked | null;
  /** Null once it is deleted. */
  after: Booked | null;
  /** Whether it is a visitor's request that staff have not saved yet. */
  byVisitor: { before: boolean; after: boolean };
  now: Date;
}

/** One of a booking's people with a phone number. */
interface Person {
  key: string;
  position: number;
  details: Details;
}

type Row = typeof customers.$inferSelect;

/**
 * Brings the customers of a booking up to date, after it was written and in the same transaction. Their
 * rows stay locked, so that of two bookings at once the second finds what the first has made.
 *
 * | a driver                                              | is                                      |
 * | ----------------------------------------------------- | --------------------------------------- |
 * | without a phone number                                | no customer                             |
 * | with the phone that the booking had at this place     | the customer who was in it before       |
 * | with another phone                                    | the customer with it, made if missing   |
 * | who is an earlier driver of the booking already       | in that place alone                     |
 * | who was in the booking and is no longer               | noted in it without a place             |
 *
 * What is then written to a customer stands at `detailsToWrite`.
 */
export async function rememberCustomers(
  tx: Db,
  { bookingId, before, after, byVisitor, now }: Saved,
): Promise<void> {
  if (after && before && !byVisitor.before && isSame(before, after)) return;
  const linked = before ? await readLinked(tx, bookingId) : new Map<number, string>();
  const earlier = new Map(peopleOf(before).map((person) => [person.position, person]));
  const people = peopleOf(after).map((person) => {
    const former = earlier.get(person.position);
    const linkedId = former?.key === person.key ? linked.get(person.position) : undefined;
    return { ...person, former, linkedId };
  });
  const made = await insertMissing(tx, people, now);
  const rows = await lockCustomers(tx, people, [...linked.values()]);

  const places = new Map<string, number>();
  for (const person of people) {
    const row =
      rows.find(({ id }) => id === person.linkedId) ??
      rows.find(({ phoneDigits }) => phoneDigits === person.key);
    if (!row || places.has(row.id)) continue;
    places.set(row.id, person.position);
    const { former } = person;
    const isUnchanged =
      !byVisitor.before && former !== undefined && areSame(former.details, person.details);
    const customer = { row, isNew: made.has(row.id) };
    const details = detailsToWrite(person, customer, { isUnchanged, byVisitor: byVisitor.after });
    await updateDetails(tx, row, details, now);
  }
  await writePlaces(tx, bookingId, places);
  await updateLastPickups(tx, [...new Set([...linked.values(), ...places.keys()])]);
}

/**
 * What a saved booking changes in the customer that a person of it is. The first case that fits:
 *
 * | case                                                 | written                                  |
 * | ---------------------------------------------------- | ---------------------------------------- |
 * | the customer was made by this save                   | nothing: they have all of it             |
 * | they were anonymised                                 | nothing                                  |
 * | staff saved the booking with the same person before  | nothing: their page may say more since   |
 * | it is a visitor's request, not checked by staff      | the e-mail where there is none           |
 * | staff saved it                                       | name; e-mail unless it was left out;     |
 * |                                                      | phone unless staff gave them another one |
 */
function detailsToWrite(
  { key, details: { name, surname, phone, email } }: Person,
  { row, isNew }: { row: Row; isNew: boolean },
  { isUnchanged, byVisitor }: { isUnchanged: boolean; byVisitor: boolean },
): Partial<Details> {
  if (isNew || row.anonymisedAt || isUnchanged) return {};
  if (byVisitor) return { email: row.email || email };
  return {
    name,
    surname,
    email: email || row.email,
    ...(row.phoneDigits === key && { phone }),
  };
}

/** The people of a booking, once a phone number. */
function peopleOf(booked: Booked | null): Person[] {
  if (!booked) return [];
  const people = booked.drivers.flatMap(({ name, surname, phoneNumber: phone }, position) => {
    const key = phoneKey(phone);
    const email = position === 0 ? booked.email : '';
    return key === null ? [] : [{ key, position, details: { name, surname, phone, email } }];
  });
  return people.filter(({ key }, i) => people.findIndex((each) => each.key === key) === i);
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

/** Makes the customers who are not known by their phone number yet; gives their ids. */
async function insertMissing(
  tx: Db,
  people: (Person & { linkedId: string | undefined })[],
  now: Date,
): Promise<Set<string>> {
  const unlinked = people.filter(({ linkedId }) => linkedId === undefined);
  if (unlinked.length === 0) return new Set();
  // In one order, so that of two bookings with the same people none waits for the other in a circle.
  const values = unlinked
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, details }) => ({
      ...details,
      id: randomUUID(),
      phoneDigits: key,
      searchText: customerSearchText(details),
      createdAt: now,
      updatedAt: now,
    }));
  const target = customers.phoneDigits;
  const rows = await tx
    .insert(customers)
    .values(values)
    .onConflictDoNothing({ target })
    .returning({ id: customers.id });
  return new Set(rows.map(({ id }) => id));
}

/** In the order of their ids, as everything that locks several. */
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
