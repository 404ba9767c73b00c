/** Open tasks of a day, for the key cupboard and the morning e-mail. */

import type { IsoDate } from '#app/lib/dates/dates.ts';
import type { AgendaKind } from '#app/operations/agenda/agenda.rules.ts';
import type { AgendaAnswer, AgendaEntry } from '#app/operations/agenda/agenda.schema.ts';

export interface DayList {
  date: IsoDate;
  /** Late events of today's sheet, oldest first; empty for other days. */
  late: AgendaEntry[];
  /** Number of late events that are not listed; a minimum if there are many. */
  moreLate: number;
  /** Other events, in order of hour. */
  events: AgendaEntry[];
  /** Number of listed events of each kind, late ones included. */
  counts: Record<AgendaKind, number>;
}

/** Returns the sheet of the agenda's day, without done events. */
export function dayList({
  date,
  late,
  moreLate,
  events,
  days,
}: Pick<AgendaAnswer, 'date' | 'late' | 'moreLate' | 'events' | 'days'>): DayList {
  const open = events.filter(({ done }) => !done);
  const isToday = date === days[0]?.date;
  const list = {
    late: isToday ? [...late, ...open.filter((event) => event.late)] : [],
    moreLate: isToday ? moreLate : 0,
    events: isToday ? open.filter((event) => !event.late) : open,
  };
  const all = [...list.late, ...list.events];
  const count = (kind: AgendaKind) => all.filter((event) => event.kind === kind).length;
  return {
    date,
    ...list,
    counts: { pickup: count('pickup'), return: count('return'), transfer: count('transfer') },
  };
}

/** Returns the number of listed events. */
export function sizeOf({ late, events }: DayList): number {
  return late.length + events.length;
}

/** Returns the place of an event; a transfer has two. */
export function placeOf({
  kind,
  pickupLocation,
  dropoffLocation,
  hotel,
}: Pick<AgendaEntry, 'kind' | 'pickupLocation' | 'dropoffLocation' | 'hotel'>): string {
  if (kind === 'transfer') return `${pickupLocation} → ${dropoffLocation}`;
  return [kind === 'pickup' ? pickupLocation : dropoffLocation, hotel].filter(Boolean).join(', ');
}
