import { carFilterParams, requestedPeriod } from '#app/domain/cars/car-filters.rules.ts';
import { rentalDays } from '#app/domain/pricing/price.rules.ts';
import {
  dropUnknownPlaces,
  EMPTY_TRIP,
  type Trip,
  tripParams,
  withFirstPlace,
} from '#app/domain/requests/trip.rules.ts';
import { formatDayMonth } from '#app/lib/dates/dates.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { DayInWords } from '#app/ui/fields/date-field.tsx';
import { useLocalPath, useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { PickupPlace, ReturnPlace, TripDay, TripHour } from '../search/trip-controls.tsx';
import { readForm, type TripFormProps, useTripForm } from '../search/use-trip-form.tsx';
import type { CarFilterState } from './use-car-filters.ts';

/**
 * Classes of a part of the trip, which is as wide as its text if the browser supports it. A place is cut on
 * a phone, so that the days fit beside it.
 */
const PART =
  'h-14 cursor-pointer appearance-none bg-transparent text-small-strong text-ink focus-visible:-outline-offset-4';
const SELECT = cx(PART, 'field-sizing-content');
const PLACE = cx(SELECT, 'max-w-[38vw] truncate pr-6 pl-3 sm:max-w-64 md:pl-4');

/**
 * Trip of the list, below the header. Each part opens its own list or calendar, and a change loads
 * the list at once. A button submits the form without JavaScript.
 */
export function TripBar({
  state: { filters, apply },
  title,
  ...props
}: Omit<TripFormProps, 'trip'> & {
  state: CarFilterState;
  /** Heading at the start of the bar. */
  title: Elements;
}) {
  const text = useText('cars').search;
  const card = useText('cars').card;
  const dates = useText('dates');
  const localPath = useLocalPath();
  const asked = dropUnknownPlaces(filters, props.places);
  const state = useTripForm({ ...props, trip: asked, onSettled: settle });
  const { form, trip, elsewhere, follow, calendar } = state;

  function settle(next: Trip) {
    const isHalf = (next.pickupDate === '') !== (next.returnDate === '');
    const shown = withFirstPlace(asked, props.places);
    if (isHalf || `${tripParams(next)}` === `${tripParams(shown)}`) return;
    apply((now) => ({ ...now, ...next }));
  }

  const period = requestedPeriod(trip);
  const isWhole = period !== null && period.returnDate > period.pickupDate;
  return (
    <div className="sticky top-(--header-height) z-20 border-sand-line border-b bg-white print:hidden [@media(height<30rem)]:static">
      <div className="page flex items-center max-md:px-0">
        {title}
        <form
          ref={form}
          aria-label={text.label}
          action={localPath('/cars')}
          onChange={(event) => {
            follow();
            // Days are settled when the calendar closes or the field is left.
            if (event.target instanceof HTMLSelectElement) settle(readForm(event.currentTarget));
          }}
          onSubmit={(event) => {
            event.preventDefault();
            settle(readForm(event.currentTarget));
          }}
          className="no-scrollbar flex min-w-0 grow divide-x divide-sand-line overflow-x-auto max-md:mask-r-from-90% max-md:pr-4"
        >
          <Part>
            <PickupPlace state={state} className={PLACE} />
          </Part>
          {elsewhere && (
            <Part>
              <ReturnPlace state={state} className={PLACE} />
            </Part>
          )}
          <div
            data-dates
            className="flex shrink-0 items-center px-3 focus-within:outline-3 focus-within:outline-turquoise-bright focus-within:-outline-offset-4 md:px-4"
          >
            {(['pickup', 'return'] as const).map((end) => {
              const date = trip[`${end}Date`];
              return (
                <span key={end} className="contents">
                  {end === 'return' && (
                    <span aria-hidden="true" className="px-2">
                      –
                    </span>
                  )}
                  <DayInWords
                    value={date}
                    words={date ? formatDayMonth(date, dates) : text[`${end}Date`]}
                    className={cx('right-0 text-small-strong', !date && 'text-turquoise')}
                  >
                    <TripDay end={end} state={state} className={cx(PART, 'trip-day')} />
                  </DayInWords>
                </span>
              );
            })}
            <Opens className="ml-1 max-md:hidden" />
          </div>
          <div className="flex shrink-0 items-center px-1 md:px-2">
            <TripHour end="pickup" state={state} className={cx(SELECT, 'px-2')} />
            <span aria-hidden="true">–</span>
            <TripHour end="return" state={state} className={cx(SELECT, 'px-2')} />
            <Opens />
          </div>
          {isWhole && (
            <p className="flex shrink-0 items-center px-3 text-small tabular-nums md:px-4">
              {card.days(rentalDays(period))}
            </p>
          )}
          {[...carFilterParams({ ...filters, ...EMPTY_TRIP })].map(([name, value]) => (
            <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
          ))}
          {/* Enter in a field needs a button, too. */}
          <button
            type="submit"
            className={buttonClass(
              { size: 'sm', variant: 'ink' },
              'my-2 ml-3 hidden shrink-0 noscript:inline-flex',
            )}
          >
            {text.submit}
          </button>
        </form>
      </div>
      {calendar}
    </div>
  );
}

/** Select with the sign that it opens. */
function Part({ children }: { children: Elements }) {
  return (
    <div className="relative shrink-0 hover:bg-foam">
      {children}
      <Opens className="pointer-events-none absolute top-5 right-1" />
    </div>
  );
}

function Opens({ className }: { className?: string }) {
  return <Icon name="icon-chevron-down" className={cx('size-4 text-ink-soft', className)} />;
}
