import { and, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, cars, charges, expenses, vehicles } from '#app/db/schema.server.ts';
import { MAX_BOOKING_DAYS } from '#app/domain/availability/availability.rules.ts';
import { EARNING_STATUSES } from '#app/domain/bookings/booking.rules.ts';
import { rentalDays } from '#app/domain/pricing/price.rules.ts';
import { toWallClock } from '#app/lib/dates/dates.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import {
  boundsOf,
  type Month,
  monthOf,
  monthsOf,
  type ReportPeriod,
} from '#app/office/reports/report.rules.ts';
import { daysOf, earnedByMonth } from './account-report.rules.ts';
import type { VehicleEarnings, VehicleReport } from './account-report.schema.ts';

/** Rental days of a vehicle in a month, and sums in euro cents. */
interface Sums {
  days: number;
  revenue: number;
  charges: number;
  expenses: number;
}

interface Row {
  vehicleId: string | null;
  plate: string | null;
  carTitle: string | null;
  /** True for a vehicle in service, which gets a row even without rentals. */
  inService: boolean;
  months: Map<Month, Sums>;
}

/**
 * Returns what each vehicle earned and cost, in euros, in all and by month. A rental's price is
 * spread over its days; charges and expenses count on their day. Rentals without a vehicle are
 * summed in one row for each car. Transfers are ignored.
 */
export async function readVehicleReport(db: Db, period: ReportPeriod): Promise<VehicleReport> {
  const months = monthsOf(period);
  const rows = await readFleet(db);
  const add = (
    key: string,
    about: Pick<Row, 'plate' | 'carTitle'>,
    month: Month,
    sums: Partial<Sums>,
  ) => {
    if (!months.includes(month)) return;
    const row = rows.get(key) ?? newRow(about);
    const before = row.months.get(month) ?? { days: 0, revenue: 0, charges: 0, expenses: 0 };
    row.months.set(month, {
      days: before.days + (sums.days ?? 0),
      revenue: before.revenue + (sums.revenue ?? 0),
      charges: before.charges + (sums.charges ?? 0),
      expenses: before.expenses + (sums.expenses ?? 0),
    });
    rows.set(key, row);
  };
  const addTo = (booking: Owner, month: Month, sums: Partial<Sums>) => {
    const key = booking.vehicleId ?? `car ${booking.carId ?? booking.carTitle}`;
    add(key, { plate: null, carTitle: booking.carTitle }, month, sums);
  };
  for (const rental of await readRentals(db, period)) {
    for (const { month, days, cents } of earnedByMonth(rental)) {
      addTo(rental, month, { days, revenue: cents });
    }
  }
  for (const charge of await readCharges(db, period)) {
    addTo(charge, monthOf(charge.day), { charges: charge.cents });
  }
  let office = 0;
  for (const { vehicleId, plate, day, cents } of await readExpenses(db, period)) {
    if (plate === null) {
      office += cents;
    } else {
      // A deleted vehicle has no id.
      const key = vehicleId ?? `plate ${plate}`;
      add(key, { plate, carTitle: null }, monthOf(day), { expenses: cents });
    }
  }
  const reported = [...rows.values()]
    .filter((row) => row.inService || row.months.size > 0)
    .map((row) => toReportRow(row, months));
  const sum = (name: 'daysLet' | 'revenue' | 'charges' | 'expenses' | 'profit') =>
    Math.round(reported.reduce((all, row) => all + row[name] * 100, 0)) / 100;
  return {
    ...period,
    total: {
      daysLet: sum('daysLet'),
      revenue: sum('revenue'),
      charges: sum('charges'),
      expenses: sum('expenses'),
      profit: sum('profit'),
    },
    officeExpenses: centsToEuros(office),
    vehicles: reported.sort(
      (a, b) => b.profit - a.profit || (a.plate ?? '').localeCompare(b.plate ?? ''),
    ),
  };
}

/** Returns an empty row of each vehicle by the vehicle's id. */
async function readFleet(db: Db): Promise<Map<string, Row>> {
  const found = await db
    .select({ vehicle: vehicles, carTitle: cars.title })
    .from(vehicles)
    .leftJoin(cars, eq(cars.id, vehicles.carId));
  return new Map(
    found.map(({ vehicle: { id, plate, inService }, carTitle }) => [
      id,
      { ...newRow({ plate, carTitle }), vehicleId: id, inService },
    ]),
  );
}

