import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon, type IconName, iconBefore } from '#app/ui/pictures/icon.tsx';
import { usePlaceName } from '../shell/place-names.ts';

const FEATURES: { key: keyof SiteTexts['home']['features']['items']; icon: IconName }[] = [
  { key: 'price', icon: 'icon-receipt-text/1.75' },
  { key: 'insurance', icon: 'icon-shield-check/1.75' },
  { key: 'chat', icon: 'icon-message-circle/1.75' },
  { key: 'payment', icon: 'icon-credit-card/1.75' },
  { key: 'family', icon: 'icon-baby/1.75' },
];

export function HomeFeatures({ places }: { places: string[] }) {
  const { features: text } = useText('home');
  return (
    <section aria-labelledby="why" className="section bg-sand">
      <div className="page">
        <h2 id="why" className="section-title">
          {text.title}
        </h2>
        <ul className="mt-4 max-sm:divide-y max-sm:divide-control-line/40 sm:grid sm:grid-cols-2 sm:gap-x-8 sm:gap-y-4 md:grid-cols-3 lg:mt-6 lg:grid-cols-5 lg:gap-x-4">
          {FEATURES.map(({ key, icon }) => (
            <li key={key}>
              <details className="fold fold-on-phone feature">
                <summary className={iconBefore(icon)}>
                  <h3>{text.items[key].title}</h3>
                </summary>
                <p>{text.items[key].text}</p>
              </details>
            </li>
          ))}
        </ul>
        <PlacesLine places={places} />
      </div>
    </section>
  );
}

/** Places in one line, without the word with which most places begin, such as the city. */
function PlacesLine({ places }: { places: string[] }) {
  const { features: text } = useText('home');
  const nameOf = usePlaceName();
  return (
    <section
      aria-labelledby="places"
      className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small lg:mt-6"
    >
      <h3 id="places" className="text-small-strong">
        {text.places}
      </h3>
      <ul className="flex flex-wrap">
        {withoutSharedWord(places.map(nameOf)).map((place) => (
          <li key={place} className="not-last:after:mx-2 not-last:after:content-['·'/'']">
            {place}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the names without their first word if more than half of the names begin with it. */
function withoutSharedWord(names: string[]): string[] {
  const firstOf = (name: string) => /^[^\s,]+(?=[\s,]+\S)/.exec(name)?.[0] ?? '';
  const counts = new Map<string, number>();
  for (const name of names) counts.set(firstOf(name), (counts.get(firstOf(name)) ?? 0) + 1);
  const [shared] = [...counts].find(([word, count]) => word && count > names.length / 2) ?? [];
  if (!shared) return names;
  return names.map((name) =>
    firstOf(name) === shared ? name.slice(shared.length).replace(/^[\s,]+/, '') : name,
  );
}

/**
 * Moves by CSS alone (`text-band` in theme.css). A checkbox stops it without scripts; hover, focus
 * and reduced motion stop it, too.
 */
export function TextBand() {
  const { band: text } = useText('home');
  return (
    <section
      aria-label={text.label}
      // Ends before the column of contacts on a wide screen.
      className="flex min-h-12 items-center bg-sea text-white md:pr-18"
    >
      <label className="grid w-16 shrink-0 place-items-center self-stretch motion-reduce:hidden">
        <input type="checkbox" aria-label={text.pause} className="peer sr-only" />
        <span className="grid size-11 place-items-center rounded-full bg-white/10 peer-checked:hidden peer-focus-visible:outline-3 peer-focus-visible:outline-turquoise-bright">
          <Icon name="icon-pause/filled" className="size-4" />
        </span>
        <span className="hidden size-11 place-items-center rounded-full bg-white/10 peer-checked:grid peer-focus-visible:outline-3 peer-focus-visible:outline-turquoise-bright">
          <Icon name="icon-play/filled" className="size-4" />
        </span>
      </label>
      <div className="text-band min-w-0 grow">
        <ul className="motion-reduce:page *:flex *:shrink-0 *:items-center *:whitespace-nowrap *:text-heading *:after:mx-6 *:after:size-2 *:after:rounded-full *:after:bg-sun">
          {text.items.map((item) => (
            <Item key={item} item={item} />
          ))}
          {text.items.map((item) => (
            <Item key={item} item={item} hidden />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Item({ item, hidden = false }: { item: string; hidden?: boolean }) {
  return (
    <li aria-hidden={hidden || undefined} className={hidden ? 'motion-reduce:hidden' : undefined}>
      {item}
    </li>
  );
}
