/** Record of a car at the hand-over, and its differences at the return. */
import type { WallClock } from '#app/lib/dates/dates.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { type Damage, newDamages } from '#app/operations/vehicles/damages/damage.rules.ts';

/** Out: handed over. Back: returned. */
export const HANDOVER_KINDS = ['out', 'back'] as const;
export type HandoverKind = (typeof HANDOVER_KINDS)[number];

/** Fields of a driver in the order of the form. */
export const DRIVER_FIELDS = [
  'name',
  'surname',
  'idNumber',
  'nationality',
  'birthDate',
  'licenceNumber',
  'licenceClass',
  'licenceDate',
  'address',
] as const;

export const CHARGE_KINDS = ['kilometres', 'fuel', 'late', 'damage', 'other'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/**
 * Why it cannot be recorded that a rental's car leaves or comes back; null when it can. A rental that
 * became active, or ended, by its status alone has no hand-over: its return is recorded without one.
 */
export function refusalOf(
  { serviceType, status }: { serviceType: string; status: string },
  { kind, hasOut }: { kind: HandoverKind; hasOut: boolean },
): 'noRental' | 'cancelled' | 'notOut' | null {
  if (serviceType !== 'car_rental') return 'noRental';
  if (kind === 'back' && hasOut) return null;
  if (status === 'cancelled') return 'cancelled';
  return kind === 'out' || status === 'active' || status === 'completed' ? null : 'notOut';
}

/** Rates for differences at a return, in cents; null: not charged. */
export interface ReturnRates {
  /** Kilometres a day that the price includes; null: unlimited. */
  dailyKilometres: number | null;
  extraKilometreCents: number | null;
  fuelEighthCents: number | null;
  lateHourCents: number | null;
}

interface Reading {
  at: WallClock;
  kilometres: number;
  /** Eighths of a full tank. */
  fuelEighths: number;
  damages: readonly Damage[];
}

export interface Differences {
  /** Null without a hand-over, and so are the others then, but for the hours. */
  driven: number | null;
  /** Kilometres that the price includes for its days; null: as many as one likes. */
  included: number | null;
  extraKilometres: number;
  missingFuel: number;
  /** Full hours after the agreed return. */
  lateHours: number;
  newDamages: Damage[];
}

/**
 * Returns the differences between return and hand-over. `days` are the days of the price, `due` is
 * their end. Without a hand-over only the delay is known.
 */
export function differencesOf(
  out: Reading | null,
  back: Reading,
  { days, due, rates }: { days: number; due: WallClock; rates: ReturnRates },
): Differences {
  const included = rates.dailyKilometres === null ? null : rates.dailyKilometres * days;
  const lateHours = Math.max(0, Math.floor(hoursBetween(due, back.at)));
  if (!out) {
    return {
      driven: null,
      included,
      extraKilometres: 0,
      missingFuel: 0,
      lateHours,
      newDamages: [],
    };
  }
  const driven = back.kilometres - out.kilometres;
  return {
    driven,
    included,
    extraKilometres: included === null ? 0 : Math.max(0, driven - included),
    missingFuel: Math.max(0, out.fuelEighths - back.fuelEighths),
    lateHours,
    newDamages: newDamages(out.damages, back.damages),
  };
}

/** Returns the charges for differences in cents, if the office has a rate for them; damages have none. */
export function suggestedCharges(
  { extraKilometres, missingFuel, lateHours }: Differences,
  rates: ReturnRates,
): { kind: ChargeKind; cents: number; count: number; eachCents: number }[] {
  return [
    { kind: 'kilometres' as const, count: extraKilometres, each: rates.extraKilometreCents },
    { kind: 'fuel' as const, count: missingFuel, each: rates.fuelEighthCents },
    { kind: 'late' as const, count: lateHours, each: rates.lateHourCents },
  ].flatMap(({ kind, count, each }) =>
    count > 0 && each ? [{ kind, count, eachCents: each, cents: count * each }] : [],
  );
}

/** `800 km × €0.25`: what multiplies, in any language; empty where nothing does. */
export function productOf({
  kind,
  count = null,
  eachCents = null,
}: {
  kind: string;
  count?: number | null | undefined;
  eachCents?: number | null | undefined;
}): string {
  if (count === null || eachCents === null) return '';
  const unit = kind === 'kilometres' ? ' km' : '';
  return `${count}${unit} × ${formatMinor(eachCents, 'EUR')}`;
}

function hoursBetween(from: WallClock, to: WallClock): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 3_600_000;
}

const SHOWN_DIGITS = 3;

/** A document's number as it is shown until a user reveals it: `••••••789`. */
export function maskNumber(number: string): string {
  const hidden = Math.max(number.length - SHOWN_DIGITS, Math.ceil(number.length / 2));
  return '•'.repeat(hidden) + number.slice(hidden);
}

/** Returns the typed text, or the stored number if the field still shows its mask. */
export function unmaskNumber(typed: string, stored: string): string {
  return stored !== '' && typed === maskNumber(stored) ? stored : typed;
}
