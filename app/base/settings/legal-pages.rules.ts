import { type LEGAL_TITLES, NUMBER_NAMES, type NumberName } from './legal.text.ts';

/** The pages of legal texts, which staff write in the settings; one without a text does not exist. */
export const LEGAL_PATHS: Record<LegalPage, string> = {
  kvkk: '/kvkk',
  terms: '/kiralama-kosullari',
  privacy: '/gizlilik',
  cookies: '/cerezler',
};
export type LegalPage = keyof typeof LEGAL_TITLES;
export const LEGAL_PAGES = Object.keys(LEGAL_PATHS) as LegalPage[];

/** A text as staff wrote it, Markdown or HTML, and what visitors get of it, made when it is saved. */
interface LegalText {
  text: string;
  html: string;
}
export type LegalTexts = Record<LegalPage, LegalText>;

export const NO_LEGAL_TEXTS: LegalTexts = eachLegalPage(() => ({ text: '', html: '' }));

export function eachLegalPage<Value>(make: (page: LegalPage) => Value): Record<LegalPage, Value> {
  return Object.fromEntries(LEGAL_PAGES.map((page) => [page, make(page)])) as Record<
    LegalPage,
    Value
  >;
}

/** The pages that have something to read. */
export function filledLegalPages(texts: LegalTexts): LegalPage[] {
  return LEGAL_PAGES.filter((page) => texts[page].html !== '');
}

/** The numbers that are filled in, with their names. */
export function namedNumbers(
  numbers: Record<NumberName, string>,
): { name: string; number: string }[] {
  const names = Object.keys(NUMBER_NAMES) as NumberName[];
  return names
    .filter((name) => numbers[name] !== '')
    .map((name) => ({ name: NUMBER_NAMES[name], number: numbers[name] }));
}
