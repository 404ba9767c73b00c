import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { languageOfPath, loadNamedTexts } from './lib/texts.ts';
import { type SeenPages, SeenPagesContext, seenPagesContext } from './site/shell/page-data.ts';
import { isStatic, reloadAsStatic } from './site/shell/static-page.ts';

loadNamedTexts(languageOfPath(location.pathname)).then(
  () => isStatic() || hydrate(),
  // The script at the end of the page hears it, and leaves the page as it was sent (docs/decisions/044).
  (cause) => reportError(new Error('The texts of the page did not come', { cause })),
);

function hydrate() {
  const seen: SeenPages = new Map();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SeenPagesContext value={seen}>
          <HydratedRouter
            getContext={() => new RouterContextProvider(new Map([[seenPagesContext, seen]]))}
            // Errors of rendering have an `errorInfo`; after an error of a loader the page shows the reason.
            onError={(_error, { errorInfo }) => errorInfo && reloadAsStatic()}
          />
        </SeenPagesContext>
      </StrictMode>,
      // React goes on by itself; as an uncaught error it would give the page up to the server.
      // biome-ignore lint/suspicious/noConsole: the place for what React reports
      { onRecoverableError: (error) => console.error(error) },
    );
  });
}
