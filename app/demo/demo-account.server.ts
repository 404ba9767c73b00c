import { sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import {
  type bookings,
  cardHolds,
  cashCounts,
  cashMoves,
  charges,
  damages,
  type handovers,
  payments,
  roadCharges,
} from '#app/db/schema.server.ts';
import { creditedCents } from '#app/domain/account/account.rules.ts';
import { addDays, type WallClock } from '#app/lib/dates/dates.ts';
import { DEFAULT_RATES } from '#app/lib/money/money.ts';
import { pick, scattered } from './demo-customers.ts';
import { demoCancellation } from './demo-trust.ts';

type Booking = typeof bookings.$inferInsert;
type Handover = typeof handovers.$inferInsert;
type Payment = typeof payments.$inferInsert;
type Damage = typeof damages.$inferInsert;

interface Rentals {
  bookings: readonly Booking[];
  records: readonly Handover[];
  now: WallClock;
}

const STAFF = ['Deniz Kaya', 'Murat Aksoy'];
const DEPOSIT_CENTS = 300_00;
/** Office's fee in euro cents for each toll or fine, as in the demo settings. */
const ROAD_FEE_CENTS = 200;
const ROWS_A_STATEMENT = 500;
/** Cash in euro cents that stays in the drawer, and cash that is missing at the count. */
const LEFT_IN_DRAWER = 850_00;
const MISSING = 20_00;
const TOLLS = 30;
const PLACES = ['Antalya – Alanya Otoyolu', 'Osmangazi Köprüsü', 'Serik Gişeleri', 'Aksu Gişeleri'];
const SENSOR = 'Park sensörünün altında, 10 cm';
const DAMAGES = [
  { panel: 'rear-bumper', kind: 'scratch', note: SENSOR, state: 'open', estimateCents: 120_00 },
  { panel: 'left-front-door', kind: 'dent', note: '', state: 'open', estimateCents: 160_00 },
  { panel: 'wheels', kind: 'scratch', note: 'Sağ ön jant', state: 'open', estimateCents: 90_00 },
  { panel: 'front-bumper', kind: 'scratch', note: '', state: 'repaired', estimateCents: 180_00 },
  { panel: 'windscreen', kind: 'crack', note: '', state: 'repaired', estimateCents: 240_00 },
  { panel: 'roof', kind: 'scratch', note: 'Eski', state: 'written-off', estimateCents: null },
] satisfies Pick<Damage, 'panel' | 'kind' | 'note' | 'state' | 'estimateCents'>[];

/**
 * Writes payments, card holds, tolls, fines, a cancellation fee, cash counts and damages, and then
 * the sums of each booking. Bookings, vehicles and hand-overs must be stored before.
 */
export async function insertAccounts(tx: Db, rentals: Rentals): Promise<void> {
  const rows = paymentRows(rentals);
  for (let i = 0; i < rows.length; i += ROWS_A_STATEMENT) {
    await tx.insert(payments).values(rows.slice(i, i + ROWS_A_STATEMENT));
  }
  await insertCardHolds(tx, rentals);
  await insertRoadCharges(tx, rentals);
  await insertCancellationFee(tx, rentals);
  await countCash(tx, rentals.now);
  await insertDamages(tx, rentals);
  await tx.execute(sql`
    update bookings b set
      charged_cents = coalesce((select sum(c.cents) from charges c
        where c.booking_id = b.id and c.voided_at is null), 0),
      paid_cents = coalesce((select sum(case p.direction when 'in' then p.cents else -p.cents end)
        from payments p where p.booking_id = b.id and p.purpose = 'price'), 0),
      deposit_cents = coalesce((select sum(case p.direction when 'in' then p.cents else -p.cents end)
        from payments p where p.booking_id = b.id and p.purpose = 'deposit'), 0)
    where exists (select from payments p where p.booking_id = b.id)
      or exists (select from charges c where c.booking_id = b.id)`);
}

/**
 * Returns the payments of active and completed bookings. Some bookings of the last 30 days are half
 * paid. A rental of the last 30 days also has a deposit, unless it has a card hold. The deposit of
 * a completed rental was returned.
 */
function paymentRows({ bookings: rows, now }: Rentals): Payment[] {
  const made = rows.flatMap((booking, n) => {
    const { status, serviceType, pickupAt, dropoffAt, totalCents } = booking;
    if ((status !== 'active' && status !== 'completed') || pickupAt > now || totalCents <= 0) {
      return [];
    }
    const isRecent = pickupAt.slice(0, 10) > addDays(now.slice(0, 10), -30);
    const owes = isRecent && n % 5 === 0;
    const cents = owes ? Math.round(totalCents / 200) * 100 : totalCents;
    const price = { ...euros(n, booking, cents), ...(n % 4 === 1 && lira(cents)) };
    if (serviceType === 'transfer' || !isRecent) return [price];
    if (hasCardHold(booking, n)) return [price];
    const deposit = {
      ...euros(n, booking, DEPOSIT_CENTS),
      ...{ id: `depozito-${booking.id}`, purpose: 'deposit' as const },
    };
    if (status === 'active') return [price, deposit];
    const end = dropoffAt < now ? dropoffAt : now;
    const returned = {
      ...{ ...deposit, id: `${deposit.id}-iade`, direction: 'out' as const },
      ...{ refundOf: deposit.id, paidAt: instant(end) },
    };
    return [price, deposit, returned];
  });
  return made
    .toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime())
    .map((row, i) => ({ ...row, number: i + 1, createdAt: row.paidAt }));
}

