import { Hotel, type LucideIcon, MapPin, PlaneLanding } from 'lucide-react';
import { fold } from '#app/lib/turkish-text.ts';
import { homeText } from './home.text.ts';

const text = homeText.features;

/** The pickup places, set like an arrivals board. */
export function PlacesBoard({ places }: { places: string[] }) {
  return (
    <section
      aria-labelledby="places"
      className="self-start rounded-card bg-ink p-6 text-white shadow-card lg:sticky lg:top-28 lg:p-8"
    >
      <h3 id="places" className="font-bold text-xl">
        {text.places}
      </h3>
      <ul className="mt-4 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
        {places.map((place) => {
          const Icon = placeIcon(place);
          return (
            <li
              key={place}
              className="flex min-h-13 items-center gap-3 border-white/15 border-t font-semibold"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-sun" />
              <span className="grow">{place}</span>
              <span className="whitespace-nowrap text-sm text-white/75 tabular-nums max-sm:hidden">
                {text.anyHour}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 border-white/15 border-t pt-5 text-white/85">{text.placesNote}</p>
    </section>
  );
}

/** Places are free text that staff write; the word in it tells what kind of place it is. */
function placeIcon(place: string): LucideIcon {
  const folded = fold(place);
  if (folded.includes('havalimani')) return PlaneLanding;
  return folded.includes('otel') ? Hotel : MapPin;
}
