import { createHash } from 'node:crypto';
import type { handovers } from '#app/db/schema.server.ts';
import type { Driver } from '#app/domain/bookings/booking.rules.ts';
import type { IsoDate, WallClock } from '#app/lib/dates/dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Column } from '#app/operations/exports/export-table.server.ts';
import { filedNames, type Sheet } from './filing.rules.ts';
import type { FilingId } from './filing.schema.ts';
import { tr } from './text/tr.ts';

type Documents = (typeof handovers.$inferSelect)['drivers'];
interface Reading {
  at: WallClock;
  kilometres: number;
}

/** Record with everything that its sheet needs, document numbers included. */
export interface FilingRecord extends FilingId {
  reference: string;
  at: WallClock;
  plate: string | null;
  carTitle: string | null;
  pickupLocation: string;
  dropoffLocation: string;
  dropoffAt: WallClock;
  totalCents: number;
  /** People that the booking names. */
  people: Driver[];
  /** Drivers of a rental; empty for a transfer. */
  drivers: Documents;
  out: Reading | null;
  back: Reading | null;
  /** Null for a rental, like `flightNumber` and `chauffeur`. */
  passengers: number | null;
  flightNumber: string | null;
  chauffeur: string | null;
  /** True for a transfer that was cancelled after it was reported. */
  cancelled: boolean;
  /** True if the documents were erased, or the customer anonymised. */
  forgotten: boolean;
  /** Value that changes with each save of the record or its booking. */
  version: string;
  filed: (typeof handovers.$inferSelect)['filed'];
}

/** Line of the file: a record with one of its people. */
export interface Line extends FilingRecord {
  driver: Partial<Documents[number]>;
  phone: string;
}

type Titles = OfficeTexts['filings']['columns'];
export type Title = keyof Titles;

const moment = (at: WallClock | undefined) => (at ? { wallClock: at } : null);
const day = (date: IsoDate | null | undefined) => (date ? { day: date } : null);
/** Returns an empty column that staff fill in. */
const emptyColumn = (title: Title, width: number): Column<Line, Title> => ({
  title,
  width,
  cell: () => null,
});

const HEAD: Column<Line, Title>[] = [
  {
    title: 'report',
    width: 13,
    cell: ({ kind, cancelled }) => (cancelled ? filedNames.cancelled : filedNames[kind]),
  },
  { title: 'reference', width: 13, cell: ({ reference }) => reference },
  { title: 'plate', width: 13, cell: ({ plate }) => plate },
];
const person = (titles: Titles): Column<Line, Title>[] => [
  {
    title: 'name',
    width: 18,
    cell: ({ driver, forgotten }) => (forgotten ? titles.forgotten : (driver.name ?? null)),
  },
  { title: 'surname', width: 18, cell: ({ driver }) => driver.surname ?? null },
  { title: 'nationality', width: 12, cell: ({ driver }) => driver.nationality ?? null },
  { title: 'idNumber', width: 22, cell: ({ driver }) => driver.idNumber ?? null },
];
const PHONE: Column<Line, Title> = { title: 'phone', width: 18, cell: ({ phone }) => phone };
/** Returns the columns that the authority is publicly known to require (decision 032). */
export function sheetColumns(sheet: Sheet, titles: Titles): Column<Line, Title>[] {
  return sheet === 'kabis' ? kabisColumns(titles) : uetdsColumns(titles);
}

const kabisColumns = (titles: Titles): Column<Line, Title>[] => [
  ...HEAD,
  { title: 'car', width: 20, cell: ({ carTitle }) => carTitle },
  { title: 'start', width: 17, cell: ({ out }) => moment(out?.at) },
  { title: 'plannedEnd', width: 17, cell: ({ dropoffAt }) => moment(dropoffAt) },
  { title: 'end', width: 17, cell: ({ back }) => moment(back?.at) },
  { title: 'kilometresOut', width: 11, cell: ({ out }) => out?.kilometres ?? null },
  { title: 'kilometresBack', width: 11, cell: ({ back }) => back?.kilometres ?? null },
  { title: 'from', width: 26, cell: ({ pickupLocation }) => pickupLocation },
  { title: 'to', width: 26, cell: ({ dropoffLocation }) => dropoffLocation },
  ...person(titles),
  { title: 'birthDate', width: 13, cell: ({ driver }) => day(driver.birthDate) },
  { title: 'licenceNumber', width: 16, cell: ({ driver }) => driver.licenceNumber ?? null },
  { title: 'licenceClass', width: 9, cell: ({ driver }) => driver.licenceClass ?? null },
  { title: 'licenceDate', width: 13, cell: ({ driver }) => day(driver.licenceDate) },
  { title: 'address', width: 36, cell: ({ driver }) => driver.address ?? null },
  PHONE,
];

