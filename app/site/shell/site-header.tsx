import type { ComponentProps } from 'react';
import { NavLink, useLocation } from 'react-router';
import { CurrencySelector } from '#app/base/exchange-rates/currency/currency-selector.tsx';
import { contactLinks } from '#app/base/settings/places/contact-links.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import { Logo } from '#app/base/shell/logo.tsx';
import { withTrip } from '#app/domain/requests/request.rules.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { plainPath } from '#app/lib/words/site-language.rules.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { Sheet, SheetTrigger } from '#app/ui/dialogs/sheet.tsx';
import { useLocalPath, useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { LanguageLinks } from './site-languages.tsx';

const MENU_ID = 'site-menu';

interface NavPage {
  name: keyof SiteTexts['shell']['shell']['nav'];
  to: string;
  /** Second URL of the same page. */
  twin?: string;
}

export const NAV: NavPage[] = [
  { name: 'home', to: '/' },
  { name: 'cars', to: '/cars' },
  { name: 'transfer', to: '/transfer', twin: '/transfer-service' },
  { name: 'news', to: '/news' },
];

const MOBILE_NAV: NavPage[] = NAV.map((page) =>
  page.name === 'transfer' ? { ...page, to: '/transfer-service', twin: '/transfer' } : page,
);

/**
 * Stays at the top. Over a hero it is transparent until the page is scrolled (`site-header` in
 * theme.css).
 */
export function SiteHeader({ business }: { business: Business }) {
  const { shell: text } = useText('shell');
  return (
    <header className="site-header print:hidden">
      <div className="page flex h-full items-center gap-4 lg:gap-2 xl:gap-4">
        <Link to={withTrip('/', useLocation())} className="mr-auto min-w-0">
          <Logo name={business.name} className="max-w-full" />
          <span className="sr-only">{`, ${text.home}`}</span>
        </Link>
        <nav aria-label={text.mainNav} className="max-lg:hidden">
          <ul className="flex gap-1">
            {NAV.map(({ name, ...address }) => (
              <li key={name}>
                <SiteNavLink
                  {...address}
                  className="nav-link inline-flex min-h-11 items-center px-2 font-strong xl:px-3"
                >
                  {text.nav[name]}
                </SiteNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLinks short className="shrink-0 *:flex-nowrap max-lg:hidden" />
        <div className="max-sm:hidden">
          <CurrencySelector />
        </div>
        <SheetTrigger
          sheet={MENU_ID}
          aria-label={text.openMenu}
          className="grid size-11 shrink-0 place-items-center rounded-control border border-sand-line bg-white lg:hidden"
        >
          <Icon name="icon-menu" className="size-6" />
        </SheetTrigger>
      </div>
      <MobileMenu business={business} />
    </header>
  );
}

/** Link of the main menu. A page with two URLs is current on both. */
function SiteNavLink({
  to,
  twin,
  ...rest
}: Omit<ComponentProps<typeof NavLink>, 'to' | 'end'> & { to: string; twin?: string | undefined }) {
  const location = useLocation();
  const own = plainPath(location.pathname) === twin ? twin : withTrip(to, location);
  return <NavLink {...rest} to={useLocalPath()(own)} end={to === '/'} />;
}

function MobileMenu({ business }: { business: Business }) {
  const { shell: text, contact } = useText('shell');
  const links = contactLinks(business, contact.greeting);
  return (
    <Sheet
      id={MENU_ID}
      title={text.menu}
      closeLabel={text.closeMenu}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <ButtonAnchor href={links.whatsapp} target="_blank" rel="noopener">
            <Icon name="icon-brand-whatsapp" className="size-5" />
            <span>{contact.whatsapp}</span>
          </ButtonAnchor>
          <ButtonAnchor href={links.phone}>
            <Icon name="icon-phone" className="size-5" />
            <span>{contact.call}</span>
          </ButtonAnchor>
        </div>
      }
    >
      <nav aria-label={text.mainNav}>
        <ul>
          {MOBILE_NAV.map(({ name, ...address }) => (
            <li key={name} className="border-sand-line border-b">
              <SiteNavLink
                {...address}
                className="flex min-h-18 items-center justify-between text-title aria-[current=page]:text-turquoise"
              >
                <span>{text.mobileNav[name]}</span>
                <Icon name="icon-arrow-right" className="size-6 text-ink-soft" />
              </SiteNavLink>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageLinks className="mt-6 -ml-3" />
      <p aria-hidden="true" className="mt-4 mb-2 text-small-strong">
        {text.currency}
      </p>
      <div className="inline-block">
        <CurrencySelector />
      </div>
    </Sheet>
  );
}
