import { z } from 'zod';
import { owedCents } from '#app/domain/account/account.rules.ts';
import {
  type FormCodec,
  type InForm,
  momentCodec,
  toForm,
} from '#app/editing/fields/form-codec.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { centsToEuros, eurosToCents } from '#app/lib/money/money.ts';
import { type HandoverInput, handoverInputSchema } from '../handover.schema.ts';
import { type MoneyForm, moneyCodec, typedCents } from '../money/handover-money-form.schema.ts';
import { checkHandover, type KnownOfRental } from '../save/handover-checks.rules.ts';
import type { HandoverRefusals } from './handover-words.rules.ts';

const { photos, signatures } = handoverInputSchema.shape;
const signature = signatures.unwrap().shape.customer;
/** Codec of a field whose control holds the value itself, not a text. */
const keepAsIs = <T>(shape: z.ZodType<T>, empty: T) => ({
  shape,
  toForm: (value: T | undefined) => value ?? empty,
  toValue: (value: T) => value,
});

type Driver = HandoverInput['drivers'][number];
type Charge = HandoverInput['charges'][number];
export type HandoverForm = Omit<
  InForm<HandoverInput, 'vehicleId' | 'kilometres' | 'fuelEighths'>,
  'at' | 'drivers' | 'charges' | 'money'
> & {
  at: { date: string; time: string };
  drivers: InForm<Driver, 'birthDate' | 'licenceDate' | 'stored'>[];
  charges: InForm<Charge, 'euros' | 'count' | 'each'>[];
  money: MoneyForm | null;
};
const codec = toForm<HandoverForm, HandoverInput>(handoverInputSchema, {
  at: momentCodec,
  money: moneyCodec,
  photos: keepAsIs(z.array(photos.unwrap().element), []),
  'signatures.customer': keepAsIs(signature.unwrap(), null),
  'signatures.staff': keepAsIs(signature.unwrap(), null),
});

/**
 * Returns the form's codec. It checks the shape of each field and, if that is valid,
 * contradictions. `known` returns the facts about the rental if this vehicle is chosen. `aboveOwed`
 * returns the message for a kept deposit above what is owed.
 */
export function handoverForm(
  known: (vehicleId: string | null) => KnownOfRental,
  text: HandoverRefusals,
  aboveOwed: (euros: number) => string,
): FormCodec<HandoverForm, HandoverInput> {
  return {
    ...codec,
    read(form) {
      const read = codec.read(form);
      const input = read.ok ? read.input : (codec.toValue(form) as HandoverInput);
      const misshapen = read.ok ? [] : read.errors;
      const rental = known(input.vehicleId);
      const contradicted = [
        ...checkHandover(input, rental, text),
        ...(rental.kind === 'back' ? checkKeep(form, aboveOwed) : []),
      ].filter(({ field }) => !misshapen.some((error) => error.field === field));
      const errors = [...misshapen, ...contradicted];
      return read.ok && errors.length === 0 ? read : { ok: false, errors };
    },
  };
}

/** Refuses to keep more of the deposit than the balance and the charges of the form. */
function checkKeep(
  { money, charges }: HandoverForm,
  aboveOwed: (euros: number) => string,
): FieldError[] {
  if (money === null) return [];
  const added = charges.reduce((sum, { euros }) => sum + typedCents(euros), 0);
  const owed = owedCents(eurosToCents(money.balance) + added);
  if (typedCents(money.keep) <= owed) return [];
  return [{ field: 'money.keep', message: aboveOwed(centsToEuros(owed)) }];
}
