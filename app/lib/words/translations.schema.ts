/** The schemas of what the office wrote in other languages (translations.rules.ts): in its editors and in the public API. */
import { z } from 'zod';

type Shape = Readonly<Record<string, z.ZodType>>;
type AllOptional<Fields extends Shape> = { [Key in keyof Fields]: z.ZodOptional<Fields[Key]> };

/** Returns the field `translations` of a record. `fields` are the texts of one language. */
export function translationsOf<Fields extends Shape>(fields: Fields) {
  const optional = Object.entries(fields).map(([key, text]) => [key, text.optional()]);
  const texts = z
    .strictObject(Object.fromEntries(optional) as AllOptional<Fields>)
    .prefault({} as never);
  return z
    .strictObject({ en: texts, de: texts, ru: texts })
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
