import { z } from 'zod';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';

export type SectionName = keyof OfficeTexts['settings']['form']['sections'];

/** Controls of typed text. `lines` is a list of short texts, one on each line. */
export type TypedControl =
  | 'text'
  | 'digits'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'link'
  | 'instagram'
  | 'number'
  | 'clock'
  | 'checkbox'
  | 'textarea'
  | 'lines';
export type OwnControl =
  | 'languages'
  | 'hours'
  | 'map'
  | 'panorama'
  | 'places'
  | 'placeChoice'
  | 'faq'
  | 'reviews';

export interface Placed {
  section: SectionName;
  /**
   * Follows from the schema by default (`controlOf`). Null if the control of another setting edits
   * the value too.
   */
  control?: TypedControl | OwnControl | null;
  /**
   * Set if visitors read the text in their language. `translations`: the other languages are in
   * `translations`, under the same name. `inside`: the value is an object with a text per language.
   */
  languages?: 'translations' | 'inside';
}

export interface Described {
  schema: z.ZodType;
  /** Value of a new business, until staff change it. */
  default: unknown;
}

export function setting<Schema extends z.ZodType>(
  schema: Schema,
  place: Placed & { default: z.output<Schema> },
) {
  return { ...place, schema };
}

export function group<Fields extends Record<string, Described>>(
  fields: Fields,
  description?: string,
) {
  const schema = z.object(fromEach(fields, (field) => field.schema) as SchemasOf<Fields>);
  return {
    fields,
    schema: description === undefined ? schema : schema.describe(description),
    default: fromEach(fields, (field) => field.default) as DefaultsOf<Fields>,
  };
}
type SchemasOf<Fields extends Record<string, Described>> = {
  [Name in keyof Fields]: Fields[Name]['schema'];
};
type DefaultsOf<Fields extends Record<string, Described>> = {
  [Name in keyof Fields]: Fields[Name]['default'];
};

function fromEach<Value>(
  fields: Record<string, Described>,
  read: (field: Described) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field)]));
}
