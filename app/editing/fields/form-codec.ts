/**
 * Converts between a form and the input of the API, by the input's schema. A form holds numbers as
 * texts, so that half-typed numbers are not lost, and null as an empty text.
 */
import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form';
import { z } from 'zod';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';
import type { ForeignLanguage } from '#app/lib/words/translation-labels.ts';
import { unwrap } from '#app/lib/zod.ts';

/**
 * Codec of a field whose controls hold another type than its value: a date and a time of day, a
 * picture with its sizes.
 */
export interface FieldCodec<Typed> {
  shape: z.ZodType<Typed>;
  /** `value` is undefined for a new entity. */
  toForm: (value: never) => Typed;
  toValue: (typed: Typed) => unknown;
}

/** Codec of a wall-clock moment (`YYYY-MM-DDTHH:MM`): a date and a time of day, each possibly half typed. */
export const momentCodec = {
  shape: z.object({ date: z.string(), time: z.string() }),
  toForm: (value: string = '') => {
    const [date = '', time = ''] = value.split('T');
    return { date, time };
  },
  toValue: ({ date, time }: { date: string; time: string }) =>
    date.trim() || time.trim() ? `${date.trim()}T${time.trim()}` : '',
};

/** Codec of a list of short texts, one on each line. `empty` is the value of an empty list. */
export function linesCodec(empty: [] | null): FieldCodec<string> {
  return {
    shape: z.string(),
    toForm: (list: readonly string[] | null | undefined) => (list ?? []).join('\n'),
    toValue(typed) {
      const lines = typed.split('\n').filter((each) => each.trim() !== '');
      return lines.length > 0 ? lines : empty;
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each field holds a type of its own
type FieldCodecs = Record<string, FieldCodec<any>>;

/** Form of a value. The fields in `Name` (numbers and values that may be null) are texts. */
export type InForm<Value, Name extends keyof Value> = Omit<Value, Name> & Record<Name, string>;

export type TranslationsInForm<Name extends string> = Record<ForeignLanguage, Record<Name, string>>;

export interface FormCodec<Form, Input> {
  /** Dotted paths of the fields, in the order of the schema. */
  fields: readonly string[];
  /** Schema of a form with any text typed into it, for drafts. */
  shape: z.ZodType<Form>;
  /** Returns the form of an entity, or of a new entity with these values. */
  toForm: (value: object) => Form;
  /** Returns the typed values as the API expects them. A text that is no number stays a text. */
  toValue: (form: Form) => unknown;
  /** Validates the input; some forms compare it with `saved`. Returns the input to send, or all errors. */
  read: (
    form: Form,
    saved?: object | null,
  ) => { ok: true; input: Input } | { ok: false; errors: FieldError[] };
}

/**
 * Returns the codec of a form. `codecs` has the codecs of fields, by dotted path, whose controls hold another
 * type than their value. Messages and paths of errors are the schema's.
 */
export function toForm<Form extends FieldValues = FieldValues, Input = unknown>(
  schema: z.ZodType<Input>,
  codecs: FieldCodecs = {},
): FormCodec<Form, Input> {
  const toValue = (form: Form) => rawOf(schema, form, codecs, '');
  return {
    fields: fieldPaths(schema, codecs),
    shape: shapeOf(schema, codecs, '') as z.ZodType<Form>,
    toForm: (value) => formOf(schema, value, codecs, '') as Form,
    toValue,
    read(form) {
      const { data, error } = schema.safeParse(toValue(form));
      if (!error) return { ok: true, input: data };
      const errors = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
      return { ok: false, errors };
    },
  };
}

/**
 * Returns the dotted paths of a schema's fields: `pricing.daily`. A list, an object that may be
 * null, and a field with a codec count as one field.
 */
export function fieldPaths(schema: z.core.$ZodType, codecs: FieldCodecs = {}, path = ''): string[] {
  const { type, nullable } = unwrap(schema);
  if (codecs[path] || nullable || !(type instanceof z.ZodObject)) return [path];
  return Object.values(
    eachOf(type, path, (field, _, inner) => fieldPaths(field, codecs, inner)),
  ).flat();
}

/** Returns the values of a form, or of one field, as a text to compare two forms: 45,50 equals 45.5. */
export function comparableValue<Form>(
  codec: FormCodec<Form, unknown>,
  form: Form,
  field = '',
): string {
  const value = codec.toValue(form);
  const part: unknown = field === '' ? value : get(value, field);
  const plain = (_key: string, each: unknown) => (typeof each === 'string' ? each.trim() : each);
  return JSON.stringify(part ?? null, plain);
}

/** Returns the fields whose meaning differs between two forms, in reading order. */
export function differingFields<Form>(codec: FormCodec<Form, unknown>, a: Form, b: Form): string[] {
  return codec.fields.filter(
    (field) => comparableValue(codec, a, field) !== comparableValue(codec, b, field),
  );
}

/**
 * Returns the form `onto` with the changes of `typed` against `base`. A changed list replaces the
 * whole list, because added or removed rows shift the others.
 */
export function withChanges<Form extends FieldValues>(
  codec: FormCodec<Form, unknown>,
  onto: Form,
  { typed, base }: { typed: Form; base: Form },
): Form {
  const changed = structuredClone(onto);
  for (const field of differingFields(codec, typed, base)) {
    const [key = field] = field.split('.');
    const path = Array.isArray(typed[key]) ? key : field;
    set(changed, path, structuredClone(get(typed, path)));
  }
  return changed;
}

const at = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

function eachOf<T>(
  type: z.ZodObject,
  path: string,
  make: (field: z.core.$ZodType, key: string, path: string) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(type.shape).map(([key, field]) => [key, make(field, key, at(path, key))]),
  );
}

function formOf(
  schema: z.core.$ZodType,
  given: unknown,
  codecs: FieldCodecs,
  path: string,
): unknown {
  const own = codecs[path];
  if (own) return own.toForm(given as never);
  const { type, nullable, fallback } = unwrap(schema);
  const value = given ?? fallback;
  if (type instanceof z.ZodNumber) return value == null ? '' : String(value);
  if (type instanceof z.ZodString) return value ?? '';
  if (type instanceof z.ZodBoolean) return value ?? false;
  if (type instanceof z.ZodEnum) return value ?? (nullable ? '' : type.options[0]);
  if (type instanceof z.ZodLiteral) return value ?? type.value;
  if (type instanceof z.ZodArray) {
    return ((value ?? []) as unknown[]).map((item) =>
      formOf(type.element, item, codecs, `${path}[]`),
    );
  }
  if (!(type instanceof z.ZodObject)) return value;
  if (nullable && value == null) return null;
  const parts = (value ?? {}) as Record<string, unknown>;
  return eachOf(type, path, (field, key, inner) => formOf(field, parts[key], codecs, inner));
}

function rawOf(
  schema: z.core.$ZodType,
  typed: unknown,
  codecs: FieldCodecs,
  path: string,
): unknown {
  const own = codecs[path];
  if (own) return own.toValue(typed);
  const { type, nullable } = unwrap(schema);
  if (nullable && (typed === null || (typeof typed === 'string' && typed.trim() === '')))
    return null;
  if (type instanceof z.ZodNumber) {
    const number = readDecimal(String(typed));
    // Returns undefined for an empty field, whose error differs from a text that is no number.
    return number === null ? undefined : Number.isNaN(number) ? typed : number;
  }
  if (type instanceof z.ZodArray) {
    return (typed as unknown[]).map((item) => rawOf(type.element, item, codecs, `${path}[]`));
  }
  if (!(type instanceof z.ZodObject)) return typed;
  const parts = typed as Record<string, unknown>;
  return eachOf(type, path, (field, key, inner) => rawOf(field, parts[key], codecs, inner));
}

function shapeOf(schema: z.core.$ZodType, codecs: FieldCodecs, path: string): z.ZodType {
  const own = codecs[path];
  if (own) return own.shape;
  const { type, nullable } = unwrap(schema);
  if (type instanceof z.ZodNumber || type instanceof z.ZodString) return z.string();
  if (type instanceof z.ZodBoolean) return z.boolean();
  if (type instanceof z.ZodEnum) return nullable ? z.string() : z.enum(type.enum);
  if (type instanceof z.ZodArray) return z.array(shapeOf(type.element, codecs, `${path}[]`));
  if (!(type instanceof z.ZodObject)) return z.unknown();
  const shape = z.object(eachOf(type, path, (field, _, inner) => shapeOf(field, codecs, inner)));
  return nullable ? shape.nullable() : shape;
}

/** Returns the first message in a branch of the form library's tree of errors; null if there is none. */
export function messageIn(errors: object, field: string): string | null {
  return firstMessage(get(errors, field));
}

function firstMessage(branch: unknown): string | null {
  if (branch === null || typeof branch !== 'object') return null;
  if ('message' in branch && typeof branch.message === 'string') return branch.message;
  // Skips the control that an error carries: it is no part of the tree.
  const parts = Array.isArray(branch) || !('ref' in branch) ? Object.values(branch) : [];
  return parts.map(firstMessage).find((message) => message !== null) ?? null;
}

/** Returns the form library's tree of errors, with the first message of each field. */
export function errorTree<Form extends FieldValues>(
  errors: readonly FieldError[],
): FieldErrors<Form> {
  const tree = {};
  for (const { field, message } of errors) {
    if (!get(tree, field)) set(tree, field, { type: 'check', message });
  }
  return tree;
}
