import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

const LOOK =
  'grid size-11 place-items-center rounded-full border border-sand-line bg-white text-ink hover:border-ink';

/**
 * Plain links to the share pages of networks. A page loads nothing from the networks before a
 * click.
 */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const { share: text } = useText('shell');
  const [u, t] = [encodeURIComponent(url), encodeURIComponent(title)];
  const networks = [
    {
      icon: 'icon-brand-x',
      name: 'Twitter',
      href: `https://twitter.com/intent/tweet?url=${u}&text=${t}`,
    },
    {
      icon: 'icon-brand-facebook',
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${u}`,
    },
    {
      icon: 'icon-brand-reddit',
      name: 'Reddit',
      href: `https://www.reddit.com/submit?url=${u}&title=${t}`,
    },
    {
      icon: 'icon-brand-linkedin',
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${u}`,
    },
    {
      icon: 'icon-brand-pinterest',
      name: 'Pinterest',
      href: `https://pinterest.com/pin/create/button/?url=${u}&description=${t}`,
    },
  ] as const;
  return (
    <section aria-label={text.title}>
      <ul className="flex flex-wrap items-center gap-2">
        <li aria-hidden="true" className="mr-2 text-small-strong max-sm:w-full">
          {text.title}
        </li>
        {networks.map(({ icon, name, href }) => (
          <li key={icon}>
            <a
              href={href}
              target="_blank"
              rel="noopener nofollow"
              aria-label={text.on(name)}
              className={LOOK}
            >
              <Icon name={icon} className="size-5" />
            </a>
          </li>
        ))}
        <li>
          <a
            href={`mailto:?subject=${t}&body=${u}`}
            aria-label={text.on(text.email)}
            className={LOOK}
          >
            <Icon name="icon-mail" className="size-5" />
          </a>
        </li>
      </ul>
    </section>
  );
}
