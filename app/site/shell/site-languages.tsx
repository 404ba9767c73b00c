import { use, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { withoutTracking } from '#app/lib/http/tracking-parameters.ts';
import { LANGUAGE_NAMES, localPath, plainPath } from '#app/lib/words/site-language.rules.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#app/lib/words/texts.ts';
import { IconButton } from '#app/ui/button.tsx';
import { LanguageContext, useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

/**
 * Storage key of the language that a visitor chose or kept. A script in server/page-scripts/ reads
 * it.
 */
const KEY = 'site_language';

/** Texts in the language that is offered. */
const OFFERS: Record<SiteLanguage, { offer: string; close: string }> = {
  tr: { offer: 'Bu sayfayı Türkçe okuyun', close: 'Kapat' },
  en: { offer: 'Read this page in English', close: 'Close' },
  de: { offer: 'Diese Seite auf Deutsch lesen', close: 'Schließen' },
  ru: { offer: 'Читать эту страницу на русском', close: 'Закрыть' },
};

const never = () => () => {};

/** Returns a function that gives the URL of this page in a language. */
function usePageIn(): (language: SiteLanguage) => string {
  const { pathname, search, hash } = useLocation();
  // The fragment may hold the content of the page. Browsers do not send it to the server, so the
  // server renders links without it.
  const fragment = useSyncExternalStore(
    never,
    () => hash,
    () => '',
  );
  // The server caches one page for visitors of all advertisements, so its links have no tracking
  // parameters.
  const query = withoutTracking(search);
  return (language) => localPath(language, plainPath(pathname)) + query + fragment;
}

function keep(language: SiteLanguage) {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The browser forbids storage: the offer appears again.
  }
}

/**
 * Links to this page in the other languages. A link loads a whole document, because texts, data and
 * the language of the document change together.
 */
export function LanguageLinks({
  className,
  short,
  atEnd,
}: {
  className?: string;
  short?: boolean;
  /**
   * Set for the list at the end of the page. The header has this list, too, and each landmark needs
   * its own name.
   */
  atEnd?: boolean;
}) {
  const { shell: text } = useText('shell');
  const shown = use(LanguageContext);
  const pageIn = usePageIn();
  return (
    <nav aria-label={atEnd ? text.languagesAtEnd : text.languages} className={className}>
      <ul translate="no" className="language-links">
        {SITE_LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={pageIn(language)}
              hrefLang={language}
              aria-current={language === shown || undefined}
              lang={short ? undefined : language}
              title={short ? LANGUAGE_NAMES[language] : undefined}
              onClick={() => keep(language)}
            >
              {short ? language.toUpperCase() : LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Offers a visitor's own language, in that language, until the offer is accepted or closed. The
 * cached page contains all offers. A script in the head shows one of them before the first paint,
 * so that nothing moves.
 */
export function LanguageOffer() {
  const shown = use(LanguageContext);
  const pageIn = usePageIn();
  return SITE_LANGUAGES.filter((language) => language !== shown).map((language) => (
    <aside
      key={language}
      lang={language}
      translate="no"
      aria-label={LANGUAGE_NAMES[language]}
      className="language-offer"
    >
      <a href={pageIn(language)} hrefLang={language} onClick={() => keep(language)}>
        <span>{OFFERS[language].offer}</span>
      </a>
      <IconButton
        label={OFFERS[language].close}
        onClick={() => {
          keep(shown);
          document.documentElement.removeAttribute('data-offer');
        }}
      >
        <Icon name="icon-x" className="size-5" />
      </IconButton>
    </aside>
  ));
}
