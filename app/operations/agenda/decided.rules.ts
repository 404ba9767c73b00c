/** Rows that were decided stay in place for a while, so that the next row does not move under the pointer. */
import type { AgendaAnswer, AgendaEntry, AgendaRequest } from './agenda.schema.ts';

/** Time for which a decided row stays and offers to undo the decision. */
export const DECIDED_MS = 10_000;

/** A row as it was when it was decided. */
export type DecidedRow =
  | { list: 'requests'; entry: AgendaRequest; cancelled?: readonly AgendaEntry[] }
  | {
      list: 'events';
      entry: AgendaEntry;
      /** Rows of the day, and late rows, of a cancelled booking as they were. The agenda has them no more. */
      cancelled?: readonly AgendaEntry[];
    };

/** Key of a row. A request and the pickup of the same booking are two rows. */
export function keyOfRow({ list, entry }: DecidedRow): string {
  return list === 'requests' ? `request-${entry.id}` : `${entry.kind}-${entry.id}`;
}

/** The agenda as it was read, with each decided row in its former state and place. */
export function withDecided(agenda: AgendaAnswer, rows: readonly DecidedRow[]): AgendaAnswer {
  if (rows.length === 0) return agenda;
  const requests = rows.flatMap((row) => (row.list === 'requests' ? row.entry : []));
  const events = rows.flatMap((row) => (row.list === 'events' && !row.cancelled ? row.entry : []));
  const isSame = (one: AgendaEntry) => (other: AgendaEntry) =>
    one.id === other.id && one.kind === other.kind;
  const cancelled = rows
    .flatMap((row) => row.cancelled ?? [])
    .filter((event) => ![...agenda.events, ...agenda.late].some(isSame(event)))
    .map((event) => ({ ...event, status: 'cancelled' as const, next: null, message: '' }));
  const late = [...events, ...cancelled].filter(({ at }) => at.slice(0, 10) < agenda.date);
  const ofDay = cancelled.filter(({ at }) => at.startsWith(agenda.date));
  return {
    ...agenda,
    events: [...agenda.events.map((event) => events.find(isSame(event)) ?? event), ...ofDay].sort(
      byTime,
    ),
    late: [...agenda.late.filter((event) => !late.some(isSame(event))), ...late].sort(byTime),
    requests: {
      ...agenda.requests,
      bookings: [
        ...agenda.requests.bookings.filter(({ id }) => requests.every((each) => each.id !== id)),
        ...requests,
      ].sort((a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id)),
    },
  };
}

/** Returns true if a decided row waits again, with the status from before the decision. */
export function isOpenAgain({ events, late, requests }: AgendaAnswer, row: DecidedRow): boolean {
  if (row.list === 'requests') return requests.bookings.some(({ id }) => id === row.entry.id);
  const { id, kind, status, done } = row.entry;
  return [...events, ...late].some(
    (event) =>
      event.id === id && event.kind === kind && event.status === status && event.done === done,
  );
}

function byTime(a: AgendaEntry, b: AgendaEntry): number {
  return compare(a.at, b.at) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
