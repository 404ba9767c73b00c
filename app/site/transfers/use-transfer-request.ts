import { type FormEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { transferMessage } from '#app/domain/bookings/messages/transfer-message.rules.ts';
import {
  EMPTY_TRANSFER,
  fromAirport,
  readTransfer,
  seated,
  type TransferErrors,
  type TransferField,
  type TransferRequest,
  typedTransfer,
  validateTransfer,
  withoutReturn,
} from '#app/domain/requests/transfer-request.rules.ts';
import {
  DEFAULT_VEHICLE,
  matchFare,
  matchZone,
  type Vehicle,
  vehicleFor,
  type Zone,
} from '#app/domain/zones/zone.rules.ts';
import { changedFields } from '#app/lib/changed-fields.ts';
import { useChatHandOff } from '#app/site/shell/requests/chat-hand-off.tsx';
import { keepTyped, readTyped } from '#app/site/shell/requests/kept-request.ts';
import { useTurkishTexts } from '#app/site/shell/use-turkish-texts.ts';
import { fillControls } from '#app/ui/fields/fill-controls.ts';
import { LanguageContext, useSiteTexts } from '#app/ui/language/use-text.ts';
import { PlaceNames } from '../shell/place-names.ts';
import { fareSearch } from './transfer-address.rules.ts';

export type Transfer = ReturnType<typeof useTransferRequest>;

/**
 * The transfer request while it is filled in: the vehicle chosen above the fares, the fare of
 * its road, and the way to WhatsApp. Its controls are uncontrolled, so that they keep values typed before hydration or
 * set by a password manager; `change` reads all controls of the form. The bar at the top has some of its fields, too.
 */
export function useTransferRequest({
  zones,
  airport,
  business,
  pageUrl,
  initial,
}: {
  /** Null when they could not be loaded; the fare is then a special price. */
  zones: Zone[] | null;
  /** What its place is called here. */
  airport: string;
  business: { name: string; whatsappNumber: string };
  pageUrl: string;
  initial: { request: TransferRequest; errors: TransferErrors };
}) {
  const { currency, rates, asOf, source } = useCurrency();
  const navigate = useNavigate();
  const language = use(LanguageContext);
  const placeNames = use(PlaceNames);
  const texts = useSiteTexts();
  const text = texts.transfers;
  const turkish = useTurkishTexts();
  const barRef = useRef<HTMLFormElement>(null);
  const boardRef = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState(initial.request);
  // A smaller vehicle that is only looked at does not forget how many they are.
  const request = seated(wanted);
  const handOff = useChatHandOff<TransferField>({
    whatsappNumber: business.whatsappNumber,
    errors: initial.errors,
    // Once it is in the chat it is not typed again.
    onSent: () => keep(EMPTY_REQUEST),
    clear() {
      setWanted(({ vehicle }) => ({ ...EMPTY_TRANSFER, vehicle }));
      fillControls(barRef.current, EMPTY_TRANSFER);
    },
  });
  const fare = matchFare(zones ?? [], request);

  /** The request as the form's controls show it. After sending there are none. */
  function readControls(): TransferRequest {
    const { current: controls } = handOff.formRef;
    return controls ? { ...request, ...typedTransfer(new FormData(controls)) } : request;
  }

  /** Takes over what the form holds, and what was chosen elsewhere. Returns the request after that. */
  function change(chosen: Partial<TransferRequest> = {}): TransferRequest {
    const typed = readControls();
    const changes = changedFields(request, withoutReturn({ ...typed, ...chosen }));
    const next = { ...wanted, ...changes };
    const shown = seated(next);
    fillControls(handOff.formRef.current, changedFields(typed, shown));
    fillControls(barRef.current, changedFields(request, shown));
    if (Object.keys(changes).length > 0) {
      setWanted(next);
      handOff.forget(Object.keys(changes) as TransferField[]);
      keep(next);
    }
    return shown;
  }

  /** In the address too, so that a reload or a link shows the same fares. */
  function chooseVehicle(vehicle: Vehicle, search: string, update: Partial<TransferRequest> = {}) {
    change({ ...update, vehicle });
    navigate(fareSearch(vehicle, search), { replace: true, preventScrollReset: true });
  }

  /** Fills in both ends, unless the request names the zone already, perhaps with a hotel in it. */
  function chooseZone(chosen: Zone) {
    handOff.clearOutcome();
    const named = fare?.zone ?? matchZone(zones ?? [], request.dropoffLocation);
    if (named?.id === chosen.id) sayAirport();
    else change({ pickupLocation: airport, dropoffLocation: chosen.zoneName });
  }

  /** A fare from the airport is shown without a pickup; the request that goes on says it. */
  function sayAirport(chosen: Partial<TransferRequest> = {}) {
    const { pickupLocation } = fromAirport(
      { ...request, ...chosen },
      { zones: zones ?? [], airport },
    );
    change({ ...chosen, pickupLocation });
  }

  // The controls may have been filled in before the page was hydrated, and this tab may have kept a request.
  const readOnce = useEffectEvent(() => {
    const typed = readControls();
    const known = { ...typed, ...readKept(typed) };
    const inBar = barRef.current ? readBar(barRef.current) : {};
    const typedInBar = changedFields(request, { ...request, ...inBar });
    const { passengers = known.passengers } = typedInBar;
    const seats = passengers === known.passengers ? known.vehicle : vehicleFor(passengers);
    const { vehicle } = boardRef.current ? readTransfer(new FormData(boardRef.current)) : request;
    change({ ...known, ...typedInBar, vehicle: vehicle === request.vehicle ? seats : vehicle });
  });
  useEffect(() => readOnce(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    const sent = readTransfer(new Map<string, unknown>(Object.entries(change())));
    handOff.handOver(event, {
      found: validateTransfer(sent, new Date(), text.form.errors),
      message: () =>
        turkish !== undefined &&
        transferMessage({
          businessName: business.name,
          request: sent,
          fare: matchFare(zones ?? [], sent),
          currency,
          rates: { rates, asOf, source },
          pageUrl,
          texts,
          language,
          placeNames,
          turkish,
        }),
    });
  }

  return {
    request,
    fare,
    handOff,
    /** Ref of the form with the first fields of the request. */
    barRef,
    /** Ref of the form with vehicles and fares. */
    boardRef,
    change,
    chooseVehicle,
    chooseZone,
    sayAirport,
    submit,
  };
}

/** The fields of the bar, as its controls hold them. */
export function readBar(bar: HTMLFormElement) {
  const { pickupLocation, dropoffLocation, passengers } = typedTransfer(new FormData(bar));
  return { pickupLocation, dropoffLocation, passengers };
}

const KEY = 'transfer_request';
const EMPTY_REQUEST: TransferRequest = { ...EMPTY_TRANSFER, vehicle: DEFAULT_VEHICLE };

/** Keeps a typed request in this tab. An empty request is removed. */
function keep(request: TransferRequest): void {
  const isEmpty = Object.keys(changedFields(EMPTY_REQUEST, request)).length === 0;
  keepTyped(KEY, isEmpty ? null : request);
}

/** What was kept, for the fields that are empty; the address does not name its usual vehicle. */
function readKept(request: TransferRequest): Partial<TransferRequest> {
  const kept = readTyped(KEY);
  if (kept.size === 0) return {};
  const { vehicle } = readTransfer(kept);
  const typed = changedFields(EMPTY_REQUEST, { ...typedTransfer(kept), vehicle });
  const isEmpty = ([field]: [string, unknown]) => {
    const name = field as keyof TransferRequest;
    return request[name] === EMPTY_REQUEST[name];
  };
  return Object.fromEntries(Object.entries(typed).filter(isEmpty));
}