/** Returns an empty row of a car without vehicle, or of a deleted vehicle. */
function newRow(about: Pick<Row, 'plate' | 'carTitle'>): Row {
  return { ...about, vehicleId: null, inService: false, months: new Map() };
}

interface Owner {
  vehicleId: string | null;
  carId: string | null;
  carTitle: string | null;
}

const owner = {
  vehicleId: bookings.vehicleId,
  carId: bookings.carId,
  carTitle: bookings.carTitle,
};

async function readRentals(db: Db, period: ReportPeriod) {
  const { from, until } = boundsOf(period);
  const { pickupAt, dropoffAt, totalCents } = bookings;
  const found = await db
    .select({ ...owner, pickupAt, dropoffAt, cents: totalCents })
    .from(bookings)
    .where(
      and(
        eq(bookings.serviceType, 'car_rental'),
        inArray(bookings.status, [...EARNING_STATUSES]),
        lt(pickupAt, until),
        // Limits the range in the index: no booking is longer.
        gt(pickupAt, sql`${from}::timestamp - ${MAX_BOOKING_DAYS} * interval '1 day'`),
        gt(dropoffAt, from),
      ),
    );
  return found.map((row) => {
    const [pickupDate = '', pickupTime = ''] = toWallClock(row.pickupAt).split('T');
    const [returnDate = '', returnTime = ''] = toWallClock(row.dropoffAt).split('T');
    const days = rentalDays({ pickupDate, pickupTime, returnDate, returnTime });
    return { ...row, firstDay: pickupDate, days };
  });
}

function readCharges(db: Db, period: ReportPeriod) {
  const { from, until } = boundsOf(period);
  return db
    .select({ ...owner, day: charges.day, cents: charges.cents })
    .from(charges)
    .innerJoin(bookings, eq(bookings.id, charges.bookingId))
    .where(
      and(
        eq(bookings.serviceType, 'car_rental'),
        ne(bookings.status, 'pending'),
        isNull(charges.voidedAt),
        gte(charges.day, from.slice(0, 10)),
        lt(charges.day, until.slice(0, 10)),
      ),
    );
}

function readExpenses(db: Db, period: ReportPeriod) {
  const { from, until } = boundsOf(period);
  return db
    .select()
    .from(expenses)
    .where(
      and(
        isNull(expenses.voidedAt),
        gte(expenses.day, from.slice(0, 10)),
        lt(expenses.day, until.slice(0, 10)),
      ),
    );
}

function toReportRow(
  { months: sums, inService: _, ...about }: Row,
  months: readonly Month[],
): VehicleReport['vehicles'][number] {
  const all = months.map((month) => ({
    month,
    ...(sums.get(month) ?? { days: 0, revenue: 0, charges: 0, expenses: 0 }),
  }));
  const whole = (name: keyof Sums) => all.reduce((sum, month) => sum + month[name], 0);
  const calendarDays = months.reduce((sum, month) => sum + daysOf(month), 0);
  const total = {
    days: whole('days'),
    revenue: whole('revenue'),
    charges: whole('charges'),
    expenses: whole('expenses'),
  };
  const hasPlate = about.plate !== null;
  return {
    ...about,
    ...toEarnings(total, hasPlate ? calendarDays : null),
    months: all.map(({ month, ...own }) => ({
      month,
      ...toEarnings(own, hasPlate ? daysOf(month) : null),
    })),
  };
}

/**
 * Returns the report's values in euros. `calendarDays` is null for rentals without a plate: idle
 * days and utilisation are then null.
 */
function toEarnings(sums: Sums, calendarDays: number | null): VehicleEarnings {
  const { days, revenue, charges: charged, expenses: spent } = sums;
  return {
    daysLet: days,
    idleDays: calendarDays === null ? null : Math.max(0, calendarDays - days),
    utilisation: calendarDays === null ? null : Math.min(1, days / calendarDays),
    revenue: centsToEuros(revenue),
    charges: centsToEuros(charged),
    expenses: centsToEuros(spent),
    profit: centsToEuros(revenue + charged - spent),
  };
}
