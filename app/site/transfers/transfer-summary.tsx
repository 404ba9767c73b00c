import { use } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { RateNote } from '#app/base/exchange-rates/currency/price.tsx';
import { priceInWords, type TransferRequest } from '#app/domain/requests/transfer-request.rules.ts';
import {
  isAirport,
  isOtherAirport,
  matchFare,
  matchZone,
  suggestZone,
  type Zone,
  zoneNameIn,
} from '#app/domain/zones/zone.rules.ts';
import { LanguageContext, useText } from '#app/ui/language/use-text.ts';
import { VEHICLES_ID } from './transfer-address.rules.ts';
import type { Transfer } from './use-transfer-request.ts';
import { VehiclePicture } from './vehicle-choice.tsx';

export function TransferSummary({ transfer, zones }: { transfer: Transfer; zones: Zone[] | null }) {
  const { request } = transfer;
  const { summary: text, vehicles } = useText('transfers');
  const { name, passengers } = vehicles[request.vehicle];
  return (
    <section
      aria-label={text.title}
      className="overflow-hidden rounded-card border border-sand-line bg-white sm:max-lg:grid sm:max-lg:grid-cols-2"
    >
      <div className="flex items-center gap-4 bg-turquoise-wash flex-wrap px-4 py-4">
        <VehiclePicture vehicle={request.vehicle} className="h-auto w-36 max-w-full shrink-0" />
        <div className="min-w-0 flex-[1_1_6rem]">
          <p className="text-heading">{name}</p>
          <p className="text-small tabular-nums">{passengers}</p>
          <a
            href={`#${VEHICLES_ID}`}
            className="inline-flex min-h-11 items-center text-small-strong text-turquoise underline"
          >
            {text.change}
          </a>
        </div>
      </div>
      <div className="px-4 py-4">
        <p className="text-small-strong">{text.estimate}</p>
        <div role="status" className="min-h-20">
          <Estimate transfer={transfer} zones={zones} />
        </div>
        <RateNote />
      </div>
    </section>
  );
}

/**
 * Returns the price of a request as text, the special price if it has no fare. Null while a place
 * is missing.
 */
export function useFareInWords({ request, fare }: Transfer): string | null {
  const currency = useCurrency();
  const { summary: text } = useText('transfers');
  if (missingPlace(request)) return null;
  return fare ? priceInWords(request, fare.zone, currency, text).total : text.special;
}

function Estimate({ transfer, zones }: { transfer: Transfer; zones: Zone[] | null }) {
  const { request, fare } = transfer;
  const currency = useCurrency();
  const language = use(LanguageContext);
  const price = useFareInWords(transfer);
  const { summary: text, fares } = useText('transfers');
  const examples = (zones ?? []).slice(0, 2).map((zone) => zoneNameIn(language, zone));
  const missing = missingPlace(request);
  if (missing) {
    return (
      <p className="mt-1 text-ink-soft">
        {missing === 'dropoffLocation' ? text.prompt : text.pickupPrompt}
      </p>
    );
  }
  return (
    <>
      <p className="mt-1 text-headline tabular-nums">{price}</p>
      <p className="mt-1 text-ink-soft text-small">
        {fare
          ? text.road(fare, priceInWords(request, fare.zone, currency, text).directions)
          : zones
            ? text.specialHint
            : fares.failedHint}
      </p>
      {hasUnknownPlace(transfer, zones ?? []) && (
        <p className="mt-1 text-small">{text.addZone(examples.join(', '))}</p>
      )}
      {!fare && <Suggestion transfer={transfer} zones={zones ?? []} />}
    </>
  );
}

/**
 * Returns true if the request has no fare because no zone has the place opposite the airport, such
 * as a hotel that was typed without its town.
 */
export function hasUnknownPlace({ request, fare }: Transfer, zones: Zone[]): boolean {
  if (fare || zones.length === 0 || missingPlace(request)) return false;
  const place = request[placeOfZone(request)];
  const isKnown = isOtherAirport(place) || matchZone(zones, place) !== null;
  return !isKnown && hasAirport(request);
}

/** Returns the field with the place whose zone has the fare. The other field has the airport. */
function placeOfZone({ dropoffLocation }: TransferRequest) {
  return isAirport(dropoffLocation) ? 'pickupLocation' : 'dropoffLocation';
}

/** Returns true if one end of the transfer is the airport. An empty pickup is the airport. */
function hasAirport({ pickupLocation, dropoffLocation }: TransferRequest): boolean {
  return !pickupLocation.trim() || isAirport(pickupLocation) || isAirport(dropoffLocation);
}

/** Returns the place that is missing for a fare; null if none is missing. */
function missingPlace({ pickupLocation, dropoffLocation }: TransferRequest) {
  if (!dropoffLocation.trim()) return 'dropoffLocation';
  return isAirport(dropoffLocation) && !pickupLocation.trim() ? 'pickupLocation' : null;
}

/**
 * Suggests a zone to which the typed place may belong, if it gives a fare. A click puts the zone's
 * name before the typed text.
 */
function Suggestion({ transfer, zones }: { transfer: Transfer; zones: Zone[] }) {
  const { request, change } = transfer;
  const currency = useCurrency();
  const language = use(LanguageContext);
  const { summary: text } = useText('transfers');
  const end = placeOfZone(request);
  const zone = matchZone(zones, request[end]) ? null : suggestZone(zones, request[end]);
  if (!zone) return null;
  const changes = { [end]: `${zone.zoneName}, ${request[end].trim()}` };
  if (!matchFare(zones, { ...request, ...changes })) return null;
  return (
    <button
      type="button"
      onClick={() => change(changes)}
      className="inline-flex min-h-11 items-center text-left font-strong text-turquoise underline"
    >
      {text.suggest(zoneNameIn(language, zone), priceInWords(request, zone, currency, text).total)}
    </button>
  );
}

/** Summary in one line above the form, whose end may be out of view. */
export function TransferGlance({ transfer }: { transfer: Transfer }) {
  const { request, fare } = transfer;
  const price = useFareInWords(transfer);
  const language = use(LanguageContext);
  const { summary: text, vehicles } = useText('transfers');
  const { name } = vehicles[request.vehicle];
  const prompt =
    missingPlace(request) === 'dropoffLocation' ? text.shortPrompt : text.shortPickupPrompt;
  return (
    <p className="mb-6 rounded-control bg-turquoise-wash px-4 py-3 font-strong tabular-nums lg:hidden">
      {[...(fare ? [zoneNameIn(language, fare.zone)] : []), name, price ?? prompt].join(' · ')}
    </p>
  );
}
