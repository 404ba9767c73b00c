/** Numbers that come as text, as addresses, HTML forms and some clients send them: `"40.5"` for 40.5. */
import { z } from 'zod';

/** A decimal number: no exponent, no other base, no spaces, which would hide a slip of the sender. */
export const NUMERIC_TEXT = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/**
 * Reads texts of a request's body or query as numbers where the schema wants numbers. If the schema
 * also allows null, an empty text becomes null. A text that is no number stays a text, so that the
 * field's own message refuses it.
 */
export function withNumbers(schema: z.core.$ZodType, given: unknown): unknown {
  if (schema instanceof z.ZodNumber) {
    return typeof given === 'string' && NUMERIC_TEXT.test(given) ? Number(given) : given;
  }
  if (schema instanceof z.ZodNullable) {
    return given === '' && isNumber(schema) ? null : withNumbers(schema.unwrap(), given);
  }
  const inner = innerOf(schema);
  if (inner) return withNumbers(inner, given);
  if (typeof given !== 'object' || given === null) return given;
  if (schema instanceof z.ZodArray) {
    return Array.isArray(given) ? given.map((item) => withNumbers(schema.element, item)) : given;
  }
  if (schema instanceof z.ZodRecord) {
    const entries = Object.entries(given);
    return Object.fromEntries(
      entries.map(([key, value]) => [key, withNumbers(schema.valueType, value)]),
    );
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const chosen = chosenOf(schema, given);
    return chosen ? withNumbers(chosen, given) : given;
  }
  if (!(schema instanceof z.ZodObject) || Array.isArray(given)) return given;
  const parts = Object.entries(given).map(([key, value]) => {
    const field = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined;
    return [key, field ? withNumbers(field, value) : value];
  });
  return Object.fromEntries(parts);
}

/** Returns the schema that a schema wraps; undefined if it wraps none. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodPipe) {
    return schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  }
  return schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
    ? schema.unwrap()
    : undefined;
}

function isNumber(schema: z.core.$ZodType): boolean {
  const inner = innerOf(schema);
  return inner ? isNumber(inner) : schema instanceof z.ZodNumber;
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
