/** The records that are reported to authorities; `file-record.server.ts` marks them. */
import { and, asc, eq, gte, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers } from '#app/db/schema.server.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { addDays, type IsoDate, toWallClock } from '#app/lib/dates/dates.ts';
import { paginate } from '#app/lib/pagination.ts';
import { ANONYMOUS } from '#app/lib/privacy.ts';
import { maskNumber } from '#app/operations/handovers/handover.rules.ts';
import { type Days, type FilingKind, missingOf, reminderDays, type Sheet } from './filing.rules.ts';
import type { Filing, FilingId, Filings, FilingsQuery, Unfiled } from './filing.schema.ts';
import { type FilingRecord, isChanged } from './filing-sheet.server.ts';

/** Said as the indexes have it, so that they are used. */
const IS_OPEN_HANDOVER = sql`${handovers.filed} is null and ${handovers.forgottenAt} is null`;
/** A return alone is not reported: the police know of no rental that it would end. */
const IS_OF_HANDOVER = sql`exists (
  select from handovers began where began.booking_id = ${handovers.bookingId} and began.kind = 'out')`;
const IS_AGREED = sql`${bookings.status} in ('confirmed', 'active', 'completed')`;
const IS_TRANSFER = sql`${bookings.serviceType} = 'transfer' and (${IS_AGREED} or ${bookings.filed} is not null)`;
/** Of a customer who was anonymised the name is this, and the phone empty. */
const IS_FORGOTTEN = sql`${bookings.drivers} -> 0 @> ${JSON.stringify({ name: ANONYMOUS, phoneNumber: '' })}::jsonb`;
/** Not reported yet, or to be withdrawn. */
const IS_OPEN_TRANSFER = sql`${bookings.serviceType} = 'transfer' and (
  ${bookings.filed} is null and ${IS_AGREED} and (${IS_FORGOTTEN}) is not true
  or ${bookings.filed} is not null and ${bookings.status} = 'cancelled')`;

interface RecordsQuery extends Days {
  sheet: Sheet;
  /** Only what the office has still to report or to withdraw. */
  open?: boolean;
}

function within({ sheet, from, to, open = false }: RecordsQuery): SQL | undefined {
  const end = addDays(to, 1);
  if (sheet === 'kabis') {
    const isOpen = open ? IS_OPEN_HANDOVER : undefined;
    return and(gte(handovers.at, from), lt(handovers.at, end), IS_OF_HANDOVER, isOpen);
  }
  const isListed = open ? IS_OPEN_TRANSFER : IS_TRANSFER;
  return and(gte(bookings.pickupAt, from), lt(bookings.pickupAt, end), isListed);
}

/** The records of the days, the earliest first; those of a page, or all. */
export function readRecords(
  db: Db,
  query: RecordsQuery,
  page?: { page: number; limit: number },
): Promise<FilingRecord[]> {
  const read = query.sheet === 'kabis' ? readHandovers : readTransfers;
  return read(db, within(query), page);
}

/** One record; null when there is none to report. */
export async function readRecord(
  db: Db,
  { bookingId, kind }: FilingId,
): Promise<FilingRecord | null> {
  const [record] =
    kind === 'transfer'
      ? await readTransfers(db, and(IS_TRANSFER, eq(bookings.id, bookingId)))
      : await readHandovers(db, and(eq(handovers.bookingId, bookingId), eq(handovers.kind, kind)));
  return record ?? null;
}

const OF_BOOKING = {
  bookingId: bookings.id,
  reference: bookings.reference,
  carTitle: bookings.carTitle,
  pickupLocation: bookings.pickupLocation,
  dropoffLocation: bookings.dropoffLocation,
  dropoffAt: bookings.dropoffAt,
  totalCents: bookings.totalCents,
  people: bookings.drivers,
  booking: { version: bookings.version, updatedAt: bookings.updatedAt },
};

/** Another once one of these rows was saved; of one that was made anew only the time differs. */
function versionOf(...rows: ({ version: number; updatedAt: Date } | null)[]): string {
  return rows.map((row) => row && `${row.version}.${row.updatedAt.getTime()}`).join('-');
}

function readingOf(row: { at: string; kilometres: number }) {
  return { at: toWallClock(row.at), kilometres: row.kilometres };
}

async function readHandovers(
  db: Db,
  where: SQL | undefined,
  page?: { page: number; limit: number },
): Promise<FilingRecord[]> {
  const [out, back] = [alias(handovers, 'out'), alias(handovers, 'back')];
  const { kind, plate, at, filed, forgottenAt } = handovers;
  const select = db
    .select({
      ...{ ...OF_BOOKING, kind, plate, at, filed, forgottenAt },
      drivers: out.drivers,
      out: {
        at: out.at,
        kilometres: out.kilometres,
        version: out.version,
        updatedAt: out.updatedAt,
      },
      back: {
        at: back.at,
        kilometres: back.kilometres,
        version: back.version,
        updatedAt: back.updatedAt,
      },
    })
    .from(handovers)
    .innerJoin(bookings, eq(bookings.id, handovers.bookingId))
    .innerJoin(out, and(eq(out.bookingId, handovers.bookingId), eq(out.kind, 'out')))
    .leftJoin(back, and(eq(back.bookingId, handovers.bookingId), eq(back.kind, 'back')))
    .where(where)
    .orderBy(asc(handovers.at), asc(handovers.bookingId), asc(handovers.kind))
    .$dynamic();
  if (page) select.limit(page.limit).offset((page.page - 1) * page.limit);
  const rows = await select;
  return rows.map(({ booking, forgottenAt: forgotten, ...row }) => ({
    ...row,
    kind: row.kind as FilingKind,
    at: toWallClock(row.at),
    dropoffAt: toWallClock(row.dropoffAt),
    out: readingOf(row.out),
    back: row.back && readingOf(row.back),
    passengers: null,
    flightNumber: null,
    chauffeur: null,
    cancelled: false,
    forgotten: forgotten !== null && row.drivers.length === 0,
    version: versionOf(booking, row.out, row.back),
  }));
}

