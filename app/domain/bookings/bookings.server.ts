import { and, asc, desc, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#app/db/client.server.ts';
import { customerOrder } from '#app/db/customer-order.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import type { AccountFilter } from '#app/domain/account/account.rules.ts';
import type { ExtraCounts } from '#app/domain/pricing/price.rules.ts';
import { addDays, type IsoDate, toWallClock } from '#app/lib/dates/dates.ts';
import type { Pagination } from '#app/lib/http/envelope.schema.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import { paginate } from '#app/lib/pagination.ts';
import {
  BOOKING_STATUSES,
  type BookingSort,
  type BookingStatus,
  isBookingId,
  LATE_DAYS,
  type ServiceType,
} from './booking.rules.ts';
import {
  type BookingRecord,
  type BookingStatistics,
  storedTransferDataSchema,
} from './booking.schema.ts';
import { searchTerms } from './booking-search.rules.ts';

interface ListArgs {
  page: number;
  limit: number;
  /** Text as typed; see `searchTerms`. */
  search?: string | undefined;
  status?: BookingStatus | 'all';
  serviceType?: ServiceType | 'all';
  /** Set: bookings that visitors asked for, or that staff typed. */
  requested?: boolean | undefined;
  account?: AccountFilter | undefined;
  /** First and last day of the business, both included; see `happensOn`. */
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
  /** First day of the pickup alone. */
  pickupFrom?: IsoDate | undefined;
  /** Day for which late bookings of earlier days are listed; see `notBegunBefore`. */
  lateOn?: IsoDate | undefined;
  /** Left out: last recorded first; for a range of days earliest pickup first. */
  sort?: BookingSort | undefined;
}

/** Returns one page of the bookings that pass the filters. Pages count from 1. */
export async function listBookings(
  db: Db,
  { page, limit, sort, ...filters }: ListArgs,
): Promise<{ bookings: BookingRecord[]; pagination: Pagination }> {
  const passes = matchesFilters(filters);
  const hasDays = Boolean(filters.from || filters.to || filters.lateOn);
  const order = sort ?? (hasDays || filters.pickupFrom ? 'pickup' : '-created');
  // Pickups from a day on are a part of the index of their order, and few in any other.
  const isFew = hasDays || (Boolean(filters.pickupFrom) && !order.endsWith('pickup'));
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(bookings)
      .where(passes)
      .orderBy(...inOrder(order, isFew))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(bookings, passes),
  ]);
  return { bookings: rows.map(toRecord), pagination: paginate(page, limit, total) };
}

/** Returns a booking; null if no booking has this id. */
export async function readBooking(db: Db, id: string): Promise<BookingRecord | null> {
  if (!isBookingId(id)) return null;
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row ? toRecord(row) : null;
}

/** The booking of a transfer's other way, where both were recorded at once; null for all others. */
export async function readOtherWay(
  db: Db,
  id: string,
): Promise<{ booking: BookingRecord; isWayBack: boolean } | null> {
  const wayThere = db.select({ id: bookings.wayBackId }).from(bookings).where(eq(bookings.id, id));
  const [row] = await db
    .select()
    .from(bookings)
    .where(or(eq(bookings.wayBackId, id), eq(bookings.id, sql`(${wayThere})`)));
  return row ? { booking: toRecord(row), isWayBack: row.wayBackId !== id } : null;
}

