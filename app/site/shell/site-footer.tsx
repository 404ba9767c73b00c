import { useLocation } from 'react-router';
import { HoursList } from '#app/base/settings/editor/hours-list.tsx';
import { contactLinks } from '#app/base/settings/places/contact-links.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import type { LocalBusiness } from '#app/base/settings/settings-in-language.rules.ts';
import { Logo } from '#app/base/shell/logo.tsx';
import { withTrip } from '#app/domain/requests/request.rules.ts';
import type { Elements } from '#app/ui/elements.ts';
import { langOf, useText, useTurkishLang } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon, type IconName } from '#app/ui/pictures/icon.tsx';
import { NAV } from './site-header.tsx';
import { LanguageLinks } from './site-languages.tsx';

/** The names are loader data, so that the scripts do not contain their texts. */
interface Legal {
  numbers: { name: string; number: string }[];
  pages: { to: string; title: string }[];
}

export function SiteFooter({
  business,
  legal,
  year,
}: {
  business: LocalBusiness;
  /** Only numbers and legal texts that are not empty. */
  legal: Legal;
  year: string;
}) {
  const { street, district, city, postalCode } = business.address;
  const { footer: text, shell, contact } = useText('shell');
  const { deliveryHours, answersIn, languages } = useText('settings');
  const links = contactLinks(business, contact.greeting);
  const { rating, count } = business.reviewSummary;
  const location = useLocation();
  const turkish = useTurkishLang();
  return (
    <footer className="drawn-when-near bg-ink pb-(--page-end) text-white print:hidden">
      <div className="page grid gap-x-8 py-8 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-[1.4fr_1fr_1.4fr_1.2fr] lg:py-18">
        <div className="max-sm:mb-6 sm:max-lg:col-span-2">
          <Logo name={business.name} className="max-w-full" />
          <p className="mt-4 max-w-xs text-white/85">{text.promise}</p>
          {count > 0 && (
            <p className="mt-4 flex items-center gap-2 font-strong">
              <Icon name="icon-star/filled" className="size-5 text-sun" />
              <span>{text.reviews(rating, count)}</span>
            </p>
          )}
        </div>
        <Column title={text.quickLinks}>
          <ul>
            {NAV.map(({ to, name }) => (
              <li key={to}>
                <Link to={withTrip(to, location)} className="footer-link">
                  {shell.nav[name]}
                </Link>
              </li>
            ))}
          </ul>
        </Column>
        <Column title={text.contact}>
          <address className="grid justify-items-start not-italic">
            <p className="flex gap-3 py-2 text-white/85">
              <Icon name="icon-map-pin" className="mt-1 size-5 shrink-0" />
              <span lang={turkish} className="text-balance">
                <span>{street}</span>
                <br />
                <span>{`${postalCode} ${district} / ${city}`}</span>
              </span>
            </p>
            <a href={links.phone} className="footer-link">
              <Icon name="icon-phone" className="size-5 shrink-0" />
              <span className="text-[min(1rem,6vw)]">{business.phone}</span>
            </a>
            <a href={links.email} className="footer-link">
              <Icon name="icon-mail" className="size-5 shrink-0" />
              <span className="text-[min(1rem,6vw)]">{business.email}</span>
            </a>
          </address>
          <div className="flex gap-3 py-2">
            <Icon name="icon-languages" className="mt-1 size-5 shrink-0 text-white/85" />
            <p className="text-white/85">
              <span>{answersIn}</span>
              <b className="block font-strong text-white">
                {business.languages.map((language) => languages[language]).join(', ')}
              </b>
            </p>
          </div>
        </Column>
        <Column title={text.hours}>
          <div className="flex gap-3 py-2">
            <Icon name="icon-clock" className="mt-1 size-5 shrink-0 text-white/85" />
            <HoursList
              openingHours={business.openingHours}
              dayClassName="text-white/85"
              className="space-y-2"
            />
          </div>
          {business.deliveryHours && (
            <div className="flex gap-3 py-2">
              <Icon name="icon-car" className="mt-1 size-5 shrink-0 text-white/85" />
              <p className="text-balance text-white/85">
                <span>{deliveryHours}</span>
                <b
                  lang={langOf(business, 'deliveryHours')}
                  className="block font-strong text-white"
                >
                  {business.deliveryHours}
                </b>
              </p>
            </div>
          )}
          <SocialLinks links={business.links} />
        </Column>
      </div>
      <div className="border-white/15 border-t">
        <div className="page py-4 text-small text-white/75">
          {legal.numbers.length > 0 && (
            <p className="mb-3 flex flex-wrap gap-x-4 text-[min(0.875rem,7.4vw)]">
              {legal.numbers.map(({ name, number }) => (
                <span key={name}>
                  <span>{`${name}: `}</span>
                  <span lang={turkish}>{number}</span>
                </span>
              ))}
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
            <LanguageLinks atEnd className="-ml-3" />
            <LegalLinks pages={legal.pages} />
            <p>{text.copyright(year, business.name)}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}

function LegalLinks({ pages }: Pick<Legal, 'pages'>) {
  const { footer: text } = useText('shell');
  if (pages.length === 0) return null;
  return (
    <nav aria-label={text.legal} className="flex flex-wrap gap-x-6">
      {pages.map(({ to, title }) => (
        <Link key={to} to={to} className="footer-link">
          {title}
        </Link>
      ))}
    </nav>
  );
}

/** Column of links, folded to its title on a phone. */
function Column({ title, children }: { title: string; children: Elements }) {
  return (
    <details className="fold fold-on-phone border-white/15 max-sm:border-t">
      <summary>
        <h2 className="text-heading sm:mb-2">{title}</h2>
      </summary>
      {children}
    </details>
  );
}

const NETWORKS: { key: keyof Business['links']; label: string; icon: IconName }[] = [
  { key: 'instagram', label: 'Instagram', icon: 'icon-brand-instagram' },
  { key: 'facebook', label: 'Facebook', icon: 'icon-brand-facebook' },
  { key: 'x', label: 'X', icon: 'icon-brand-x' },
  { key: 'youtube', label: 'YouTube', icon: 'icon-brand-youtube' },
];

function SocialLinks({ links }: { links: Business['links'] }) {
  const { footer: text } = useText('shell');
  const present = NETWORKS.filter(({ key }) => links[key]);
  if (present.length === 0) return null;
  return (
    <ul aria-label={text.social} className="mt-2 -ml-3 flex">
      {present.map(({ key, label, icon }) => (
        <li key={key}>
          <a
            href={links[key] ?? undefined}
            target="_blank"
            rel="noopener"
            aria-label={label}
            className="grid size-11 place-items-center rounded-full text-white/85 hover:bg-white/10 hover:text-white"
          >
            <Icon name={icon} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
