/** The records that are reported to authorities; `file-record.server.ts` marks them. */
import { createHash } from 'node:crypto';
import { and, asc, eq, gte, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers } from '#app/db/schema.server.ts';
import { type Driver, fullName } from '#app/features/bookings/booking.rules.ts';
import { ANONYMOUS } from '#app/features/customers/anonymous.rules.ts';
import { masked } from '#app/features/handovers/handover.rules.ts';
import { readSettings } from '#app/features/settings/settings.server.ts';
import { addDays, type IsoDate, toWallClock, type WallClock } from '#app/lib/dates.ts';
import { paginate } from '#app/lib/pagination.ts';
import { type Days, type FilingKind, missingOf, reminderDays, type Sheet } from './filing.rules.ts';
import type { Filing, FilingId, Filings, FilingsQuery, Unfiled } from './filing.schema.ts';

type Documents = (typeof handovers.$inferSelect)['drivers'];
interface Reading {
  at: WallClock;
  kilometres: number;
}

/** A record with all that its sheet says, numbers of documents whole. */
export interface FilingRecord extends FilingId {
  reference: string;
  at: WallClock;
  plate: string | null;
  carTitle: string | null;
  pickupLocation: string;
  dropoffLocation: string;
  dropoffAt: WallClock;
  totalCents: number;
  /** As the booking names them. */
  people: Driver[];
  /** Of a rental. */
  drivers: Documents;
  out: Reading | null;
  back: Reading | null;
  /** Of a transfer. */
  passengers: number | null;
  flightNumber: string | null;
  gone: boolean;
  filed: (typeof handovers.$inferSelect)['filed'];
}

/** Said as the indexes have it, so that they are used. */
const IS_OPEN_HANDOVER = sql`${handovers.filed} is null and ${handovers.forgottenAt} is null`;
const IS_TRANSFER = sql`${bookings.serviceType} = 'transfer' and ${bookings.status} in ('confirmed', 'active', 'completed')`;
/** Of one who was anonymised the name is this, and the phone empty. */
const IS_OPEN_TRANSFER = sql`${bookings.filed} is null
  and ${bookings.drivers} -> 0 @> ${JSON.stringify({ name: ANONYMOUS, phoneNumber: '' })}::jsonb is not true`;

interface Asked extends Days {
  sheet: Sheet;
  /** Only what was not reported. */
  open?: boolean;
}

function within({ sheet, from, to, open = false }: Asked): SQL | undefined {
  const end = addDays(to, 1);
  if (sheet === 'kabis') {
    const isOpen = open ? IS_OPEN_HANDOVER : undefined;
    return and(gte(handovers.at, from), lt(handovers.at, end), isOpen);
  }
  const isOpen = open ? IS_OPEN_TRANSFER : undefined;
  return and(IS_TRANSFER, gte(bookings.pickupAt, from), lt(bookings.pickupAt, end), isOpen);
}

/** The records of the days, the earliest first; those of a page, or all. */
export function readRecords(
  db: Db,
  asked: Asked,
  page?: { page: number; limit: number },
): Promise<FilingRecord[]> {
  const read = asked.sheet === 'kabis' ? readHandovers : readTransfers;
  return read(db, within(asked), page);
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
};

async function readHandovers(
  db: Db,
  where: SQL | undefined,
  page?: { page: number; limit: number },
): Promise<FilingRecord[]> {
  const [out, back] = [alias(handovers, 'out'), alias(handovers, 'back')];
  const { kind, plate, at, filed, forgottenAt } = handovers;
  const query = db
    .select({
      ...{ ...OF_BOOKING, kind, plate, at, filed, forgottenAt },
      drivers: out.drivers,
      out: { at: out.at, kilometres: out.kilometres },
      back: { at: back.at, kilometres: back.kilometres },
    })
    .from(handovers)
    .innerJoin(bookings, eq(bookings.id, handovers.bookingId))
    .innerJoin(out, and(eq(out.bookingId, handovers.bookingId), eq(out.kind, 'out')))
    .leftJoin(back, and(eq(back.bookingId, handovers.bookingId), eq(back.kind, 'back')))
    .where(where)
    .orderBy(asc(handovers.at), asc(handovers.bookingId), asc(handovers.kind))
    .$dynamic();
  if (page) query.limit(page.limit).offset((page.page - 1) * page.limit);
  const rows = await query;
  const reading = (row: Reading) => ({ ...row, at: toWallClock(row.at) });
  return rows.map(({ forgottenAt: forgotten, ...row }) => ({
    ...row,
    kind: row.kind as FilingKind,
    at: toWallClock(row.at),
    dropoffAt: toWallClock(row.dropoffAt),
    out: reading(row.out),
    back: row.back && reading(row.back),
    passengers: null,
    flightNumber: null,
    gone: forgotten !== null && row.drivers.length === 0,
  }));
}

