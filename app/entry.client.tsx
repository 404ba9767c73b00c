import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { markAlive } from './features/site/keep-servers-page.ts';
import { type SeenPages, seenByPages, seenByRouter } from './features/site/use-page-data.ts';

/** The page reads and works without us: let the browser show it before we take its processor. */
requestAnimationFrame(() => setTimeout(hydrate));

function hydrate() {
  const seen: SeenPages = new Map();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <seenByPages.Provider value={seen}>
          <HydratedRouter
            getContext={() => new RouterContextProvider(new Map([[seenByRouter, seen]]))}
          />
          <Alive />
        </seenByPages.Provider>
      </StrictMode>,
    );
  });
}

function Alive() {
  useEffect(markAlive, []);
  return null;
}
