import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import type { ForeignLanguage } from '#app/lib/words/translation-labels.ts';

type LegalText = SiteTexts['settings']['legal'];

/** Addresses of legal texts. A page without a text does not exist. */
export const LEGAL_PATHS: Record<LegalPage, string> = {
  kvkk: '/kvkk',
  terms: '/kiralama-kosullari',
  privacy: '/gizlilik',
  cookies: '/cerezler',
};
export type LegalPage = keyof LegalText['titles'];
export const LEGAL_PAGES = Object.keys(LEGAL_PATHS) as LegalPage[];

/** Numbers of the business at authorities, in the order of the footer. */
export const NUMBER_NAMES = ['companyName', 'licence', 'uetds', 'tax', 'mersis'] as const;
export type NumberName = (typeof NUMBER_NAMES)[number];

/** Text as staff typed it, Markdown or HTML, and its safe HTML, which each save renders. */
interface WrittenText {
  text: string;
  html: string;
  translated: Partial<Record<ForeignLanguage, string>>;
}
export type LegalTexts = Record<LegalPage, WrittenText>;

export const NO_LEGAL_TEXTS: LegalTexts = eachLegalPage(() => ({
  text: '',
  html: '',
  translated: {},
}));

export function eachLegalPage<Value>(make: (page: LegalPage) => Value): Record<LegalPage, Value> {
  return Object.fromEntries(LEGAL_PAGES.map((page) => [page, make(page)])) as Record<
    LegalPage,
    Value
  >;
}

/** Returns the pages that have a text. */
export function filledLegalPages(texts: LegalTexts): LegalPage[] {
  return LEGAL_PAGES.filter((page) => texts[page].html !== '');
}

/** Returns the numbers that are filled in, with their names. */
export function namedNumbers(
  numbers: Record<NumberName, string>,
  names: LegalText['numbers'],
): { name: string; number: string }[] {
  return NUMBER_NAMES.filter((name) => numbers[name] !== '').map((name) => ({
    // The word joiner keeps U-ETDS on one line.
    name: names[name].replace('-', '-\u2060'),
    number: numbers[name],
  }));
}
