import { and, desc, eq, inArray } from 'drizzle-orm';
import { auditChanges } from '#app/base/audit/audit-changes.rules.ts';
import { readPlates } from '#app/base/audit/audit-plates.server.ts';
import { SYSTEM_NAME } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, cardHolds, charges, handovers, payments } from '#app/db/schema.server.ts';
import type { Charge } from '#app/domain/account/account.schema.ts';
import type { BookingStatus } from '#app/domain/bookings/booking.rules.ts';
import { type BookingRecord, bookingPrivacy } from '#app/domain/bookings/booking.schema.ts';
import { readBooking } from '#app/domain/bookings/bookings.server.ts';
import { toWallClock } from '#app/lib/dates/dates.ts';
import { type CurrencyCode, centsToEuros } from '#app/lib/money/money.ts';
import type { BookingHistory, HistoryChange, HistoryEvent } from './booking-history.schema.ts';

/** Maximum number of log entries that are read, the latest ones; a booking has fewer. */
const MAX_ENTRIES = 200;

type Entry = Pick<
  typeof auditLog.$inferSelect,
  'at' | 'adminId' | 'adminName' | 'action' | 'entity' | 'before' | 'after'
>;
type Handover = typeof handovers.$inferSelect;
type State = Record<string, unknown>;

/**
 * Returns the history of a booking, oldest step first; null for an unknown booking. Each step has
 * time and author. Status, days, car, plate and total have their new values; other fields are only
 * named.
 */
export async function readBookingHistory(db: Db, id: string): Promise<BookingHistory | null> {
  const booking = await readBooking(db, id);
  if (!booking) return null;
  const [entries, records, accountEvents] = await Promise.all([
    readEntries(db, id),
    db.select().from(handovers).where(eq(handovers.bookingId, id)),
    readAccountEvents(db, id),
  ]);
  const vehicleIds = entries.flatMap(({ after }) => stateOf(after).vehicleId ?? []).map(String);
  const plates = await readPlates(db, [...new Set(vehicleIds)]);
  return { events: historyOf({ booking, entries, records, accountEvents, plates }) };
}

async function readEntries(db: Db, id: string): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.entity, ['booking', 'handover']),
        eq(auditLog.entityId, id),
        inArray(auditLog.action, ['create', 'update', 'delete']),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MAX_ENTRIES);
  return rows.reverse().filter(isKnown);
}

/**
 * Returns false for an entry of a hand-over whose documents were deleted: the history then shows
 * the hand-over itself.
 */
function isKnown({ entity, before, after }: Entry): boolean {
  return entity !== 'handover' || before !== null || after !== null;
}

/**
 * Returns the events of the account, from its rows, which are never deleted. A kept deposit is one
 * event. Notes and reasons are left out, because they may name a person.
 */
async function readAccountEvents(db: Db, id: string): Promise<HistoryEvent[]> {
  const [chargeRows, paymentRows, holdRows] = await Promise.all([
    db.select().from(charges).where(eq(charges.bookingId, id)),
    db.select().from(payments).where(eq(payments.bookingId, id)),
    db.select().from(cardHolds).where(eq(cardHolds.bookingId, id)),
  ]);
  const eventAt = (at: Date, by: string | null, change: HistoryChange): HistoryEvent => ({
    ...{ at: at.toISOString(), by: by ?? '', changes: [change] },
  });
  const chargeEvents = chargeRows.flatMap((row) => {
    const charge = row.kind as Charge['kind'];
    const change = { kind: 'charge', charge, amount: centsToEuros(row.cents) } as const;
    return [
      eventAt(row.createdAt, row.staffName, { ...change, isVoided: false }),
      ...(row.voidedAt ? [eventAt(row.voidedAt, row.voidedBy, { ...change, isVoided: true })] : []),
    ];
  });
  const paymentEvents = paymentRows
    .filter(({ method, purpose }) => method !== 'kept' || purpose === 'deposit')
    .map(({ number, direction, purpose, method, ...row }) =>
      eventAt(row.createdAt, row.staffName, {
        ...{ kind: 'payment', number, direction, purpose, method },
        ...{ currency: row.currency as CurrencyCode, amount: row.amountMinor / 100 },
        isReversal: row.reverses !== null,
      }),
    );
  const holdEvents = holdRows.flatMap((row) => {
    const amount = centsToEuros(row.cents);
    const captured = paymentRows.find(({ id: paymentId }) => paymentId === row.paymentId);
    const ended = captured ? centsToEuros(captured.cents) : amount;
    return [
      eventAt(row.createdAt, row.staffName, { kind: 'card-hold', state: 'held', amount }),
      ...(row.endedAt
        ? [
            eventAt(row.endedAt, row.endedBy, {
              kind: 'card-hold',
              state: row.state,
              amount: ended,
            }),
          ]
        : []),
    ];
  });
  return [...chargeEvents, ...paymentEvents, ...holdEvents];
}

/**
 * Returns all events, oldest first. A booking without log entries, such as a restored or demo
 * booking, has a history made from its own rows.
 */
