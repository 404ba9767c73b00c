/** The days of a trip while they are being chosen, and how they are said. */

import type { DatesText } from '#app/lib/dates.text.ts';
import { addDays, calendarDaysBetween, formatFullDate, type IsoDate } from '#app/lib/dates.ts';
import type { CarCardText } from './car-card.text.ts';
import { type RentalPeriod, rentalDays } from './rental-price.rules.ts';

/** Another pickup day; a return that would not be after it moves along, the trip as long as before. */
export function choosePickup<T extends Pick<RentalPeriod, 'pickupDate' | 'returnDate'>>(
  trip: T,
  pickup: IsoDate,
): T {
  const { pickupDate, returnDate } = trip;
  if (!returnDate || returnDate > pickup) return { ...trip, pickupDate: pickup };
  const length = pickupDate ? Math.max(1, calendarDaysBetween(pickupDate, returnDate)) : 1;
  return { ...trip, pickupDate: pickup, returnDate: addDays(pickup, length) };
}

/** `8 Aralık 2026, Salı – 12 Aralık 2026, Cumartesi · 4 gün`; empty until both days are chosen. */
export function daysInWords(
  trip: RentalPeriod,
  { days }: Pick<CarCardText, 'days'>,
  dates: DatesText,
): string {
  const { pickupDate, returnDate } = trip;
  if (!pickupDate || returnDate <= pickupDate) return '';
  const [from, to] = [pickupDate, returnDate].map((date) =>
    // No line parts a month from its year either.
    formatFullDate(date, dates).replace(/ (?=\d{4})/, '\u00a0'),
  );
  return `${from} – ${to} · ${days(rentalDays(trip))}`;
}
