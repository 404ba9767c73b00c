/** The schemas of what the office wrote in other languages (translations.rules.ts): in its editors and in the public API. */
import { z } from 'zod';
import { type ForeignLanguage, labelIn } from './translation-labels.ts';

type Shape = Readonly<Record<string, z.ZodType>>;
type AllOptional<Fields extends Shape> = { [Key in keyof Fields]: z.ZodOptional<Fields[Key]> };

/**
 * The `translations` among the facts of a record. `fields` gives the texts of one language, with `labelOf` for
 * what a message calls them.
 */
export function translationsOf<Fields extends Shape>(
  fields: (labelOf: (label: string) => string) => Fields,
) {
  const of = (language: ForeignLanguage) => {
    const texts = Object.entries(fields((label) => labelIn(language, label)));
    const optional = Object.fromEntries(texts.map(([key, text]) => [key, text.optional()]));
    return z.strictObject(optional as AllOptional<Fields>).prefault({} as never);
  };
  return z
    .strictObject({ en: of('en'), de: of('de'), ru: of('ru') })
    .prefault({} as never)
    .describe('The texts in other languages; what is left out stays, an empty one goes');
}

/** `inTurkish` of a record in the public API. */
export function inTurkishAnswer<Name extends string>(texts: readonly Name[]) {
  return {
    inTurkish: z
      .array(z.enum(texts))
      .optional()
      .describe('Texts that the asked language lacks, and which are in Turkish; none for Turkish'),
  };
}