function historyOf({
  booking,
  entries,
  records,
  accountEvents,
  plates,
}: {
  booking: BookingRecord;
  entries: Entry[];
  records: Handover[];
  accountEvents: HistoryEvent[];
  plates: ReadonlyMap<string, string>;
}): HistoryEvent[] {
  const has = (kind: string) =>
    entries.some(
      ({ entity, action, after }) =>
        entity === 'handover' && action === 'create' && stateOf(after).kind === kind,
    );
  const isCreated = entries.some((each) => each.entity === 'booking' && each.action === 'create');
  const first = booking.holdUntil ? ('requested' as const) : ('recorded' as const);
  const events = [
    ...(isCreated ? [] : [{ at: booking.createdAt, by: '', changes: [{ kind: first }] }]),
    ...records.filter(({ kind }) => !has(kind)).map(ofRecord),
    ...entries.map((entry) => ofEntry(entry, plates)),
    ...accountEvents,
  ].sort((a, b) => Number(a.at > b.at) - Number(a.at < b.at));
  return joined(events).flatMap((event) => {
    const changes = withoutRepeats(event.changes);
    return changes.length > 0 ? [{ ...event, changes }] : [];
  });
}

function ofRecord({ kind, plate, kilometres, fuelEighths, ...record }: Handover): HistoryEvent {
  const facts = { handedAt: toWallClock(record.at), plate, kilometres, fuelEighths };
  return {
    at: record.createdAt.toISOString(),
    by: record.staffName,
    changes: [{ kind: kind as 'out' | 'back', ...facts }],
  };
}

function ofEntry(entry: Entry, plates: ReadonlyMap<string, string>): HistoryEvent {
  const { at, adminId, adminName, action, entity } = entry;
  const isSystem = adminId === null && adminName === SYSTEM_NAME;
  const changes =
    entity === 'handover'
      ? ofHandover(entry)
      : action === 'create'
        ? [{ kind: isSystem ? ('requested' as const) : ('recorded' as const) }]
        : ofBooking(entry, plates);
  return { at: at.toISOString(), by: isSystem ? '' : adminName, changes };
}

function ofHandover({ action, before, after }: Entry): HistoryChange[] {
  const state = stateOf(after ?? before);
  const record = state.kind === 'back' ? 'back' : 'out';
  if (action !== 'create') {
    return [{ kind: action === 'delete' ? ('deleted' as const) : ('corrected' as const), record }];
  }
  return [
    {
      kind: record,
      handedAt: String(state.at ?? ''),
      plate: String(state.plate ?? ''),
      kilometres: Number(state.kilometres ?? 0),
      fuelEighths: Number(state.fuelEighths ?? 0),
    },
  ];
}

function ofBooking({ before, after }: Entry, plates: ReadonlyMap<string, string>): HistoryChange[] {
  const now = stateOf(after);
  const fields = auditChanges(before, after).map(({ field }) => field);
  const changed = (...names: string[]) => names.some((name) => fields.includes(name));
  const totalOf = (state: unknown) => Number(stateOf(stateOf(state).pricing).total ?? 0);
  const steps: (HistoryChange | false)[] = [
    changed('status') && { kind: 'status', status: now.status as BookingStatus },
    changed('pickupTime', 'dropoffTime') && {
      kind: 'days',
      pickupTime: String(now.pickupTime),
      dropoffTime: String(now.dropoffTime),
    },
    changed('carId') && typeof now.carTitle === 'string' && { kind: 'car', title: now.carTitle },
    changed('vehicleId') && {
      kind: 'plate',
      plate: now.vehicleId ? (plates.get(String(now.vehicleId)) ?? '') : '',
    },
    changed('pricing.total') && { kind: 'total', before: totalOf(before), after: totalOf(after) },
  ];
  const others = fields.filter((field) => isOther(field));
  return [
    ...steps.filter((step) => step !== false),
    ...(others.length > 0 ? [{ kind: 'fields' as const, fields: others }] : []),
  ];
}

/** Fields that have their own kind of step. */
const STEPS = ['status', 'pickupTime', 'dropoffTime', 'carId', 'vehicleId', 'pricing.total'];

/**
 * Returns true for another field that staff type; `quoted`, the hold and kept names are derived.
 */
function isOther(field: string): boolean {
  const [top = '', inner] = field.split('.');
  return top in bookingPrivacy && !STEPS.includes(field) && inner !== 'quoted';
}

/** Joins entries of one save, such as those of a hand-over and its booking, into one event. */
function joined(events: HistoryEvent[]): HistoryEvent[] {
  const all: HistoryEvent[] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (last?.at === event.at && last.by === event.by) last.changes.push(...event.changes);
    else all.push({ ...event, changes: [...event.changes] });
  }
  return all;
}

/**
 * Removes changes that a hand-over or return of the same save implies: the status and the plate.
 */
function withoutRepeats(changes: HistoryChange[]): HistoryChange[] {
  const kinds = new Set(changes.map(({ kind }) => kind));
  const isSaid = (change: HistoryChange) =>
    change.kind === 'status'
      ? (kinds.has('out') && change.status === 'active') ||
        (kinds.has('back') && change.status === 'completed')
      : change.kind === 'plate' && (kinds.has('out') || kinds.has('back'));
  return changes.filter((change) => !isSaid(change));
}

function stateOf(value: unknown): State {
  return typeof value === 'object' && value !== null ? (value as State) : {};
}
