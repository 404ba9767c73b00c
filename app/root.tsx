import type { ReactNode } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigation,
} from 'react-router';
import type { Route } from './+types/root.ts';
import css from './app.css?inline';
import cssAddress from './app.css?url';
import { ErrorPage } from './features/site/error-page.tsx';
import fontsAddress from './fonts.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: fontsAddress },
  // Vite replaces a linked sheet while developing; visitors get it inside the page, see StyleSheet.
  ...(import.meta.env.DEV ? [{ rel: 'stylesheet', href: cssAddress }] : []),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="tr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbfaf7" />
        <Meta />
        <Links />
        {import.meta.env.PROD && <StyleSheet />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * The whole style sheet, in the page: the first paint waits for nothing else. It is left out of the
 * browser's script, which keeps what the server wrote, also when an error makes the document anew.
 */
function StyleSheet() {
  const text = import.meta.env.SSR ? css : writtenSheet();
  return (
    <style
      data-sheet=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

function writtenSheet(): string {
  return document.querySelector('style[data-sheet]')?.textContent ?? '';
}

export default function App() {
  return (
    <>
      <ProgressBar />
      <Outlet />
    </>
  );
}

/** What is left when even the layout could not be made: no settings, no header, a way on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/** A thin line at the top while the next page is on its way; nothing when it comes at once. */
function ProgressBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div aria-hidden="true" className="progress-bar" />;
}
