import { DrizzleQueryError, eq, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import { type Acting, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, carImages, cars, seasons } from '#app/db/schema.server.ts';
import { isCarId } from '#app/features/cars/car.rules.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { businessNow } from '#app/lib/dates.ts';
import { randomSuffix } from '#app/lib/random-suffix.server.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { imageIdOf } from '../images/images.rules.ts';
import { holdImages } from '../images/images.server.ts';
import { readAdminCar } from './admin-cars.server.ts';
import {
  type AdminCar,
  type CarCreate,
  type CarInput,
  type CarUpdate,
  latestModelYear,
  toCarInput,
} from './car-input.schema.ts';
import { carColumns, insertCar, writeParts } from './car-writes.server.ts';
import { carInputText as text } from './fleet.text.ts';
import { checkSeasons } from './season.schema.ts';

export type SaveCarResult = { ok: true; car: AdminCar } | RefusedSave;

/**
 * Stores a new car under a readable id of its own; without a year it is this year's model. `invalid`:
 * the year is yet to come, a picture does not exist, or seasons overlap.
 */
export async function createCar(
  db: Db,
  given: CarCreate,
  { actor, now, suffix = randomSuffix }: Acting & { suffix?: () => string },
): Promise<SaveCarResult> {
  const input = { ...given, year: given.year ?? thisYear(now) };
  return transaction(db, given.seasonalPricing, async (tx) => {
    const errors = await inputErrors(tx, input, now);
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
    const id = await insertCar(tx, input, { now, suffix });
    await writeParts(tx, id, input);
    return recorded(tx, id, { actor, now, before: null });
  });
}

/**
 * Replaces what is given of a car, all of it or nothing; its id stays. `stale`: somebody saved it
 * since the writer read `version`. `invalid`: as in `createCar`.
 */
export async function updateCar(
  db: Db,
  id: string,
  { version, ...given }: CarUpdate,
  { actor, now }: Acting,
): Promise<SaveCarResult> {
  return transaction(db, given.seasonalPricing, async (tx) => {
    const before = await lockCar(tx, id, now);
    if (!before) return { ok: false, reason: 'not-found' };
    if (before.version !== version) return { ok: false, reason: 'stale' };
    const pricing = { ...before.pricing, ...given.pricing };
    const input = { ...toCarInput(before), ...given, pricing };
    const errors = await inputErrors(tx, input, now);
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
    await tx
      .update(cars)
      .set({ ...carColumns(input), version: version + 1, updatedAt: now })
      .where(eq(cars.id, id));
    await tx.delete(carImages).where(eq(carImages.carId, id));
    await tx.delete(seasons).where(eq(seasons.carId, id));
    await writeParts(tx, id, input);
    return recorded(tx, id, { actor, now, before });
  });
}

/** Takes a car online or offline. Who has it open for editing will be told, by its new version. */
export async function setCarStatus(
  db: Db,
  id: string,
  { active, actor, now }: Acting & { active: boolean },
): Promise<SaveCarResult> {
  return db.transaction(async (tx) => {
    const before = await lockCar(tx, id, now);
    if (!before) return { ok: false, reason: 'not-found' };
    if (before.status === active) return { ok: true, car: before };
    await tx
      .update(cars)
      .set({ active, version: before.version + 1, updatedAt: now })
      .where(eq(cars.id, id));
    return recorded(tx, id, { actor, now, before });
  });
}

export type DeleteCarResult =
  | { ok: true; title: string; keptBookings: number }
  | { ok: false; reason: 'not-found' };

/**
 * Deletes a car with its gallery and seasons. Its bookings stay and keep the title that it had at
 * last, and the audit log tells which they were; its pictures stay until the sweep finds that nothing
 * uses them.
 */
export async function deleteCar(
  db: Db,
  id: string,
  { actor, now }: Acting,
): Promise<DeleteCarResult> {
  return db.transaction(async (tx) => {
    const before = await lockCar(tx, id, now);
    if (!before) return { ok: false, reason: 'not-found' };
    const { title } = before;
    const kept = await keepBookings(tx, { carId: id, title, now });
    await tx.delete(cars).where(eq(cars.id, id));
    await recordChange(tx, {
      actor,
      action: 'delete',
      thing: 'car',
      thingId: id,
      title,
      before: { ...toCarInput(before), bookings: kept },
      now,
    });
    return { ok: true, title, keptBookings: kept.length };
  });
}

/**
 * Gives the bookings of a car that goes its last title. Which they were and what they called it
 * until now, nothing tells afterwards but what this gives.
 */
async function keepBookings(
  tx: Db,
  { carId, title, now }: { carId: string; title: string; now: Date },
): Promise<{ id: string; carTitle: string | null }[]> {
  const ofCar = eq(bookings.carId, carId);
  const kept = await tx
    .select({ id: bookings.id, carTitle: bookings.carTitle })
    .from(bookings)
    .where(ofCar)
    .orderBy(bookings.id)
    .for('update');
  await tx
    .update(bookings)
    .set({
      carId: null,
      carTitle: title,
      version: sql`${bookings.version} + 1`,
      updatedAt: now,
    })
    .where(ofCar);
  return kept;
}

/** The car as it is until the transaction ends: whoever else wants to change it waits that long. */
async function lockCar(tx: Db, id: string, now: Date): Promise<AdminCar | null> {
  if (!isCarId(id)) return null;
  await tx.select({ id: cars.id }).from(cars).where(eq(cars.id, id)).for('update');
  return readAdminCar(tx, id, now);
}

/** The car as it is now, with an entry in the audit log of what became of it. */
async function recorded(
  tx: Db,
  id: string,
  { actor, now, before }: Acting & { before: AdminCar | null },
): Promise<SaveCarResult> {
  const car = await readAdminCar(tx, id, now);
  if (!car) throw new Error(`The car ${id} was not written`);
  await recordChange(tx, {
    actor,
    action: before ? 'update' : 'create',
    thing: 'car',
    thingId: id,
    title: car.title,
    before: before && toCarInput(before),
    after: toCarInput(car),
    now,
  });
  return { ok: true, car };
}

/**
 * Overlapping seasons are refused by the schema of the input already; those that reach the database
 * all the same fail at its constraint, and get the same answer.
 */
async function transaction(
  db: Db,
  given: CarInput['seasonalPricing'] = [],
  save: (tx: Db) => Promise<SaveCarResult>,
): Promise<SaveCarResult> {
  try {
    return await allOrNothing(db, save);
  } catch (error) {
    const errors = isOverlap(error) ? checkSeasons(given) : [];
    if (errors.length === 0) throw error;
    return { ok: false, reason: 'invalid', errors };
  }
}

function isOverlap(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : null;
  return cause instanceof DatabaseError && cause.constraint === 'seasons_no_overlap';
}

/** What the schema of the input cannot know, as it takes the clock and the database. */
async function inputErrors(tx: Db, input: CarInput, now: Date): Promise<FieldError[]> {
  return [...yearErrors(input, now), ...(await pictureErrors(tx, input))];
}

/** The year of the business. */
function thisYear(now: Date): number {
  return Number(businessNow(now).date.slice(0, 4));
}

function yearErrors({ year }: CarInput, now: Date): FieldError[] {
  const latest = latestModelYear(thisYear(now));
  return year > latest ? [{ field: 'year', message: text.tooNew(latest) }] : [];
}

/** Pictures that do not exist. */
async function pictureErrors(tx: Db, { mainImage, gallery }: CarInput): Promise<FieldError[]> {
  const used = [
    ...(mainImage ? [{ field: 'mainImage', url: mainImage.url }] : []),
    ...gallery.map(({ url }, i) => ({ field: `gallery.${i}`, url })),
  ].map(({ field, url }) => ({ field, id: imageIdOf(url) }));
  const stored = await holdImages(
    tx,
    used.flatMap(({ id }) => id ?? []),
  );
  return used
    .filter(({ id }) => id === null || !stored.has(id))
    .map(({ field }) => ({ field, message: text.unknownPicture }));
}
