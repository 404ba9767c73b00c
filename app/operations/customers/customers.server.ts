import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#app/db/client.server.ts';
import { countedBalanceSql } from '#app/db/counted-balance.server.ts';
import { bookingCustomers, bookings, customers } from '#app/db/schema.server.ts';
import { shownAmount } from '#app/domain/account/account.rules.ts';
import type { BookingStatus, ServiceType } from '#app/domain/bookings/booking.rules.ts';
import { containsTerms, hasBalance } from '#app/domain/bookings/bookings.server.ts';
import { isUnpriced } from '#app/domain/bookings/recorded-booking.rules.ts';
import {
  type CustomerMatch,
  type CustomerMatches,
  MAX_MATCHES,
} from '#app/domain/customers/customer-match.schema.ts';
import { toWallClock } from '#app/lib/dates/dates.ts';
import type { Pagination } from '#app/lib/http/envelope.schema.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import { paginate } from '#app/lib/pagination.ts';
import { phoneKey } from '#app/lib/requests/phone.ts';
import { readLastDocuments } from '#app/operations/handovers/documents/last-documents.server.ts';
import {
  type Customer,
  type CustomerBooking,
  type CustomerPage,
  type CustomerSort,
  type CustomersQuery,
  MAX_SHOWN,
} from './customer.schema.ts';

export type CustomerRow = typeof customers.$inferSelect;

/** Returns a page of the customers that a search finds, without anonymised ones. */
export async function listCustomers(
  db: Db,
  { page, limit, search = '', sort }: CustomersQuery,
): Promise<{ customers: Customer[]; pagination: Pagination }> {
  const place = { limit, offset: (page - 1) * limit };
  const { ids, total } = await findIds(db, { search, sort, ...place });
  const rows =
    ids.length > 0 ? await db.select().from(customers).where(inArray(customers.id, ids)) : [];
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { customers: await toCustomers(db, rows), pagination: paginate(page, limit, total) };
}

interface Place {
  search: string;
  sort: CustomerSort;
  limit: number;
  offset: number;
}

/**
 * Returns the ids of a page, and the number of all customers found. Without a search, the ids come
 * from the index of the order, so that a late page is fast. With a search, one query gives both.
 */
async function findIds(
  db: Db,
  { search, sort, limit, offset }: Place,
): Promise<{ ids: string[]; total: number }> {
  const passes = isFound(search);
  const counted = {
    id: customers.id,
    total: sql<number | null>`${search ? sql`count(*) over ()` : null}::int`,
  };
  const page = db
    .select(counted)
    .from(customers)
    .where(passes)
    .orderBy(...inOrder(sort))
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([page, search ? null : db.$count(customers, passes)]);
  const ids = rows.map(({ id }) => id);
  // A page after the last one has no row with the number.
  return { ids, total: total ?? rows[0]?.total ?? (await db.$count(customers, passes)) };
}

/** Returns the condition for customers who are not anonymised and match every word of a search. */
export function isFound(search: string): SQL | undefined {
  return and(isNull(customers.anonymisedAt), containsTerms(customers.searchText, search));
}

function inOrder(sort: CustomerSort): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  const column = sort.endsWith('name') ? customers.searchText : customers.lastPickupAt;
  const order = direction(column);
  // Customers without a booking come last, or first in the reversed order.
  const nulls =
    sort === '-last'
      ? sql`${order} nulls last`
      : sort === 'last'
        ? sql`${order} nulls first`
        : order;
  return [nulls, direction(customers.id)];
}

/**
 * Returns a customer with their newest bookings; null for an unknown id. An anonymised customer
 * still has bookings.
 */
export async function readCustomer(db: Db, id: string): Promise<CustomerPage | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  if (!row) return null;
  // Queries run one after another, because a transaction has one connection.
  const [customer] = await toCustomers(db, [row]);
  const history = await readHistory(db, id);
  const documents = await readLastDocuments(db, id);
  const withPhone = row.phoneDigits === null ? [] : await readWithPhone(db, row.phoneDigits);
  const others = await toCustomers(
    db,
    withPhone.filter((other) => other.id !== id),
  );
  const sharedWith = others.map(({ id, name, surname, bookings }) => ({
    ...{ id, name, surname, bookings },
  }));
  return customer ? { ...customer, history, documents, sharedWith } : null;
}

/**
 * Returns the booking of a row of `bookingCustomers`, for a lateral join. The limit makes
 * PostgreSQL look up each booking. Without it, the thousands of bookings of an agency make
 * PostgreSQL read the whole table.
 */
function bookingOf(db: Db) {
  return db
    .select()
    .from(bookings)
    .where(eq(bookings.id, bookingCustomers.bookingId))
    .limit(1)
    .as('booking');
}

const isInIt = isNotNull(bookingCustomers.position);

