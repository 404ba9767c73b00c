import { type FormEvent, Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LettingRule } from '#app/domain/availability/letting.rules.ts';
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
import {
  SEARCH_BOX,
  SEARCH_CONTROL,
  SEARCH_SELECT,
  SearchField,
} from '#app/site/shell/search-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { DayInWords, opening } from '#app/ui/fields/date-field.tsx';
import { fillControls } from '#app/ui/fields/fill-controls.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { useTripCalendar } from './use-trip-calendar.tsx';

export interface SearchBarProps {
  /** Initial trip. A trip that changes elsewhere needs another `key`. */
  trip: Trip;
  places: readonly string[];
  /** Letting rules for all cars. */
  rules: readonly LettingRule[];
  today: IsoDate;
  /** URL for a submission without JavaScript. With JavaScript, `onSearch` is called instead. */
  action: string;
  onSearch: (trip: Trip) => void;
  className?: string;
  /** Hidden fields that the URL keeps without JavaScript. */
  children?: Elements;
}

/**
 * Search of the home page and the list. The native controls hold the values; the state follows them
 * for the texts below.
 */
export function SearchBar(props: SearchBarProps) {
  const text = useText('cars').search;
  const card = useText('cars').card;
  const nameOf = usePlaceName();
  const dates = useText('dates');
  const { places, rules, today, action, onSearch, className, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [trip, setTrip] = useState(props.trip);
  /** Last trip with a valid order. Its length is kept if the pickup moves past the return. */
  const whole = useRef(trip);
  const [elsewhere, setElsewhere] = useState(isReturnElsewhere(props.trip));
  const { opens, calendar } = useTripCalendar({ trip, today, rules, onChoose: show });

  /** Writes days into the controls that the visitor did not type there. */
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

  /**
   * Runs when a field loses the focus: while a year is typed, the browser reports years such as
   * 0002.
   */
  function keepOrder() {
    const { pickupDate, returnDate } = trip;
    if (!pickupDate || !returnDate || returnDate > pickupDate) return;
    show(choosePickup(whole.current.returnDate ? whole.current : trip, pickupDate));
  }

  // Reads the controls once: a visitor may have filled them before hydration.
  const readControls = useEffectEvent(follow);
  useEffect(() => readControls(), []);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(readTrip(new FormData(event.currentTarget)));
  }

  const place = (name: 'pickupLocation' | 'dropoffLocation') => (
    <SearchField
      label={elsewhere || name === 'dropoffLocation' ? text[name] : text.place}
      className="grow basis-full sm:col-span-full min-[72rem]:col-auto"
    >
      {/* Limits the size of the text by the window, to show more of a place's name. */}
      <select
        name={name}
        defaultValue={props.trip[name] || places[0]}
        className={cx(SEARCH_SELECT, 'text-[min(1rem,5vw)]')}
      >
        {places.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </SearchField>
  );
  return (
    <form
      ref={form}
      aria-label={text.label}
      action={action}
      onChange={follow}
      onSubmit={search}
      className={cx(
        SEARCH_BOX,
        'sm:grid sm:grid-cols-[repeat(2,minmax(0,3fr)_minmax(0,2fr))]',
        // Fixes the shares of the columns, so that content that loads later moves nothing.
        elsewhere
          ? 'min-[72rem]:grid-cols-[repeat(2,minmax(0,4fr))_repeat(2,minmax(0,3fr)_minmax(0,2fr))]'
          : 'min-[72rem]:grid-cols-[minmax(0,4fr)_repeat(2,minmax(0,3fr)_minmax(0,2fr))_15.5rem]',
        className,
      )}
    >
      {children}
      {place('pickupLocation')}
      {elsewhere && place('dropoffLocation')}
      {(['pickup', 'return'] as const).map((end) => (
        <Fragment key={end}>
          <SearchField label={text[`${end}Date`]} className="flex-[3_1_9rem]">
            <DayInWords value={trip[`${end}Date`]} className="right-8 pb-1.5 pl-3 text-base/4">
              <input
                type="date"
                name={`${end}Date`}
                required
                min={end === 'pickup' ? today : addDays(trip.pickupDate || today, 1)}
                defaultValue={props.trip[`${end}Date`]}
                onBlur={keepOrder}
                className={SEARCH_CONTROL}
                {...opening(opens)}
              />
            </DayInWords>
          </SearchField>
          <HourField name={`${end}Time`} hour={props.trip[`${end}Time`]} />
        </Fragment>
      ))}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className={cx(
          'grow basis-full flex-wrap sm:col-span-2',
          !elsewhere && 'min-[72rem]:col-auto',
        )}
      >
        <Icon name="icon-search" className="size-5 shrink-0" />
        <span>{text.submit}</span>
      </Button>
      <div
        className={cx(
          'flex grow basis-full flex-wrap items-center justify-between gap-x-6 text-sm/[1.6] sm:col-[3/-1] lg:-my-1.5',
          !elsewhere && 'min-[72rem]:col-span-full',
        )}
      >
        {/* Hidden without scripts, because a script adds the field for the other place. */}
        <label className="flex min-h-11 items-center gap-2.5 noscript:hidden">
          <input
            type="checkbox"
            name="elsewhere"
            defaultChecked={elsewhere}
            className="size-5 accent-turquoise"
          />
          <span>{text.elsewhere}</span>
        </label>
        <p className="font-semibold">{daysInWords(trip, card, dates)}</p>
      </div>
      {calendar}
    </form>
  );
}

function HourField({ name, hour }: { name: 'pickupTime' | 'returnTime'; hour: string }) {
  const text = useText('cars').search;
  return (
    <SearchField label={text[name]} className="flex-[2_1_6rem]">
      <select
        name={name}
        className={SEARCH_SELECT}
        aria-label={text.hours?.[name]}
        defaultValue={hour || DEFAULT_HANDOVER_TIME}
      >
        {TIME_CHOICES.map((time) => (
          <option key={time} value={time}>
            {time}
          </option>
        ))}
      </select>
    </SearchField>
  );
}

function isReturnElsewhere({ pickupLocation, dropoffLocation }: Trip): boolean {
  return dropoffLocation !== '' && dropoffLocation !== pickupLocation;
}
