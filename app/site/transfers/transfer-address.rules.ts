/** Values in the address of the transfer page: vehicle, search and chosen zone. */
import { EMPTY_TRANSFER } from '#app/domain/requests/transfer-request.rules.ts';
import { DEFAULT_VEHICLE, type Vehicle } from '#app/domain/zones/zone.rules.ts';

/** Ids of the parts of the transfer page that links lead to. */
export const VEHICLES_ID = 'arac';
export const FARES_ID = 'fiyatlar';
export const REQUEST_ID = 'talep';

/** Ids of the lists of what can be typed as a place. */
export const PLACES_LIST = 'yerler';
export const ZONES_LIST = 'bolgeler';

/** All else in the address changes nothing. */
export const TRANSFER_PARAMETERS: readonly string[] = [
  'vehicle',
  'search',
  ...Object.keys(EMPTY_TRANSFER),
];

/** Returns true if a query fills a field in. Foreign parameters such as `utm_source` do not. */
export function isPreset(search: string): boolean {
  const params = new URLSearchParams(search);
  return TRANSFER_PARAMETERS.some((name) => params.has(name));
}

/** The query for a vehicle and a search of the fare list: only what differs from the usual. */
export function fareSearch(vehicle: Vehicle, search: string): string {
  const params = new URLSearchParams();
  if (vehicle !== DEFAULT_VEHICLE) params.set('vehicle', vehicle);
  if (search.trim()) params.set('search', search.trim());
  return `?${params}`;
}

/** Leads to the form with a zone as drop-off; works in a new tab and without JavaScript. */
export function requestHref(vehicle: Vehicle, dropoffLocation: string): string {
  return `?${new URLSearchParams({ vehicle, dropoffLocation })}#${REQUEST_ID}`;
}
