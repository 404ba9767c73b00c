import { use, useEffect, useState } from 'react';
import type { SiteLanguage, Texts } from '#app/lib/texts.ts';
import { LanguageContext } from '#app/ui/use-text.ts';
import { fetchOfficeWords, type OfficeWords, officeWords } from './request.rules.ts';

/**
 * The Turkish words of a message in another language: null for a Turkish page, and where they could not be
 * fetched (the message has its code all the same); undefined while they are on their way.
 */
export function useOfficeWords<T extends object>(
  texts: Texts<T, SiteLanguage>,
): OfficeWords<T> | null | undefined {
  const language = use(LanguageContext);
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (language === 'tr') return;
    const answered = () => setAnswered(true);
    fetchOfficeWords(texts).then(answered, answered);
  }, [language, texts]);
  const words = officeWords(texts, language);
  return words || language === 'tr' || isAnswered ? words : undefined;
}
