import cyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url';
import { use, useEffect } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router';
import { ErrorPage } from '#app/base/shell/error-page.tsx';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { LanguageContext, OfficeTextContext } from '#app/ui/language/use-text.ts';
import { PartBoundary } from '#app/ui/states/part-boundary.tsx';
import type { Route } from './+types/root.ts';
import { markHydrated } from './site/shell/static-page.ts';
import type { Elements } from './ui/elements.ts';
import stylesheet from './visitors.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

const WANTED = 'wanted';

/**
 * Stores the wanted address during a navigation. If React Router cannot load the script of the wanted page, for
 * example after a deployment, it reloads the open page, which then leads to the wanted page
 * (server/page-scripts/).
 */
const keepWantedPage: Route.ClientMiddlewareFunction = async ({ url }, next) => {
  sessionStorage.setItem(WANTED, url.href);
  try {
    return await next();
  } finally {
    // A newer navigation keeps its own address.
    if (sessionStorage.getItem(WANTED) === url.href) sessionStorage.removeItem(WANTED);
  }
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepWantedPage];

export function Layout({ children }: { children: Elements }) {
  const { pathname } = useLocation();
  const language = languageOfPath(pathname);
  const chosen = use(OfficeTextContext)?.chosen;
  const isOffice = /^\/admin(\/|$)/.test(pathname);
  useEffect(markHydrated, []);
  return (
    <html lang={(isOffice && chosen) || language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbfaf7" />
        <PartBoundary fallback={<KeptTitle />}>
          <Meta />
        </PartBoundary>
        {language === 'ru' && (
          <link rel="preload" as="font" type="font/woff2" href={cyrillic} crossOrigin="" />
        )}
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
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

/**
 * Keeps the title when a `meta` fails. `meta` is outside every route's error boundary, so its
 * failure would remove the page.
 */
function KeptTitle() {
  return <title>{typeof document === 'undefined' ? '' : document.title}</title>;
}

/** Shown if even the layout fails: without settings and header, but with a link to another page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

function ProgressBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div aria-hidden="true" className="progress-bar" />;
}
