import { desc } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import { toWallClock } from '#app/lib/dates.ts';
import type { Pagination } from '#app/lib/envelope.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import type { ExtraCounts } from '../cars/rental-price.rules.ts';
import type { BookingRecord, BookingStatus, ServiceType } from './booking.rules.ts';

/** One page of all bookings, those recorded last first. Pages count from 1. */
export async function listRecentBookings(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<{ bookings: BookingRecord[]; pagination: Pagination }> {
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(bookings)
      .orderBy(desc(bookings.createdAt), desc(bookings.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(bookings),
  ]);
  return { bookings: rows.map(toRecord), pagination: paginate(page, limit, total) };
}

function toRecord(row: typeof bookings.$inferSelect): BookingRecord {
  const { searchText: _searchText, ...same } = row;
  return {
    ...same,
    serviceType: row.serviceType as ServiceType,
    status: row.status as BookingStatus,
    extras: row.extras as ExtraCounts | null,
    pickupAt: toWallClock(row.pickupAt),
    dropoffAt: toWallClock(row.dropoffAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
