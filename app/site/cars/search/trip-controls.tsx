import { type ChangeEvent, useEffect, useRef } from 'react';
import { TIME_CHOICES } from '#app/domain/requests/request.rules.ts';
import { DEFAULT_HANDOVER_TIME, isReturnElsewhere } from '#app/domain/requests/trip.rules.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import { usePlaceName } from '#app/site/shell/place-names.ts';
import { opening } from '#app/ui/fields/date-field.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { ELSEWHERE, type TripForm } from './use-trip-form.tsx';

interface ControlProps {
  state: TripForm;
  className: string;
}

/** Place of pickup and return. Its last choice adds the return place. */
export function PickupPlace({ state, className }: ControlProps) {
  const text = useText('cars').search;
  const nameOf = usePlaceName();
  const { asked, places, elsewhere, askElsewhere } = state;
  function choose(event: ChangeEvent<HTMLSelectElement>) {
    const { target } = event;
    if (target.value !== ELSEWHERE) return;
    event.stopPropagation();
    askElsewhere(target);
  }
  return (
    <select
      name="pickupLocation"
      aria-label={elsewhere ? text.pickupLocation : text.place}
      defaultValue={asked.pickupLocation || places[0]}
      onChange={choose}
      className={className}
    >
      {places.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
      {!elsewhere && (
        // Needs a script.
        <option value={ELSEWHERE} className="noscript:hidden">
          {text.elsewhere}
        </option>
      )}
    </select>
  );
}

/** Return place. Its first choice is the pickup place, which removes the control. */
export function ReturnPlace({ state, className }: ControlProps) {
  const text = useText('cars').search;
  const nameOf = usePlaceName();
  const { asked, places, setElsewhere, form } = state;
  const isGiven = isReturnElsewhere(asked);
  const select = useRef<HTMLSelectElement>(null);
  // The visitor has just asked for the control.
  useEffect(() => {
    if (!isGiven) select.current?.focus();
  }, [isGiven]);
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    if (target.value !== '') return;
    setElsewhere(false);
    (form.current?.elements.namedItem('pickupLocation') as HTMLElement | null)?.focus();
  }
  return (
    <select
      ref={select}
      name="dropoffLocation"
      aria-label={text.dropoffLocation}
      defaultValue={isGiven ? asked.dropoffLocation : ''}
      onChange={choose}
      className={className}
    >
      <option value="">{text.samePlace}</option>
      {places.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </select>
  );
}

/** Native date input. The shared calendar opens on it. */
export function TripDay({
  end,
  state: { trip, asked, today, leaveDay, opens },
  className,
}: ControlProps & { end: 'pickup' | 'return' }) {
  const text = useText('cars').search;
  const name = `${end}Date` as const;
  return (
    <input
      type="date"
      name={name}
      aria-label={text[name]}
      required
      min={end === 'pickup' ? today : addDays(trip.pickupDate || today, 1)}
      defaultValue={asked[name]}
      onBlur={leaveDay}
      className={className}
      {...opening(opens)}
    />
  );
}

export function TripHour({
  end,
  state: { asked },
  className,
}: ControlProps & { end: 'pickup' | 'return' }) {
  const text = useText('cars').search;
  const name = `${end}Time` as const;
  return (
    <select
      name={name}
      aria-label={text.hours?.[name] ?? text[name]}
      defaultValue={asked[name] || DEFAULT_HANDOVER_TIME}
      className={className}
    >
      {TIME_CHOICES.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </select>
  );
}
