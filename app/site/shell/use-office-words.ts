import { use } from 'react';
import { type FormerTexts, fillFormerTexts } from '#app/lib/former-texts.ts';
import type { SiteLanguage } from '#app/lib/texts.ts';
import { LanguageContext, useSiteTextsIn } from '#app/ui/use-text.ts';
import { type OfficeWords, officeWords } from './request.rules.ts';

/**
 * The Turkish words of a message in another language: null for a Turkish page, and where they could not be
 * loaded (the message has its code all the same); undefined while they are on their way.
 */
export function useOfficeWords<T>(
  texts: FormerTexts<T, SiteLanguage>,
): OfficeWords<T> | null | undefined {
  const language = use(LanguageContext);
  const tr = useSiteTextsIn('tr');
  if (tr) fillFormerTexts({ site: { tr }, office: {} });
  return tr ? officeWords(texts, language) : tr;
}
