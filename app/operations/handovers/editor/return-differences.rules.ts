import { momentCodec } from '#app/editing/fields/form-codec.ts';
import { isWallClock } from '#app/lib/dates/dates.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';
import type { Damage } from '#app/operations/vehicles/damages/damage.rules.ts';
import { type Differences, differencesOf, suggestedCharges } from '../handover.rules.ts';
import type { BookingHandovers } from '../handover.schema.ts';
import type { HandoverForm } from './handover-form.schema.ts';

type TypedReading = Pick<HandoverForm, 'at' | 'kilometres' | 'fuelEighths' | 'damages'>;

/** Returns the differences of a typed return; null until kilometres, fuel and time are typed. */
export function typedDifferences(
  { at, kilometres: typed, fuelEighths, damages }: TypedReading,
  { out, booking, days, rates }: BookingHandovers,
): Differences | null {
  const moment = momentCodec.toValue(at);
  const kilometres = readDecimal(typed);
  if (kilometres === null || Number.isNaN(kilometres) || fuelEighths === '') return null;
  if (!isWallClock(moment)) return null;
  return differencesOf(
    out,
    { at: moment, kilometres, fuelEighths: Number(fuelEighths), damages: damages as Damage[] },
    { days, due: booking.dropoffTime, rates },
  );
}

type TypedReturn = TypedReading & Pick<HandoverForm, 'charges'>;

/** Returns the suggested charges whose kind the form does not have yet. */
export function notAddedCharges(typed: TypedReturn, read: BookingHandovers) {
  const found = typedDifferences(typed, read);
  if (!found) return [];
  const added = new Set(typed.charges.map(({ kind }) => kind));
  return suggestedCharges(found, read.rates).filter(({ kind }) => !added.has(kind));
}

/** Returns the number of new damages if the form has no charge for damage, else 0. */
export function unchargedDamages(typed: TypedReturn, read: BookingHandovers): number {
  if (typed.charges.some(({ kind }) => kind === 'damage')) return 0;
  return typedDifferences(typed, read)?.newDamages.length ?? 0;
}
