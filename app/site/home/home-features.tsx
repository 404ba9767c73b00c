import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
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
      <div className="page grid gap-x-20 gap-y-8 lg:grid-cols-[1fr_26rem]">
        <div>
          <h2 id="why" className="section-title">
            {text.title}
          </h2>
          <p className="mt-3 max-w-[52ch] text-pretty text-lg max-sm:hidden">{text.lead}</p>
          <ul className="mt-6 border-control-line/40 border-t">
            {FEATURES.map(({ key, icon }) => (
              <li key={key} className="border-control-line/40 border-b">
                <details className="fold fold-on-phone feature">
                  <summary className={iconBefore(icon)}>
                    <h3>{text.items[key].title}</h3>
                  </summary>
                  <p className="text-pretty">{text.items[key].text}</p>
                </details>
              </li>
            ))}
          </ul>
        </div>
        <PlacesBoard places={places} />
      </div>
    </section>
  );
}

function PlacesBoard({ places }: { places: string[] }) {
  const { features: text } = useText('home');
  const nameOf = usePlaceName();
  return (
    <section aria-labelledby="places" className="places-board self-start lg:sticky lg:top-28">
      <h3 id="places" className="text-lg">
        {text.places}
      </h3>
      <ul className="sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
        {places.map((place) => {
          return (
            <li key={place} className={iconBefore(placeIcon(place))}>
              {nameOf(place)}
            </li>
          );
        })}
      </ul>
      <p>{text.placesNote}</p>
    </section>
  );
}

/**
 * Returns the icon of a pickup place. Places are free text of staff, so a word in the text decides.
 */
function placeIcon(place: string): IconName {
  const folded = fold(place);
  if (folded.includes('havalimani')) return 'icon-plane-landing';
  return folded.includes('otel') ? 'icon-hotel' : 'icon-map-pin';
}

/**
 * Moves by CSS alone (`text-band` in theme.css). A checkbox stops it without scripts; hover, focus
 * and reduced motion stop it, too.
 */
export function TextBand() {
  const { band: text } = useText('home');
  return (
    <section aria-label={text.label} className="relative bg-sea text-white">
      <div className="text-band py-2.5 md:py-4">
        <ul className="motion-reduce:page *:flex *:shrink-0 *:items-center *:whitespace-nowrap *:font-semibold *:text-lg *:after:mx-7 *:after:size-2 *:after:rounded-full *:after:bg-sun">
          {text.items.map((item) => (
            <Item key={item} item={item} />
          ))}
          {text.items.map((item) => (
            <Item key={item} item={item} hidden />
          ))}
        </ul>
        <label className="absolute inset-y-0 left-0 grid w-20 place-items-center bg-linear-to-l from-transparent to-50% to-sea motion-reduce:hidden">
          <input type="checkbox" aria-label={text.pause} className="peer sr-only" />
          <span className="grid size-11 place-items-center rounded-full bg-white/10 peer-checked:hidden peer-focus-visible:outline-3 peer-focus-visible:outline-turquoise-bright">
            <Icon name="icon-pause/filled" className="size-4" />
          </span>
          <span className="hidden size-11 place-items-center rounded-full bg-white/10 peer-checked:grid peer-focus-visible:outline-3 peer-focus-visible:outline-turquoise-bright">
            <Icon name="icon-play/filled" className="size-4" />
          </span>
        </label>
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
