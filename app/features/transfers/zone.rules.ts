/** Where a transfer can go and what it costs there (spec, parts 3 and 9). */
import { fold, wordsOf } from '#app/lib/turkish-text.ts';

/** The sizes of vehicle by their keys in the spec; every zone has a fare for each. */
export const VEHICLES = ['capacity_1_4', 'capacity_1_6', 'capacity_1_16'] as const;
export type Vehicle = (typeof VEHICLES)[number];

export const MAX_PASSENGERS: Record<Vehicle, number> = {
  capacity_1_4: 4,
  capacity_1_6: 6,
  capacity_1_16: 16,
};

export const DEFAULT_VEHICLE: Vehicle = 'capacity_1_4';

export interface Zone {
  id: string;
  zoneName: string;
  description: string;
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

/** The order of the fare list: as staff arranged it, then by name, as Turkish sorts. */
export function compareZones(a: ZoneOrder, b: ZoneOrder): number {
  return (
    a.displayOrder - b.displayOrder ||
    a.zoneName.localeCompare(b.zoneName, 'tr') ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}
type ZoneOrder = Pick<Zone, 'id' | 'zoneName' | 'displayOrder'>;

/**
 * Case endings of Turkish names, folded: Kemer-e, Belek-te-ki, Konyaaltı-nda, Side-ye, Kaş-ın.
 * Written without an apostrophe they are part of the word, so a name may end in one of them.
 */
const CASE_ENDING = '(?:[ny]?[aeiu]|n?[dt][ae](?:n|ki)?|n?[iu]n(?:ki)?|y?l[ae])';

/**
 * The active zone that a drop-off text names, or null, for which the visitor reads 'Özel Fiyat'
 * (spec, part 9: "a zone whose name is contained in the drop-off text").
 *
 * A name counts as contained where it is a word of its own, folded, with or without a case ending:
 * "Side'ye", "Belekteki otel", "LARA İNCEKUM". It does not inside another word, in front or behind:
 * "Residence" is not Side, "Alara" not Lara, and Kemerağzı, forty kilometres from Kemer, must not
 * be promised Kemer's fare. Of several zones the longest name wins, then the display order.
 */
export function matchZone<Z extends ZoneOrder & Pick<Zone, 'active'>>(
  zones: Z[],
  dropoffText: string,
): Z | null {
  const text = foldedWords(dropoffText);
  const named = zones.filter(
    ({ active, zoneName }) => active && names(text, foldedWords(zoneName)),
  );
  const [best = null] = named.sort(
    (a, b) => foldedWords(b.zoneName).length - foldedWords(a.zoneName).length || compareZones(a, b),
  );
  return best;
}

/**
 * The one zone whose description lists a drop-off that no name matches: "Çıralı" is part of Olympos.
 * To be asked about, since staff wrote the description for readers and not for a price. Null when
 * there is none or more than one.
 */
export function suggestZone(zones: Zone[], dropoffText: string): Zone | null {
  const place = foldedWords(dropoffText);
  const [zone = null, ...others] = zones.filter(
    ({ active, description }) => active && names(foldedWords(description), place),
  );
  return others.length === 0 ? zone : null;
}

/**
 * The zones that a search finds: those with the typed letters anywhere in their name, or at the
 * start of a word of their description, where neighbouring places are listed.
 */
export function searchZones<Z extends Pick<Zone, 'zoneName' | 'description'>>(
  zones: Z[],
  search: string,
): Z[] {
  const typed = foldedWords(search);
  return zones.filter(
    ({ zoneName, description }) =>
      foldedWords(zoneName).includes(typed) || ` ${foldedWords(description)}`.includes(` ${typed}`),
  );
}

/** What of a zone's name counts in matching: two zones of one key would be one there. */
export const zoneNameKey = foldedWords;

function names(text: string, name: string): boolean {
  return name !== '' && new RegExp(`(?:^| )${name}${CASE_ENDING}?(?: |$)`, 'u').test(text);
}

function foldedWords(text: string): string {
  return wordsOf(fold(text));
}
