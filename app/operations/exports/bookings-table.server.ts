import { and, asc, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import type { BookingRecord } from '#app/domain/bookings/booking.schema.ts';
import { matchesFilters, toRecord } from '#app/domain/bookings/bookings.server.ts';
import { flightOf } from '#app/domain/bookings/recorded-booking.rules.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { type Column, inBatches, momentCell, type Table } from './export-table.server.ts';
import type { BookingsFilter } from './exports.schema.ts';

type Title = keyof OfficeTexts['outgoing']['tables']['bookings']['columns'];

const columns = ({
  bookings: { services, statuses },
  messages: { languages },
}: OfficeTexts): Column<BookingRecord, Title>[] => [
  { title: 'reference', width: 13, of: ({ reference }) => reference },
  {
    title: 'service',
    width: 12,
    of: ({ serviceType }) => services[serviceType],
  },
  { title: 'status', width: 12, of: ({ status }) => statuses[status] },
  { title: 'pickup', width: 17, of: ({ pickupAt }) => ({ wallClock: pickupAt }) },
  { title: 'pickupPlace', width: 28, of: ({ pickupLocation }) => pickupLocation },
  { title: 'dropoff', width: 17, of: ({ dropoffAt }) => ({ wallClock: dropoffAt }) },
  { title: 'dropoffPlace', width: 28, of: ({ dropoffLocation }) => dropoffLocation },
  { title: 'car', width: 24, of: ({ carTitle, zoneName }) => carTitle ?? zoneName },
  { title: 'customer', width: 22, of: ({ drivers: [first] }) => (first ? fullName(first) : '') },
  { title: 'phone', width: 18, of: ({ drivers: [first] }) => first?.phoneNumber ?? '' },
  { title: 'email', width: 24, of: ({ email }) => email },
  {
    title: 'language',
    width: 9,
    of: (booking) => languages[booking.language],
  },
  { title: 'passengers', width: 11, of: ({ transferData }) => transferData?.passengers ?? null },
  { title: 'childSeats', width: 11, of: ({ transferData }) => transferData?.childSeats || null },
  { title: 'suitcases', width: 11, of: ({ transferData }) => transferData?.suitcases || null },
  { title: 'flight', width: 10, of: (booking) => flightOf(booking) || null },
  { title: 'driver', width: 20, of: ({ transferData }) => transferData?.driverName || null },
  {
    title: 'driverPhone',
    width: 18,
    of: ({ transferData }) => transferData?.driverPhone || null,
  },
  { title: 'hotel', width: 22, of: ({ hotel }) => hotel || null },
  { title: 'total', width: 12, of: ({ totalCents }) => ({ cents: totalCents }) },
  { title: 'requests', width: 40, of: ({ specialRequests }) => specialRequests },
  { title: 'created', width: 17, of: ({ createdAt }) => momentCell(createdAt) },
];

/** What the audit log keeps of a filter: a search may name a person. */
export function recordedFilter({
  from,
  to,
  pickupFrom,
  lateOn,
  status = 'all',
  serviceType = 'all',
}: Omit<BookingsFilter, 'search'>) {
  return {
    from: from ?? null,
    to: to ?? null,
    ...(pickupFrom && { pickupFrom }),
    ...(lateOn && { lateOn }),
    ...(status !== 'all' && { status }),
    ...(serviceType !== 'all' && { serviceType }),
  };
}

/** The bookings that the list's filters find, earliest first. */
export async function bookingsTable(
  db: Db,
  filter: BookingsFilter,
  { texts }: { texts: OfficeTexts },
): Promise<Table<BookingRecord, Title>> {
  const { from = filter.pickupFrom, to } = filter;
  const found = matchesFilters(filter);
  return {
    entity: 'booking',
    file: ['bookings', from, to].filter(Boolean).join('_'),
    text: texts.outgoing.tables.bookings,
    columns: columns(texts),
    filter: recordedFilter(filter),
    count: await db.$count(bookings, found),
    batches: records(),
  };

  async function* records() {
    for await (const rows of inBatches(read)) yield rows.map(toRecord);
  }

  /** In the order of an index. */
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
