import { createContext, use } from 'react';
import { ownValue } from '#app/lib/own-value.ts';

/** Names of pickup places in the page's language, by Turkish name. */
export const PlaceNames = createContext<Readonly<Record<string, string>>>({});

/**
 * Returns a function that gives the name of a pickup place in the page's language, or its Turkish
 * name if there is no translation.
 */
export function usePlaceName(): (place: string) => string {
  const names = use(PlaceNames);
  return (place) => ownValue(names, place) ?? place;
}
