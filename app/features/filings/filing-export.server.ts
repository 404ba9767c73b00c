import type { Readable } from 'node:stream';
import { type Acting, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { tableFile } from '#app/features/outgoing/table-file.server.ts';
import type { Business } from '#app/features/settings/settings.schema.ts';
import { readSettings } from '#app/features/settings/settings.server.ts';
import { addDays, formatShortDate, type IsoDate, type WallClock } from '#app/lib/dates.ts';
import { staffInstant } from '#app/lib/staff-dates.ts';
import type { XlsxCell } from '#app/lib/xlsx.server.ts';
import type { Sheet } from './filing.rules.ts';
import type { FilingExportQuery } from './filing.schema.ts';
import { type FilingRecord, readRecords } from './filings.server.ts';
import { filedNames, filingColumns, sheetNames } from './filings.text.ts';

type Documents = FilingRecord['drivers'][number];

/** A line of the file: a record and one of its people. */
interface Line extends FilingRecord {
  driver: Partial<Documents>;
  phone: string;
  company: Business;
}

interface Column {
  title: keyof typeof filingColumns;
  /** In characters. */
  width: number;
  of: (line: Line) => XlsxCell;
}

const moment = (at: WallClock | undefined) => (at ? { wallClock: at } : null);
const day = (date: IsoDate | null | undefined) => (date ? formatShortDate(date) : null);
/** What Kervan does not know, for the office to type. */
const unknown = (title: Column['title'], width: number): Column => ({
  title,
  width,
  of: () => null,
});

const HEAD: Column[] = [
  { title: 'report', width: 13, of: ({ kind }) => filedNames[kind] },
  { title: 'reference', width: 13, of: ({ reference }) => reference },
  { title: 'plate', width: 13, of: ({ plate }) => plate },
];
const PERSON: Column[] = [
  {
    title: 'name',
    width: 18,
    of: ({ driver, gone }) => (gone ? filingColumns.gone : (driver.name ?? null)),
  },
  { title: 'surname', width: 18, of: ({ driver }) => driver.surname ?? null },
  { title: 'nationality', width: 12, of: ({ driver }) => driver.nationality ?? null },
  { title: 'idNumber', width: 22, of: ({ driver }) => driver.idNumber ?? null },
];
const PHONE: Column = { title: 'phone', width: 18, of: ({ phone }) => phone };
const TAIL: Column[] = [
  {
    title: 'company',
    width: 26,
    of: ({ company: { legalNumbers, name } }) => legalNumbers.companyName || name,
  },
  { title: 'tax', width: 14, of: ({ company }) => company.legalNumbers.tax },
  {
    title: 'filed',
    width: 26,
    of: ({ filed }) => filed && `${staffInstant(filed.at)}, ${filed.by}`,
  },
];

/** What the authorities ask for, as far as it is public (decision 032). */
const COLUMNS: Record<Sheet, Column[]> = {
  kabis: [
    ...HEAD,
    { title: 'car', width: 20, of: ({ carTitle }) => carTitle },
    { title: 'start', width: 17, of: ({ out }) => moment(out?.at) },
    { title: 'plannedEnd', width: 17, of: ({ dropoffAt }) => moment(dropoffAt) },
    { title: 'end', width: 17, of: ({ back }) => moment(back?.at) },
    { title: 'kilometresOut', width: 11, of: ({ out }) => out?.kilometres ?? null },
    { title: 'kilometresBack', width: 11, of: ({ back }) => back?.kilometres ?? null },
    { title: 'from', width: 26, of: ({ pickupLocation }) => pickupLocation },
    { title: 'to', width: 26, of: ({ dropoffLocation }) => dropoffLocation },
    ...PERSON,
    { title: 'birthDate', width: 13, of: ({ driver }) => day(driver.birthDate) },
    { title: 'licenceNumber', width: 16, of: ({ driver }) => driver.licenceNumber ?? null },
    { title: 'licenceClass', width: 9, of: ({ driver }) => driver.licenceClass ?? null },
    { title: 'licenceDate', width: 13, of: ({ driver }) => day(driver.licenceDate) },
    { title: 'address', width: 36, of: ({ driver }) => driver.address ?? null },
    PHONE,
    ...TAIL,
  ],
  uetds: [
    ...HEAD,
    unknown('driverName', 20),
    unknown('driverId', 16),
    { title: 'start', width: 17, of: ({ at }) => moment(at) },
    { title: 'plannedEnd', width: 17, of: ({ dropoffAt }) => moment(dropoffAt) },
    unknown('fromProvince', 12),
    unknown('fromDistrict', 12),
    { title: 'from', width: 26, of: ({ pickupLocation }) => pickupLocation },
    unknown('toProvince', 12),
    unknown('toDistrict', 12),
    { title: 'to', width: 26, of: ({ dropoffLocation }) => dropoffLocation },
    { title: 'flight', width: 10, of: ({ flightNumber }) => flightNumber },
    { title: 'passengers', width: 8, of: ({ passengers }) => passengers },
    { title: 'fare', width: 14, of: ({ totalCents }) => ({ cents: totalCents }) },
    ...PERSON,
    unknown('gender', 10),
    PHONE,
    { title: 'uetds', width: 14, of: ({ company }) => company.legalNumbers.uetds },
    ...TAIL,
  ],
};

/**
 * The sheet of these days as a file that is made while it is sent, a line for each driver or passenger,
 * numbers of documents whole. The audit log records who took it.
 */
export async function exportFilings(
  db: Db,
  { format, sheet, from, to, open }: FilingExportQuery,
  { actor, now }: Acting,
): Promise<Readable> {
  const what = { action: 'download', thing: 'filing', thingId: null } as const;
  const title = `${sheetNames[sheet]} .${format}`;
  await recordChange(db, { actor, ...what, title, after: { format, from, to }, now });
  const { business } = await readSettings(db);
  const columns = COLUMNS[sheet].map(({ title: name, ...column }) => ({
    ...column,
    title: filingColumns[name],
  }));
  async function* days() {
    for (let date = from; date <= to; date = addDays(date, 1)) {
      const asked = { sheet, from: date, to: date, open: open === 'yes' };
      yield (await readRecords(db, asked)).flatMap((record) => linesOf(record, business));
    }
  }
  return tableFile(format, { name: sheetNames[sheet], columns, batches: days() });
}

/** A line for each person; of a transfer also for passengers without a name. */
function linesOf(record: FilingRecord, company: Business): Line[] {
  const { kind, people, drivers, passengers } = record;
  const [customer] = people;
  if (kind === 'transfer') {
    const count = Math.max(people.length, passengers ?? 0);
    return Array.from({ length: count }, (_, i) => {
      const { phoneNumber = '', ...driver } = people[i] ?? {};
      return { ...record, driver, phone: phoneNumber, company };
    });
  }
  const shown: Partial<Documents>[] = drivers.length > 0 ? drivers : [{}];
  return shown.map((driver) => {
    const known = people.find(
      ({ name, surname }) => name === driver.name && surname === driver.surname,
    );
    const phone = (known ?? customer)?.phoneNumber ?? '';
    return { ...record, driver, phone, company };
  });
}
