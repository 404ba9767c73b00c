import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';

/**
 * `EN` for a customer to whom the office writes in English; nothing for Turkish, the usual
 * language.
 */
export function BookingLanguage({ language }: { language: SiteLanguage }) {
  const text = useOfficeText('messages');
  if (language === 'tr') return null;
  const name = text.languages[language];
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className="shrink-0 rounded-small border border-sand-line px-1 text-ink-soft text-meta-strong"
    >
      {language.toUpperCase()}
    </span>
  );
}