async function readHistory(db: Db, id: string): Promise<CustomerBooking[]> {
  const booking = bookingOf(db);
  const { reference, serviceType, carTitle, zoneName, pickupAt, dropoffAt, status } = booking;
  const { totalCents, quotedCents, dueCents, depositCents } = booking;
  const rows = await db
    .select({
      ...{ id: booking.id, reference, serviceType, carTitle, zoneName },
      ...{ pickupAt, dropoffAt, status, totalCents, quotedCents, dueCents, depositCents },
      balanceCents: countedBalanceSql(booking).mapWith(Number),
      position: bookingCustomers.position,
    })
    .from(bookingCustomers)
    .innerJoinLateral(booking, sql`true`)
    .where(and(eq(bookingCustomers.customerId, id), isInIt))
    .orderBy(desc(pickupAt), desc(booking.id))
    .limit(MAX_SHOWN);
  return rows.map((row) => ({
    id: row.id,
    bookingReference: row.reference,
    serviceType: row.serviceType as ServiceType,
    title: row.carTitle ?? row.zoneName,
    pickupTime: toWallClock(row.pickupAt),
    dropoffTime: toWallClock(row.dropoffAt),
    status: row.status as BookingStatus,
    ...toAmount(row),
    balance: centsToEuros(row.balanceCents),
    depositHeld: centsToEuros(row.depositCents),
    own: row.position === 0,
  }));
}

function toAmount({
  totalCents,
  quotedCents,
  dueCents,
  status,
}: Pick<typeof bookings.$inferSelect, 'totalCents' | 'quotedCents' | 'dueCents' | 'status'>): Pick<
  CustomerBooking,
  'total' | 'formerPrice'
> {
  const { amount, formerPrice } = shownAmount({
    ...{ price: totalCents, due: dueCents, isCancelled: status === 'cancelled' },
    isUnpriced: isUnpriced({ total: totalCents, quoted: quotedCents }),
  });
  return {
    total: amount === null ? null : centsToEuros(amount),
    formerPrice: formerPrice === null ? null : centsToEuros(formerPrice),
  };
}

/**
 * Returns customers as the API has them: with the number of their bookings, and the sums of their
 * own bookings in euros.
 */
export async function toCustomers(db: Db, rows: CustomerRow[]): Promise<Customer[]> {
  const sums = await readSums(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ phoneDigits: _, searchText: __, lastPickupAt, ...row }) => ({
    ...row,
    bookings: sums.get(row.id)?.count ?? 0,
    total: centsToEuros(Number(sums.get(row.id)?.due ?? 0)),
    balance: centsToEuros(Number(sums.get(row.id)?.balance ?? 0)),
    depositHeld: centsToEuros(Number(sums.get(row.id)?.deposit ?? 0)),
    lastPickup: lastPickupAt && toWallClock(lastPickupAt),
    anonymisedAt: row.anonymisedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/**
 * Number of a customer's bookings, and sums of their own bookings in euro cents. PostgreSQL returns
 * a sum of integers as a bigint, which the driver returns as a string.
 */
interface CustomerSums {
  count: number;
  due: string | null;
  balance: string | null;
  deposit: string | null;
}

async function readSums(db: Db, ids: string[]): Promise<Map<string, CustomerSums>> {
  if (ids.length === 0) return new Map();
  const booking = bookingOf(db);
  const isCustomer = eq(bookingCustomers.position, 0);
  const sumOf = (cents: PgColumn, condition?: SQL) =>
    sql<string | null>`sum(${cents}) filter (where ${and(isCustomer, condition)})`;
  const rows = await db
    .select({
      id: bookingCustomers.customerId,
      count: sql<number>`count(*)::int`,
      due: sumOf(booking.dueCents, hasBalance(booking.status)),
      balance: sumOf(booking.balanceCents, hasBalance(booking.status)),
      deposit: sumOf(booking.depositCents),
    })
    .from(bookingCustomers)
    .innerJoinLateral(booking, sql`true`)
    .where(and(inArray(bookingCustomers.customerId, ids), isInIt))
    .groupBy(bookingCustomers.customerId);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

/** Minimum length of a search, because one letter matches nearly everybody. */
const MIN_LETTERS = 2;

/**
 * Returns at most `MAX_MATCHES` customers that match the search, and all with this phone number.
 */
export async function findMatches(
  db: Db,
  { search = '', phone = '' }: { search?: string | undefined; phone?: string | undefined },
): Promise<CustomerMatches> {
  const key = phoneKey(phone);
  const isLong = search.trim().length >= MIN_LETTERS;
  const [found, known] = await Promise.all([
    isLong
      ? db
          .select()
          .from(customers)
          .where(isFound(search))
          .orderBy(...inOrder('-last'))
          .limit(MAX_MATCHES)
      : [],
    key ? readWithPhone(db, key) : [],
  ]);
  const all = await toCustomers(db, [...found, ...known]);
  const matches = all.map(toMatch);
  return { matches: matches.slice(0, found.length), known: matches.slice(found.length) };
}

/** Reads all customers with a phone number, the latest booking first. */
function readWithPhone(db: Db, phoneDigits: string): Promise<CustomerRow[]> {
  return db
    .select()
    .from(customers)
    .where(eq(customers.phoneDigits, phoneDigits))
    .orderBy(...inOrder('-last'));
}

function toMatch({ id, name, surname, phone, email, warning, bookings }: Customer): CustomerMatch {
  return { id, name, surname, phone, email, warning, bookings };
}
