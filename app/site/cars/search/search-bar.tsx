import type { FormEvent } from 'react';
import type { Trip } from '#app/domain/requests/trip.rules.ts';
import {
  SEARCH_DAY,
  SEARCH_HOUR,
  SEARCH_SELECT,
  SearchField,
  SearchGroup,
} from '#app/site/shell/search-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { DayInWords } from '#app/ui/fields/date-field.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { PickupPlace, ReturnPlace, TripDay, TripHour } from './trip-controls.tsx';
import { readForm, type TripFormProps, useTripForm } from './use-trip-form.tsx';

const ENDS = ['pickup', 'return'] as const;
/** Select as wide as its field. The size of the text is limited, to show more of a place's name. */
const PLACE = cx(SEARCH_SELECT, 'text-[min(1rem,5vw)]');

/** Search of the home page: place, days, hours and the button in one row on a wide screen. */
export function SearchBar({
  action,
  onSearch,
  ...props
}: TripFormProps & {
  /** URL for a submission without JavaScript. With JavaScript, `onSearch` is called instead. */
  action: string;
  onSearch: (trip: Trip) => void;
}) {
  const text = useText('cars').search;
  const state = useTripForm(props);
  const { form, trip, elsewhere, follow, calendar } = state;
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(readForm(event.currentTarget));
  }
  return (
    <form
      ref={form}
      aria-label={text.label}
      action={action}
      onChange={follow}
      onSubmit={search}
      className={cx(
        'grid gap-2 p-3 sm:grid-cols-2 lg:p-4',
        // Fixes the shares of the columns, so that content that loads later moves nothing.
        elsewhere
          ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(15.25rem,5fr)_minmax(10.5rem,4fr)_4rem]'
          : 'lg:grid-cols-[minmax(0,5fr)_minmax(15.25rem,5fr)_minmax(10.5rem,3fr)_13rem] min-[72rem]:grid-cols-[minmax(0,5fr)_minmax(15.25rem,5fr)_minmax(10.5rem,3fr)_15.5rem]',
      )}
    >
      <SearchField label={elsewhere ? text.pickupLocation : text.place}>
        <PickupPlace state={state} className={PLACE} />
      </SearchField>
      {elsewhere && (
        <SearchField label={text.dropoffLocation}>
          <ReturnPlace state={state} className={PLACE} />
        </SearchField>
      )}
      <SearchGroup label={text.days} data-dates>
        {ENDS.map((end) => (
          <span key={end} className="contents">
            {end === 'return' && <Dash />}
            <DayInWords
              value={trip[`${end}Date`]}
              className="right-0 pr-2 pb-2 pl-3 text-body-strong"
            >
              <TripDay end={end} state={state} className={SEARCH_DAY} />
            </DayInWords>
          </span>
        ))}
      </SearchGroup>
      <SearchGroup label={text.bothHours}>
        {ENDS.map((end) => (
          <span key={end} className="contents">
            {end === 'return' && <Dash />}
            <TripHour end={end} state={state} className={SEARCH_HOUR} />
          </span>
        ))}
      </SearchGroup>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className={cx('px-4 max-xs:flex-wrap', elsewhere && 'sm:max-lg:col-span-2')}
      >
        <Icon
          name="icon-search"
          className={cx('size-5 shrink-0', !elsewhere && 'lg:max-[72rem]:hidden')}
        />
        <span className={cx(elsewhere && 'lg:sr-only')}>{text.submit}</span>
      </Button>
      {calendar}
    </form>
  );
}

function Dash() {
  return (
    <span aria-hidden="true" className="pb-2 text-body text-ink">
      –
    </span>
  );
}
