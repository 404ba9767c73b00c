/**
 * Converts between a form and the input of the API, by the input's schema. Numbers are texts in a
 * form, so that nothing half typed is lost, and null is an empty text.
 */
import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form';
import { z } from 'zod';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';
import type { ForeignLanguage } from '#app/lib/words/translation-labels.ts';
import { unwrap } from '#app/lib/zod.ts';

/** A field whose controls hold something else: a date and a time of day, a picture with its sizes. */
export interface FieldCodec<Typed> {
  shape: z.ZodType<Typed>;
  /** `value` is undefined in the form of something new. */
  toForm: (value: never) => Typed;
  /** The value for the input schema. */
  toValue: (typed: Typed) => unknown;
}

/** A wall-clock moment (`YYYY-MM-DDTHH:MM`) as a date and a time of day, each as far as it is typed. */
export const momentCodec = {
  shape: z.object({ date: z.string(), time: z.string() }),
  toForm: (value: string = '') => {
    const [date = '', time = ''] = value.split('T');
    return { date, time };
  },
  toValue: ({ date, time }: { date: string; time: string }) =>
    date.trim() || time.trim() ? `${date.trim()}T${time.trim()}` : '',
};

/** A list of short texts, typed a line each; `empty` is what it is without any. */
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

/** The form of a value. Its named fields, numbers and values that may be null, are typed as texts. */
export type InForm<Value, Name extends keyof Value> = Omit<Value, Name> & Record<Name, string>;

/** Texts in a form that have a translation in each language. */
export type TranslationsInForm<Name extends string> = Record<ForeignLanguage, Record<Name, string>>;

export interface FormCodec<Form, Input> {
  /** Dotted paths of the fields, in the order of the schema. */
  fields: readonly string[];
  /** Schema of a form with any text typed into it, for drafts. */
  shape: z.ZodType<Form>;
  /** The form of something that was read, or of something new with these values. */
  toForm: (value: object) => Form;
  /** The typed values as the API gets them. A text that should be a number and is none stays a text. */
  toValue: (form: Form) => unknown;
  /** Checks what is typed over what is `saved`: the input that is sent, or all errors. */
  read: (
    form: Form,
    saved?: object | null,
  ) => { ok: true; input: Input } | { ok: false; errors: FieldError[] };
}

/**
 * Makes the codec of a form. `codecs` has the codec of each field, by its dotted path, whose control
 * holds something else than its value. Messages and paths are the schema's own.
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
 * The dotted paths of the fields of a schema: `pricing.daily`. A list, an object that may be null,
 * and a field with a codec are one field.
 */
export function fieldPaths(schema: z.core.$ZodType, codecs: FieldCodecs = {}, path = ''): string[] {
  const { type, nullable } = unwrap(schema);
  if (codecs[path] || nullable || !(type instanceof z.ZodObject)) return [path];
  return Object.values(
    eachOf(type, path, (field, _, inner) => fieldPaths(field, codecs, inner)),
  ).flat();
}

/** What a form says, to compare two forms by their meaning: 45,50 is 45.5. */
export function meaningOf<Form>(codec: FormCodec<Form, unknown>, form: Form, field = ''): string {
  const value = codec.toValue(form);
  const part: unknown = field === '' ? value : get(value, field);
  const plain = (_key: string, each: unknown) => (typeof each === 'string' ? each.trim() : each);
  return JSON.stringify(part ?? null, plain);
}

/** The fields that mean something else in two forms, in reading order. */
export function differingFields<Form>(codec: FormCodec<Form, unknown>, a: Form, b: Form): string[] {
  return codec.fields.filter((field) => meaningOf(codec, a, field) !== meaningOf(codec, b, field));
}

/**
 * The form `onto`, with what is changed in `typed` against `base` over it. A list of which anything is
 * changed counts as a whole: rows that were added or taken out move the others.
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
    // Nothing for an empty field, which is another mistake than one that holds no number.
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

/** The first message in a branch of the form library's tree of errors; null when there is none. */
export function messageIn(errors: object, field: string): string | null {
  return firstMessage(get(errors, field));
}

function firstMessage(branch: unknown): string | null {
  if (branch === null || typeof branch !== 'object') return null;
  if ('message' in branch && typeof branch.message === 'string') return branch.message;
  // An error carries the control it is about, which is no part of the tree.
  const parts = Array.isArray(branch) || !('ref' in branch) ? Object.values(branch) : [];
  return parts.map(firstMessage).find((message) => message !== null) ?? null;
}

/** The form library's tree of errors: the first message of each field. */
export function errorTree<Form extends FieldValues>(
  errors: readonly FieldError[],
): FieldErrors<Form> {
  const tree = {};
  for (const { field, message } of errors) {
    if (!get(tree, field)) set(tree, field, { type: 'check', message });
  }
  return tree;
}