export function toRecord(row: typeof bookings.$inferSelect): BookingRecord {
  const {
    searchText: _searchText,
    filed: _filed,
    wayBackId: _wayBackId,
    tripToken: _tripToken,
    dueCents: _dueCents,
    balanceCents: _balanceCents,
    ...same
  } = row;
  return {
    ...same,
    serviceType: row.serviceType as ServiceType,
    transferData: fittingTransferData(row.transferData),
    status: row.status as BookingStatus,
    extras: row.extras as ExtraCounts | null,
    pickupAt: toWallClock(row.pickupAt),
    dropoffAt: toWallClock(row.dropoffAt),
    holdUntil: row.holdUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * The stored data of a transfer. Fields that do not fit are left out; if a required field does not fit, the result
 * is null. A row that was changed by hand in the database must not take down the whole list.
 */
function fittingTransferData(stored: unknown): BookingRecord['transferData'] {
  if (stored === null) return null;
  const { error } = storedTransferDataSchema.safeParse(stored);
  if (!error) return stored as BookingRecord['transferData'];
  const unfit = new Set(error.issues.map(({ path: [field] }) => field));
  const rest = Object.entries(Object(stored)).filter(([field]) => !unfit.has(field));
  return storedTransferDataSchema.safeParse(Object.fromEntries(rest)).data ?? null;
}

/** The condition of the list's filters, also for its files; undefined without any. */
export function matchesFilters({
  search = '',
  status = 'all',
  serviceType = 'all',
  requested,
  account,
  from,
  to,
  pickupFrom,
  lateOn,
}: Omit<ListArgs, 'page' | 'limit' | 'sort'>): SQL | undefined {
  return and(
    status === 'all' ? undefined : eq(bookings.status, status),
    serviceType === 'all' ? undefined : eq(bookings.serviceType, serviceType),
    requested === undefined ? undefined : eq(bookings.requested, requested),
    account && ACCOUNT_CONDITIONS[account],
    happensOn(from, to),
    pickupFrom ? gte(bookings.pickupAt, pickupFrom) : undefined,
    lateOn ? or(notBegunBefore(lateOn), stillOutBefore(lateOn)) : undefined,
    containsTerms(bookings.searchText, search),
  );
}

/** Conditions as the partial indexes have them: with a parameter the database would not use them. */
const ACCOUNT_CONDITIONS: Record<AccountFilter, SQL> = {
  owes: sql`${bookings.balanceCents} > 0`,
  overpaid: sql`${bookings.balanceCents} < 0`,
  deposit: sql`${bookings.depositCents} > 0`,
};

const SORTED = {
  created: bookings.createdAt,
  pickup: bookings.pickupAt,
  dropoff: bookings.dropoffAt,
  reference: bookings.reference,
  customer: customerOrder(bookings.drivers),
  total: bookings.totalCents,
  balance: bookings.balanceCents,
};

/**
 * The id decides between equals, so that no page shows a booking of another. `few` keeps the database
 * from walking the index of the order through all bookings in search of a few days: what was found
 * is sorted then (a week among 200,000: 2 ms in place of 90).
 */
function inOrder(sort: BookingSort, few: boolean): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  const column = SORTED[sort.replace('-', '') as keyof typeof SORTED];
  return [direction(few ? sql`greatest(${column})` : column), direction(bookings.id)];
}

/**
 * Condition for bookings with an event between two days: a rental is handed over or returned, a
 * transfer begins. Undefined without days. Each half has its index.
 */
function happensOn(from: IsoDate | undefined, to: IsoDate | undefined): SQL | undefined {
  if (!from && !to) return undefined;
  const within = (at: typeof bookings.pickupAt | typeof bookings.dropoffAt) =>
    and(from ? gte(at, from) : undefined, to ? lt(at, addDays(to, 1)) : undefined);
  return or(
    within(bookings.pickupAt),
    and(eq(bookings.serviceType, 'car_rental'), within(bookings.dropoffAt)),
  );
}

/** Requests of visitors that wait for an answer. */
export const isWaitingRequest = and(eq(bookings.status, 'pending'), eq(bookings.requested, true));

/** Condition for bookings of earlier days that have not begun. */
export function notBegunBefore(day: IsoDate): SQL | undefined {
  return and(
    gte(bookings.pickupAt, addDays(day, -LATE_DAYS)),
    lt(bookings.pickupAt, day),
    inArray(bookings.status, ['pending', 'confirmed']),
  );
}

/** Condition for active bookings that should have ended before a day, however long ago. */
export function stillOutBefore(day: IsoDate): SQL | undefined {
  return and(eq(bookings.status, 'active'), lt(bookings.dropoffAt, day));
}

/**
 * Condition for rows whose search text contains every word of a search. Undefined for an empty
 * search. Words of three letters and more use the column's trigram index.
 */
export function containsTerms(searchText: PgColumn, search: string): SQL | undefined {
  const { words, numbers } = searchTerms(search);
  const contains = (part: string) => like(searchText, `%${part.replace(/[\\%_]/g, '\\$&')}%`);
  return and(
    ...words.map(contains),
    ...numbers.map(({ parts, digits }) =>
      or(and(...parts.map(contains)), digits ? contains(digits) : undefined),
    ),
  );
}

/** Returns the number of bookings by status and from `today` on, and their revenue. */
export async function readBookingStatistics(db: Db, today: IsoDate): Promise<BookingStatistics> {
  const byStatus = db
    .select({
      status: bookings.status,
      count: sql<number>`count(*)::int`,
      // A sum of integers is a bigint, which the driver gives as a text.
      cents: sql<string>`sum(${bookings.dueCents})`,
    })
    .from(bookings)
    .groupBy(bookings.status);
  const [rows, upcoming] = await Promise.all([
    byStatus,
    db.$count(bookings, matchesFilters({ pickupFrom: today })),
  ]);
  const count = (status: BookingStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  const counts = Object.fromEntries(
    BOOKING_STATUSES.map((status) => [status, count(status)]),
  ) as Record<BookingStatus, number>;
  // Charges of a cancelled booking are revenue; a pending booking has no revenue yet.
  const earned = rows.filter(({ status }) => status !== 'pending');
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    ...counts,
    upcoming,
    revenue: centsToEuros(earned.reduce((sum, row) => sum + Number(row.cents), 0)),
  };
}
