import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { currencyFromCookie } from '#app/base/exchange-rates/currency-preference.ts';
import { CurrencyProvider } from '#app/base/exchange-rates/currency-provider.tsx';
import { LEGAL_TITLES } from '#app/base/settings/legal.text.ts';
import {
  filledLegalPages,
  LEGAL_PATHS,
  namedNumbers,
} from '#app/base/settings/legal-pages.rules.ts';
import { businessNow } from '#app/lib/dates.ts';
import { pageRenderContext } from '#app/page-render-context.ts';
import { servicesContext } from '#app/services-context.ts';
import type { Route } from './+types/public-layout.route.ts';
import { ContactWidget } from './contact-widget.tsx';
import { ErrorPage } from './error-page.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { FEED_PATH } from './seo.rules.ts';
import { shellText } from './site.text.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { siteOrigin } from './site-origin.server.ts';
import { showSeenPage, useKeptPage } from './use-page-data.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { settings, error } = await services.settings.readOrLast();
  if (error) context.get(pageRenderContext).reportError(error);
  return {
    // The rest is for single pages, which read it themselves.
    settings: { business: settings.business },
    legal: {
      numbers: namedNumbers(settings.business.legalNumbers),
      pages: filledLegalPages(settings.legal).map((page) => ({
        to: LEGAL_PATHS[page],
        title: LEGAL_TITLES[page],
      })),
    },
    rates: services.rates.current(),
    currency: currencyFromCookie(request.headers.get('cookie')),
    origin: siteOrigin(services, request),
    year: businessNow(services.now()).date.slice(0, 4),
  };
}

/** Feed readers find the news from every page. */
export const links: Route.LinksFunction = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: shellText.feed, href: FEED_PATH },
];

/** Rates refresh by themselves and settings hardly change: no page need ask for them again. */
export function shouldRevalidate() {
  return false;
}

/** When an answer does not come, a page that was seen before is shown again. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [showSeenPage];

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />;
  return (
    <Shell {...loaderData}>
      <ErrorPage error={error} />
    </Shell>
  );
}

function Shell({
  settings,
  legal,
  rates,
  currency,
  year,
  children,
}: Route.ComponentProps['loaderData'] & { children: ReactNode }) {
  useKeptPage();
  return (
    <CurrencyProvider initialCurrency={currency} initialRates={rates}>
      <a href="#main" className="skip-link">
        {shellText.skipToContent}
      </a>
      <PageAnnouncer focusHeading />
      <SiteHeader business={settings.business} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter business={settings.business} legal={legal} year={year} />
      <ContactWidget business={settings.business} />
    </CurrencyProvider>
  );
}
