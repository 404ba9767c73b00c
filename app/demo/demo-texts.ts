/**
 * English, German and Russian texts of the demo business. Translations of posts are in `posts/`.
 */
import type { LegalPage } from '#app/base/settings/papers/legal-pages.rules.ts';
import type { TermName } from '#app/base/settings/papers/rental-terms.rules.ts';
import type { ForeignLanguage } from '#app/lib/words/translation-labels.ts';
import de from './texts/demo.de.json' with { type: 'json' };
import en from './texts/demo.en.json' with { type: 'json' };
import ru from './texts/demo.ru.json' with { type: 'json' };

type Terms = Partial<Record<TermName, string> & { included: string[] }>;

export interface DemoTexts {
  /** Descriptions of zones by `zoneName`. */
  zones: Record<string, string>;
  /** Other names of zones in this language, by `zoneName`. */
  spellings: Record<string, string[]>;
  /** Descriptions of cars by `brand model year`. */
  cars: Record<string, string>;
  terms: Terms;
  /** Terms of cars that differ from `terms`, by `brand model year`. */
  carTerms: Record<string, Terms>;
  about: string;
  deliveryHours: string;
  /** Meeting points by place. */
  meetingPoints: Record<string, string>;
  /** Questions in the order of `faq` in the settings. */
  faq: { question: string; answer: string }[];
  reviews: { text: string; source: string }[];
  legal: Record<LegalPage, string>;
}

const TEXTS: Record<ForeignLanguage, DemoTexts> = {
  en: en as DemoTexts,
  de: de as DemoTexts,
  ru: ru as DemoTexts,
};

/** Returns the result of `make` for each language except Turkish. */
export function eachTranslation<T>(make: (texts: DemoTexts) => T): Record<ForeignLanguage, T> {
  return { en: make(TEXTS.en), de: make(TEXTS.de), ru: make(TEXTS.ru) };
}
