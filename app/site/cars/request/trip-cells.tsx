import { Fragment, type ReactNode } from 'react';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import type { LettingRule } from '#app/domain/availability/letting.rules.ts';
import { ASKED_FIELDS, askedAt } from '#app/domain/bookings/messages/reservation-message.rules.ts';
import { formatFieldDate, type IsoDate, isIsoDate } from '#app/lib/dates/dates.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { usePlaceName } from '#app/site/shell/place-names.ts';
import { cx } from '#app/ui/class-names.ts';
import { PopoverTrigger } from '#app/ui/dialogs/popover.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { DaysPopover, useDays } from './days-popover.tsx';
import { inItsLanguage } from './field-error.tsx';
import { PlacePopover } from './place-popover.tsx';
import type { CarRequest } from './use-car-request.ts';
import type { Reservation } from './use-reservation.ts';

/**
 * Places, days and hours of a request as four cells. Each opens the fields of its part in a popover,
 * so that the card keeps its height while the form is filled in.
 */
export function TripCells({
  reservation,
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
  const nameOf = usePlaceName();
  const { form, refused, handOff } = reservation;
  const { errors } = handOff;
  const { pickupLocation, dropoffLocation } = form;
  const days = useDays();
  const shared = sharedWord(places.map(nameOf));
  const isReturnHere = dropoffLocation !== '' && dropoffLocation === pickupLocation;
  const asked = {
    pickupLocation: askedAt('pickupLocation', form, tripTerms),
    dropoffLocation: askedAt('dropoffLocation', form, tripTerms),
  };
  return (
    <>
      <div className="trip-cells print:hidden">
        {(['pickupLocation', 'dropoffLocation'] as const).map((name) => (
          <Fragment key={name}>
            <Cell
              opens={`${name}-choice`}
              label={text.form[name]}
              value={
                name === 'dropoffLocation' && isReturnHere
                  ? text.form.samePlace
                  : nameOf(form[name]).slice(shared.length)
              }
              placeholder={text.form.choosePlace}
              error={inItsLanguage(errors[name], text)}
              hint={ASKED_FIELDS.filter((field) => asked[name][field])
                .map((field) => form[field] || `+ ${text.form[field]}`)
                .join(', ')}
            />
            <PlacePopover
              name={name}
              asked={asked[name]}
              error={inItsLanguage(errors[name], text)}
              {...{ reservation, places, tripTerms }}
            />
          </Fragment>
        ))}
        {(['pickup', 'return'] as const).map((end) => {
          const [date, time] = [form[`${end}Date`], form[`${end}Time`]];
          return (
            <Cell
              key={end}
              {...days.triggerProps(`${end}Date`)}
              label={text.message[end === 'pickup' ? 'pickup' : 'dropoff']}
              value={
                isIsoDate(date) ? `${unbroken(formatFieldDate(date, dates))} ${time}`.trim() : ''
              }
              placeholder={text.search.chooseDays}
              error={inItsLanguage(errors[`${end}Date`] ?? errors[`${end}Time`], text)}
              isRefused={refused[`${end}Date`] !== undefined}
            />
          );
        })}
      </div>
      <DaysPopover {...{ days, reservation, request, carId, rules, tripTerms, today }} />
    </>
  );
}

/** Returns the first word of all names, with its space: the city, which a cell has no room for. */
function sharedWord(names: string[]): string {
  const [word] = names[0]?.match(/^\S+ /) ?? [];
  return word && names.length > 1 && names.every((name) => name.startsWith(word)) ? word : '';
}

function Cell({
  label,
  value,
  placeholder,
  error,
  hint,
  isRefused = false,
  ...trigger
}: {
  opens: string;
  onClick?: (event: { preventDefault(): void; detail: number }) => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  label: string;
  value: string;
  placeholder: string;
  /** Message of a failed attempt to send, in place of the value. */
  error: ReactNode;
  /** Optional field of the place: its value, or its name until it is filled in. */
  hint?: string;
  /** True if a letting rule refuses the day. */
  isRefused?: boolean;
}) {
  return (
    <PopoverTrigger {...trigger} className="trip-cell">
      <span className="block text-ink-soft text-meta">
        {(error || isRefused) && <span className="trip-cell-dot" />}
        <span>{label}</span>
      </span>
      {error ? (
        <>
          <span className="sr-only">{value}</span>
          <span className="block text-coral text-meta">{error}</span>
        </>
      ) : (
        <span
          className={cx(
            value ? 'text-small-strong' : 'text-ink-soft text-small',
            hint ? 'block truncate' : 'line-clamp-2',
          )}
        >
          {value || placeholder}
        </span>
      )}
      {hint && !error && <span className="block truncate text-meta text-turquoise">{hint}</span>}
    </PopoverTrigger>
  );
}
