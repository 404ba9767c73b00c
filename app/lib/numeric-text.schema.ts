/** Numbers that addresses, HTML forms and some clients send as text: `"40.5"` for 40.5. */
import { z } from 'zod';
import { unwrap } from './zod.ts';

/**
 * Matches a decimal number. Exponents, other bases and spaces are refused, because they are
 * probably typing errors.
 */
export const NUMERIC_TEXT = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/**
 * Returns a request's body or query with each text that is a number converted, where the schema has
 * a number. An empty text becomes null if the schema allows null. Any other text stays, so that the
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
