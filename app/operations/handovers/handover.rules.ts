import type { WallClock } from '#app/lib/dates/dates.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { type Damage, newDamages } from '#app/operations/vehicles/damages/damage.rules.ts';

/** `out`: the car is handed over; `back`: it is returned. */
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
 * Returns why a hand-over or a return cannot be recorded; null if it can. A return needs no
 * recorded hand-over if staff set the status `active` or `completed` by themselves.
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

/** Rates for differences at a return, in euro cents. A null rate is not charged. */
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
  /**
   * Kilometres driven; null if no hand-over is recorded. Then fuel, extra kilometres and damages
   * show no difference.
   */
  driven: number | null;
  /** Kilometres that the price includes for all its days; null: unlimited. */
  included: number | null;
  extraKilometres: number;
  missingFuel: number;
  /** Full hours since the agreed return; 0 if the car is not late. */
  lateHours: number;
  newDamages: Damage[];
}

/**
 * Returns the differences between hand-over and return. `days` are the rental days of the price,
 * `due` is the agreed return.
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

/**
 * Returns charges in euro cents for the differences that the office has a rate for. Damages have no
 * rate.
 */
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

/**
 * Returns the factors of a charge in any language, for example `800 km × €0.25`; '' if nothing is
 * multiplied.
 */
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

/**
 * Returns the mask that stands for a document's number until staff reveal it: `••••••789`. It shows
 * the last three digits, at most half of the number.
 */
export function maskNumber(number: string): string {
  const hidden = Math.max(number.length - SHOWN_DIGITS, Math.ceil(number.length / 2));
  return '•'.repeat(hidden) + number.slice(hidden);
}

/** Returns the typed text, or the stored number if the field still shows its mask. */
export function unmaskNumber(typed: string, stored: string): string {
  return stored !== '' && typed === maskNumber(stored) ? stored : typed;
}