const uetdsColumns = (titles: Titles): Column<Line, Title>[] => [
  ...HEAD,
  { title: 'driverName', width: 20, cell: ({ chauffeur }) => chauffeur },
  emptyColumn('driverId', 16),
  { title: 'start', width: 17, cell: ({ at }) => moment(at) },
  { title: 'plannedEnd', width: 17, cell: ({ dropoffAt }) => moment(dropoffAt) },
  emptyColumn('fromProvince', 12),
  emptyColumn('fromDistrict', 12),
  { title: 'from', width: 26, cell: ({ pickupLocation }) => pickupLocation },
  emptyColumn('toProvince', 12),
  emptyColumn('toDistrict', 12),
  { title: 'to', width: 26, cell: ({ dropoffLocation }) => dropoffLocation },
  { title: 'flight', width: 10, cell: ({ flightNumber }) => flightNumber },
  { title: 'passengers', width: 8, cell: ({ passengers }) => passengers },
  { title: 'fare', width: 14, cell: ({ totalCents }) => ({ cents: totalCents }) },
  ...person(titles),
  emptyColumn('gender', 10),
  PHONE,
];

/**
 * Returns the lines of a record: one for each passenger, with or without a known name, or for each
 * driver. A rental without recorded drivers has one line.
 */
export function linesOf(record: FilingRecord): Line[] {
  const { kind, people, drivers, passengers } = record;
  const [customer] = people;
  if (kind === 'transfer') {
    const count = Math.max(people.length, passengers ?? 0);
    return Array.from({ length: count }, (_, i) => {
      const { phoneNumber = '', ...driver } = people[i] ?? {};
      return { ...record, driver, phone: phoneNumber };
    });
  }
  const shown: Line['driver'][] = drivers.length > 0 ? drivers : [{}];
  return shown.map((driver, i) => {
    const known = people.find(
      ({ name, surname }) => name === driver.name && surname === driver.surname,
    );
    // Other drivers have their own numbers, which the booking may not know.
    const phone = (known ?? (i === 0 ? customer : undefined))?.phoneNumber ?? '';
    return { ...record, driver, phone };
  });
}

/** Columns that are empty until the return. */
const ONLY_BACK: Title[] = ['end', 'kilometresBack'];
/** Columns of a return's report; KABİS knows the others from the hand-over. */
const BACK: Title[] = [...ONLY_BACK, 'plate', 'to'];

/**
 * Returns the SHA-256, in hex, of the cells of a record's lines. If it differs from the hash in the
 * mark, the office has to report the record again. Names and document numbers can be guessed from
 * the hash, so it never leaves the server and is erased with them. Every report looks changed after
 * a change of the columns.
 */
export function contentHash(record: FilingRecord): string {
  const { kind } = record;
  // The titles are always Turkish, so the hash is the same for staff of any language.
  const all = sheetColumns(kind === 'transfer' ? 'uetds' : 'kabis', tr.columns);
  const columns = all.filter(({ title }) =>
    kind === 'back' ? BACK.includes(title) : kind === 'transfer' || !ONLY_BACK.includes(title),
  );
  const cells = linesOf(record).map((line) => columns.map(({ cell }) => cell(line)));
  return createHash('sha256').update(JSON.stringify(cells)).digest('hex');
}

/**
 * Returns true if the lines differ from the reported ones. Returns false for a cancelled record,
 * and for a mark without a hash.
 */
export function isChanged(record: FilingRecord): boolean {
  const { filed, cancelled } = record;
  return !cancelled && Boolean(filed?.hash) && filed?.hash !== contentHash(record);
}

/** Returns true if the office has to report the record, report its changes, or withdraw it. */
export function isOpen(record: FilingRecord): boolean {
  if (record.filed) return record.cancelled || isChanged(record);
  return !record.forgotten;
}
