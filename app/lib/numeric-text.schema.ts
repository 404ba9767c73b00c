/** Numbers that come as text, as addresses, HTML forms and some clients send them: `"40.5"` for 40.5. */
import { z } from 'zod';
import { unwrap } from './zod.ts';

/** A decimal number: no exponent, no other base, no spaces, which would hide a slip of the sender. */
export const NUMERIC_TEXT = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/**
 * Reads texts of a request's body or query as numbers where the schema wants numbers. If the schema
 * also allows null, an empty text becomes null. A text that is no number stays a text, so that the
 * field's own message refuses it.
 */
export function coerceNumericStrings(schema: z.core.$ZodType, given: unknown): unknown {
  const { type, nullable } = unwrap(schema);
  if (type instanceof z.ZodNumber) {
    if (nullable && given === '') return null;
    return typeof given === 'string' && NUMERIC_TEXT.test(given) ? Number(given) : given;
  }
  if (typeof given !== 'object' || given === null) return given;
  if (type instanceof z.ZodArray) {
    return Array.isArray(given)
      ? given.map((item) => coerceNumericStrings(type.element, item))
      : given;
  }
  if (type instanceof z.ZodRecord) {
    const entries = Object.entries(given);
    return Object.fromEntries(
      entries.map(([key, value]) => [key, coerceNumericStrings(type.valueType, value)]),
    );
  }
  if (type instanceof z.ZodDiscriminatedUnion) {
    const chosen = chosenOf(type, given);
    return chosen ? coerceNumericStrings(chosen, given) : given;
  }
  if (!(type instanceof z.ZodObject) || Array.isArray(given)) return given;
  const parts = Object.entries(given).map(([key, value]) => {
    const field = Object.hasOwn(type.shape, key) ? type.shape[key] : undefined;
    return [key, field ? coerceNumericStrings(field, value) : value];
  });
  return Object.fromEntries(parts);
}

/** The schema among several that a body means, by the field that tells them apart. */
function chosenOf(
  { def, options }: z.ZodDiscriminatedUnion,
  given: object,
): z.core.$ZodType | undefined {
  const named: unknown = (given as Record<string, unknown>)[def.discriminator];
  return options.find(
    (option) =>
      option instanceof z.ZodObject &&
      z.safeParse(option.shape[def.discriminator] ?? z.never(), named).success,
  );
}
