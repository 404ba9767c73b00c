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
import { type FilingRecord, isChanged, isOpen } from './filing-sheet.server.ts';

/**
 * False for a return without a recorded hand-over: KABİS has no rental that such a return could
 * end.
 */
const HAS_HANDOVER = sql`exists (
  select from handovers began where began.booking_id = ${handovers.bookingId} and began.kind = 'out')`;
/**
 * True for confirmed, active and completed transfers, and for reported ones that may have to be
 * withdrawn.
 */
const IS_TRANSFER = sql`${bookings.serviceType} = 'transfer'
  and (${bookings.status} in ('confirmed', 'active', 'completed') or ${bookings.filed} is not null)`;

interface RecordsQuery extends Days {
  sheet: Sheet;
  /** Only records that the office still has to report, to report again, or to withdraw. */
  open?: boolean;
}

/** Returns the records of the days, the earliest first. */
export async function readRecords(
  db: Db,
  { sheet, from, to, open = false }: RecordsQuery,
): Promise<FilingRecord[]> {
  const end = addDays(to, 1);
  const records =
    sheet === 'kabis'
      ? await readHandovers(db, and(gte(handovers.at, from), lt(handovers.at, end), HAS_HANDOVER))
      : await readTransfers(
          db,
          and(gte(bookings.pickupAt, from), lt(bookings.pickupAt, end), IS_TRANSFER),
        );
  return open ? records.filter(isOpen) : records;
}

/** Returns the record to report; null if there is none. */
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

/**
 * Returns a value that changes with each save of a row, also if a row is deleted and created again.
 */
function versionOf(...rows: ({ version: number; updatedAt: Date } | null)[]): string {
  return rows.map((row) => row && `${row.version}.${row.updatedAt.getTime()}`).join('-');
}

function readingOf(row: { at: string; kilometres: number }) {
  return { at: toWallClock(row.at), kilometres: row.kilometres };
}

async function readHandovers(db: Db, where: SQL | undefined): Promise<FilingRecord[]> {
  const [out, back] = [alias(handovers, 'out'), alias(handovers, 'back')];
  const { kind, plate, at, filed, documentsDeletedAt } = handovers;
  const rows = await db
    .select({
      ...{ ...OF_BOOKING, kind, plate, at, filed, documentsDeletedAt },
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
    .orderBy(asc(handovers.at), asc(handovers.bookingId), asc(handovers.kind));
  return rows.map(({ booking, documentsDeletedAt: forgotten, ...row }) => ({
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

async function readTransfers(db: Db, where: SQL | undefined): Promise<FilingRecord[]> {
  const rows = await db
    .select({
      ...OF_BOOKING,
      at: bookings.pickupAt,
      status: bookings.status,
      filed: bookings.filed,
      transferData: bookings.transferData,
    })
    .from(bookings)
    .where(where)
    .orderBy(asc(bookings.pickupAt), asc(bookings.id));
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

/**
 * Returns a page of the records, the counts of the reminder, and for KABİS the first 20 rentals
 * without a recorded hand-over and the number of all.
 */
export async function listFilings(
  db: Db,
  { page, limit, open, ...days }: FilingsQuery,
  today: IsoDate,
): Promise<Filings> {
  const query = { ...days, open: open === 'yes' };
  const [records, { papers }, unfiled, unrecorded] = await Promise.all([
    readRecords(db, query),
    readSettings(db),
    countUnfiled(db, today),
    query.sheet === 'kabis' ? readUnrecorded(db, query) : NONE_UNRECORDED,
  ]);
  return {
    filings: records.slice((page - 1) * limit, page * limit).map(toFiling),
    pagination: paginate(page, limit, records.length),
    sheets: { kabis: papers.kabis, uetds: papers.uetds },
    unfiled,
    ...unrecorded,
  };
}

/**
 * Returns the number of open records of the reminder's days; 0 for a sheet that the office does not
 * report.
 */
export async function countUnfiled(db: Db, today: IsoDate): Promise<Unfiled> {
  const { papers } = await readSettings(db);
  const days = reminderDays(today);
  const countOf = async (sheet: Sheet) =>
    papers[sheet] ? (await readRecords(db, { sheet, ...days, open: true })).length : 0;
  const [kabis, uetds] = await Promise.all([countOf('kabis'), countOf('uetds')]);
  return { kabis, uetds };
}

/** Maximum number of listed rentals, so that the records below them stay in sight. */
const MAX_UNRECORDED = 20;
const NONE_UNRECORDED: Pick<Filings, 'unrecorded' | 'unrecordedTotal'> = {
  unrecorded: [],
  unrecordedTotal: 0,
};

/**
 * Reads active and completed rentals without a recorded hand-over: the first 20, and the number of
 * all.
 */
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
    .limit(MAX_UNRECORDED);
  return {
    unrecorded: rows.map(({ people: [customer], at, ...row }) => ({
      ...row,
      customer: customer ? fullName(customer) : '',
      at: toWallClock(at),
    })),
    unrecordedTotal:
      rows.length < MAX_UNRECORDED ? rows.length : await db.$count(bookings, areUnrecorded),
  };
}

/** Returns a record as staff see it, with the end of each document number only. */
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
