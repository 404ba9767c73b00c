/** The form of a hand-over or a return, derived from its schema. */
import { z } from 'zod';
import { type FormOf, toForm } from '#app/editing/form-codec.ts';
import { handoverInputSchema } from './handover.schema.ts';

const { photos, signatures } = handoverInputSchema.shape;
const signature = signatures.unwrap().shape.customer;
/** Held as they are: their controls are no texts. */
const whole = <T>(held: z.ZodType<T>, empty: T) => ({
  held,
  toHeld: (value: T | undefined) => value ?? empty,
  toValue: (value: T) => value,
});

export const handoverForm = toForm(handoverInputSchema, {
  photos: whole(z.array(photos.unwrap().element), []),
  'signatures.customer': whole(signature.unwrap(), null),
  'signatures.staff': whole(signature.unwrap(), null),
});
export type HandoverForm = FormOf<typeof handoverForm>;
