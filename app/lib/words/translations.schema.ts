/** Schemas of translations (translations.rules.ts) in editors and in the public API. */
import { z } from 'zod';
import { changesOf } from '../facts.schema.ts';

type Texts = Readonly<Record<string, z.ZodType>>;

/** Returns the field `translations` of a record. `fields` are the texts of one language. */
export function translationsOf<Fields extends Texts>(fields: Fields) {
  const texts = z.strictObject(changesOf(fields)).prefault({} as never);
  return z
    .strictObject({ en: texts, de: texts, ru: texts })
    .prefault({} as never)
    .describe('Translations by language. A missing text stays unchanged; an empty text is removed');
}

/** Returns the field `translations` of a PUT body. */
export function changedTranslationsOf<Fields extends Texts>(fields: Fields) {
  const texts = z.strictObject(changesOf(fields)).optional();
  return z.strictObject({ en: texts, de: texts, ru: texts }).optional();
}

export function turkishResponseFields<Name extends string>(texts: readonly Name[]) {
  return {
    inTurkish: z
      .array(z.enum(texts))
      .optional()
      .describe(
        'Names of fields that have no translation and are returned in Turkish; empty if Turkish was requested',
      ),
  };
}