async function readTransfers(
  db: Db,
  where: SQL | undefined,
  page?: { page: number; limit: number },
): Promise<FilingRecord[]> {
  const select = db
    .select({
      ...OF_BOOKING,
      at: bookings.pickupAt,
      status: bookings.status,
      filed: bookings.filed,
      transferData: bookings.transferData,
    })
    .from(bookings)
    .where(where)
    .orderBy(asc(bookings.pickupAt), asc(bookings.id))
    .$dynamic();
  if (page) select.limit(page.limit).offset((page.page - 1) * page.limit);
  const rows = await select;
  return rows.map(({ transferData, booking, status, ...row }) => ({
    ...row,
    kind: 'transfer',
    at: toWallClock(row.at),
    dropoffAt: toWallClock(row.dropoffAt),
    plate: null,
    drivers: [],
    out: null,
    back: null,
    passengers: transferData?.passengers ?? null,
    flightNumber: transferData?.flightNumber || null,
    chauffeur: transferData?.driverName || null,
    cancelled: status === 'cancelled',
    forgotten: row.people[0]?.name === ANONYMOUS && row.people[0].phoneNumber === '',
    version: versionOf(booking),
  }));
}

/** The records of a page, and what else their screen shows. */
export async function listFilings(
  db: Db,
  { page, limit, open, ...days }: FilingsQuery,
  today: IsoDate,
): Promise<Filings> {
  const query = { ...days, open: open === 'yes' };
  const [records, total, { papers }, unfiled, unrecorded] = await Promise.all([
    readRecords(db, query, { page, limit }),
    countRecords(db, query),
    readSettings(db),
    countUnfiled(db, today),
    query.sheet === 'kabis' ? readUnrecorded(db, query) : NONE_UNRECORDED,
  ]);
  return {
    filings: records.map(toFiling),
    pagination: paginate(page, limit, total),
    sheets: { kabis: papers.kabis, uetds: papers.uetds },
    unfiled,
    ...unrecorded,
  };
}

export function countRecords(db: Db, query: RecordsQuery): Promise<number> {
  return db.$count(query.sheet === 'kabis' ? handovers : bookings, within(query));
}

/** What Today reminds of: what was not reported of the last days, of the sheets that the office makes. */
export async function countUnfiled(db: Db, today: IsoDate): Promise<Unfiled> {
  const { papers } = await readSettings(db);
  const countOf = (sheet: Sheet) =>
    papers[sheet] ? countRecords(db, { sheet, ...reminderDays(today), open: true }) : 0;
  const [kabis, uetds] = await Promise.all([countOf('kabis'), countOf('uetds')]);
  return { kabis, uetds };
}

/** More than a morning leaves undone, and no more than a screen can hold above the records. */
const MOST_UNRECORDED = 20;
const NONE_UNRECORDED: Pick<Filings, 'unrecorded' | 'unrecordedTotal'> = {
  unrecorded: [],
  unrecordedTotal: 0,
};

/** Rentals that began, or are over, by their status alone. */
async function readUnrecorded(db: Db, { from, to }: Days): Promise<typeof NONE_UNRECORDED> {
  const isOut = db
    .select({ one: sql`1` })
    .from(handovers)
    .where(and(eq(handovers.bookingId, bookings.id), eq(handovers.kind, 'out')));
  const areUnrecorded = and(
    eq(bookings.serviceType, 'car_rental'),
    inArray(bookings.status, ['active', 'completed']),
    gte(bookings.pickupAt, from),
    lt(bookings.pickupAt, addDays(to, 1)),
    notExists(isOut),
  );
  const rows = await db
    .select({
      bookingId: bookings.id,
      bookingReference: bookings.reference,
      people: bookings.drivers,
      carTitle: bookings.carTitle,
      at: bookings.pickupAt,
    })
    .from(bookings)
    .where(areUnrecorded)
    .orderBy(asc(bookings.pickupAt), asc(bookings.id))
    .limit(MOST_UNRECORDED);
  return {
    unrecorded: rows.map(({ people: [customer], at, ...row }) => ({
      ...row,
      customer: customer ? fullName(customer) : '',
      at: toWallClock(at),
    })),
    unrecordedTotal:
      rows.length < MOST_UNRECORDED ? rows.length : await db.$count(bookings, areUnrecorded),
  };
}

/** As staff see it: of numbers only the end. */
function toFiling(record: FilingRecord): Filing {
  const { reference, drivers, people, out: _, back, filed, totalCents: _fare, ...same } = record;
  return {
    ...same,
    bookingReference: reference,
    returnedAt: back?.at ?? null,
    people:
      drivers.length > 0
        ? drivers.map((driver) => ({
            name: fullName(driver),
            idNumber: maskNumber(driver.idNumber),
          }))
        : people.map((person) => ({ name: fullName(person), idNumber: '' })),
    missing: record.cancelled ? [] : missingOf({ ...record, known: people.length }),
    filed: filed && { at: filed.at, by: filed.by },
    changed: isChanged(record),
  };
}
