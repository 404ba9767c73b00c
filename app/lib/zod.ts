import { z } from 'zod';

export interface Unwrapped {
  /** The schema inside `nullable`, `optional`, `default`, `prefault`, `readonly` and `pipe`. */
  type: z.core.$ZodType;
  nullable: boolean;
  /** Value of `default`; undefined if the schema has none. */
  fallback: unknown;
}

export function unwrap(schema: z.core.$ZodType): Unwrapped {
  if (schema instanceof z.ZodNullable) return { ...unwrap(schema.unwrap()), nullable: true };
  if (schema instanceof z.ZodDefault)
    return { ...unwrap(schema.unwrap()), fallback: schema.def.defaultValue };
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  )
    return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPipe)
    return unwrap(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return { type: schema, nullable: false, fallback: undefined };
}

/** Returns the schema without its outer `default` and `prefault`. */
export function withoutDefault(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
    ? withoutDefault(schema.unwrap())
    : schema;
}

/** Returns the schema of a field by its dotted path: `address.city`. Throws if the field does not exist. */
export function schemaOfField(schema: z.core.$ZodType, path: string): z.core.$ZodType {
  return path.split('.').reduce((outer: z.core.$ZodType, key) => {
    const { type } = unwrap(outer);
    const inner = type instanceof z.ZodObject ? type.shape[key] : undefined;
    if (!inner) throw new Error(`The schema has no field "${path}"`);
    return inner;
  }, schema);
}

/**
 * Returns the limits of a field for its form control. A field is required if its schema refuses
 * undefined, null, an empty text and an empty list.
 */
export function limitsOf(schema: z.core.$ZodType) {
  const { type } = unwrap(schema);
  return {
    required: ![undefined, null, '', []].some((empty) => z.safeParse(schema, empty).success),
    isWhole: type instanceof z.ZodNumber && type.isInt,
    /** Largest number of characters of a text; undefined if the length is unlimited. */
    maxLength: (type instanceof z.ZodString && type.maxLength) || undefined,
  };
}
