import { EMPTY_TRANSFER } from '#app/domain/requests/transfer-request.rules.ts';
import { DEFAULT_VEHICLE, type Vehicle } from '#app/domain/zones/zone.rules.ts';

/** Ids of parts of the transfer page to which links lead. */
export const VEHICLES_ID = 'arac';
export const FARES_ID = 'fiyatlar';
export const REQUEST_ID = 'talep';

/** Ids of the datalists for the place fields. */
export const PLACES_LIST = 'yerler';
export const ZONES_LIST = 'bolgeler';

/** Parameters of the transfer page. The page ignores all others. */
export const TRANSFER_PARAMETERS: readonly string[] = [
  'vehicle',
  'search',
  ...Object.keys(EMPTY_TRANSFER),
];

/** Returns true if a query fills in a field. Other parameters, such as `utm_source`, do not. */
export function isPreset(search: string): boolean {
  const params = new URLSearchParams(search);
  return TRANSFER_PARAMETERS.some((name) => params.has(name));
}

/**
 * Returns the query for a vehicle and a search of the fare list. Omits the default vehicle and an
 * empty search.
 */
export function fareSearch(vehicle: Vehicle, search: string): string {
  const params = new URLSearchParams();
  if (vehicle !== DEFAULT_VEHICLE) params.set('vehicle', vehicle);
  if (search.trim()) params.set('search', search.trim());
  return `?${params}`;
}

/**
 * Returns a link to the form with a zone as drop-off. The link works in a new tab and without
 * JavaScript.
 */
export function requestHref(vehicle: Vehicle, dropoffLocation: string): string {
  return `?${new URLSearchParams({ vehicle, dropoffLocation })}#${REQUEST_ID}`;
}
