import { type FormEvent, use, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrency } from '#app/base/exchange-rates/currency-provider.tsx';
import { useChatHandOff } from '#app/site/shell/chat-hand-off.tsx';
import { messageTexts } from '#app/site/shell/request.rules.ts';
import { useOfficeWords } from '#app/site/shell/use-office-words.ts';
import { earlyChanges, useEarlyInput } from '#app/ui/use-early-input.ts';
import { LanguageContext, useText } from '#app/ui/use-text.ts';
import { keepTyped, readTyped } from '../shell/kept-request.ts';
import { PlaceNames } from '../shell/place-names.ts';
import { fareSearch } from './transfer-address.rules.ts';
import { transferMessage } from './transfer-message.rules.ts';
import {
  EMPTY_TRANSFER,
  fromAirport,
  readTransfer,
  seated,
  type TransferErrors,
  type TransferField,
  type TransferForm,
  type TransferRequest,
  typedTransfer,
  validateTransfer,
} from './transfer-request.rules.ts';
import { transfersText } from './transfers.text.ts';
import { DEFAULT_VEHICLE, matchFare, matchZone, type Vehicle, type Zone } from './zone.rules.ts';

export type Transfer = ReturnType<typeof useTransferRequest>;

/**
 * The transfer request while it is filled in: the vehicle chosen above the fares, the fare of
 * its road, and the way to WhatsApp.
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
  const office = useOfficeWords(transfersText);
  const text = useText(transfersText);
  const [first] = useState(initial.request);
  const [wanted, setWanted] = useState(first);
  // A smaller vehicle that is only looked at does not forget how many they are.
  const request = seated(wanted);
  const handOff = useChatHandOff<TransferField>({
    whatsappNumber: business.whatsappNumber,
    errors: initial.errors,
    clear: () => setWanted(({ vehicle }) => ({ ...EMPTY_TRANSFER, vehicle })),
  });
  const fare = matchFare(zones ?? [], request);

  /** What a password manager has put into the controls without an event. */
  function filledSilently(): Partial<TransferForm> | null {
    const { current: controls } = handOff.formRef;
    return (
      controls && earlyChanges<TransferForm>(formOf(request), typedTransfer(new FormData(controls)))
    );
  }

  function change(update: Partial<TransferRequest>) {
    const changes = { ...filledSilently(), ...update };
    setWanted((before) => ({ ...before, ...changes }));
    handOff.forget(Object.keys(changes) as TransferField[]);
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
  function sayAirport() {
    const { pickupLocation } = fromAirport(request, { zones: zones ?? [], airport });
    if (pickupLocation !== request.pickupLocation) change({ pickupLocation });
  }

  useEarlyInput(handOff.formRef, (controls) => {
    const typed = earlyChanges<TransferForm>(request, typedTransfer(controls));
    const changes = { ...readKept(request), ...typed };
    if (Object.keys(changes).length > 0) change(changes);
  });
  const { sending } = handOff;
  useEffect(() => {
    // Once it is in the chat it is not typed again.
    if (sending) keep(EMPTY_REQUEST);
    else if (wanted !== first) keep(wanted);
  }, [sending, wanted, first]);

  function submit(event: FormEvent<HTMLFormElement>) {
    const filled = filledSilently();
    if (filled) change(filled);
    const sent = readTransfer(new Map<string, unknown>(Object.entries({ ...request, ...filled })));
    handOff.handOver(event, {
      found: validateTransfer(sent, new Date(), text.form.errors),
      message: () =>
        office !== undefined &&
        transferMessage({
          businessName: business.name,
          request: sent,
          fare: matchFare(zones ?? [], sent),
          currency,
          rates: { rates, asOf, source },
          pageUrl,
          text,
          language,
          placeNames,
          common: messageTexts(language),
          office,
        }),
    });
  }

  return { request, fare, handOff, change, chooseVehicle, chooseZone, sayAirport, submit };
}

const KEY = 'transfer_request';
const EMPTY_REQUEST: TransferRequest = { ...EMPTY_TRANSFER, vehicle: DEFAULT_VEHICLE };

/** Keeps a typed request in this tab. An empty request, as after sending, is removed. */
function keep(request: TransferRequest): void {
  keepTyped(KEY, earlyChanges(EMPTY_REQUEST, request) && request);
}

/** What was kept, for the fields that the address leaves empty; its usual vehicle it does not name. */
function readKept(request: TransferRequest): Partial<TransferRequest> {
  const kept = readTyped(KEY);
  if (kept.size === 0) return {};
  const { vehicle } = readTransfer(kept);
  const typed = earlyChanges(EMPTY_REQUEST, { ...typedTransfer(kept), vehicle });
  const isEmpty = (field: string) =>
    request[field as keyof TransferRequest] === EMPTY_REQUEST[field as keyof TransferRequest];
  return Object.fromEntries(Object.entries(typed ?? {}).filter(([field]) => isEmpty(field)));
}

/** Without the vehicle, which is chosen elsewhere. */
function formOf({ vehicle: _, ...form }: TransferForm & { vehicle?: Vehicle }): TransferForm {
  return form;
}
