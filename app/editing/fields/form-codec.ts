/**
 * The typed form of what an API takes, derived from its input schema. Numbers are texts in a form, so
 * that nothing half typed is lost, and null is an empty text.
 */
import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form';
import { z } from 'zod';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';
import { unwrap } from '#app/lib/zod.ts';

/** A field whose controls hold something else: a date and a time of day, a picture with its sizes. */
export interface FieldCodec<InForm> {
  shape: z.ZodType<InForm>;
  /** `value` is undefined in the form of something new. */
  toForm: (value: never) => InForm;
  /** What the input schema gets. */
  toValue: (typed: InForm) => unknown;
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

/** What the controls of a value hold; `Path` is the value's dotted path, `[]` its items. */
type InForm<Value, Codecs extends FieldCodecs, Path extends string> = Path extends keyof Codecs
  ? z.output<Codecs[Path]['shape']>
  : [Value] extends [boolean | undefined]
    ? boolean
    : [Value] extends [number | null | undefined]
      ? string
      : [Value] extends [string]
        ? Value
        : [Value] extends [string | null | undefined]
          ? string
          : Value extends readonly (infer Item)[]
            ? InForm<Item, Codecs, `${Path}[]`>[]
            : Value extends object
              ? ObjectInForm<Value, Codecs, `${Path}.`>
              : Value;
type ObjectInForm<Value, Codecs extends FieldCodecs, Prefix extends string> = {
  [Key in keyof Value & string]-?: InForm<Value[Key], Codecs, `${Prefix}${Key}`>;
};

/**
 * The dotted paths of the fields of an input: `pricing.daily`. Lists, what may be null, and what
 * `Whole` names are one field.
 */
export type FieldOf<Value, Whole extends string = never, Prefix extends string = ''> = {
  [Key in keyof Value & string]: `${Prefix}${Key}` extends Whole
    ? `${Prefix}${Key}`
    : null extends Value[Key]
      ? `${Prefix}${Key}`
      : Value[Key] extends readonly unknown[]
        ? `${Prefix}${Key}`
        : Value[Key] extends object
          ? FieldOf<Value[Key], Whole, `${Prefix}${Key}.`>
          : `${Prefix}${Key}`;
}[keyof Value & string];

export interface FormCodec<Form, Input, Field extends string = string> {
  /** Dotted paths, in the order of the schema. */
  fields: readonly Field[];
  /** Of a form with anything typed in it: for drafts. */
  shape: z.ZodType<Form>;
  /** The form of something that was read, or of something new with these values. */
  toForm: (value: object) => Form;
  /** What is typed, as the API would get it; what is no number stays a text. */
  toValue: (form: Form) => unknown;
  /** What is typed over what is `saved`, checked: what is sent, or all that is wrong with it. */
  read: (
    form: Form,
    saved?: object | null,
  ) => { ok: true; input: Input } | { ok: false; errors: FieldError[] };
}

/** The form that a codec is of. */
export type FormOf<Codec> = Codec extends { toForm: (value: object) => infer Form } ? Form : never;

/**
 * `codecs`: of the fields, by their dotted path, that the form holds otherwise than their value is.
 * Messages and paths are the schema's own; a rule across fields belongs to the schema.
 */
export function toForm<Schema extends z.ZodObject, Own extends FieldCodecs = Record<never, never>>(
  schema: Schema,
  codecs?: Own,
): FormCodec<
  ObjectInForm<z.output<Schema>, Own, ''>,
  z.output<Schema>,
  FieldOf<z.output<Schema>, keyof Own & string>
> {
  type Form = ObjectInForm<z.output<Schema>, Own, ''>;
  const own = codecs ?? {};
  const toValue = (form: Form) => rawOf(schema, form, own, '');
  return {
    fields: fieldsOf(schema, own, '') as FieldOf<z.output<Schema>, keyof Own & string>[],
    shape: shapeOf(schema, own, '') as z.ZodType<Form>,
    toForm: (value) => formOf(schema, value, own, '') as Form,
    toValue,
    read(form) {
      const { data, error } = schema.safeParse(toValue(form));
      if (!error) return { ok: true, input: data };
      const errors = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
      return { ok: false, errors };
    },
  };
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

function fieldsOf(schema: z.core.$ZodType, codecs: FieldCodecs, path: string): string[] {
  const { type, nullable } = unwrap(schema);
  if (codecs[path] || nullable || !(type instanceof z.ZodObject)) return [path];
  return Object.values(
    eachOf(type, path, (field, _, inner) => fieldsOf(field, codecs, inner)),
  ).flat();
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
