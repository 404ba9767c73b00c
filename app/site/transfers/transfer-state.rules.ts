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

/** Fields that the bar at the top of the page also has. */
export type BarFields = Pick<TransferRequest, 'pickupLocation' | 'dropoffLocation' | 'passengers'>;

/**
 * Returns the wanted request after a visitor's change. `typed` is the whole request as the visitor
 * sees it, with no more passengers than its vehicle takes. Choosing a smaller vehicle does not
 * reduce the number of wanted passengers. Returns `wanted` itself if no field has changed.
 */
export function changeTransfer(wanted: TransferRequest, typed: TransferRequest): TransferRequest {
  const changes = changedFields(seated(wanted), withoutReturn(typed));
  return Object.keys(changes).length === 0 ? wanted : { ...wanted, ...changes };
}

/** Returns the request after it was sent: empty except for the vehicle. */
export function emptyTransfer({ vehicle }: TransferRequest): TransferRequest {
  return { ...EMPTY_TRANSFER, vehicle };
}

/**
 * Returns the places to fill in for a zone that was chosen from the fare list. If the request names
 * the zone already, perhaps with a hotel, returns only a pickup: the airport if it was empty.
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
 * Returns the request from all values that were filled in before hydration, and values that this
 * tab has kept. Values of the bar win over the form, and a chosen vehicle wins over the vehicle for
 * the number of passengers.
 */
export function earlyTransfer(
  request: TransferRequest,
  {
    typed,
    inBar,
    vehicle,
    kept,
  }: {
    /** Request as the controls of the form show it. */
    typed: TransferRequest;
    /** Null if there is no bar. */
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

/**
 * Returns the kept values of empty fields. The default vehicle counts as empty, because the URL
 * omits it.
 */
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
