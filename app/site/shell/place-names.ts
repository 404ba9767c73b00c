import { createContext, use } from 'react';
import { ownValue } from '#app/lib/own-value.ts';

/** Names of pickup places in the page's language, by their Turkish names. */
export const PlaceNames = createContext<Readonly<Record<string, string>>>({});

/**
 * Returns the name of a pickup place in the language of the page; a place without a translation
 * keeps its own name.
 */
export function usePlaceName(): (place: string) => string {
  const names = use(PlaceNames);
  return (place) => ownValue(names, place) ?? place;
}
