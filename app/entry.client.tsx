import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { languageOfPath, loadNamedTexts } from './lib/texts.ts';
import { isPlain, markHydrated } from './site/shell/keep-servers-page.ts';
import { type SeenPages, seenByPages, seenByRouter } from './site/shell/use-page-data.ts';

/** The page reads and works without us: let the browser show it before we take its processor. */
requestAnimationFrame(() => setTimeout(start));

async function start() {
  try {
    await loadNamedTexts(languageOfPath(location.pathname));
  } catch (error) {
    // The script at the end of the page hears it, and leaves the page as it was sent (docs/decisions/044).
    return reportError(new Error('The texts of the page did not come', { cause: error }));
  }
  if (!isPlain()) hydrate();
}

function hydrate() {
  const seen: SeenPages = new Map();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <seenByPages.Provider value={seen}>
          <LivePage seen={seen} />
        </seenByPages.Provider>
      </StrictMode>,
      // React goes on by itself; as an uncaught error it would give the page up to the server.
      // biome-ignore lint/suspicious/noConsole: the place for what React reports
      { onRecoverableError: (error) => console.error(error) },
    );
  });
}

/** Renders the router as its only child: next to another child React would give elements other ids than the server did. */
function LivePage({ seen }: { seen: SeenPages }) {
  useEffect(markHydrated, []);
  return (
    <HydratedRouter getContext={() => new RouterContextProvider(new Map([[seenByRouter, seen]]))} />
  );
}
