import type { Trip } from '#app/domain/requests/trip.rules.ts';
import { addDays, type IsoDate } from '#app/lib/dates/dates.ts';

/**
 * Length of a usual holiday. The search starts with it, so that the first screen shows what cars
 * cost.
 */
const USUAL_DAYS = 7;

/** Returns the trip of the URL; with the days of a usual holiday from tomorrow if its own are missing or past. */
export function plannedTrip(chosen: Trip, today: IsoDate): Trip {
  if (chosen.pickupDate >= today && chosen.returnDate > chosen.pickupDate) return chosen;
  const pickupDate = addDays(today, 1);
  return { ...chosen, pickupDate, returnDate: addDays(pickupDate, USUAL_DAYS) };
}
