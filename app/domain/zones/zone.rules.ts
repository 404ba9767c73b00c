/** Destinations of transfers and their fares (spec, parts 3 and 9). */
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import type { InTurkish } from '#app/lib/words/translations.rules.ts';
import { compareTurkish, foldedWords } from '#app/lib/words/turkish-text.ts';

/** The sizes of vehicle by their keys in the spec; every zone has a fare for each. */
export const VEHICLES = ['capacity_1_4', 'capacity_1_6', 'capacity_1_16'] as const;
export type Vehicle = (typeof VEHICLES)[number];

export const MAX_PASSENGERS: Record<Vehicle, number> = {
  capacity_1_4: 4,
  capacity_1_6: 6,
  capacity_1_16: 16,
};

export const DEFAULT_VEHICLE: Vehicle = 'capacity_1_4';

/** Returns the smallest vehicle for this number of passengers; the largest vehicle for more. */
export function vehicleFor(passengers: number): Vehicle {
  return VEHICLES.find((vehicle) => passengers <= MAX_PASSENGERS[vehicle]) ?? 'capacity_1_16';
}

/** Fields of a zone that can be translated; its name is the same in all languages. */
export const ZONE_TEXTS = ['description'] as const;

export interface Zone extends InTurkish<(typeof ZONE_TEXTS)[number]> {
  id: string;
  zoneName: string;
  /** Other names by which visitors know it. */
  spellings: string[];
  description: string;
  /** Set if the description is translated: places are searched in both texts. */
  turkishDescription?: string;
  /** Euro cents for the whole vehicle, one way, VAT included. */
  fares: Record<Vehicle, number>;
  displayOrder: number;
  active: boolean;
  /** ISO instant. */
  updatedAt: string;
}

export function isVehicle(value: unknown): value is Vehicle {
  return VEHICLES.includes(value as Vehicle);
}

export type NamedZone = Pick<Zone, 'zoneName' | 'spellings'>;

/** Name of a zone for Russian readers: the first Russian spelling, with the Turkish name of road signs in brackets; else the Turkish name. */
export function russianName({ zoneName, spellings }: NamedZone): string {
  const own = spellings.find((name) => IS_RUSSIAN.test(name));
  return own === undefined ? zoneName : `${own} (${zoneName})`;
}

/** Name of a zone on a page in a language. */
export function zoneNameIn(language: SiteLanguage, zone: NamedZone): string {
  return language === 'ru' ? russianName(zone) : zone.zoneName;
}

