import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import type { CurrentRates } from '#app/base/exchange-rates/exchange-rates.schema.ts';
import type { BookingMessages } from '#app/base/messages/messages.schema.ts';
import { defaultPapers } from '#app/base/settings/papers/default-papers.ts';
import type { RentalTerms } from '#app/base/settings/papers/rental-terms.rules.ts';
import { placeNamesIn } from '#app/base/settings/places/place-names.server.ts';
import type { Settings } from '#app/base/settings/settings.schema.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import { officeText, termsIn } from '#app/base/settings/settings-in-language.rules.ts';
import { type ChangeContext, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  bookings,
  cardHolds,
  cars,
  charges,
  roadCharges,
  vehicles,
} from '#app/db/schema.server.ts';
import { type Account, accountSummary } from '#app/domain/account/account.schema.ts';
import { readAccount } from '#app/domain/account/read-account.server.ts';
import { plateOutWith } from '#app/domain/availability/availability.server.ts';
import { driverOf, fullName, isBookingId } from '#app/domain/bookings/booking.rules.ts';
import { type BookingRecord, toBooking } from '#app/domain/bookings/booking.schema.ts';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import { readBookingOptions } from '#app/domain/bookings/booking-options.server.ts';
import {
  type BookingReceipt,
  inDirection,
  storedReceipt,
  typedReceipt,
} from '#app/domain/bookings/booking-price.rules.ts';
import { readBooking, readLinkedTransfer } from '#app/domain/bookings/bookings.server.ts';
import { meetingPointAt } from '#app/domain/bookings/meeting-point.rules.ts';
import { flightOf, isUnpriced } from '#app/domain/bookings/recorded-booking.rules.ts';
import { isTripPageOpen } from '#app/domain/bookings/trip-page.rules.ts';
import { termsOf } from '#app/domain/cars/cars.server.ts';
import { NO_EXTRAS } from '#app/domain/pricing/price.rules.ts';
import { businessNow, toWallClock } from '#app/lib/dates/dates.ts';
import { centsToEuros, convertCents, eurosToCents } from '#app/lib/money/money.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Texts } from '#app/lib/words/catalogue.ts';
import { eachLanguage, type SiteLanguage } from '#app/lib/words/texts.ts';
import {
  bookingMessages,
  type MessageBooking,
  type MessageTexts,
  type RoadFacts,
  tripUrl,
} from './message-facts.rules.ts';
import type { PaperFacts } from './paper.schema.ts';
import { paperPrice } from './paper-price.rules.ts';
import { inTwo, paperTexts, secondLanguage, termsBeside } from './paper-texts.ts';

/** Returns the messages to the customer of a booking; null if no booking has this id. */
export async function readBookingMessages(
  db: Db,
  id: string,
  { origin, texts, now }: { origin: string; texts: Texts; now: Date },
): Promise<BookingMessages | null> {
  const booking = await readBooking(db, id);
  if (!booking) return null;
  const [vehicle, settings, tripToken, passages, deposit] = await Promise.all([
    readVehicle(db, booking, now),
    readSettings(db),
    readTripToken(db, id),
    readPassages(db, id),
    readDepositTaken(db, id),
  ]);
  const car = await readCarTexts(db, booking);
  const { totalCents, quotedCents: quoted, transferData, drivers } = booking;
  const { due, balance } = accountSummary(booking);
  const unpriced = isUnpriced({ total: totalCents, quoted });
  const [customer] = drivers;
  const subject: MessageBooking = {
    ...booking,
    bookingReference: booking.reference,
    customer: customer ? fullName(customer) : '',
    phone: customer?.phoneNumber ?? '',
    plate: vehicle?.plate ?? null,
    vehicle: transferData?.vehicleCapacity ?? null,
    flightNumber: flightOf(booking) || null,
    driver: driverOf(transferData ?? {}),
    total: unpriced ? null : due,
    balance: unpriced ? null : balance,
    depositHeld: centsToEuros(deposit),
    depositTerms: depositTermsOf({ serviceType: booking.serviceType, car }, settings),
    tripToken,
    road: roadFactsOf(passages, settings),
  };
  return bookingMessages(subject, messageTexts(settings, { origin, texts }));
}

/** Reads the tolls and fines that the customer of a booking pays, oldest first. */
async function readPassages(db: Db, bookingId: string) {
  const rows = await db
    .select({
      chargeId: charges.id,
      kind: roadCharges.kind,
      plate: roadCharges.plate,
      at: roadCharges.at,
      place: roadCharges.place,
      cents: charges.cents,
    })
    .from(roadCharges)
    .innerJoin(charges, eq(charges.id, roadCharges.chargeId))
    .where(and(eq(roadCharges.bookingId, bookingId), isNull(charges.voidedAt)))
    .orderBy(asc(roadCharges.at), asc(roadCharges.id));
  return rows.map((row) => ({ ...row, at: toWallClock(row.at) }));
}

