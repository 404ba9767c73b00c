import { use } from 'react';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { LanguageContext, useSiteTextsIn } from '#app/ui/language/use-text.ts';

/**
 * Turkish words for a message in another language. Null on a Turkish page, and if they could not be loaded (the
 * message has its code all the same); undefined while they load.
 */
export function useTurkishTexts(): SiteTexts | null | undefined {
  const texts = useSiteTextsIn('tr');
  return use(LanguageContext) === 'tr' ? null : texts;
}
