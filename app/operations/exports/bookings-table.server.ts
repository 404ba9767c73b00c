import { and, asc, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import { countedBalance } from '#app/domain/account/account.rules.ts';
import { accountSummary } from '#app/domain/account/account.schema.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import type { BookingRecord } from '#app/domain/bookings/booking.schema.ts';
import { storedReceipt } from '#app/domain/bookings/booking-price.rules.ts';
import { bookingCodes, euros } from '#app/domain/bookings/booking-words.ts';
import { matchesFilters, toRecord } from '#app/domain/bookings/bookings.server.ts';
import { flightOf } from '#app/domain/bookings/recorded-booking.rules.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { receiptLineText } from '#app/office/bookings/editor/receipt-line-text.rules.ts';
import {
  type Column,
  fieldColumn,
  inBatches,
  momentCell,
  type Table,
  withAllFields,
} from './export-table.server.ts';
import type { BookingsFilter } from './exports.schema.ts';

/** A column has the label of its field in the form, or a label of its own. */
type Title =
  | keyof OfficeTexts['bookings']['fields']
  | keyof OfficeTexts['outgoing']['tables']['bookings']['columns'];

/** Fields without a column: another column shows them, or the file leaves them out. */
const NOT_IN_FILE: Title[] = [
  'carId',
  'vehicleId',
  'extras.cocukKoltugu',
  'extras.ekSurucu',
  'extras.gencSurucu',
  'transferId',
  'transferData.vehicleCapacity',
  'transferData.flightNumber',
  'transferData.notes',
  'wayBackTime',
  'requested',
  'drivers',
];

function columnsIn(texts: OfficeTexts): Column<BookingRecord, Title>[] {
  const codes = bookingCodes(texts);
  const field = (title: Title, width: number) =>
    fieldColumn<BookingRecord, Title>(title, width, codes);
  const columns: Column<BookingRecord, Title>[] = [
    field('reference', 13),
    field('serviceType', 12),
    field('status', 12),
    { title: 'pickupTime', width: 17, cell: ({ pickupAt }) => ({ wallClock: pickupAt }) },
    field('pickupLocation', 28),
    { title: 'dropoffTime', width: 17, cell: ({ dropoffAt }) => ({ wallClock: dropoffAt }) },
    field('dropoffLocation', 28),
    { title: 'car', width: 24, cell: ({ carTitle, zoneName }) => carTitle ?? zoneName },
    {
      title: 'customer',
      width: 22,
      cell: ({ drivers: [first] }) => (first ? fullName(first) : ''),
    },
    { title: 'phone', width: 18, cell: ({ drivers: [first] }) => first?.phoneNumber ?? '' },
    field('email', 24),
    field('language', 9),
    field('transferData.passengers', 11),
    {
      title: 'transferData.childSeats',
      width: 11,
      cell: ({ transferData }) => transferData?.childSeats || null,
    },
    {
      title: 'transferData.suitcases',
      width: 11,
      cell: ({ transferData }) => transferData?.suitcases || null,
    },
    { title: 'flightNumber', width: 10, cell: (booking) => flightOf(booking) || null },
    field('transferData.driverName', 20),
    field('transferData.driverPhone', 18),
    field('hotel', 22),
    // The price of a cancelled booking does not count towards its balance.
    {
      title: 'pricing.total',
      width: 12,
      cell: ({ totalCents, status }) => ({ cents: status === 'cancelled' ? 0 : totalCents }),
    },
    {
      title: 'priceLines',
      width: 40,
      cell: (booking) => priceLines(booking, texts),
    },
    {
      title: 'formerPrice',
      width: 14,
      cell: ({ totalCents, status }) => (status === 'cancelled' ? { cents: totalCents } : null),
    },
    { title: 'charges', width: 12, cell: ({ chargedCents }) => ({ cents: chargedCents }) },
    { title: 'paid', width: 12, cell: ({ paidCents }) => ({ cents: paidCents }) },
    { title: 'settledBefore', width: 12, cell: ({ settledCents }) => ({ cents: settledCents }) },
    {
      title: 'balance',
      width: 12,
      cell: (booking) => countedBalance(accountSummary(booking).balance, booking.status),
    },
    { title: 'deposit', width: 12, cell: ({ depositCents }) => ({ cents: depositCents }) },
    field('specialRequests', 40),
    { title: 'created', width: 17, cell: ({ createdAt }) => momentCell(createdAt) },
  ];
  const fields = Object.keys(texts.bookings.fields) as Title[];
  return withAllFields(
    columns,
    fields.filter((each) => !NOT_IN_FILE.includes(each)),
    codes,
  );
}

/**
 * Returns the lines of the receipt that a booking stores, such as `Kiralama: 3 gün × €40.00 =
 * €120.00`, separated by semicolons; empty if none is stored.
 */
function priceLines(booking: BookingRecord, { bookings: texts }: OfficeTexts): string {
  const lines = storedReceipt(booking)?.lines ?? [];
  return lines
    .map((line) => {
      const { title, parts } = receiptLineText(line, texts);
      return `${[title, parts].filter(Boolean).join(': ')} = ${euros(line.cents)}`;
    })
    .join('; ');
}

/** Returns the filter for the audit log, without the search, which may name a person. */
export function recordedFilter({
  from,
  to,
  pickupFrom,
  account,
  lateOn,
  status = 'all',
  serviceType = 'all',
  requested,
}: Omit<BookingsFilter, 'search'>) {
  return {
    from: from ?? null,
    to: to ?? null,
    ...(pickupFrom && { pickupFrom }),
    ...(lateOn && { lateOn }),
    ...(status !== 'all' && { status }),
    ...(serviceType !== 'all' && { serviceType }),
    ...(requested !== undefined && { requested }),
    ...(account && { account }),
  };
}

/** Returns the bookings that the list's filters find as a file, earliest pickup first. */
export async function bookingsTable(
  db: Db,
  filter: BookingsFilter,
  { texts }: { texts: OfficeTexts },
): Promise<Table<BookingRecord, Title>> {
  const { sheet, columns: titles } = texts.outgoing.tables.bookings;
  const { from = filter.pickupFrom, to } = filter;
  const found = matchesFilters(filter);
  return {
    entity: 'booking',
    file: ['bookings', from, to].filter(Boolean).join('_'),
    text: { sheet, columns: { ...texts.bookings.fields, ...titles } },
    columns: columnsIn(texts),
    filter: recordedFilter(filter),
    count: await db.$count(bookings, found),
    batches: records(),
  };

  async function* records() {
    for await (const rows of inBatches(read)) yield rows.map(toRecord);
  }

  function read(last: typeof bookings.$inferSelect | undefined, limit: number) {
    const place = sql`(${bookings.pickupAt}, ${bookings.dropoffAt}, ${bookings.id})`;
    const after =
      last &&
      sql`${place} > (${last.pickupAt}::timestamp, ${last.dropoffAt}::timestamp, ${last.id})`;
    return db
      .select()
      .from(bookings)
      .where(and(found, after))
      .orderBy(asc(bookings.pickupAt), asc(bookings.dropoffAt), asc(bookings.id))
      .limit(limit);
  }
}
