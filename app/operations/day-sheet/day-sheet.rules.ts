/** Open tasks of a day, for the printed sheet and the morning e-mail. */

import type { IsoDate } from '#app/lib/dates/dates.ts';
import type { AgendaKind } from '#app/operations/agenda/agenda.rules.ts';
import type { Agenda, AgendaEntry } from '#app/operations/agenda/agenda.schema.ts';

export interface DayList {
  date: IsoDate;
  /** Late events, oldest first; empty unless the day is today. */
  late: AgendaEntry[];
  /** Number of late events that are not listed, exact up to `MANY_LATE`. */
  moreLate: number;
  /** Other events, in order of time. */
  events: AgendaEntry[];
  /** Number of listed events of each kind, including late ones. */
  counts: Record<AgendaKind, number>;
}

/** Returns the open tasks of the agenda's day. */
export function dayList({
  date,
  late,
  moreLate,
  events,
  days,
}: Pick<Agenda, 'date' | 'late' | 'moreLate' | 'events' | 'days'>): DayList {
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

export function sizeOf({ late, events }: DayList): number {
  return late.length + events.length;
}

/** Returns place and hotel of an event; both places of a transfer. */
export function placeOf({
  kind,
  pickupLocation,
  dropoffLocation,
  hotel,
}: Pick<AgendaEntry, 'kind' | 'pickupLocation' | 'dropoffLocation' | 'hotel'>): string {
  if (kind === 'transfer') return `${pickupLocation} → ${dropoffLocation}`;
  return [kind === 'pickup' ? pickupLocation : dropoffLocation, hotel].filter(Boolean).join(', ');
}
