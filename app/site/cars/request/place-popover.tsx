import { type MouseEvent, type ReactNode, useId } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import { ASKED_FIELDS, askedAt } from '#app/domain/bookings/messages/reservation-message.rules.ts';
import { tripFees } from '#app/domain/pricing/fee.rules.ts';
import { MAX_TEXT_LENGTHS } from '#app/domain/requests/reservation.rules.ts';
import { usePlaceName } from '#app/site/shell/place-names.ts';
import { Button } from '#app/ui/button.tsx';
import { closePopover, Popover } from '#app/ui/dialogs/popover.tsx';
import { InputField } from '#app/ui/fields/field.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { PopoverHead } from './popover-head.tsx';
import type { Reservation } from './use-reservation.ts';

/**
 * List of places, and below it what the chosen place asks for: the hotel or the flight. A tap on a
 * place that asks nothing closes the list.
 */
export function PlacePopover({
  name,
  reservation: { form },
  asked,
  error,
  places,
  tripTerms,
}: {
  name: 'pickupLocation' | 'dropoffLocation';
  reservation: Reservation;
  /** Fields that belong to the chosen place. */
  asked: ReturnType<typeof askedAt>;
  error: ReactNode;
  places: string[];
  tripTerms: TripTerms;
}) {
  const { form: text, calendar } = useText('cars');
  const nameOf = usePlaceName();
  const errorId = useId();
  const hint = usePlaceHint(name, form, tripTerms);
  const id = `${name}-choice`;
  const asks = ASKED_FIELDS.filter((field) => asked[field]);

  function closeAfterTap({ detail, currentTarget: { value } }: MouseEvent<HTMLInputElement>) {
    // Arrow keys choose as well, with the count 0, and the list stays.
    if (detail === 0) return;
    const atChosen = askedAt(name, { ...form, [name]: value }, tripTerms);
    if (!atChosen.hotel && !atChosen.flightNumber) closePopover(id);
  }

  return (
    <Popover id={id} label={text[name]} className="popover-list">
      <PopoverHead popover={id} title={text[name]} />
      <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
        <legend className="sr-only">{text[name]}</legend>
        {error && (
          <p id={errorId} className="px-4 text-coral text-small">
            {error}
          </p>
        )}
        <div className="px-2 pb-2 noscript:grid noscript:max-h-56 noscript:overflow-y-auto noscript:p-0">
          {places.map((place) => (
            <label key={place} className="choice-row">
              <input
                type="radio"
                name={name}
                value={place}
                defaultChecked={form[name] === place}
                required
                onClick={closeAfterTap}
                aria-invalid={error ? true : undefined}
              />
              <span className="min-w-0 grow">{nameOf(place)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {(hint || asks.length > 0) && (
        <div className="sticky bottom-0 grid gap-3 border-sand-line border-t bg-white p-4 noscript:static noscript:border-0 noscript:px-0">
          {hint && <p className="text-ink-soft text-small">{hint}</p>}
          {asks.map((field) => (
            <InputField
              key={field}
              name={field}
              label={text[field]}
              hint={text[field === 'hotel' ? 'hotelHint' : 'flightHint']}
              maxLength={MAX_TEXT_LENGTHS[field]}
              defaultValue={form[field]}
              autoComplete="off"
            />
          ))}
          {asks.length > 0 && (
            <Button variant="ink" onClick={() => closePopover(id)} className="noscript:hidden">
              {calendar.done}
            </Button>
          )}
        </div>
      )}
    </Popover>
  );
}

/** Returns the fee of a place in words; empty if there is nothing to say. */
function usePlaceHint(
  name: 'pickupLocation' | 'dropoffLocation',
  form: Reservation['form'],
  tripTerms: TripTerms,
): string {
  const { form: text } = useText('cars');
  const { format } = useCurrency();
  const { pickupLocation, dropoffLocation } = form;
  const kind = name === 'pickupLocation' ? 'delivery' : 'return';
  const fee = tripFees(form, tripTerms).find((line) => line.kind === kind);
  if (kind === 'delivery') return fee ? text.deliveryFee(format(fee.cents)) : '';
  const isElsewhere = pickupLocation && dropoffLocation && pickupLocation !== dropoffLocation;
  if (!isElsewhere) return '';
  return fee ? text.returnFee(format(fee.cents)) : text.returnFree;
}
