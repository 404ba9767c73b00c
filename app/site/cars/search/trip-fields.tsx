import { type MouseEvent, useState } from 'react';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import type { LettingRule } from '#app/domain/availability/letting.rules.ts';
import { neededAtPlaces } from '#app/domain/bookings/messages/reservation-message.rules.ts';
import { daysInWords } from '#app/domain/requests/trip.rules.ts';
import { addDays, type IsoDate } from '#app/lib/dates/dates.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { isNarrowScreen } from '#app/ui/narrow-screen.ts';
import type { CarRequest } from '../request/use-car-request.ts';
import type { Reservation } from '../request/use-reservation.ts';
import { AskedFields, EndFields, PlaceFields } from './reservation-fields.tsx';
import { TripLine } from './trip-line.tsx';
import { useTripCalendar } from './use-trip-calendar.tsx';

/** Fields of place and time, folded to one line that opens them and their calendar. */
export function TripFields({
  reservation: { form, refused, change, handOff },
  request,
  carId,
  rules,
  places,
  tripTerms,
  today,
}: {
  reservation: Reservation;
  request: CarRequest;
  carId: string;
  /** Letting rules for the car. */
  rules: readonly LettingRule[];
  places: string[];
  tripTerms: TripTerms;
  today: IsoDate;
}) {
  const text = useText('cars');
  const dates = useText('dates');
  const { errors } = handOff;
  const [startsOpen] = useState(Object.keys(errors).length > 0);
  const asked = neededAtPlaces(form, tripTerms);
  const { opens, calendar } = useTripCalendar({
    trip: form,
    today,
    carId,
    rules,
    prices: {
      dailyCentsOf: request.dailyCents,
      receiptOf: (days) => request.receiptOf({ ...form, ...days }),
    },
    isBeside: true,
    onChoose: ({ pickupDate, returnDate }) => change({ pickupDate, returnDate }),
  });

  /**
   * Opens the fields. A click on the days also opens the calendar, and a click on a hotel or a
   * flight focuses its field. A click elsewhere opens the calendar on a phone and focuses the
   * pickup place on a wide screen. A keyboard opens the calendar once a place is chosen.
   */
  function openFields(event: MouseEvent<HTMLElement>) {
    const fold = event.currentTarget.closest('details');
    const target = event.target instanceof Element ? event.target : null;
    const askedField = target?.closest<HTMLElement>('[data-asks]')?.dataset.asks;
    if (!fold || (fold.open && !askedField)) return;
    // A click by keyboard has the count 0.
    const byKeyboard = event.detail === 0;
    const isOnDays = target !== null && target.closest('.trip-days') !== null;
    const wantsDays = byKeyboard ? form.pickupLocation !== '' : isOnDays;
    const field = handOff.formRef.current?.elements.namedItem(
      askedField ?? (wantsDays || isNarrowScreen() ? 'pickupDate' : 'pickupLocation'),
    );
    if (!(field instanceof HTMLElement)) return;
    event.preventDefault();
    // Opens the fold first, because the calendar needs visible fields.
    fold.open = true;
    if (!askedField && field instanceof HTMLInputElement) opens.onOpen(field, byKeyboard);
    else field.focus();
  }

  return (
    <>
      <details open={startsOpen} className="trip-fold group">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary
          onPointerEnter={opens.onApproach}
          onFocus={opens.onApproach}
          onClick={openFields}
          className="flex min-h-13 cursor-pointer items-center gap-[min(0.75rem,3vw)] rounded-control border border-control-line px-[min(0.75rem,3vw)] py-1.5 leading-snug hover:border-ink"
        >
          <TripLine form={form} asked={asked} />
        </summary>
        <div className="mt-3 grid gap-x-4 gap-y-3 sm:max-lg:grid-cols-2">
          <PlaceFields {...{ form, errors, places, tripTerms }} />
          <AskedFields {...{ form, asked }} />
          <EndFields end="pickup" min={today} {...{ form, errors, refused, opens, tripTerms }} />
          <EndFields
            end="return"
            min={addDays(form.pickupDate || today, 1)}
            {...{ form, errors, refused, opens, tripTerms }}
          />
        </div>
        <p className="text-balance text-ink-soft text-sm not-empty:mt-3">
          {daysInWords(form, text.card, dates)}
        </p>
      </details>
      {calendar}
    </>
  );
}
