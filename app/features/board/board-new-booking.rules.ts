/** A new booking from the board: of the row and the day that were chosen, at a likely time of day. */

import { NEW_BOOKING_PATH } from '#app/features/bookings/booking-list-address.rules.ts';
import { addDays, type IsoDate, type WallClock, wallClock } from '#app/lib/dates.ts';

/** The row of the transfers, among those of cars, whose ids are never empty. */
export const TRANSFERS = '';

const USUAL_TIME = '10:00';
const HALF_HOUR = 30;
const LAST_START = '23:30';

/** `row` is a car's id or `TRANSFERS`; `readPrefill` reads it. */
export function bookingFromBoard(row: string, date: IsoDate, now: WallClock): string {
  const params = new URLSearchParams({
    ...(row === TRANSFERS ? { serviceType: 'transfer' } : { carId: row }),
    pickup: likelyPickup(date, now),
  });
  return `${NEW_BOOKING_PATH}?${params}`;
}

/** Ten in the morning; today the next half hour once that is over, since a pickup is never in the past. */
function likelyPickup(date: IsoDate, now: WallClock): WallClock {
  const usual = wallClock(date, USUAL_TIME);
  if (usual > now) return usual;
  const [hours = 0, minutes = 0] = now.slice(11).split(':').map(Number);
  const next = (Math.floor((hours * 60 + minutes) / HALF_HOUR) + 1) * HALF_HOUR;
  const clock = [Math.floor(next / 60), next % 60].map((part) => String(part).padStart(2, '0'));
  const time = clock.join(':');
  return time > LAST_START ? wallClock(addDays(date, 1), USUAL_TIME) : wallClock(date, time);
}
