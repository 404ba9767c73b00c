import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { imageIdOf } from '#app/base/images/images.rules.ts';
import { holdImages } from '#app/base/images/images.server.ts';
import { type ChangeContext, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, carImages, cars, seasons } from '#app/db/schema.server.ts';
import { findShortCar, type ShortCar } from '#app/domain/bookings/short-car.server.ts';
import { isCarId } from '#app/domain/cars/car.rules.ts';
import {
  type AdminCar,
  type CarCreate,
  type CarInput,
  type CarUpdate,
  latestModelYear,
  leastUnits,
  toCarInput,
  wrongUnits,
} from '#app/domain/cars/car-input.schema.ts';
import type { SeasonInput } from '#app/domain/pricing/season.schema.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { randomSuffix } from '#app/lib/random-suffix.server.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { changedTranslations } from '#app/lib/words/translations.rules.ts';
import { slugify } from '#app/lib/words/turkish-text.ts';
import { readAdminCar } from './admin-cars.server.ts';

export type SaveCarResult =
  | { ok: true; car: AdminCar }
  | RefusedSave
  /** Refused: the car would have fewer units than bookings and blocks need, without `allowOverbooking`. */
  | { ok: false; reason: 'clash'; short: ShortCar };

/**
 * Creates a car with a readable id. The year defaults to this year. Refuses a year that is too late
 * and a picture that does not exist as `invalid`.
 */
export async function createCar(
  db: Db,
  given: CarCreate,
  { suffix = randomSuffix, ...by }: ChangeContext & { suffix?: () => string },
): Promise<SaveCarResult> {
  const input = { ...given, year: given.year ?? thisYear(by.now) };
  return db.transaction(async (tx): Promise<SaveCarResult> => {
    const errors = await inputErrors(tx, input, by);
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };

    const id = await insertCar(tx, input, { now: by.now, suffix });
    await insertGalleryAndSeasons(tx, id, input);
    return readAndLog(tx, id, { ...by, before: null });
  });
}

/**
 * Updates the given fields of a car, all or nothing. Its id stays. Refusals:
 * - `stale`: another person saved the car since `version` was read;
 * - `invalid`: as in `createCar`, or fewer units than the car's plates need;
 * - `clash`: bookings would have no unit, and `allowOverbooking` was not given.
 */
export async function updateCar(
  db: Db,
  id: string,
  { version, allowOverbooking, ...given }: CarUpdate,
  by: ChangeContext,
): Promise<SaveCarResult> {
  return db.transaction(async (tx): Promise<SaveCarResult> => {
    const locked = await lockCar(tx, id, by.now);
    if (!locked) return { ok: false, reason: 'not-found' };
    const { before } = locked;
    if (version !== undefined && before.version !== version) return { ok: false, reason: 'stale' };

    const input = mergeInput(before, given);
    const errors = await inputErrors(tx, input, by);
    const least = leastUnits(before);
    if (input.total_units < least) {
      errors.push({ field: 'total_units', message: wrongUnits(least) });
    }
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };

    const units = { id, title: input.title, before: before.total_units, units: input.total_units };
    const short = allowOverbooking ? null : await findShortCar(tx, units, by.now);
    if (short) return { ok: false, reason: 'clash', short };

    await tx
      .update(cars)
      .set({ ...carColumns(input), version: before.version + 1, updatedAt: by.now })
      .where(eq(cars.id, id));
    await tx.delete(carImages).where(eq(carImages.carId, id));
    await tx.delete(seasons).where(eq(seasons.carId, id));
    await insertGalleryAndSeasons(tx, id, input);
    return readAndLog(tx, id, { ...by, before: locked.logged });
  });
}

/** Publishes or hides a car. The new version makes older saves stale. */
export async function setCarStatus(
  db: Db,
  id: string,
  { active, actor, now }: ChangeContext & { active: boolean },
): Promise<SaveCarResult> {
  return db.transaction(async (tx) => {
    const locked = await lockCar(tx, id, now);
    if (!locked) return { ok: false, reason: 'not-found' };
    const { before } = locked;
    if (before.status === active) return { ok: true, car: before };

    await tx
      .update(cars)
      .set({ active, version: before.version + 1, updatedAt: now })
      .where(eq(cars.id, id));
    return readAndLog(tx, id, { actor, now, before: toCarInput(before) });
  });
}

export type DeleteCarResult =
  | { ok: true; title: string; keptBookings: number }
  | { ok: false; reason: 'not-found' };

/**
 * Deletes a car with its gallery and seasons. Its bookings stay, with its last title. The audit log
 * keeps the list of bookings with their former titles. Pictures stay until the sweep finds them
 * unused.
 */
export async function deleteCar(
  db: Db,
  id: string,
  { actor, now }: ChangeContext,
): Promise<DeleteCarResult> {
  return db.transaction(async (tx) => {
    const locked = await lockCar(tx, id, now);
    if (!locked) return { ok: false, reason: 'not-found' };
    const { title } = locked.before;

    const ofCar = eq(bookings.carId, id);
    const kept = await tx
      .select({ id: bookings.id, carTitle: bookings.carTitle })
      .from(bookings)
      .where(ofCar)
      .orderBy(bookings.id)
      .for('update');
    const version = sql`${bookings.version} + 1`;
    await tx
      .update(bookings)
      .set({ carId: null, carTitle: title, version, updatedAt: now })
      .where(ofCar);

    await tx.delete(cars).where(eq(cars.id, id));
    await recordChange(tx, {
      actor,
      action: 'delete',
      entity: 'car',
      entityId: id,
      title,
      before: { ...locked.logged, bookings: kept },
      now,
    });
    return { ok: true, title, keptBookings: kept.length };
  });
}

