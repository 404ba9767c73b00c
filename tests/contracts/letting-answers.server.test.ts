/**
 * Compares the answers to 250 random trips for eight cars with random rules (`product.md, "Letting
 * rules"`): of list, day strip, calendar, car page, message, pasted message, booking form, board,
 * and the requests of visitors.
 */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEEKDAYS } from '#app/base/settings/places/opening-hours.rules.ts';
import { toTripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import { createCachedSettings, readSettings } from '#app/base/settings/settings.server.ts';
import { bookings, lettingRules, settings } from '#app/db/schema.server.ts';
import { brokenRules, refusedPickup } from '#app/domain/availability/letting.rules.ts';
import { reservationErrors } from '#app/domain/availability/reservation-errors.rules.ts';
import type { OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import { readBookingOptions } from '#app/domain/bookings/booking-options.server.ts';
import { readPastedMessage } from '#app/domain/bookings/messages/pasted-message.rules.ts';
import {
  reservationMessage,
  reservationReceipt,
} from '#app/domain/bookings/messages/reservation-message.rules.ts';
import { requestBooking } from '#app/domain/bookings/public/request-booking.server.ts';
import { createActiveFleet } from '#app/domain/cars/active-fleet.server.ts';
import { NO_FILTERS } from '#app/domain/cars/car-filters.rules.ts';
import { findCars, readDaysAround } from '#app/domain/cars/find-cars.server.ts';
import { readCar } from '#app/domain/cars/read-car.server.ts';
import { NO_EXTRAS } from '#app/domain/pricing/price.rules.ts';
import { totalCents } from '#app/domain/pricing/receipt.rules.ts';
import { EMPTY_RESERVATION } from '#app/domain/requests/reservation.rules.ts';
import { addDays, wallClock } from '#app/lib/dates/dates.ts';
import {
  bookingCodec,
  formOf,
  refusingRules,
  typedBooking,
  withKnown,
} from '#app/office/bookings/editor/booking-form.schema.ts';
import { previewMove } from '#app/operations/board/move/board-move-preview.rules.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { booking } from '#tests/support/booking-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { OFFERS, SENT } from '#tests/support/sent-messages.ts';

const { db } = await testDatabase();
const now = new Date('2027-11-20T06:00:00Z');
const TODAY = '2027-11-20';
const PLACES = ['Antalya Havalimanı (AYT)', 'Antalya Lara'] as const;
const CARS = 8;
const TRIPS = 250;
/** The trips take about 40 s on an idle machine, and several times that beside other tests. */
const TIMEOUT_MS = 10 * 60_000;
const texts = allTexts.site.tr;
const office = allTexts.office.tr;

// The year's end and 29 February 2028 are among these days.
const day = fc.integer({ min: 2, max: 130 }).map((days) => addDays(TODAY, days));
const hour = fc.constantFrom('00:00', '06:30', '10:00', '21:30', '23:30');
const limit = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null });
const weekdays = fc.subarray([...WEEKDAYS], { maxLength: 2 });
const aRule = fc.record({
  carId: fc.option(
    fc.integer({ min: 0, max: CARS - 1 }).map((i) => `car-${i}`),
    { nil: null },
  ),
  firstDay: day,
  length: fc.integer({ min: 0, max: 40 }),
  ...{ minDays: limit, noPickupWeekdays: weekdays, noReturnWeekdays: weekdays },
  closed: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});
const aTrip = fc.record({
  pickupDate: day,
  length: fc.integer({ min: 1, max: 14 }),
  ...{ pickupTime: hour, returnTime: hour },
  ...{ pickupLocation: fc.constantFrom(...PLACES), dropoffLocation: fc.constantFrom(...PLACES) },
});

/** Creates cars with random rules, buffers, fees and bookings. */
async function aBusiness() {
  await db.insert(settings).values({
    value: {
      rental: {
        bufferMinutes: 90,
        deliveryFees: { [PLACES[1]]: 15 },
        returnFees: { [PLACES[0]]: 25 },
        outOfHours: { from: '22:00', to: '07:00', pickup: 20, return: 10, places: [] },
      },
    },
  });
  for (let i = 0; i < CARS; i += 1) {
    const bufferMinutes = i === 0 ? 0 : null;
    const { id } = await aCar(db, { id: `car-${i}`, title: `Car ${i}`, bufferMinutes });
    for (const [n, from] of fc.sample(day, { seed: i, numRuns: 4 }).entries()) {
      await aBooking(db, {
        carId: id,
        reference: `KRV-${i}${n}`,
        pickupAt: wallClock(from, '11:00'),
        dropoffAt: wallClock(addDays(from, 1 + n), '23:00'),
      });
    }
  }
  for (const [i, rule] of fc.sample(aRule, { seed: 47, numRuns: 24 }).entries()) {
    const { length, ...columns } = rule;
    const lastDay = addDays(rule.firstDay, length);
    await db.insert(lettingRules).values({ ...columns, id: `rule-${i}`, lastDay });
  }
}

