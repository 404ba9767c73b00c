/** Destinations of transfers and their fares (spec, parts 3 and 9). */
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import type { InTurkish } from '#app/lib/words/translations.rules.ts';
import { compareTurkish, foldedWords } from '#app/lib/words/turkish-text.ts';

/** Sizes of vehicles, with the spec's keys. Every zone has a fare for each size. */
export const VEHICLES = ['capacity_1_4', 'capacity_1_6', 'capacity_1_16'] as const;
export type Vehicle = (typeof VEHICLES)[number];

export const MAX_PASSENGERS: Record<Vehicle, number> = {
  capacity_1_4: 4,
  capacity_1_6: 6,
  capacity_1_16: 16,
};

export const DEFAULT_VEHICLE: Vehicle = 'capacity_1_4';

/**
 * Returns the smallest vehicle with enough seats; the largest one for more passengers than seats.
 */
export function vehicleFor(passengers: number): Vehicle {
  return VEHICLES.find((vehicle) => passengers <= MAX_PASSENGERS[vehicle]) ?? 'capacity_1_16';
}

/** Fields of a zone that can be translated. The name is the same in all languages. */
export const ZONE_TEXTS = ['description'] as const;

export interface Zone extends InTurkish<(typeof ZONE_TEXTS)[number]> {
  id: string;
  zoneName: string;
  /** Other names by which visitors know the zone. */
  spellings: string[];
  description: string;
  /** Turkish description, set if `description` is a translation. Both are searched for places. */
  turkishDescription?: string;
  /** Fares in euro cents for the whole vehicle and one transfer, VAT included. */
  fares: Record<Vehicle, number>;
  displayOrder: number;
  active: boolean;
  /** ISO instant of the last save. */
  updatedAt: string;
}

export function isVehicle(value: unknown): value is Vehicle {
  return VEHICLES.includes(value as Vehicle);
}

export type NamedZone = Pick<Zone, 'zoneName' | 'spellings'>;

/**
 * Returns a zone's name for Russian readers: the first Russian spelling, followed by the Turkish
 * name of road signs in brackets; the Turkish name if there is no Russian spelling.
 */
export function russianName({ zoneName, spellings }: NamedZone): string {
  const own = spellings.find((name) => IS_RUSSIAN.test(name));
  return own === undefined ? zoneName : `${own} (${zoneName})`;
}

/** Returns the zone's name for pages in a language. */
export function zoneNameIn(language: SiteLanguage, zone: NamedZone): string {
  return language === 'ru' ? russianName(zone) : zone.zoneName;
}

/**
 * Compares zones in the order of the fare list: by `displayOrder`, then by name in Turkish order.
 */
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
 * Visitors often write them without apostrophe, so a word may be a name with one of these endings.
 */
const CASE_ENDING = '(?:[ny]?[aeiu]|n?[dt][ae](?:n|ki)?|n?[iu]n(?:ki)?|y?l[ae])';

/**
 * Returns the pattern of a folded name in Russian cases: Кемер-ом; Лар-а, -у, -е, -ой; Алань-е,
 * Аланью, also in the spelling Алании. The other cases of names that end in a consonant are in
 * `CASE_ENDING`.
 */
function russianForms(name: string): string {
  const [, stem] = /^(.+?)y?a$/.exec(name) ?? [];
  return stem === undefined ? `${name}[oe]m` : `${stem}i?(?:y?a|[eiu]|[eo]y)`;
}
const IS_RUSSIAN = /\p{Script=Cyrillic}/u;

/**
 * Words for an airport in the visitors' languages, folded, with any case ending. Names such as
 * Ayten do not match AYT.
 */
