/** Settings in a visitor's language. Missing texts are in Turkish and listed in `inTurkish`. */
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { type InTurkish, inLanguage } from '#app/lib/words/translations.rules.ts';
import type { LegalPage } from './papers/legal-pages.rules.ts';
import { type RentalTerms, TERM_TEXTS } from './papers/rental-terms.rules.ts';
import type { Business, Settings } from './settings.schema.ts';

export const BUSINESS_TEXTS = ['about', 'deliveryHours'] as const;

export type LocalBusiness = Business & InTurkish<(typeof BUSINESS_TEXTS)[number]>;

export function businessIn(
  { business, translations }: Pick<Settings, 'business' | 'translations'>,
  language: SiteLanguage,
): LocalBusiness {
  return inLanguage(business, translations, { language, texts: BUSINESS_TEXTS });
}

/** Returns the office's terms in a language, for cars without own terms. */
export function termsIn(
  { rental, translations }: Pick<Settings, 'rental' | 'translations'>,
  language: SiteLanguage,
): RentalTerms {
  return inLanguage<RentalTerms, (typeof TERM_TEXTS)[number]>(rental.terms, translations, {
    language,
    texts: TERM_TEXTS,
  });
}

export type LocalQuestion = ReturnType<typeof questionsIn>[number];
export function questionsIn({ faq }: Pick<Settings, 'faq'>, language: SiteLanguage) {
  return faq.map(({ translations, ...row }) =>
    inLanguage(row, translations, { language, texts: ['question', 'answer'] }),
  );
}

export type LocalReview = ReturnType<typeof reviewsIn>[number];
export function reviewsIn({ reviews }: Pick<Settings, 'reviews'>, language: SiteLanguage) {
  return reviews.map(({ translations, ...row }) =>
    inLanguage(row, translations, { language, texts: ['text', 'source'] }),
  );
}

/** Returns the HTML of a legal text in a language; empty if there is no text. */
export function legalHtmlIn(
  { legal }: Pick<Settings, 'legal'>,
  page: LegalPage,
  language: SiteLanguage,
): { html: string } & InTurkish<'html'> {
  const { html, translated } = legal[page];
  const translations = Object.fromEntries(
    Object.entries(translated).map(([each, own]) => [each, { html: own }]),
  );
  return inLanguage({ html }, translations, { language, texts: ['html'] });
}

export interface OfficeText {
  language: SiteLanguage;
  text: string;
}

/** Returns the office's text in a language, else the English text, else the Turkish text. */
export function officeText(
  texts: Record<SiteLanguage, string>,
  language: SiteLanguage,
): OfficeText {
  const fallbacks: SiteLanguage[] = language === 'tr' ? ['tr'] : [language, 'en', 'tr'];
  const there = fallbacks.find((each) => texts[each] !== '') ?? language;
  return { language: there, text: texts[there] };
}