async function readTransfers(
  db: Db,
  where: SQL | undefined,
  page?: { page: number; limit: number },
): Promise<FilingRecord[]> {
  const query = db
    .select({
      ...OF_BOOKING,
      at: bookings.pickupAt,
      filed: bookings.filed,
      transferData: bookings.transferData,
    })
    .from(bookings)
    .where(where)
    .orderBy(asc(bookings.pickupAt), asc(bookings.id))
    .$dynamic();
  if (page) query.limit(page.limit).offset((page.page - 1) * page.limit);
  const rows = await query;
  return rows.map(({ transferData, ...row }) => ({
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
    gone: row.people[0]?.name === ANONYMOUS && row.people[0].phoneNumber === '',
  }));
}

/**
 * SHA-256 of what an authority is told, in hex: when it differs from that of the report, the office has
 * to tell them again. A change of this list makes all that was reported look changed.
 */
export function contentHash(record: FilingRecord): string {
  const { kind, plate, at, dropoffAt, pickupLocation, dropoffLocation, out, back } = record;
  const told = {
    out: () => [plate, at, dropoffAt, out?.kilometres, ...record.drivers.map(documentsOf)],
    back: () => [plate, at, back?.kilometres],
    transfer: () => [
      ...[at, dropoffAt, pickupLocation, dropoffLocation, record.passengers, record.flightNumber],
      ...record.people.map(({ name, surname, phoneNumber }) => [name, surname, phoneNumber]),
    ],
  };
  return createHash('sha256').update(JSON.stringify(told[kind]())).digest('hex');
}

/** In an order that does not depend on how they are stored. */
function documentsOf(driver: Documents[number]) {
  const { name, surname, idNumber, nationality, birthDate, address } = driver;
  const { licenceNumber, licenceClass, licenceDate } = driver;
  return [
    ...[name, surname, idNumber, nationality, birthDate, address],
    ...[licenceNumber, licenceClass, licenceDate],
  ];
}

/** The records of a page, and what else their screen shows. */
export async function listFilings(
  db: Db,
  { page, limit, open, ...days }: FilingsQuery,
  today: IsoDate,
): Promise<Filings> {
  const asked = { ...days, open: open === 'yes' };
  const [records, total, { papers }, unfiled, unrecorded] = await Promise.all([
    readRecords(db, asked, { page, limit }),
    count(db, asked),
    readSettings(db),
    countUnfiled(db, today),
    asked.sheet === 'kabis' ? readUnrecorded(db, asked) : [],
  ]);
  return {
    filings: records.map(toFiling),
    pagination: paginate(page, limit, total),
    sheets: { kabis: papers.kabis, uetds: papers.uetds },
    unfiled,
    unrecorded,
  };
}

function count(db: Db, asked: Asked): Promise<number> {
  return db.$count(asked.sheet === 'kabis' ? handovers : bookings, within(asked));
}

/** What Today reminds of: what was not reported of the last days, of the sheets that the office makes. */
export async function countUnfiled(db: Db, today: IsoDate): Promise<Unfiled> {
  const { papers } = await readSettings(db);
  const countOf = (sheet: Sheet) =>
    papers[sheet] ? count(db, { sheet, ...reminderDays(today), open: true }) : 0;
  const [kabis, uetds] = await Promise.all([countOf('kabis'), countOf('uetds')]);
  return { kabis, uetds };
}

/** More than a morning leaves undone, and no more than a notice can hold. */
const MOST_UNRECORDED = 6;

/** Rentals that became active by their status alone. */
function readUnrecorded(db: Db, { from, to }: Days) {
  const isOut = db
    .select({ one: sql`1` })
    .from(handovers)
    .where(and(eq(handovers.bookingId, bookings.id), eq(handovers.kind, 'out')));
  return db
    .select({ bookingId: bookings.id, bookingReference: bookings.reference })
    .from(bookings)
    .where(
      and(
        eq(bookings.serviceType, 'car_rental'),
        eq(bookings.status, 'active'),
        gte(bookings.pickupAt, from),
        lt(bookings.pickupAt, addDays(to, 1)),
        notExists(isOut),
      ),
    )
    .orderBy(asc(bookings.pickupAt), asc(bookings.id))
    .limit(MOST_UNRECORDED);
}

/** As staff see it: of numbers only the end. */
function toFiling(record: FilingRecord): Filing {
  const { reference, drivers, people, out: _, back, filed, ...same } = record;
  const hash = contentHash(record);
  return {
    ...same,
    bookingReference: reference,
    returnedAt: back?.at ?? null,
    people:
      drivers.length > 0
        ? drivers.map((driver) => ({ name: fullName(driver), idNumber: masked(driver.idNumber) }))
        : people.map((person) => ({ name: fullName(person), idNumber: '' })),
    missing: missingOf({ ...record, known: people.length }),
    filed: filed && { at: filed.at, by: filed.by },
    changed: filed !== null && !record.gone && filed.hash !== hash,
    hash,
  };
}
