import { and, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, cars, zones } from '#app/db/schema.server.ts';
import { EARNING_STATUSES } from '#app/domain/bookings/booking.rules.ts';
import { byTitle } from '#app/domain/cars/car.rules.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import { type CarUse, readCarUse, readMonthlyHours } from './booked-hours.server.ts';
import {
  boundsOf,
  hoursOf,
  type Month,
  monthsOf,
  periodBefore,
  type ReportPeriod,
} from './report.rules.ts';
import type { Report, ReportTotals } from './report.schema.ts';

/**
 * Returns bookings, revenue (euros) and occupancy of a period. A booking and its revenue count in
 * the month in which the booking begins, as on the dashboard. Charges of a cancelled booking are
 * revenue, too. Occupancy is the share of time for which the units of currently active cars are
 * booked; more than 1 means overbooking.
 */
export async function readReport(db: Db, period: ReportPeriod): Promise<Report> {
  const before = periodBefore(period);
  const [fleet, sales, salesBefore, use, useBefore, hours, busiest] = await Promise.all([
    readFleet(db),
    readSales(db, period),
    readSales(db, before),
    readCarUse(db, period),
    readCarUse(db, before),
    readMonthlyHours(db, period),
    readZones(db, period),
  ]);
  const units = fleet.reduce((sum, car) => sum + car.units, 0);
  const occupancy = (booked: number, of: ReportPeriod) => share(booked, units, of);
  const allHours = (cars: CarUse[]) => cars.reduce((sum, car) => sum + car.hours, 0);
  return {
    ...period,
    totals: totals(sales, occupancy(allHours(use), period)),
    before: totals(salesBefore, occupancy(allHours(useBefore), before)),
    months: monthsOf(period).map((month) => ({
      month,
      rentals: sold(sales, month, 'car_rental'),
      transfers: sold(sales, month, 'transfer'),
      occupancy: occupancy(hours.get(month) ?? 0, { from: month, to: month }),
    })),
    cars: fleet.map((car) => carRow(car, use, period)).sort(busiestFirst),
    zones: busiest,
  };
}

function readFleet(db: Db) {
  const { id, title, totalUnits: units } = cars;
  return db.select({ id, title, units }).from(cars).where(eq(cars.active, true));
}

interface Sales {
  month: Month;
  serviceType: string;
  bookings: number;
  cents: number;
}

async function readSales(db: Db, period: ReportPeriod): Promise<Sales[]> {
  const month = sql<Month>`to_char(${bookings.pickupAt}, 'YYYY-MM')`;
  const { serviceType, dueCents } = bookings;
  return db
    .select({ month, serviceType, bookings: countOf(isEarning), cents: sumOf(dueCents) })
    .from(bookings)
    .where(earnedIn(period))
    .groupBy(month, serviceType);
}

/**
 * Returns the zones, most transfers first. Transfers under a former name of a zone count under its
 * current name. A cancelled transfer counts only with the revenue of its charges.
 */
async function readZones(db: Db, period: ReportPeriod): Promise<Report['zones']> {
  const name = sql<string | null>`coalesce(${zones.zoneName}, ${bookings.zoneName})`;
  const rows = await db
    .select({
      id: zones.id,
      zoneName: name,
      transfers: countOf(isEarning),
      passengers: sumOf(sql`case when ${isEarning}
        then (${bookings.transferData} ->> 'passengers')::int end`),
      cents: sumOf(bookings.dueCents),
    })
    .from(bookings)
    .leftJoin(zones, eq(zones.id, bookings.zoneId))
    .where(and(earnedIn(period), eq(bookings.serviceType, 'transfer')))
    .groupBy(zones.id, name);
  return rows
    .map(({ cents, ...zone }) => ({ ...zone, revenue: centsToEuros(cents) }))
    .sort((a, b) => b.transfers - a.transfers || b.revenue - a.revenue);
}

const isEarning = inArray(bookings.status, [...EARNING_STATUSES]);

function countOf(condition: SQL) {
  return sql`count(*) filter (where ${condition})`.mapWith(Number);
}

/**
 * Selects bookings of the period that bring revenue: those with an earning status, and cancelled
 * ones with charges.
 */
function earnedIn(period: ReportPeriod) {
  const { from, until } = boundsOf(period);
  return and(
    or(isEarning, ne(bookings.dueCents, 0)),
    ne(bookings.status, 'pending'),
    gte(bookings.pickupAt, from),
    lt(bookings.pickupAt, until),
  );
}

/**
 * Returns a sum of integers as a number; the driver returns it as a text because it is a bigint.
 */
function sumOf(value: SQL | typeof bookings.dueCents) {
  return sql`coalesce(sum(${value}), 0)`.mapWith(Number);
}

function totals(sales: Sales[], occupancy: number | null): ReportTotals {
  const count = sales.reduce((sum, row) => sum + row.bookings, 0);
  const cents = sales.reduce((sum, row) => sum + row.cents, 0);
  return {
    bookings: count,
    revenue: centsToEuros(cents),
    average: count > 0 ? centsToEuros(Math.round(cents / count)) : null,
    occupancy,
  };
}

function sold(sales: Sales[], month: Month, serviceType: string) {
  const row = sales.find((sale) => sale.month === month && sale.serviceType === serviceType);
  return { bookings: row?.bookings ?? 0, revenue: centsToEuros(row?.cents ?? 0) };
}

function carRow(
  car: { id: string; title: string; units: number },
  use: CarUse[],
  period: ReportPeriod,
): Report['cars'][number] {
  const { bookings = 0, hours = 0 } = use.find(({ carId }) => carId === car.id) ?? {};
  return { ...car, bookings, hours, occupancy: share(hours, car.units, period) };
}

/** Returns the share of booked hours; null without units, for example if all vehicles were sold. */
function share(booked: number, units: number, of: ReportPeriod): number | null {
  return units > 0 ? booked / (units * hoursOf(of)) : null;
}

function busiestFirst(a: Report['cars'][number], b: Report['cars'][number]): number {
  return (b.occupancy ?? -1) - (a.occupancy ?? -1) || byTitle(a, b);
}
