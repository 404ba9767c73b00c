import { createContext } from 'react';

/** What the office calls its own pickup places in the language of the page, by their Turkish names. */
export const PlaceNames = createContext<Readonly<Record<string, string>>>({});
