/**
 * The former way to words, `carsText.in(language)`, over the catalogues. It goes with its last `.text.ts` file
 * (issue 43).
 */
import type { OfficeTexts } from './catalogue.ts';
import { type Language, languageOfPage } from './language.ts';

const loaded: Partial<Record<Language, OfficeTexts>> = {};

/** Called once, before words are asked for. */
export function fillFormerTexts({
  office,
}: {
  office: Partial<Record<Language, OfficeTexts>>;
}): void {
  Object.assign(loaded, office);
}

function found<T>(texts: T | undefined, language: string): T {
  if (!texts) throw new Error(`Texts of ${language} are not there yet`);
  return texts;
}

export function officeTexts<T>(own: Language, pick: (texts: OfficeTexts) => T) {
  const texts = (language: Language) => pick(found(loaded[language], language));
  return { in: texts, onScreen: () => texts(languageOfPage ?? own) };
}