/** Returns a payment of the price in euro cents, in cash or by card, at the time of pickup. */
function euros(n: number, { id, pickupAt }: Booking, cents: number): Payment {
  return {
    ...{ id: `odeme-${id}`, number: 0, bookingId: id, direction: 'in', purpose: 'price' },
    ...{ method: n % 3 === 0 ? 'card' : 'cash', currency: 'EUR', amountMinor: cents, rate: 1 },
    ...{ cents, paidAt: instant(pickupAt), staffName: pick(STAFF, n) },
  };
}

/** Returns the columns of a lira payment that is worth `cents` euro cents at the default rate. */
function lira(cents: number): Pick<Payment, 'currency' | 'amountMinor' | 'rate'> {
  const rate = DEFAULT_RATES.TRY;
  return { currency: 'TRY', amountMinor: Math.round(cents * rate), rate };
}

function hasCardHold({ status }: Booking, n: number): boolean {
  return status === 'active' && n % 3 === 0;
}

async function insertCardHolds(tx: Db, { bookings: rows, now }: Rentals): Promise<void> {
  const held = rows.flatMap((booking, n) => {
    const { id, serviceType, pickupAt } = booking;
    if (serviceType !== 'car_rental' || !hasCardHold(booking, n)) return [];
    return {
      ...{ id: `bloke-${id}`, bookingId: id, cents: DEPOSIT_CENTS, reference: `POS ${1000 + n}` },
      ...{ expiresOn: addDays(now.slice(0, 10), 3 + (n % 20)), staffName: pick(STAFF, n) },
      createdAt: instant(pickupAt),
    };
  });
  if (held.length > 0) await tx.insert(cardHolds).values(held);
}

/**
 * Writes tolls and two fines of rented vehicles before today. Some tolls are the office's own,
 * others are not decided yet.
 */
async function insertRoadCharges(tx: Db, { bookings: rows, records, now }: Rentals): Promise<void> {
  const known = new Set(rows.map(({ id }) => id));
  const outs = records.filter(({ kind, bookingId, at }) => {
    return kind === 'out' && known.has(bookingId) && at.slice(0, 10) < now.slice(0, 10);
  });
  if (outs.length === 0) return;
  const passages = Array.from({ length: TOLLS + 2 }, (_, i) => {
    const out = pick(outs, i * 3);
    const kind = i < TOLLS ? ('toll' as const) : ('fine' as const);
    const state = kind === 'fine' ? 'charged' : stateOf(i);
    // Minutes after the hand-over. An open passage is so close to it that staff must decide who
    // drove.
    const minutes = state === 'open' ? 10 : 60 + (i % 8) * 37;
    const at = later(instant(out.at), minutes);
    const amountMinor = kind === 'fine' ? 1506_00 : 45_00 + (scattered(i) % 180) * 100;
    const isFine = kind === 'fine';
    return {
      ...{ id: `gecis-${i + 1}`, kind, plate: out.plate, at },
      ...{ place: pick(PLACES, i), reference: isFine ? `MA-${i}` : `HGS-${7000 + i}` },
      ...{ amountMinor, state, staffName: pick(STAFF, i) },
      dueDay: isFine ? addDays(now.slice(0, 10), 25 - i + TOLLS) : null,
      discountUntil: isFine ? addDays(now.slice(0, 10), 10 - i + TOLLS) : null,
      bookingId: state === 'charged' ? out.bookingId : null,
      chargeId: state === 'charged' ? `ucret-gecis-${i + 1}` : null,
    };
  });
  const charged = passages.flatMap(({ bookingId, chargeId, kind, at, plate, ...passage }) => {
    if (!bookingId || !chargeId) return [];
    const cents = creditedCents(passage.amountMinor, DEFAULT_RATES.TRY) + ROAD_FEE_CENTS;
    return {
      ...{ id: chargeId, bookingId, kind, quantity: 1, eachCents: cents, cents },
      ...{ day: at.slice(0, 10), note: `${plate}, ${passage.place}` },
      staffName: passage.staffName,
    };
  });
  await tx.insert(charges).values(charged);
  await tx.insert(roadCharges).values(passages);
}

