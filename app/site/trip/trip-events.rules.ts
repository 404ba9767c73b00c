/** A trip as the events of a calendar, for a file that the browser makes. */
import type { WallClock } from '#app/lib/dates/dates.ts';
import { type CalendarEvent, halfAnHourAfter } from '#app/lib/dates/icalendar.ts';

/** A pickup, a return or a transfer. */
export interface TripMoment {
  title: string;
  place: string;
  at: WallClock;
}

/** Half an hour each, that a change of the trip takes the place of. */
export function tripEvents(
  moments: readonly TripMoment[],
  {
    id,
    description,
    tentative,
    sequence,
    now,
  }: { id: string; description: string; tentative: boolean; sequence: number; now: Date },
): CalendarEvent[] {
  return moments.map(({ title, place, at }, i) => ({
    uid: `${id}-${i + 1}@kervan`,
    from: at,
    to: halfAnHourAfter(at),
    title,
    place,
    description,
    url: null,
    tentative,
    sequence,
    changedAt: now,
  }));
}
