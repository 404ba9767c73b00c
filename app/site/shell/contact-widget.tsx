import { contactLinks } from '#app/base/settings/contact-links.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { Icon } from '#app/ui/icon.tsx';
import { contactText } from './site.text.ts';

/** Always in reach: a column at the right edge, a bar at the bottom of a narrow screen. */
export function ContactWidget({ business }: { business: Business }) {
  const links = contactLinks(business, contactText.greeting);
  return (
    <aside aria-label={contactText.title} className="contact-widget">
      <ul className={cx('contact-ways', links.instagram ? '[--ways:4]' : '[--ways:3]')}>
        <Way href={links.whatsapp} label={contactText.whatsapp} newWindow strong>
          <Icon name="icon-brand-whatsapp" className="size-6 md:size-5.5" />
        </Way>
        <Way href={links.phone} label={contactText.phone}>
          <Icon name="icon-phone" className="size-5.5" />
        </Way>
        <Way href={links.email} label={contactText.email}>
          <Icon name="icon-mail" className="size-5.5" />
        </Way>
        {links.instagram && (
          <Way href={links.instagram} label={contactText.instagram} newWindow>
            <Icon name="icon-brand-instagram" className="size-5.5" />
          </Way>
        )}
      </ul>
    </aside>
  );
}

function Way(props: {
  href: string;
  label: string;
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
        <span>{props.label}</span>
      </a>
    </li>
  );
}