/** The order of the fare list: as staff arranged it, then by name, as Turkish sorts. */
export function compareZones(a: ZoneOrder, b: ZoneOrder): number {
  return (
    a.displayOrder - b.displayOrder ||
    compareTurkish(a.zoneName, b.zoneName) ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}
type ZoneOrder = Pick<Zone, 'id' | 'zoneName' | 'displayOrder'>;

/**
 * Case endings of Turkish names, folded: Kemer-e, Belek-te-ki, Konyaaltı-nda, Side-ye, Kaş-ın.
 * Written without an apostrophe they are part of the word, so a word may be a name with one of
 * them.
 */
const CASE_ENDING = '(?:[ny]?[aeiu]|n?[dt][ae](?:n|ki)?|n?[iu]n(?:ki)?|y?l[ae])';

/**
 * The forms of a folded name in Russian: Кемер-ом; Лар-а, -у, -е, -ой; Алань-е, Аланью, and the same as Алании.
 * The other cases of names that end in a consonant are among `CASE_ENDING`.
 */
function russianForms(name: string): string {
  const [, stem] = /^(.+?)y?a$/.exec(name) ?? [];
  return stem === undefined ? `${name}[oe]m` : `${stem}i?(?:y?a|[eiu]|[eo]y)`;
}
const IS_RUSSIAN = /\p{Script=Cyrillic}/u;

/**
 * Words for an airport, folded, with any case ending; visitors write it in their own language. A name
 * such as Ayten is no AYT.
 */
const AIRPORT_WORD = `(?:(?:hava ?(?:liman|alan|meydan)|airport|aeroport|flughafen)\\p{L}*|ayt${CASE_ENDING}?)`;
const AIRPORT = new RegExp(`(?:^| )(?:${AIRPORT_WORD}|(?:ic|dis) hatlar\\p{L}*)(?: |$)`, 'u');
/** Terminal with its number, as on tickets; bus stations have terminals, too. */
const TERMINAL = /(?:^| )terminal ?[12](?: |$)/u;
const BUS_STATION = /(?:^| )(?:otogar|otobus|bus)/u;
/** The airport with its city, which is no zone there. */
const CITY_AIRPORT = new RegExp(
  `(?:^| )(?:antalya (?:(?:uluslararasi|international) )?${AIRPORT_WORD}|${AIRPORT_WORD} antalya)(?= |$)`,
  'gu',
);
/** Other airports that serve the coast; what it costs from them is not on our list. */
const OTHER_AIRPORT = /(?:^| )(?:gazipasa|gzp|dalaman|dlm)/u;
/** Codes that name an airport only; the other names are towns, too. */
const OTHER_CODE = /(?:^| )(?:gzp|dlm)/u;

/** Names of a zone as they count in matching. */
export function zoneNameKeys({ zoneName, spellings }: NamedZone): string[] {
  return [zoneName, ...spellings].map(zoneNameKey);
}

/**
 * Returns the active zone that a text for a place names, or null (spec, part 9: "a zone whose name
 * is contained in the drop-off text").
 *
 * A name matches as a word of its own, folded, with or without a case ending: "Side'ye", "Belekteki
 * otel", "LARA İNCEKUM". It does not match inside another word: "Residence" is not Side, "Alara" is
 * not Lara, and Kemerağzı, forty kilometres from Kemer, must not get Kemer's fare. The city in the
 * airport's own name does not match either. In a Russian text Russian endings count: "в Алании", "в
 * Лару". If several zones match, the longest name wins, then the display order. Other spellings of
 * a zone count like its name.
 */
export function matchZone<Z extends ZoneOrder & NamedZone & Pick<Zone, 'active'>>(
  zones: Z[],
  placeText: string,
): Z | null {
  const text = foldedWords(placeText).replace(CITY_AIRPORT, '');
  const isRussian = IS_RUSSIAN.test(placeText);
  const named = zones.flatMap((zone) => {
    const found = zone.active
      ? zoneNameKeys(zone).filter((name) => names(text, name, isRussian))
      : [];
    return found.length > 0 ? { zone, length: Math.max(...found.map((name) => name.length)) } : [];
  });
  const [best] = named.sort((a, b) => b.length - a.length || compareZones(a.zone, b.zone));
  return best?.zone ?? null;
}

/** Returns true if a text names the airport of Antalya, where the fares start. */
export function isAirport(text: string): boolean {
  const words = foldedWords(text);
  const isTerminal = TERMINAL.test(words) && !BUS_STATION.test(words);
  return (AIRPORT.test(words) || isTerminal) && !OTHER_AIRPORT.test(words);
}

function isOtherAirport(text: string): boolean {
  const words = foldedWords(text);
  return OTHER_CODE.test(words) || (AIRPORT.test(words) && OTHER_AIRPORT.test(words));
}

/** Start and end of a transfer, as typed. */
export interface Ends {
  pickupLocation: string;
  dropoffLocation: string;
}

export interface Fare<Z> {
  zone: Z;
  /** True for a transfer from the zone to the airport. */
  toAirport: boolean;
}

/**
 * Returns the fare of a transfer (product.md, "Transfer fare"). A transfer from the airport, or
 * with an empty pickup, costs the fare of the drop-off's zone; a transfer to the airport costs the
 * fare of the pickup's zone. Returns null ('Özel Fiyat') for any other road, such as between two
 * zones, from a place that is neither airport nor zone, or with another airport.
 */
export function matchFare<Z extends ZoneOrder & NamedZone & Pick<Zone, 'active'>>(
  zones: Z[],
  { pickupLocation, dropoffLocation }: Ends,
): Fare<Z> | null {
  if (isOtherAirport(pickupLocation) || isOtherAirport(dropoffLocation)) return null;
  const to = matchZone(zones, dropoffLocation);
  if (foldedWords(pickupLocation) === '' || isAirport(pickupLocation)) {
    return to && { zone: to, toAirport: false };
  }
  const from = matchZone(zones, pickupLocation);
  return from && !to && isAirport(dropoffLocation) ? { zone: from, toAirport: true } : null;
}

/**
 * Returns the zone whose description names a place that no zone's name matches: "Çıralı" is part of
 * Olympos. Staff must be asked, because the description was written for readers and not for prices.
 * Returns null if no zone or more than one matches.
 */
export function suggestZone(zones: Zone[], placeText: string): Zone | null {
  const place = foldedWords(placeText);
  const [zone = null, ...others] = zones.filter(
    (each) => each.active && described(each).some((text) => names(text, place)),
  );
  return others.length === 0 ? zone : null;
}

/**
 * The zones that a search finds: those with the typed letters anywhere in one of their names, or at the
 * start of a word of their description, where neighbouring places are listed.
 */
export function searchZones<Z extends NamedZone & Described>(zones: Z[], search: string): Z[] {
  const typed = foldedWords(search);
  return zones.filter(
    (zone) =>
      zoneNameKeys(zone).some((name) => name.includes(typed)) ||
      described(zone).some((text) => ` ${text}`.includes(` ${typed}`)),
  );
}

type Described = Pick<Zone, 'description' | 'turkishDescription'>;

function described({ description, turkishDescription = '' }: Described): string[] {
  return [description, turkishDescription].map(foldedWords);
}

/** Returns the part of a zone's name that matching uses: two zones with the same key cannot be told apart. */
export const zoneNameKey = foldedWords;

function names(text: string, name: string, isRussian = false): boolean {
  const forms = `${name}${CASE_ENDING}?${isRussian ? `|${russianForms(name)}` : ''}`;
  return name !== '' && new RegExp(`(?:^| )(?:${forms})(?: |$)`, 'u').test(text);
}
