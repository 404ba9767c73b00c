import { use } from 'react';
import { useText } from '#app/ui/use-text.ts';
import { PlaceNames } from '../shell/place-names.ts';
import { placeName } from './car.rules.ts';
import { carCardText } from './car-card.text.ts';

/** Gives the name of a pickup place in the language of the page. */
export function usePlaceName(): (place: string) => string {
  const card = useText(carCardText);
  const names = use(PlaceNames);
  return (place) => placeName(place, card, names);
}