/** Returns what a message says about tolls and fines; null if the customer pays none. */
function roadFactsOf(
  passages: Awaited<ReturnType<typeof readPassages>>,
  { rental }: Settings,
): RoadFacts | null {
  if (passages.length === 0) return null;
  return {
    plates: [...new Set(passages.map(({ plate }) => plate))],
    passages: passages.map(({ cents, ...each }) => ({ ...each, amount: centsToEuros(cents) })),
    hasFee: (rental.roadFee ?? 0) > 0,
  };
}

/**
 * SQL for the deposit of a booking in euro cents: money that is held plus card holds that have not
 * ended.
 */
export const depositTakenCents = sql<number>`(${bookings}.deposit_cents + (
  select coalesce(sum(cents), 0) from ${cardHolds}
  where booking_id = ${bookings}.id and state = 'held'))::int`;

async function readDepositTaken(db: Db, id: string): Promise<number> {
  const [row] = await db
    .select({ cents: depositTakenCents })
    .from(bookings)
    .where(eq(bookings.id, id));
  return row?.cents ?? 0;
}

async function readTripToken(db: Db, id: string): Promise<string> {
  const [row] = await db
    .select({ tripToken: bookings.tripToken })
    .from(bookings)
    .where(eq(bookings.id, id));
  return row?.tripToken ?? '';
}

/**
 * Replaces the secret address of a booking's page and returns the new one; null if no booking has
 * this id.
 */
export async function renewTripLink(
  db: Db,
  id: string,
  { origin, ...by }: ChangeContext & { origin: string },
): Promise<{ tripUrl: string } | null> {
  if (!isBookingId(id)) return null;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(bookings)
      .set({ tripToken: sql`gen_random_uuid()` })
      .where(eq(bookings.id, id))
      .returning();
    if (!row) return null;
    await recordChange(tx, {
      ...by,
      action: 'update',
      entity: 'booking',
      entityId: id,
      // The title has no customer's name, because anonymising could not find it here.
      title: row.reference,
      after: { tripLink: 'renewed' },
    });
    return { tripUrl: tripUrl(row, { origin }) };
  });
}

/**
 * Returns the customer's page of a booking with the QR code that opens it; null after the page has
 * closed.
 */
export async function readTripPage(
  db: Db,
  id: string,
  { origin, now }: { origin: string; now: Date },
): Promise<PaperFacts['trip']> {
  const { tripToken, language, dropoffAt } = bookings;
  const [row] = await db
    .select({ tripToken, language, dropoffAt })
    .from(bookings)
    .where(eq(bookings.id, id));
  if (!row || !isTripPageOpen(toWallClock(row.dropoffAt), businessNow(now).date)) return null;
  const url = tripUrl(row, { origin });
  // Four empty modules around the code, as ISO 18004 requires.
  return { url, code: renderSVG(url, { ecc: 'M', border: 4, pixelSize: 1 }) };
}

export function messageTexts(
  settings: Settings,
  { origin, texts }: { origin: string; texts: Texts },
): MessageTexts {
  const { messages } = settings.papers;
  const { name, phone } = settings.business;
  const placeNames = eachLanguage((language) => placeNamesIn(settings, language));
  const dates = eachLanguage((language) => texts.site[language].dates);
  const office = { name, phone };
  const meetingPointOf = (place: string) => meetingPointAt(place, settings);
  return { messages, meetingPointAt: meetingPointOf, office, placeNames, dates, origin };
}

export interface PaperSources {
  rates: CurrentRates;
  settings: Settings;
  options: BookingOptions;
}

/** Reads the data of the office that papers need, on several connections: call it outside a transaction. */
export async function readPaperSources(db: Db, rates: CurrentRates): Promise<PaperSources> {
  const [settings, options] = await Promise.all([readSettings(db), readBookingOptions(db)]);
  return { rates, settings, options };
}

