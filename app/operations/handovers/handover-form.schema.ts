/** The form of a hand-over or a return, derived from its schema. */

import { z } from 'zod';
import {
  type FieldOf,
  type FormCodec,
  type FormOf,
  momentCodec,
  toForm,
} from '#app/editing/fields/form-codec.ts';
import { type HandoverInput, handoverInputSchema } from './handover.schema.ts';
import { checkHandover, type KnownOfRental } from './handover-checks.rules.ts';
import type { HandoverRefusals } from './handover-words.rules.ts';

const { photos, signatures } = handoverInputSchema.shape;
const signature = signatures.unwrap().shape.customer;
/** Typed as they are: their controls are no texts. */
const keepAsIs = <T>(shape: z.ZodType<T>, empty: T) => ({
  shape,
  toForm: (value: T | undefined) => value ?? empty,
  toValue: (value: T) => value,
});

const codec = toForm(handoverInputSchema, {
  at: momentCodec,
  photos: keepAsIs(z.array(photos.unwrap().element), []),
  'signatures.customer': keepAsIs(signature.unwrap(), null),
  'signatures.staff': keepAsIs(signature.unwrap(), null),
});
export type HandoverForm = FormOf<typeof codec>;
/** `at` is one field, though it has two controls. */
export type HandoverField = FieldOf<HandoverInput>;

/** The form and its checks, all at once; `known` says what is known of the chosen vehicle. */
export function handoverForm(
  known: (vehicleId: string | null) => KnownOfRental,
  text: HandoverRefusals,
): FormCodec<HandoverForm, HandoverInput, HandoverField> {
  return {
    ...codec,
    read(form) {
      const read = codec.read(form);
      const input = read.ok ? read.input : (codec.toValue(form) as HandoverInput);
      const misshapen = read.ok ? [] : read.errors;
      const contradicted = checkHandover(input, known(input.vehicleId), text).filter(
        ({ field }) => !misshapen.some((error) => error.field === field),
      );
      const errors = [...misshapen, ...contradicted];
      return read.ok && errors.length === 0 ? read : { ok: false, errors };
    },
  };
}