/**
 * Charges one past cancelled rental with the fee of the terms, as if it had been cancelled 12 hours
 * before its pickup.
 */
async function insertCancellationFee(tx: Db, { bookings: rows, now }: Rentals): Promise<void> {
  const booking = rows.findLast(
    ({ serviceType, status, pickupAt }) =>
      serviceType === 'car_rental' && status === 'cancelled' && pickupAt < now,
  );
  if (!booking) return;
  const { id: bookingId, pickupAt, totalCents } = booking;
  const { percent } = demoCancellation;
  const cents = Math.round((totalCents * percent) / 100);
  await tx.insert(charges).values({
    ...{ id: 'ucret-iptal', bookingId, kind: 'cancellation', quantity: 1, eachCents: cents, cents },
    ...{ day: later(instant(pickupAt), -12 * 60).slice(0, 10), staffName: pick(STAFF, 0) },
    note: `%${percent}: alışa 12 saat kala iptal edildi`,
  });
}

function stateOf(i: number) {
  if (i % 12 === 11) return 'open' as const;
  return i % 10 === 9 ? ('office' as const) : ('charged' as const);
}

/**
 * Writes counts of euros and lira for yesterday at 20:00. An hour before, all cash except €850 went
 * to the bank. €20 are missing at the count.
 */
async function countCash(tx: Db, now: WallClock): Promise<void> {
  const countedAt = instant(`${addDays(now.slice(0, 10), -1)}T20:00`);
  const bankAt = new Date(countedAt.getTime() - 3_600_000);
  for (const currency of ['EUR', 'TRY'] as const) {
    const { rows } = await tx.execute<{ minor: number }>(sql`
      select coalesce(sum(case direction when 'in' then amount_minor else -amount_minor end), 0)::float8
        as minor
      from payments where method = 'cash' and currency = ${currency} and paid_at <= ${countedAt}`);
    const sum = rows[0]?.minor ?? 0;
    const left = currency === 'EUR' ? LEFT_IN_DRAWER : 0;
    if (sum <= left) continue;
    const [count] = await tx
      .insert(cashCounts)
      .values({
        ...{ currency, expectedMinor: left, countedAt, staffName: pick(STAFF, 0) },
        countedMinor: currency === 'EUR' ? left - MISSING : left,
        note: currency === 'EUR' ? '20 € eksik, sabah bakılacak' : '',
      })
      .returning({ id: cashCounts.id });
    if (!count) throw new Error('The count was not written');
    await tx.insert(cashMoves).values({
      ...{ id: `banka-${currency}`, kind: 'bank', currency, amountMinor: sum - left },
      ...{ movedAt: bankAt, staffName: pick(STAFF, 0), note: 'Banka', cashCountId: count.id },
    });
    await tx.execute(sql`
      update payments set cash_count_id = ${count.id}
      where method = 'cash' and currency = ${currency} and paid_at <= ${countedAt}`);
  }
}

async function insertDamages(tx: Db, { records, now }: Rentals): Promise<void> {
  const vehicleIds = [...new Set(records.flatMap(({ vehicleId }) => vehicleId ?? []))];
  const found = DAMAGES.flatMap((damage, i): Damage[] => {
    const vehicleId = vehicleIds[i];
    if (!vehicleId) return [];
    const foundDay = addDays(now.slice(0, 10), -20 - i * 9);
    return [
      {
        ...{ ...damage, id: `hasar-${i + 1}`, vehicleId, foundDay, staffName: pick(STAFF, i) },
        repairedDay: damage.state === 'repaired' ? addDays(foundDay, 12) : null,
      },
    ];
  });
  if (found.length > 0) await tx.insert(damages).values(found);
}

/** Istanbul has been UTC+3 all year since 2016. */
function instant(moment: WallClock): Date {
  return new Date(`${moment.slice(0, 16).replace(' ', 'T')}:00+03:00`);
}

/** Returns the Istanbul time some minutes after an instant. */
function later(from: Date, minutes: number): WallClock {
  return new Date(from.getTime() + (minutes + 180) * 60_000).toISOString().slice(0, 16);
}
