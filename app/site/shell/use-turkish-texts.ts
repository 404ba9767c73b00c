import { use } from 'react';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { LanguageContext, useSiteTextsIn } from '#app/ui/language/use-text.ts';

/**
 * Returns the Turkish texts for a message in another language. Null on a Turkish page, and if
 * loading failed (the message then has no Turkish half, but still has its code). Undefined while
 * loading.
 */
export function useTurkishTexts(): SiteTexts | null | undefined {
  const texts = useSiteTextsIn('tr');
  return use(LanguageContext) === 'tr' ? null : texts;
}
