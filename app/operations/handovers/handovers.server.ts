import { asc, eq } from 'drizzle-orm';
import { firstEuros } from '#app/base/exchange-rates/currency/amounts-in-text.rules.ts';
import { readStaffPhotos } from '#app/base/images/images.server.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { cars, handovers, vehicles } from '#app/db/schema.server.ts';
import { readReturnCharges } from '#app/domain/account/charges.server.ts';
import { readAccount } from '#app/domain/account/read-account.server.ts';
import { type BookingRecord, toBooking } from '#app/domain/bookings/booking.schema.ts';
import { readBusyVehicles } from '#app/domain/bookings/booking-vehicle.server.ts';
import { readBooking } from '#app/domain/bookings/bookings.server.ts';
import { rentalDays } from '#app/domain/pricing/price.rules.ts';
import { toWallClock } from '#app/lib/dates/dates.ts';
import { centsToEuros, eurosToCents, type Rates } from '#app/lib/money/money.ts';
import type { Damage } from '#app/operations/vehicles/damages/damage.rules.ts';
import { readUnrepaired } from '#app/operations/vehicles/damages/damages.server.ts';
import { readRentalOut } from '#app/operations/vehicles/vehicle-out.server.ts';
import { type HandoverKind, maskNumber, type ReturnRates } from './handover.rules.ts';
import type { BookingHandovers, Handover, HandoverInput } from './handover.schema.ts';

/** A charge of the return. `count` and `eachCents` are null if nothing is multiplied. */
export interface RecordedCharge {
  kind: string;
  cents: number;
  note: string;
  count: number | null;
  eachCents: number | null;
}

/** Record of a hand-over or a return. Only a return has charges. */
export type HandoverRow = typeof handovers.$inferSelect & { charges: RecordedCharge[] };

/** Reads all data of the page of a hand-over or a return; null if the booking does not exist. */
export async function readHandovers(
  db: Db,
  { bookingId, now, rates: today }: { bookingId: string; now: Date; rates: Rates },
): Promise<BookingHandovers | null> {
  const booking = await readBooking(db, bookingId);
  const account = await readAccount(db, bookingId, today);
  if (!booking || !account) return null;
  const [rows, ofCar, rates, depositTerm] = await Promise.all([
    readRows(db, bookingId),
    booking.carId === null ? [] : readVehiclesOf(db, { ...booking, carId: booking.carId }, now),
    readReturnRates(db),
    readDepositTerm(db, booking.carId),
  ]);
  const of = (kind: HandoverKind) => rows.find((row) => row.kind === kind);
  const pictures = await readStaffPhotos(
    db,
    rows.flatMap(({ photos }) => photos),
  );
  const shown = (row: HandoverRow | undefined) => (row ? toHandover(row, pictures) : null);
  return {
    booking: toBooking(booking),
    out: shown(of('out')),
    back: shown(of('back')),
    vehicles: ofCar,
    lastDamages: await readUnrepaired(
      db,
      ofCar.map(({ id }) => id),
    ),
    rates,
    account,
    depositTerm,
    days: rentalDays({
      pickupDate: booking.pickupAt.slice(0, 10),
      pickupTime: booking.pickupAt.slice(11),
      returnDate: booking.dropoffAt.slice(0, 10),
      returnTime: booking.dropoffAt.slice(11),
    }),
  };
}

export async function readRows(db: Db, bookingId: string): Promise<HandoverRow[]> {
  const rows = await db.select().from(handovers).where(eq(handovers.bookingId, bookingId));
  const charges = (await readReturnCharges(db, bookingId)).map(toRecordedCharge);
  return rows.map((row) => ({ ...row, charges: row.kind === 'back' ? charges : [] }));
}

/** Returns a charge of the account. A quantity above 1 becomes `count` with `eachCents`. */
function toRecordedCharge({
  kind,
  cents,
  note,
  quantity,
  eachCents,
}: Awaited<ReturnType<typeof readReturnCharges>>[number]): RecordedCharge {
  const isProduct = quantity > 1;
  return {
    ...{ kind, cents, note },
    count: isProduct ? quantity : null,
    eachCents: isProduct ? eachCents : null,
  };
}

async function readReturnRates(db: Db): Promise<ReturnRates> {
  const { returns } = (await readSettings(db)).rental;
  const cents = (euros: number | null) => (euros === null ? null : eurosToCents(euros));
  return {
    dailyKilometres: returns.dailyKilometres,
    extraKilometreCents: cents(returns.extraKilometre),
    fuelEighthCents: cents(returns.fuelEighth),
    lateHourCents: cents(returns.lateHour),
  };
}

/** Reads the deposit in euros that the terms of a car name; null if they name none. */
async function readDepositTerm(db: Db, carId: string | null): Promise<number | null> {
  const { terms } = (await readSettings(db)).rental;
  const [car] =
    carId === null
      ? []
      : await db.select({ terms: cars.terms }).from(cars).where(eq(cars.id, carId));
  return firstEuros(car?.terms?.deposit ?? terms.deposit);
}

async function readVehiclesOf(
  db: Db,
  { id: except, carId, vehicleId: own, pickupAt, dropoffAt }: BookingRecord & { carId: string },
  now: Date,
) {
  const rows = await db
    .select()
    .from(vehicles)
    .where(eq(vehicles.carId, carId))
    .orderBy(asc(vehicles.plate));
  const period = { from: pickupAt, to: dropoffAt };
  const { busyVehicles } = await readBusyVehicles(db, { period, except, now });
  const isOut = await Promise.all(
    rows.map(({ id: of, plate }) => readRentalOut(db, { vehicleId: of, plate }, except)),
  );
  return rows.map(({ id, plate, kilometres, inService }, i) => ({
    id,
    plate,
    kilometres,
    sold: !inService,
    busy: isOut[i] !== null || (id !== own && busyVehicles.includes(id)),
  }));
}

export function toCharge({ cents, count, eachCents, ...charge }: RecordedCharge) {
  return {
    ...charge,
    euros: centsToEuros(cents),
    count,
    each: eachCents === null ? null : centsToEuros(eachCents),
  } as HandoverInput['charges'][number];
}

/** Returns a record for staff, with masked document numbers. */
function toHandover(
  { bookingId: _, kind, photos, charges, ...row }: HandoverRow,
  pictures: Awaited<ReturnType<typeof readStaffPhotos>>,
): Handover {
  return {
    ...row,
    keepPlate: false,
    money: null,
    id: kind as HandoverKind,
    at: toWallClock(row.at),
    damages: row.damages as Damage[],
    photos: photos.flatMap((id) => pictures.get(id) ?? []),
    drivers: row.drivers.map((driver, stored) => ({
      ...driver,
      stored,
      idNumber: maskNumber(driver.idNumber),
      licenceNumber: maskNumber(driver.licenceNumber),
    })),
    charges: charges.map(toCharge),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
