import { ArrowRight, Phone } from 'lucide-react';
import { CurrencySelector } from '#app/features/exchange-rates/currency-selector.tsx';
import { contactLinks } from '#app/features/settings/contact-links.rules.ts';
import type { Business } from '#app/features/settings/settings.schema.ts';
import { BrandIcon } from '#app/ui/brand-icon.tsx';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { contactText, shellText } from './site.text.ts';
import { SiteNavLink } from './site-nav-link.tsx';

export const MENU_ID = 'site-menu';

export function MobileMenu({ business }: { business: Business }) {
  const links = contactLinks(business, contactText.greeting);
  return (
    <Sheet
      id={MENU_ID}
      title={shellText.menu}
      closeLabel={shellText.closeMenu}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <ButtonAnchor href={links.whatsapp} target="_blank" rel="noopener">
            <BrandIcon brand="whatsapp" className="size-5" />
            {contactText.whatsapp}
          </ButtonAnchor>
          <ButtonAnchor href={links.phone}>
            <Phone aria-hidden="true" className="size-5" />
            {contactText.call}
          </ButtonAnchor>
        </div>
      }
    >
      <nav aria-label={shellText.mainNav}>
        <ul>
          {shellText.mobileNav.map(({ label, ...address }) => (
            <li key={label} className="border-sand-line border-b">
              <SiteNavLink
                {...address}
                className="flex min-h-18 items-center justify-between font-bold text-2xl tracking-tight aria-[current=page]:text-turquoise"
              >
                {label}
                <ArrowRight aria-hidden="true" className="size-6 text-ink-soft" />
              </SiteNavLink>
            </li>
          ))}
        </ul>
      </nav>
      <p aria-hidden="true" className="mt-8 mb-2 font-semibold text-sm">
        {shellText.currency}
      </p>
      <div className="inline-block">
        <CurrencySelector />
      </div>
    </Sheet>
  );
}
