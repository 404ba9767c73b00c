import { type FormEvent, Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TIME_CHOICES } from '#app/domain/requests/request.rules.ts';
import {
  choosePickup,
  DEFAULT_HANDOVER_TIME,
  daysInWords,
  readTrip,
  type Trip,
} from '#app/domain/requests/trip.rules.ts';
import { addDays, type IsoDate } from '#app/lib/dates/dates.ts';
import { usePlaceName } from '#app/site/shell/place-names.ts';
import { Button } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { DayInWords, opening } from '#app/ui/fields/date-field.tsx';
import { fillControls } from '#app/ui/fields/fill-controls.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { useTripCalendar } from './use-trip-calendar.tsx';

export interface SearchBarProps {
  /** Initial trip. A trip that changes elsewhere needs a new bar, by its `key`. */
  trip: Trip;
  places: readonly string[];
  today: IsoDate;
  /** Address of the form without JavaScript; with it, `onSearch` is called. */
  action: string;
  onSearch: (trip: Trip) => void;
  /** Hidden fields that the address keeps without JavaScript. */
  children?: Elements;
}

/**
 * Search of the home page and the list: places and times in one line. The controls are native and
 * hold the values; the state follows for the texts below.
 */
export function SearchBar(props: SearchBarProps) {
  const text = useText('cars').search;
  const card = useText('cars').card;
  const nameOf = usePlaceName();
  const dates = useText('dates');
  const { places, today, action, onSearch, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [trip, setTrip] = useState(props.trip);
  /** The last one that came back after it left: a pickup moved beyond its end keeps its length. */
  const whole = useRef(trip);
  const [elsewhere, setElsewhere] = useState(isElsewhere(props.trip));
  const { opens, calendar } = useTripCalendar({ trip, today, onChoose: show });

  /** Days that were chosen for the visitor go into the controls. */
  function show(days: Pick<Trip, 'pickupDate' | 'returnDate'>) {
    const { pickupDate, returnDate } = days;
    fillControls(form.current, { pickupDate, returnDate });
    follow();
  }

  function follow() {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const next = readTrip(typed);
    setElsewhere(typed.has('elsewhere'));
    if (next.pickupDate && next.returnDate > next.pickupDate) whole.current = next;
    setTrip(next);
  }

  /** Only once a field is left: until then the browser reports years such as 0002. */
  function keepOrder() {
    const { pickupDate, returnDate } = trip;
    if (!pickupDate || !returnDate || returnDate > pickupDate) return;
    show(choosePickup(whole.current.returnDate ? whole.current : trip, pickupDate));
  }

  // The controls may have been filled in before the page was hydrated.
  const readControls = useEffectEvent(follow);
  useEffect(() => readControls(), []);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(readTrip(new FormData(event.currentTarget)));
  }

  const place = (name: 'pickupLocation' | 'dropoffLocation') => (
    <label className="search-field">
      <span>{elsewhere || name === 'dropoffLocation' ? text[name] : text.place}</span>
      <select name={name} defaultValue={props.trip[name] || places[0]}>
        {places.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form
      ref={form}
      aria-label={text.label}
      action={action}
      onChange={follow}
      onSubmit={search}
      className="search-bar"
    >
      {children}
      {place('pickupLocation')}
      {elsewhere && place('dropoffLocation')}
      {(['pickup', 'return'] as const).map((end) => (
        <Fragment key={end}>
          <label className="search-field search-date">
            <span>{text[`${end}Date`]}</span>
            <DayInWords value={trip[`${end}Date`]}>
              <input
                type="date"
                name={`${end}Date`}
                required
                min={end === 'pickup' ? today : addDays(trip.pickupDate || today, 1)}
                defaultValue={props.trip[`${end}Date`]}
                onBlur={keepOrder}
                {...opening(opens)}
              />
            </DayInWords>
          </label>
          <HourField name={`${end}Time`} hour={props.trip[`${end}Time`]} />
        </Fragment>
      ))}
      <Button type="submit" variant="primary" size="lg">
        <Icon name="icon-search" className="size-5" />
        <span>{text.submit}</span>
      </Button>
      <div className="search-notes">
        <label className="noscript:hidden">
          <input type="checkbox" name="elsewhere" defaultChecked={elsewhere} />
          <span>{text.elsewhere}</span>
        </label>
        <p>{daysInWords(trip, card, dates)}</p>
      </div>
      {calendar}
    </form>
  );
}

function HourField({ name, hour }: { name: 'pickupTime' | 'returnTime'; hour: string }) {
  const text = useText('cars').search;
  return (
    <label className="search-field search-hour">
      <span>{text[name]}</span>
      <select
        name={name}
        aria-label={text.hours?.[name]}
        defaultValue={hour || DEFAULT_HANDOVER_TIME}
      >
        {TIME_CHOICES.map((time) => (
          <option key={time} value={time}>
            {time}
          </option>
        ))}
      </select>
    </label>
  );
}

function isElsewhere({ pickupLocation, dropoffLocation }: Trip): boolean {
  return dropoffLocation !== '' && dropoffLocation !== pickupLocation;
}