test('all places give the same answer and the same price for a trip', {
  timeout: TIMEOUT_MS,
}, async () => {
  await aBusiness();
  const changes = { generation: () => 0, isListening: () => true };
  const fleet = createActiveFleet(db, changes);
  const sources = { db, fleet, settings: createCachedSettings(db, changes) };
  const options = await readBookingOptions(db);
  const tripTerms = toTripTerms((await readSettings(db)).rental);
  const codec = bookingCodec(options, office.bookings);
  const order = (await fleet.read()).cars.map(({ car }) => car.id);
  let [allowed, refused, full] = [0, 0, 0];
  for (const [n, drawn] of fc.sample(aTrip, { seed: 12, numRuns: TRIPS }).entries()) {
    const trip = { ...drawn, returnDate: addDays(drawn.pickupDate, drawn.length) };
    const form = { ...EMPTY_RESERVATION, ...trip };
    const filters = { ...NO_FILTERS, ...trip };
    const list = await findCars(fleet, { filters, now });
    const strip = await readDaysAround(fleet, { filters, now });
    const own = strip?.days.findIndex((each) => each.pickupDate === trip.pickupDate) ?? -1;
    for (let i = 0; i < CARS; i += 1) {
      const id = `car-${i}`;
      const page = await readCar(sources, id, { now, period: trip, trip });
      if (!page) throw new Error(`${id} has no page`);
      const isRefused = page.broken.length > 0;
      const isOffered = !isRefused && page.availableUnits > 0;
      const price = page.quote && totalCents(page.quote.lines);
      if (isRefused) refused += 1;
      else if (isOffered) allowed += 1;
      else full += 1;

      // List and day strip.
      const listed = list.cars.find((car) => car.id === id);
      expect([id, trip, listed !== undefined]).toEqual([id, trip, isOffered]);
      if (listed?.quote) expect(totalCents(listed.quote.lines)).toBe(price);
      const others = list.refused.find((car) => car.id === id);
      const otherReturn = others?.pickupDate === trip.pickupDate ? others.dropoffDate : undefined;
      expect(otherReturn).toBe(page.otherLength?.dropoffDate);
      if (others) {
        const { pickupDate, dropoffDate: returnDate } = others;
        const allowed = { ...trip, pickupDate, returnDate };
        expect(brokenRules(page.lettingRules, allowed)).toEqual([]);
        if (otherReturn === undefined)
          expect(page.nearestFree).toContainEqual({ pickupDate, dropoffDate: returnDate });
      }
      const offer = strip?.cars[order.indexOf(id)]?.offers[own];
      const offered = Array.isArray(offer) ? offer.reduce((sum, cents) => sum + cents, 0) : offer;
      expect(offered).toBe(isOffered ? price : isRefused ? 'refused' : null);

      // Calendar, form and message of the car's page.
      const strikesPickup = refusedPickup(page.lettingRules, trip.pickupDate).length > 0;
      if (strikesPickup) expect(isRefused).toBe(true);
      const errors = reservationErrors(form, { now, rules: page.lettingRules }, texts);
      expect(Object.keys(errors).length > 0).toBe(isRefused);
      const request = {
        ...{ ...SENT, car: page, form, offers: OFFERS, tripTerms },
        ...{ currency: 'EUR' as const, language: 'tr' as const, texts, turkish: null },
      };
      expect(totalCents(reservationReceipt(request).lines)).toBe(price);

      // Pasted message and booking form.
      const pasted = readPastedMessage(
        reservationMessage(request),
        options,
        office.bookings.paste,
        office.bookings.extras,
      );
      if (!pasted.ok) throw new Error(pasted.reason);
      expect(pasted.shownCents).toBe(null);
      const customer = { drivers: booking.drivers };
      const filled = withKnown(formOf({}), { ...pasted.form, ...customer });
      expect(refusingRules(typedBooking(filled), null, options)).toEqual(page.broken);
      const read = codec.read(filled);
      expect(read.ok ? read.input.pricing.total : null).toBe(isRefused ? null : (price ?? 0) / 100);

      // Board: a booking of other days is moved to the trip.
      const moved: OpenedBooking = { ...booking, carId: id, status: 'confirmed' };
      const target = {
        ...{ carId: id, vehicleId: null },
        pickupTime: wallClock(trip.pickupDate, trip.pickupTime),
        dropoffTime: wallClock(trip.returnDate, trip.returnTime),
      };
      const preview = previewMove(moved, target, { options, now, texts: office.bookings });
      expect(preview.broken).toEqual(page.broken);

      // A visitor's request is stored in one trip of ten, because it takes longest.
      if (n % 10 > 0) continue;
      const sent = await requestBooking(
        db,
        {
          ...{
            serviceType: 'car_rental',
            carId: id,
            name: 'Ayşe Yılmaz',
            phone: '+90 555 0000000',
          },
          ...{ ...trip, ...NO_EXTRAS, email: '', hotel: '', flightNumber: '', message: '' },
        },
        { now, key: undefined, language: 'tr', text: texts.publicBooking, texts },
      );
      expect(sent.ok ? 'ok' : sent.reason).toBe(isRefused ? 'rules' : isOffered ? 'ok' : 'clash');
      if (sent.ok) {
        expect(sent.booked.total).toBe((price ?? 0) / 100);
        await db.delete(bookings).where(eq(bookings.reference, sent.booked.bookingReference));
      }
    }
  }
  // Each answer occurs often, so that the comparison means something.
  expect(Math.min(allowed, refused, full)).toBeGreaterThan(50);
});
