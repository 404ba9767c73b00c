import { createContext, use } from 'react';
import { ownValue } from '#app/lib/own-value.ts';

/** Names of pickup places in the page's language, by their Turkish names. */
export const PlaceNames = createContext<Readonly<Record<string, string>>>({});

/** Gives the name of a pickup place in the language of the page; one that has none there keeps its own. */
export function usePlaceName(): (place: string) => string {
  const names = use(PlaceNames);
  return (place) => ownValue(names, place) ?? place;
}
