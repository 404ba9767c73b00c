/** State of a transfer request while a visitor fills it in. */

import {
  EMPTY_TRANSFER,
  fromAirport,
  readTransfer,
  seated,
  type TransferRequest,
  typedTransfer,
  withoutReturn,
} from '#app/domain/requests/transfer-request.rules.ts';
import {
  DEFAULT_VEHICLE,
  matchFare,
  matchZone,
  vehicleFor,
  type Zone,
} from '#app/domain/zones/zone.rules.ts';
import { changedFields } from '#app/lib/changed-fields.ts';

export const EMPTY_REQUEST: TransferRequest = { ...EMPTY_TRANSFER, vehicle: DEFAULT_VEHICLE };

/** Fields that the bar at the top of the page has, too. */
export type BarFields = Pick<TransferRequest, 'pickupLocation' | 'dropoffLocation' | 'passengers'>;

/**
 * The wanted request after a visitor's change. `typed` is the whole request as the visitor sees it: with no more
 * passengers than its vehicle takes. A smaller vehicle that is only looked at does not change how many
 * passengers are wanted. Returns the same request if no field has changed.
 */
export function changeTransfer(wanted: TransferRequest, typed: TransferRequest): TransferRequest {
  const changes = changedFields(seated(wanted), withoutReturn(typed));
  return Object.keys(changes).length === 0 ? wanted : { ...wanted, ...changes };
}

/** The wanted request after it was sent. The vehicle stays chosen. */
export function emptyTransfer({ vehicle }: TransferRequest): TransferRequest {
  return { ...EMPTY_TRANSFER, vehicle };
}

/**
 * Ends of the ride to fill in for a zone that was chosen from the list of fares. A request that names the zone
 * already, perhaps with a hotel in it, gets the airport alone, and only if it has no pickup.
 */
export function endsForZone(
  request: TransferRequest,
  chosen: Zone,
  { zones, airport }: { zones: Zone[]; airport: string },
): Partial<TransferRequest> {
  const named = matchFare(zones, request)?.zone ?? matchZone(zones, request.dropoffLocation);
  if (named?.id !== chosen.id) return { pickupLocation: airport, dropoffLocation: chosen.zoneName };
  const { pickupLocation } = fromAirport(request, { zones, airport });
  return { pickupLocation };
}

/**
 * The request from all that was filled in before the page was hydrated, and from what this tab has kept. The
 * bar counts before the form, and a chosen vehicle before the vehicle for the number of passengers.
 */
export function earlyTransfer(
  request: TransferRequest,
  {
    typed,
    inBar,
    vehicle,
    kept,
  }: {
    /** The request as the controls of the form show it. */
    typed: TransferRequest;
    /** Null without a bar. */
    inBar: BarFields | null;
    vehicle: TransferRequest['vehicle'];
    kept: Map<string, unknown>;
  },
): TransferRequest {
  const known = { ...typed, ...keptFields(typed, kept) };
  const typedInBar = changedFields(request, { ...request, ...inBar });
  const { passengers = known.passengers } = typedInBar;
  const seats = passengers === known.passengers ? known.vehicle : vehicleFor(passengers);
  return {
    ...known,
    ...typedInBar,
    vehicle: vehicle === request.vehicle ? seats : vehicle,
  };
}

/** Kept values of the empty fields. A request with the usual vehicle has no vehicle in its address. */
function keptFields(
  request: TransferRequest,
  kept: Map<string, unknown>,
): Partial<TransferRequest> {
  if (kept.size === 0) return {};
  const { vehicle } = readTransfer(kept);
  const typed = changedFields(EMPTY_REQUEST, { ...typedTransfer(kept), vehicle });
  const isEmpty = ([field]: [string, unknown]) => {
    const name = field as keyof TransferRequest;
    return request[name] === EMPTY_REQUEST[name];
  };
  return Object.fromEntries(Object.entries(typed).filter(isEmpty));
}
