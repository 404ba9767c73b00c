/**
 * A decided row stays in place for ten seconds, so that the next row does not move under the
 * pointer.
 */
import type { Agenda, AgendaEntry, AgendaRequest } from './agenda.schema.ts';

export const DECIDED_MS = 10_000;

/** Row with its entry from before the decision. */
export type DecidedRow =
  | { list: 'requests'; entry: AgendaRequest; cancelled?: readonly AgendaEntry[] }
  | {
      list: 'events';
      entry: AgendaEntry;
      /** Events of a cancelled booking, as they were before. The agenda no longer contains them. */
      cancelled?: readonly AgendaEntry[];
    };

/** Returns the key of a row. A request and the pickup of the same booking are two rows. */
export function keyOfRow({ list, entry }: DecidedRow): string {
  return list === 'requests' ? `request-${entry.id}` : `${entry.kind}-${entry.id}`;
}

/**
 * Returns the agenda with each decided row in its former state and place. Events of cancelled
 * bookings are marked as cancelled.
 */
export function withDecided(agenda: Agenda, rows: readonly DecidedRow[]): Agenda {
  if (rows.length === 0) return agenda;
  const requests = rows.flatMap((row) => (row.list === 'requests' ? row.entry : []));
  const events = rows.flatMap((row) => (row.list === 'events' && !row.cancelled ? row.entry : []));
  const isSame = (one: AgendaEntry) => (other: AgendaEntry) =>
    one.id === other.id && one.kind === other.kind;
  const cancelled = rows
    .flatMap((row) => row.cancelled ?? [])
    .filter((event) => !eventsIn(agenda).some(isSame(event)))
    .map((event) => ({ ...event, status: 'cancelled' as const, next: null, message: '' }));
  const rowsIn = (isIn: (day: string) => boolean) =>
    [...events, ...cancelled].filter(({ at }) => isIn(at.slice(0, 10)));
  const merged = (list: readonly AgendaEntry[], kept: readonly AgendaEntry[]) =>
    [...list.filter((event) => !kept.some(isSame(event))), ...kept].sort(byTime);
  return {
    ...agenda,
    events: merged(
      agenda.events,
      rowsIn((day) => day === agenda.date),
    ),
    late: merged(
      agenda.late,
      rowsIn((day) => day < agenda.date),
    ),
    following: merged(
      agenda.following,
      rowsIn((day) => day > agenda.date),
    ),
    requests: {
      ...agenda.requests,
      bookings: [
        ...agenda.requests.bookings.filter(({ id }) => requests.every((each) => each.id !== id)),
        ...requests,
      ].sort((a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id)),
    },
  };
}

/** Returns true if the agenda contains a decided row with the status from before the decision. */
export function isOpenAgain(agenda: Agenda, row: DecidedRow): boolean {
  if (row.list === 'requests')
    return agenda.requests.bookings.some(({ id }) => id === row.entry.id);
  const { id, kind, status, done } = row.entry;
  return eventsIn(agenda).some(
    (event) =>
      event.id === id && event.kind === kind && event.status === status && event.done === done,
  );
}

/** Returns all listed events: late events, events of the day and events of the following days. */
export function eventsIn({ late, events, following }: Agenda): AgendaEntry[] {
  return [...late, ...events, ...following];
}

function byTime(a: AgendaEntry, b: AgendaEntry): number {
  return compare(a.at, b.at) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
