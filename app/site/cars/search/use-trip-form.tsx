import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LettingRule } from '#app/domain/availability/letting.rules.ts';
import {
  choosePickup,
  isReturnElsewhere,
  readTrip,
  type Trip,
  tripParams,
  withFirstPlace,
} from '#app/domain/requests/trip.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { fillControls } from '#app/ui/fields/fill-controls.ts';
import { useTripCalendar } from './use-trip-calendar.tsx';

/** Value of the last choice of the pickup place, which asks for another return place. */
export const ELSEWHERE = 'elsewhere';

export interface TripFormProps {
  /** Trip of the page's URL. */
  trip: Trip;
  places: readonly string[];
  /** Letting rules for all cars. */
  rules: readonly LettingRule[];
  today: IsoDate;
}

/**
 * Form of a trip: search card of the home page, bar of the list. The native controls hold the
 * values; the returned `trip` follows them. Call `follow` when a control changes.
 */
export function useTripForm({
  trip: asked,
  places,
  rules,
  today,
  onSettled,
}: TripFormProps & {
  /** Called when the visitor has finished a change. */
  onSettled?: (trip: Trip) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [trip, setTrip] = useState(asked);
  /** Last trip with a valid order. Its length is kept if the pickup moves past the return. */
  const whole = useRef(trip);
  const [elsewhere, setElsewhere] = useState(isReturnElsewhere(asked));
  const { opens, calendar } = useTripCalendar({
    ...{ trip, today, rules },
    onChoose: show,
    onClosed: settle,
  });

  /** Writes days into the controls that the visitor did not type there. */
  function show(days: Pick<Trip, 'pickupDate' | 'returnDate'>) {
    const { pickupDate, returnDate } = days;
    fillControls(form.current, { pickupDate, returnDate });
    follow();
  }

  function follow() {
    if (!form.current) return;
    const next = readForm(form.current);
    if (next.pickupDate && next.returnDate > next.pickupDate) whole.current = next;
    setTrip(next);
  }

  function settle() {
    if (form.current) onSettled?.(readForm(form.current));
  }

  /**
   * Runs when a date loses the focus: while a year is typed, the browser reports years such as
   * 0002.
   */
  function leaveDay() {
    const { pickupDate, returnDate } = trip;
    if (pickupDate && returnDate && returnDate <= pickupDate) {
      show(choosePickup(whole.current.returnDate ? whole.current : trip, pickupDate));
    }
    settle();
  }

  /** Asks for the return place, and shows the former pickup place again. */
  function askElsewhere(pickup: HTMLSelectElement) {
    pickup.value = trip.pickupLocation || (places[0] ?? '');
    setElsewhere(true);
  }

  // Reads the controls once: a visitor may have filled them before hydration.
  const readControls = useEffectEvent(() => {
    const pickup = form.current?.elements.namedItem('pickupLocation');
    if (!form.current || !(pickup instanceof HTMLSelectElement)) return;
    if (pickup.value === ELSEWHERE) askElsewhere(pickup);
    else setElsewhere(isReturnElsewhere(readForm(form.current)));
    follow();
  });
  useEffect(() => readControls(), []);

  // Writes a trip that changed elsewhere, for example by Back, into the controls.
  const key = `${tripParams(asked)}`;
  const shown = useRef(key);
  const showAsked = useEffectEvent(() => {
    setElsewhere(isReturnElsewhere(asked));
    fillControls(form.current, withFirstPlace(asked, places));
    follow();
  });
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    showAsked();
  }, [key]);

  return {
    form,
    trip,
    asked,
    places,
    today,
    elsewhere,
    setElsewhere,
    askElsewhere,
    follow,
    settle,
    leaveDay,
    opens,
    calendar,
  };
}

export type TripForm = ReturnType<typeof useTripForm>;

/** Returns the trip in the controls. An empty return place is the pickup place. */
export function readForm(form: HTMLFormElement): Trip {
  const typed = new FormData(form);
  if (typed.get('dropoffLocation') === '') typed.delete('dropoffLocation');
  return readTrip(typed);
}
