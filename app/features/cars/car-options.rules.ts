/** The choices of a car's fields (spec, part 9). Values are stored and shown as they stand here. */
export const CAR_CATEGORIES = [
  'Ekonomik',
  'Orta Sınıf',
  'Üst Sınıf',
  'SUV',
  'Geniş',
  'Lüks',
] as const;

export const UNSPECIFIED = 'Belirtilmemiş';

export const FUEL_TYPES = [
  UNSPECIFIED,
  'Benzin',
  'Dizel',
  'Benzin+LPG',
  'Elektrikli',
  'Hibrit',
] as const;

export const TRANSMISSIONS = [UNSPECIFIED, 'Manuel', 'Yarı Otomatik', 'Otomatik'] as const;

export const BODY_TYPES = [
  'Sedan',
  'Hatchback',
  'SUV',
  'Station Wagon',
  'Kombi',
  'Panelvan',
  'Minivan',
  'Minibüs',
  'Pickup',
  'Otobüs',
  'Kamyonet',
  'Kamyon',
  'Convertible',
  'Coupe',
  'Crossover',
  'Roadster',
  'Limuzin',
] as const;

/** The brands that the visitor's filter offers even before a car of theirs exists. */
export const FILTER_BRANDS = [
  'Citroën',
  'Fiat',
  'Ford',
  'Hyundai',
  'Mercedes-Benz',
  'MG',
  'Peugeot',
  'Renault',
] as const;

/** Cars on one page of the public list (spec, part 9). */
export const CARS_PAGE_SIZE = 15;

/**
 * Shown when a car has none of its own (spec, part 3, listing defaults). The spec's other defaults
 * never apply: seats, doors, fuel and transmission cannot be missing in the database.
 */
export const LISTING_DEFAULTS = { rating: 4.5, engineCapacity: 2000 } as const;
