import { useEffect } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useHref,
  useNavigation,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { ErrorPage } from './site/shell/error-page.tsx';
import type { Elements } from './ui/elements.ts';
import stylesheet from './visitors.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: Elements }) {
  return (
    <html lang="tr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbfaf7" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
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
  const { state, location, formMethod } = useNavigation();
  useWantedPage(useHref(location ?? ''), state === 'loading' && formMethod !== 'POST');
  if (state === 'idle') return null;
  return <div aria-hidden="true" className="progress-bar" />;
}

/** Keeps where a navigation leads, for the case that it ends in a reload: server/page-scripts.ts. */
function useWantedPage(path: string, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return;
    try {
      sessionStorage.setItem('wanted', location.origin + path);
      return () => sessionStorage.removeItem('wanted');
    } catch {
      // A browser that keeps nothing.
    }
  }, [path, isWanted]);
}