/** Reads the facts that the papers of a booking print; null if no booking has this id. */
export async function readPaper(
  db: Db,
  id: string,
  { now, rates, settings, options }: PaperSources & { now: Date },
): Promise<Omit<PaperFacts, 'signed' | 'trip'> | null> {
  const record = await readBooking(db, id);
  if (!record) return null;
  const vehicle = await readVehicle(db, record, now);
  const booking = toBooking(record);
  const texts = paperTexts(record.language);
  const typed = {
    ...booking,
    extras: booking.extras ?? NO_EXTRAS,
    language: texts.second,
  };
  const priced = typedReceipt(typed, options);
  const linkedTransfer = typed.serviceType === 'transfer' ? await readLinkedTransfer(db, id) : null;
  const directed = (receipt: BookingReceipt | null) =>
    receipt && linkedTransfer
      ? inDirection(receipt, { isBack: !linkedTransfer.isWayBack, at: typed.pickupTime })
      : receipt;
  const receipt = directed(priced);
  const stored = directed(storedReceipt(record));
  const account = await readAccount(db, id, rates.rates);
  if (!account) return null;
  const { rates: _, ...printed } = account;
  const passages = await readPassages(db, id);
  const { lines, totalCents } = paperPrice(
    { ...record, receiptLines: stored?.lines ?? null },
    receipt,
    texts,
    (place) => placeInTwo(place, record, settings),
  );
  const car = await readCarTexts(db, record);
  const { age, ...terms } = termsInTwo(car, record, settings);
  const { contractTerms, bring } = settings.papers;
  const isRental = record.serviceType === 'car_rental';
  const meetingPoint = meetingPointAt(record.pickupLocation, settings);
  const { name, phone, email, address, legalNumbers } = settings.business;
  return {
    booking,
    vehicle,
    office: { name, phone, email, address, legalNumbers },
    price: {
      lines: lines.map(({ cents, ...line }) => ({ ...line, amount: centsToEuros(cents) })),
      total: totalCents === null ? null : centsToEuros(totalCents),
      days: (stored ?? receipt)?.days ?? null,
    },
    account: printed,
    passages: passages.map(({ chargeId, at, place }) => ({ chargeId, at, place })),
    depositTaken: depositTaken(account),
    lira: inLira(totalCents, rates),
    places: {
      pickup: placeInTwo(record.pickupLocation, record, settings),
      dropoff: placeInTwo(record.dropoffLocation, record, settings),
    },
    terms,
    age: isRental ? age : null,
    contractTerms: {
      tr: contractTerms.tr,
      beside: termsBeside(contractTerms, texts.second, defaultPapers.contractTerms),
    },
    meetingPoint: { tr: meetingPoint.tr, beside: officeText(meetingPoint, texts.second) },
    bring: isRental ? { tr: bring.tr, beside: officeText(bring, texts.second) } : null,
    printedOn: businessNow(now).date,
  };
}

/** Returns the deposit in euros: money that is held, and card holds that have not ended. */
function depositTaken({ depositHeld, cardHolds }: Pick<Account, 'depositHeld' | 'cardHolds'>) {
  const held = cardHolds.filter(({ state }) => state === 'held');
  const cents = held.reduce((sum, { amount }) => sum + eurosToCents(amount), 0);
  return { money: depositHeld, cardHold: centsToEuros(cents) };
}

/**
 * Returns the vehicle of a booking; null if none is chosen or if it is still out with another
 * booking.
 */
async function readVehicle(
  db: Db,
  { id }: Pick<BookingRecord, 'id'>,
  now: Date,
): Promise<PaperFacts['vehicle']> {
  const { plate, colour, chassisNumber } = vehicles;
  const [row] = await db
    .select({ vehicle: { plate, colour, chassisNumber }, outWith: plateOutWith(now) })
    .from(bookings)
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(eq(bookings.id, id));
  return row && row.outWith === null ? row.vehicle : null;
}

/** Returns the name of a place in Turkish and in the second language of the papers. */
function placeInTwo(
  location: string,
  { language }: Pick<BookingRecord, 'language'>,
  settings: Settings,
): string {
  const names = placeNamesIn(settings, secondLanguage(language));
  return inTwo(location, ownValue(names, location) ?? location);
}

type CarTexts = Pick<typeof cars.$inferSelect, 'description' | 'terms' | 'translations'>;

/** Reads the texts of the booked car; null for a transfer and for a car that was deleted. */
async function readCarTexts(
  db: Db,
  { carId }: Pick<BookingRecord, 'carId'>,
): Promise<CarTexts | null> {
  if (!carId) return null;
  const { description, terms, translations } = cars;
  const [car] = await db
    .select({ description, terms, translations })
    .from(cars)
    .where(eq(cars.id, carId));
  return car ?? null;
}

/** Returns the terms of a car in a language, or those of the office if the car has none. */
function termsFor(car: CarTexts | null, settings: Settings, language: SiteLanguage): RentalTerms {
  const office = termsIn(settings, language);
  return car ? termsOf(car, office, language) : office;
}

/** Returns the deposit of a rental's terms in each language; null for none and for transfers. */
export function depositTermsOf(
  { serviceType, car }: { serviceType: string; car: CarTexts | null },
  settings: Settings,
): Record<SiteLanguage, string | null> {
  return eachLanguage((language) =>
    serviceType === 'car_rental' ? termsFor(car, settings, language).deposit : null,
  );
}

function termsInTwo(
  car: CarTexts | null,
  { language }: Pick<BookingRecord, 'language'>,
  settings: Settings,
): PaperFacts['terms'] & Pick<PaperFacts, 'age'> {
  const turkish = termsFor(car, settings, 'tr');
  const second = termsFor(car, settings, secondLanguage(language));
  const inBoth = (name: 'deposit' | 'kilometres' | 'age' | 'cancellation') =>
    turkish[name] && inTwo(turkish[name], second[name] ?? '');
  return {
    deposit: inBoth('deposit'),
    kilometres: inBoth('kilometres'),
    age: inBoth('age'),
    cancellation: inBoth('cancellation'),
  };
}

/**
 * Returns the total in hundredths of a lira with the rate; null without a total, or if only the
 * built-in rates are known.
 */
function inLira(totalCents: number | null, { rates, asOf }: CurrentRates): PaperFacts['lira'] {
  if (!totalCents || asOf === null) return null;
  return { amount: convertCents(totalCents, 'TRY', rates), rate: rates.TRY, asOf };
}