const AIRPORT_WORD = `(?:(?:hava ?(?:liman|alan|meydan)|airport|aeroport|flughafen)\\p{L}*|ayt${CASE_ENDING}?)`;
const AIRPORT = new RegExp(`(?:^| )(?:${AIRPORT_WORD}|(?:ic|dis) hatlar\\p{L}*)(?: |$)`, 'u');
/** Terminal with its number, as on flight tickets. Bus stations have terminals, too. */
const TERMINAL = /(?:^| )terminal ?[12](?: |$)/u;
const BUS_STATION = /(?:^| )(?:otogar|otobus|bus)/u;
/** Name of the airport with its city, which is not a zone there. */
const CITY_AIRPORT = new RegExp(
  `(?:^| )(?:antalya (?:(?:uluslararasi|international) )?${AIRPORT_WORD}|${AIRPORT_WORD} antalya)(?= |$)`,
  'gu',
);
/** Other airports on the coast. The fares do not apply to them. */
const OTHER_AIRPORT = /(?:^| )(?:gazipasa|gzp|dalaman|dlm)/u;
/** Codes of these airports. Their names are towns, too. */
const OTHER_CODE = /(?:^| )(?:gzp|dlm)/u;

/** Returns the keys of a zone's name and spellings (`zoneNameKey`). */
export function zoneNameKeys({ zoneName, spellings }: NamedZone): string[] {
  return [zoneName, ...spellings].map(zoneNameKey);
}

/**
 * Returns the active zone that a text for a place names; null if there is none (spec, part 9: "a
 * zone whose name is contained in the drop-off text").
 *
 * A folded name matches as a whole word, with or without case ending: "Side'ye", "Belekteki otel",
 * "LARA İNCEKUM". It does not match inside another word: "Residence" is not Side, "Alara" is not
 * Lara, and Kemerağzı, forty kilometres from Kemer, must not get Kemer's fare. The city in the
 * airport's name does not match either. In a Russian text, Russian endings match, too: "в Алании",
 * "в Лару". If several zones match, the longest name wins, then the display order. Spellings match
 * like the name.
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

/** Returns true if a text names another airport of the coast. */
export function isOtherAirport(text: string): boolean {
  const words = foldedWords(text);
  return OTHER_CODE.test(words) || (AIRPORT.test(words) && OTHER_AIRPORT.test(words));
}

export interface Places {
  pickupLocation: string;
  dropoffLocation: string;
}

export interface Fare<Z> {
  zone: Z;
  /** True for a transfer from the zone to the airport. */
  toAirport: boolean;
}

/**
 * Returns the fare of a transfer (`product.md, "Transfer fare"`). A transfer from the airport, or
 * with an empty pickup, has the fare of the drop-off's zone. A transfer to the airport has the fare
 * of the pickup's zone. Returns null ('Özel Fiyat') for all other pairs: between two zones, from or
 * to a place outside all zones, or with another airport.
 */
export function matchFare<Z extends ZoneOrder & NamedZone & Pick<Zone, 'active'>>(
  zones: Z[],
  { pickupLocation, dropoffLocation }: Places,
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
 * Returns the active zone whose description names a place, for example Olympos for "Çıralı". The visitor
 * must confirm it, because descriptions are not written for prices. Returns null if no zone or more
 * than one matches.
 */
export function suggestZone(zones: Zone[], placeText: string): Zone | null {
  const place = foldedWords(placeText);
  const [zone = null, ...others] = zones.filter(
    (each) => each.active && described(each).some((text) => names(text, place)),
  );
  return others.length === 0 ? zone : null;
}

/**
 * Returns the zones that match a search: part of a name or spelling, or the beginning of a word in
 * the description, which lists neighbouring places.
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

/**
 * Returns the form of a name that matching compares. Matching cannot distinguish zones with the
 * same key.
 */
export const zoneNameKey = foldedWords;

function names(text: string, name: string, isRussian = false): boolean {
  const forms = `${name}${CASE_ENDING}?${isRussian ? `|${russianForms(name)}` : ''}`;
  return name !== '' && new RegExp(`(?:^| )(?:${forms})(?: |$)`, 'u').test(text);
}
