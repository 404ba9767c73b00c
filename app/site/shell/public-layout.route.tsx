import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';
import { currencyFromCookie } from '#app/base/exchange-rates/currency/currency-preference.ts';
import { CurrencyProvider } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import {
  filledLegalPages,
  LEGAL_PATHS,
  namedNumbers,
} from '#app/base/settings/papers/legal-pages.rules.ts';
import { contactLinks } from '#app/base/settings/places/contact-links.rules.ts';
import { placeNamesIn } from '#app/base/settings/places/place-names.server.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import { businessIn } from '#app/base/settings/settings-in-language.rules.ts';
import { ErrorPage } from '#app/base/shell/error-page.tsx';
import { PageAnnouncer } from '#app/base/shell/page-announcer.tsx';
import { businessNow } from '#app/lib/dates/dates.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { pageRenderContext } from '#app/page-render-context.ts';
import { servicesContext } from '#app/services-context.ts';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useLocalPath, useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Route } from './+types/public-layout.route.ts';
import { useSeenPage } from './page-data.ts';
import { PlaceNames } from './place-names.ts';
import { FEED_PATH } from './seo/seo.rules.ts';
import { siteOrigin } from './seo/site-origin.server.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { LanguageOffer } from './site-languages.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { settings, error } = await services.settings.readOrLast();
  const language = languageOfPath(url.pathname);
  const { shell, settings: words } = services.texts.site[language];
  if (error) context.get(pageRenderContext).reportError(error);
  return {
    // Pages read the other settings themselves.
    settings: { business: businessIn(settings, language) },
    placeNames: placeNamesIn(settings, language),
    legal: {
      numbers: namedNumbers(settings.business.legalNumbers, words.legal.numbers),
      pages: filledLegalPages(settings.legal).map((page) => ({
        to: LEGAL_PATHS[page],
        title: words.legal.titles[page],
      })),
    },
    rates: services.rates.current(),
    currency: currencyFromCookie(request.headers.get('cookie')),
    origin: siteOrigin(services, request),
    head: { locale: shell.locale, socialCard: shell.socialCard },
    year: businessNow(services.now()).date.slice(0, 4),
  };
}

/** Keeps the layout's data: rates refresh by themselves, and settings hardly change. */
export function shouldRevalidate() {
  return false;
}

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
  placeNames,
  legal,
  rates,
  currency,
  year,
  children,
}: Route.ComponentProps['loaderData'] & { children: ReactNode }) {
  useSeenPage();
  const { shell: text } = useText('shell');
  return (
    <CurrencyProvider initialCurrency={currency} initialRates={rates}>
      {/* Lets feed readers find the news from every page. */}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={text.feed}
        href={useLocalPath()(FEED_PATH)}
      />
      <a href="#main" className="skip-link print:hidden">
        {text.skipToContent}
      </a>
      <PageAnnouncer focusHeading />
      <LanguageOffer />
      <SiteHeader business={settings.business} />
      <main id="main" tabIndex={-1} className="outline-none">
        <PlaceNames value={placeNames}>{children}</PlaceNames>
      </main>
      <SiteFooter business={settings.business} legal={legal} year={year} />
      <ContactWidget business={settings.business} />
    </CurrencyProvider>
  );
}

/**
 * Contact links that stay in view: a bar at the bottom of a narrow screen, a column at the right
 * edge of a wide one. The column is one round button while there is no room beside the page.
 */
function ContactWidget({ business }: { business: Business }) {
  const [isOpen, setOpen] = useState(false);
  const { contact: text } = useText('shell');
  const { languages } = useText('settings');
  const links = contactLinks(business, text.greeting);
  return (
    <aside aria-label={text.title} className="contact-widget print:hidden">
      <button
        type="button"
        aria-label={text.title}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="contact-opener"
      >
        <Icon name={isOpen ? 'icon-x' : 'icon-brand-whatsapp'} className="size-6" />
      </button>
      <ul className={cx('contact-list', links.instagram ? '[--count:4]' : '[--count:3]')}>
        <ContactLink
          href={links.whatsapp}
          label={text.whatsapp}
          note={business.languages.map((language) => languages[language]).join(', ')}
          newWindow
          strong
        >
          <Icon name="icon-brand-whatsapp" className="size-6 md:size-5.5" />
        </ContactLink>
        <ContactLink href={links.phone} label={text.phone}>
          <Icon name="icon-phone" className="size-5.5" />
        </ContactLink>
        <ContactLink href={links.email} label={text.email}>
          <Icon name="icon-mail" className="size-5.5" />
        </ContactLink>
        {links.instagram && (
          <ContactLink href={links.instagram} label={text.instagram} newWindow>
            <Icon name="icon-brand-instagram" className="size-5.5" />
          </ContactLink>
        )}
      </ul>
    </aside>
  );
}

function ContactLink(props: {
  href: string;
  label: string;
  /** Text below the label; only for screen readers on a narrow screen. */
  note?: string;
  newWindow?: boolean;
  strong?: boolean;
  children: Elements;
}) {
  return (
    <li>
      <a
        href={props.href}
        {...(props.newWindow && { target: '_blank', rel: 'noopener' })}
        className={cx(
          'contact-way',
          props.strong && 'text-sea md:bg-turquoise md:text-white md:hover:bg-sea',
        )}
      >
        {props.children}
        <span>
          <span>{props.label}</span>
          {props.note && <span className="block font-regular max-md:sr-only">{props.note}</span>}
        </span>
      </a>
    </li>
  );
}
