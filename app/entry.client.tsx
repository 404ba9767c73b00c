import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { chosenLanguage, LANGUAGES } from '#app/lib/words/language.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { officeTextContext } from '#app/ui/language/loaded-office-text.ts';
import {
  LoadSiteTextsContext,
  type OfficeText,
  OfficeTextContext,
  SiteTextContext,
} from '#app/ui/language/use-text.ts';
import { type SeenPages, SeenPagesContext, seenPagesContext } from './site/shell/page-data.ts';
import { isStatic, reloadAsStatic } from './site/shell/static-page.ts';
import { loadOfficeTexts, loadSiteTexts } from './texts/load.ts';

loadTexts().then(
  (texts) => isStatic() || hydrate(texts),
  // server/page-scripts/end-script.ts listens for errors and keeps the page as it was sent
  // (docs/decisions/044).
  (cause) => reportError(new Error('The texts of the page did not come', { cause })),
);

interface PageTexts {
  site: SiteTexts;
  office: OfficeText;
}

/**
 * Loads the site's texts in the language of the address. An office page also gets the office's texts in the
 * chosen language, or in both languages if none is chosen.
 */
async function loadTexts(): Promise<PageTexts> {
  const { pathname } = location;
  const language = languageOfPath(pathname);
  const isOffice = /^\/admin(\/|$)/.test(pathname);
  const chosen = chosenLanguage(document.cookie);
  const wanted = !isOffice ? [] : chosen ? [chosen] : LANGUAGES;
  const [site, ...loaded] = await Promise.all([
    loadSiteTexts[language](),
    ...wanted.map(async (each) => [each, await loadOfficeTexts[each]()] as const),
  ]);
  const texts: OfficeText['texts'] = Object.fromEntries(loaded);
  return { site, office: { chosen, texts } };
}

function hydrate({ site, office }: PageTexts) {
  const seen: SeenPages = new Map();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SiteTextContext value={site}>
          <OfficeTextContext value={office}>
            <LoadSiteTextsContext value={(language) => loadSiteTexts[language]()}>
              <SeenPagesContext value={seen}>
                <HydratedRouter
                  getContext={() => {
                    const context = new RouterContextProvider();
                    context.set(seenPagesContext, seen);
                    context.set(officeTextContext, office);
                    return context;
                  }}
                  // Only errors of rendering have `errorInfo`. The error boundary shows errors of loaders.
                  onError={(_error, { errorInfo }) => errorInfo && reloadAsStatic()}
                />
              </SeenPagesContext>
            </LoadSiteTextsContext>
          </OfficeTextContext>
        </SiteTextContext>
      </StrictMode>,
      // React recovers by itself. Its default, `reportError`, would make end-script.ts keep the page as the
      // server sent it.
      // biome-ignore lint/suspicious/noConsole: the place for what React reports
      { onRecoverableError: (error) => console.error(error) },
    );
  });
}
