import { Menu } from 'lucide-react';
import { Link } from 'react-router';
import { CurrencySelector } from '#app/features/exchange-rates/currency-selector.tsx';
import type { Business } from '#app/features/settings/settings.schema.ts';
import { SheetTrigger } from '#app/ui/sheet.tsx';
import { Logo } from './logo.tsx';
import { MENU_ID, MobileMenu } from './mobile-menu.tsx';
import { shellText } from './site.text.ts';
import { SiteNavLink } from './site-nav-link.tsx';

/** Stays at the top; over a hero it is clear until the page is scrolled (`site-header` in app.css). */
export function SiteHeader({ business }: { business: Business }) {
  return (
    <header className="site-header">
      <div className="page flex h-full items-center gap-4">
        <Link to="/" className="mr-auto min-w-0">
          <Logo name={business.name} className="max-w-full" />
          <span className="sr-only">, {shellText.home}</span>
        </Link>
        <nav aria-label={shellText.mainNav} className="max-lg:hidden">
          <ul className="flex gap-1">
            {shellText.nav.map(({ label, ...address }) => (
              <li key={label}>
                <SiteNavLink
                  {...address}
                  className="nav-link inline-flex min-h-11 items-center px-3 font-semibold"
                >
                  {label}
                </SiteNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-sm:hidden">
          <CurrencySelector />
        </div>
        <SheetTrigger
          sheet={MENU_ID}
          aria-label={shellText.openMenu}
          className="grid size-11 shrink-0 place-items-center rounded-control border border-sand-line bg-white lg:hidden"
        >
          <Menu aria-hidden="true" className="size-6" />
        </SheetTrigger>
      </div>
      <MobileMenu business={business} />
    </header>
  );
}
