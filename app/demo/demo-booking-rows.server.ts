import { toTripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers, vehicles, type zones } from '#app/db/schema.server.ts';
import { bookingSearchText } from '#app/domain/bookings/booking.rules.ts';
import {
  rentalReceipt,
  toRentalPeriod,
  transferReceipt,
} from '#app/domain/bookings/booking-price.rules.ts';
import { tripFees } from '#app/domain/pricing/fee.rules.ts';
import { businessNow, type WallClock, wallClock } from '#app/lib/dates/dates.ts';
import { insertAccounts } from './demo-account.server.ts';
import { demoBookings } from './demo-bookings.ts';
import { carId, carTitle, priceRow, seasonRows } from './demo-cars.server.ts';
import { insertCustomers } from './demo-customer-rows.server.ts';
import type { DemoCar } from './demo-fleet.ts';
import { demoTransfers, demoZones } from './demo-transfers.ts';
import { demoFees } from './demo-trust.ts';
import { demoVehicles, withPlates } from './demo-vehicles.server.ts';

const HOLD_MS = defaultSettings.rental.holdHours * 3_600_000;

type BookingRow = typeof bookings.$inferInsert;

/** PostgreSQL allows 65,535 parameters in a statement. */
const ROWS_A_STATEMENT = 500;

/**
 * Writes two years of rentals and transfers at computed prices, with vehicles, hand-overs,
 * customers and accounts. Cars and zones must be stored before.
 */
export async function insertBookings(tx: Db, fleet: DemoCar[], at: Date): Promise<void> {
  const { date, time } = businessNow(at);
  const now = wallClock(date, time);
  const plated = withPlates(rentalRows(fleet, now), demoVehicles(fleet, date), now);
  if (plated.fleet.length > 0) await tx.insert(vehicles).values(plated.fleet);
  const rows = [...plated.rentals, ...transferRows(now)];
  for (let i = 0; i < rows.length; i += ROWS_A_STATEMENT) {
    await tx.insert(bookings).values(rows.slice(i, i + ROWS_A_STATEMENT));
  }
  if (plated.records.length > 0) await tx.insert(handovers).values(plated.records);
  await insertCustomers(tx, rows);
  await insertAccounts(tx, { bookings: rows, records: plated.records, now });
}

function rentalRows(fleet: DemoCar[], now: WallClock): BookingRow[] {
  const rental = { ...defaultSettings.rental, ...demoFees };
  const { places, wholeMonths, extras: offers } = rental;
  const units = fleet.map((car) => car.units);
  return demoBookings(now, units, places).flatMap(({ carIndex, reduced, customer, ...booking }) => {
    const car = fleet[carIndex];
    if (!car) return [];
    const seasons = seasonRows(car, booking.pickupAt.slice(0, 10));
    const prices = { ...priceRow(car), seasons, wholeMonths };
    const ends = { ...booking, ...toRentalPeriod(booking) };
    const fees = tripFees(ends, toTripTerms(rental));
    const receipt = rentalReceipt(prices, booking, { counts: booking.extras, offers, fees });
    const reduction = reduced ? Math.round(receipt.totalCents / 1000) * 100 : 0;
    return row(booking, {
      serviceType: 'car_rental',
      carId: carId(car),
      carTitle: carTitle(car),
      zoneName: null,
      drivers: [customer.driver],
      email: customer.email,
      language: customer.language,
      pickupLocation: booking.pickupLocation,
      dropoffLocation: booking.dropoffLocation,
      extras: booking.extras,
      specialRequests: booking.specialRequests,
      totalCents: receipt.totalCents - reduction,
      quotedCents: receipt.totalCents,
      receiptLines: receipt.lines,
    });
  });
}

function transferRows(now: WallClock): BookingRow[] {
  const [airport = ''] = defaultSettings.rental.places;
  const driven = demoZones().filter(({ active }) => active);
  return demoTransfers(now, driven.length).flatMap((transfer) => {
    const zone = driven[transfer.zoneIndex];
    if (!zone) return [];
    const { vehicle, passengers, flightNumber, notes, customer, toAirport } = transfer;
    const receipt = transferReceipt({ zoneName: zone.zoneName, fares: fares(zone) }, vehicle);
    const cents = receipt?.totalCents ?? 0;
    const hotel = `${zone.zoneName}, otel`;
    const isFiled = transfer.status === 'completed' && transfer.pickupAt < now.slice(0, 10);
    return row(transfer, {
      serviceType: 'transfer',
      carTitle: null,
      zoneId: zone.id,
      zoneName: zone.zoneName,
      drivers: [customer.driver],
      email: customer.email,
      language: customer.language,
      pickupLocation: toAirport ? hotel : airport,
      dropoffLocation: toAirport ? airport : hotel,
      transferData: { vehicleCapacity: vehicle, passengers, flightNumber, notes },
      // Marks only transfers before today as reported to the authorities.
      filed: isFiled ? { at: `${transfer.pickupAt}:00+03:00`, by: 'Deniz Kaya', hash: '' } : null,
      totalCents: cents,
      quotedCents: cents,
      receiptLines: receipt?.lines ?? null,
    });
  });
}

type Searched = Omit<Parameters<typeof bookingSearchText>[0], 'reference'>;
type OwnColumns = Searched &
  Pick<BookingRow, 'serviceType' | 'language' | 'totalCents' | 'quotedCents' | 'receiptLines'> &
  Partial<
    Pick<BookingRow, 'carId' | 'zoneId' | 'transferData' | 'extras' | 'specialRequests' | 'filed'>
  >;

/** Returns a booking's row: the given columns and those that rentals and transfers share. */
function row(
  booking: Pick<BookingRow, 'reference' | 'pickupAt' | 'dropoffAt' | 'status'> & {
    recordedAt: WallClock;
  },
  own: OwnColumns,
): BookingRow {
  const { reference, pickupAt, dropoffAt, status, recordedAt } = booking;
  // Istanbul has been UTC+3 all year since 2016.
  const createdAt = new Date(`${recordedAt}:00+03:00`);
  const holdUntil = status === 'pending' ? new Date(createdAt.getTime() + HOLD_MS) : null;
  return {
    ...own,
    id: reference.toLowerCase(),
    reference,
    pickupAt,
    dropoffAt,
    status,
    cancelReason: status === 'cancelled' ? 'customer' : null,
    requested: status === 'pending',
    holdUntil,
    createdAt,
    updatedAt: createdAt,
    searchText: bookingSearchText({ ...own, reference }),
  };
}

function fares(zone: typeof zones.$inferInsert) {
  return {
    capacity_1_4: zone.capacity14Cents,
    capacity_1_6: zone.capacity16Cents,
    capacity_1_16: zone.capacity116Cents,
  };
}