interface LockedCar {
  before: AdminCar;
  /** The car for the audit log: as `before`, but with its terms as stored, even if they are invalid now. */
  logged: object;
}

/**
 * Locks a car until the transaction ends, and returns it; null if it does not exist. Concurrent
 * changes wait.
 */
async function lockCar(tx: Db, id: string, now: Date): Promise<LockedCar | null> {
  if (!isCarId(id)) return null;
  const [stored] = await tx
    .select({ terms: cars.terms })
    .from(cars)
    .where(eq(cars.id, id))
    .for('update');
  const before = await readAdminCar(tx, id, now);
  return before && { before, logged: { ...toCarInput(before), ...stored } };
}

function mergeInput(
  before: AdminCar,
  given: Omit<CarUpdate, 'version' | 'allowOverbooking'>,
): CarInput {
  const givenSeasons = given.seasonalPricing ?? before.seasonalPricing;
  return {
    ...toCarInput(before),
    ...given,
    pricing: { ...before.pricing, ...given.pricing },
    terms: { ...before.terms, ...given.terms },
    translations: changedTranslations(before.translations, given.translations),
    seasonalPricing: givenSeasons.map((season) =>
      keepTranslatedNames(season, before.seasonalPricing),
    ),
  };
}

async function readAndLog(
  tx: Db,
  id: string,
  { actor, now, before }: ChangeContext & { before: object | null },
): Promise<SaveCarResult> {
  const car = await readAdminCar(tx, id, now);
  if (!car) throw new Error(`The car ${id} was not written`);
  await recordChange(tx, {
    actor,
    action: before ? 'update' : 'create',
    entity: 'car',
    entityId: id,
    title: car.title,
    before,
    after: toCarInput(car),
    now,
  });
  return { ok: true, car };
}

/** Returns errors that need the clock or the database: a year that is too late, and missing pictures. */
async function inputErrors(tx: Db, input: CarInput, { now }: ChangeContext): Promise<FieldError[]> {
  const { year, mainImage, gallery } = input;
  const latest = latestModelYear(thisYear(now));
  const used = [
    ...(mainImage ? [{ field: 'mainImage', id: imageIdOf(mainImage.url) }] : []),
    ...gallery.map(({ url }, i) => ({ field: `gallery.${i}`, id: imageIdOf(url) })),
  ];
  const stored = await holdImages(
    tx,
    used.flatMap(({ id }) => id ?? []),
  );
  const unknown = used.filter(({ id }) => id === null || !stored.has(id));
  return [
    ...(year > latest ? [{ field: 'year', message: messageKey('tooNew', latest) }] : []),
    ...unknown.map(({ field }) => ({ field, message: messageKey('unknownPicture') })),
  ];
}

function thisYear(now: Date): number {
  return Number(businessNow(now).date.slice(0, 4));
}

/** Returns the columns of the car's row. `facts` are the fields that have the names of their columns. */
function carColumns(input: CarInput) {
  const {
    status,
    pricing,
    stats,
    mainImage,
    total_units,
    gallery,
    seasonalPricing,
    currency,
    translations,
    ...facts
  } = input;
  return {
    ...facts,
    translations: changedTranslations({}, translations),
    ...priceColumns(pricing),
    active: status,
    ratingAverage: stats.rating.average,
    ratingCount: stats.rating.count,
    totalUnits: total_units,
    mainImageId: mainImage && imageIdOf(mainImage.url),
    mainImageAlt: mainImage?.alt ?? null,
  };
}

/** Inserts the car's row under a free id, for example `fiat-egea-2024-k3f9`. */
async function insertCar(
  tx: Db,
  input: CarInput,
  { now, suffix }: { now: Date; suffix: () => string },
): Promise<string> {
  const slug = slugify(`${input.brand} ${input.model} ${input.year}`, 'car');
  for (;;) {
    const values = {
      ...carColumns(input),
      id: `${slug}-${suffix()}`,
      createdAt: now,
      updatedAt: now,
    };
    const [row] = await tx
      .insert(cars)
      .values(values)
      .onConflictDoNothing({ target: cars.id })
      .returning({ id: cars.id });
    if (row) return row.id;
  }
}

/**
 * Returns a season with its former translated names if it was sent without them: a save replaces
 * all seasons and would lose them.
 */
function keepTranslatedNames(season: SeasonInput, before: SeasonInput[]): SeasonInput {
  const same = before.find(
    ({ name, startDate }) => name === season.name && startDate === season.startDate,
  );
  const translations = changedTranslations(same?.translations ?? {}, season.translations);
  return { ...season, translations };
}

/** Inserts the gallery and the seasons. The car must have none. */
async function insertGalleryAndSeasons(
  tx: Db,
  carId: string,
  { gallery, seasonalPricing }: CarInput,
): Promise<void> {
  const pictures = gallery.map(({ url, alt }, position) => ({
    carId,
    position,
    imageId: imageIdOf(url) ?? '',
    alt,
  }));
  if (pictures.length > 0) await tx.insert(carImages).values(pictures);
  const scheduled = seasonalPricing.map(
    ({ name, startDate, endDate, translations, ...prices }) => ({
      id: randomUUID(),
      carId,
      name,
      startDate,
      endDate,
      translations: changedTranslations({}, translations),
      ...priceColumns(prices),
    }),
  );
  if (scheduled.length > 0) await tx.insert(seasons).values(scheduled);
}

function priceColumns({ daily, weekly, monthly }: CarInput['pricing']) {
  const cents = (euros: number | null) => (euros === null ? null : eurosToCents(euros));
  return { dailyCents: cents(daily), weeklyCents: cents(weekly), monthlyCents: cents(monthly) };
}
