import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
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
} from '#app/domain/requests/transfer-request.rules.ts';
import { matchFare, type Vehicle, type Zone } from '#app/domain/zones/zone.rules.ts';
import { changedFields } from '#app/lib/changed-fields.ts';
import { useChatHandOff } from '#app/site/shell/requests/chat-hand-off.tsx';
import { keepTyped, readTyped } from '#app/site/shell/requests/kept-request.ts';
import { fillControls } from '#app/ui/fields/fill-controls.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { fareSearch } from './transfer-address.rules.ts';
import {
  type BarFields,
  changeTransfer,
  EMPTY_REQUEST,
  earlyTransfer,
  emptyTransfer,
  endsForZone,
} from './transfer-state.rules.ts';
import { useTransferMessage } from './use-transfer-message.ts';

export type Transfer = ReturnType<typeof useTransferRequest>;

/**
 * The transfer request while it is filled in: the vehicle chosen above the fares, the fare of
 * its road, and the way to WhatsApp. Its controls are uncontrolled, so that they keep values typed before hydration or
 * set by a password manager; `change` reads all controls of the form. The bar at the top has some of its fields, too.
 */
export function useTransferRequest({
  zones: loadedZones,
  airport,
  business,
  pageUrl,
  initial,
}: {
  /** Null when they could not be loaded; the fare is then a special price. */
  zones: Zone[] | null;
  /** Name of the airport in the page's language. */
  airport: string;
  business: { name: string; whatsappNumber: string };
  pageUrl: string;
  initial: { request: TransferRequest; errors: TransferErrors };
}) {
  const zones = loadedZones ?? [];
  const navigate = useNavigate();
  const text = useText('transfers');
  const messageOf = useTransferMessage({ zones, businessName: business.name, pageUrl });
  const barRef = useRef<HTMLFormElement>(null);
  const boardRef = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState(initial.request);
  const request = seated(wanted);
  const handOff = useChatHandOff<TransferField>({
    whatsappNumber: business.whatsappNumber,
    errors: initial.errors,
    // Once it is in the chat it is not typed again.
    onSent: () => keep(EMPTY_REQUEST),
    clear() {
      setWanted(emptyTransfer);
      fillControls(barRef.current, EMPTY_TRANSFER);
    },
  });

  /** Reads the request from the form's controls, which are gone after sending. */
  function readControls(): TransferRequest {
    const { current: controls } = handOff.formRef;
    return controls ? { ...request, ...typedTransfer(new FormData(controls)) } : request;
  }

  /** Takes over what the form holds, and what was chosen elsewhere. Returns the request after that. */
  function change(chosen: Partial<TransferRequest> = {}): TransferRequest {
    const typed = readControls();
    const next = changeTransfer(wanted, { ...typed, ...chosen });
    const shown = seated(next);
    fillControls(handOff.formRef.current, changedFields(typed, shown));
    fillControls(barRef.current, changedFields(request, shown));
    if (next !== wanted) {
      setWanted(next);
      handOff.forget(Object.keys(changedFields(wanted, next)) as TransferField[]);
      keep(next);
    }
    return shown;
  }

  /** Also changes the address, so that a reload or a link shows the same fares. */
  function chooseVehicle(vehicle: Vehicle, search: string, update: Partial<TransferRequest> = {}) {
    change({ ...update, vehicle });
    navigate(fareSearch(vehicle, search), { replace: true, preventScrollReset: true });
  }

  function chooseZone(chosen: Zone) {
    handOff.clearOutcome();
    change(endsForZone(request, chosen, { zones, airport }));
  }

  /** Fills in the airport: its fare is shown without a pickup, but the request must name it. */
  function sayAirport(chosen: BarFields) {
    const { pickupLocation } = fromAirport({ ...request, ...chosen }, { zones, airport });
    change({ ...chosen, pickupLocation });
  }

  // The controls may have been filled in before the page was hydrated, and this tab may have kept a request.
  const readOnce = useEffectEvent(() => {
    const { current: bar } = barRef;
    const { current: board } = boardRef;
    const early = earlyTransfer(request, {
      typed: readControls(),
      inBar: bar && readBar(bar),
      vehicle: board ? readTransfer(new FormData(board)).vehicle : request.vehicle,
      kept: readTyped(KEY),
    });
    change(early);
  });
  useEffect(() => readOnce(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    const sent = readTransfer(new Map<string, unknown>(Object.entries(change())));
    handOff.handOver(event, {
      found: validateTransfer(sent, new Date(), text.form.errors),
      message: () => messageOf(sent),
    });
  }

  return {
    request,
    fare: matchFare(zones, request),
    handOff,
    /** Ref of the form with the first fields of the request. */
    barRef,
    /** Ref of the form with vehicles and fares. */
    boardRef,
    change,
    chooseVehicle,
    /** Takes both ends of the ride from a zone of the list of fares. */
    chooseZone,
    sayAirport,
    submit,
  };
}

/** The fields of the bar, as its controls hold them. */
export function readBar(bar: HTMLFormElement): BarFields {
  const { pickupLocation, dropoffLocation, passengers } = typedTransfer(new FormData(bar));
  return { pickupLocation, dropoffLocation, passengers };
}

const KEY = 'transfer_request';

/** Keeps a typed request in this tab. An empty request is removed. */
function keep(request: TransferRequest): void {
  const isEmpty = Object.keys(changedFields(EMPTY_REQUEST, request)).length === 0;
  keepTyped(KEY, isEmpty ? null : request);
}
