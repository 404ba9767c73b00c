import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  EMPTY_TRANSFER,
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
 * State of a transfer request while it is filled in, with its fare and its hand-over to WhatsApp.
 * The controls are uncontrolled, so that they keep values typed before hydration or set by a
 * password manager; `change` reads all of them. The bar at the top has some of the fields, too.
 */
export function useTransferRequest({
  zones: loadedZones,
  airport,
  business,
  pageUrl,
  initial,
}: {
  /** Null if the zones could not be loaded; requests then have the special price. */
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
    // A sent request is not filled in again.
    onSent: () => keep(EMPTY_REQUEST),
    clear() {
      setWanted(emptyTransfer);
      fillControls(barRef.current, EMPTY_TRANSFER);
    },
  });

  /**
   * Returns the request from the form's controls, or as it is if the form is gone after sending.
   */
  function readControls(): TransferRequest {
    const { current: controls } = handOff.formRef;
    return controls ? { ...request, ...typedTransfer(new FormData(controls)) } : request;
  }

  /**
   * Takes over the form's values and values chosen elsewhere. Returns the request as it is shown
   * then.
   */
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

  /** Also changes the URL, so that a reload or a shared link shows the same fares. */
  function chooseVehicle(vehicle: Vehicle, search: string, update: Partial<TransferRequest> = {}) {
    change({ ...update, vehicle });
    navigate(fareSearch(vehicle, search), { replace: true, preventScrollReset: true });
  }

  function chooseZone(chosen: Zone) {
    handOff.clearOutcome();
    change(endsForZone(request, chosen, { zones, airport }));
  }

  /**
   * Copies the fields of the bar into the request. An empty pickup shows the airport, so the airport
   * becomes the pickup of a request that has a destination.
   */
  function fillInAirport(chosen: BarFields) {
    const { pickupLocation, dropoffLocation } = chosen;
    const goesElsewhere = !['', airport].includes(dropoffLocation.trim());
    const isFrom = !pickupLocation.trim() && goesElsewhere;
    change(isFrom ? { ...chosen, pickupLocation: airport } : chosen);
  }

  // The controls may have been filled in before hydration, and this tab may have kept a request.
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
    /** Form with the first fields of the request. */
    barRef,
    /** Form with vehicles and fares. */
    boardRef,
    change,
    chooseVehicle,
    /** Fills in the places for a zone of the fare list. */
    chooseZone,
    fillInAirport,
    submit,
  };
}

/** Returns the fields of the bar from its controls. */
export function readBar(bar: HTMLFormElement): BarFields {
  const { pickupLocation, dropoffLocation, passengers } = typedTransfer(new FormData(bar));
  return { pickupLocation, dropoffLocation, passengers };
}

const KEY = 'transfer_request';

/** Keeps a request in this tab; removes an empty one. */
function keep(request: TransferRequest): void {
  const isEmpty = Object.keys(changedFields(EMPTY_REQUEST, request)).length === 0;
  keepTyped(KEY, isEmpty ? null : request);
}
