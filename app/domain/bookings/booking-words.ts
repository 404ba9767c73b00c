import { neverHeld } from '#app/domain/availability/availability.rules.ts';
import { businessNow, type WallClock, wallClock } from '#app/lib/dates/dates.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';

/** Returns the messages and labels that the messages of `bookingInputSchema` refer to. */
export function bookingIssueWords({ input, fields, driverFields }: OfficeTexts['bookings']) {
  const { name, surname, phoneNumber } = driverFields;
  const ofDrivers = {
    'drivers.name': name,
    'drivers.surname': surname,
    'drivers.phoneNumber': phoneNumber,
  };
  return { messages: input, labels: { ...fields, ...ofDrivers } };
}

/**
 * Returns the texts of coded values by the last part of the field's path, for conflicts, files and
 * the audit log.
 */
export function bookingCodes({
  bookings,
  messages,
}: OfficeTexts): Record<string, Readonly<Record<string, string>>> {
  return {
    serviceType: bookings.services,
    vehicleCapacity: bookings.vehicles,
    language: messages.languages,
    status: bookings.statuses,
    cancelReason: bookings.list.cancelling.reasons,
  };
}

export const euros = (cents: number) => formatMinor(cents, 'EUR');

/**
 * Returns the note whether and until when a visitor's unsaved request holds its car; null for a
 * transfer and all other bookings.
 */
export function holdNote(
  {
    carId,
    holdUntil,
    createdAt,
  }: { carId: string | null; holdUntil: string | null; createdAt: string },
  now: Date,
  text: { none: string; expired: string; until: (moment: WallClock) => string },
): string | null {
  if (carId === null || holdUntil === null) return null;
  if (neverHeld({ holdUntil, createdAt })) return text.none;
  const until = new Date(holdUntil);
  if (until <= now) return text.expired;
  const { date, time } = businessNow(until);
  return text.until(wallClock(date, time));
}
