import { useRef } from 'react';
import { carFilterParams, requestedPeriod } from '#app/domain/cars/car-filters.rules.ts';
import { rentalDays } from '#app/domain/pricing/price.rules.ts';
import {
  dropUnknownPlaces,
  EMPTY_TRIP,
  type Trip,
  tripParams,
} from '#app/domain/requests/trip.rules.ts';
import { formatDayRange, type IsoDate } from '#app/lib/dates/dates.ts';
import { usePlaceName } from '#app/site/shell/place-names.ts';
import { cx } from '#app/ui/class-names.ts';
import { useLocalPath, useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { SearchBar, type SearchBarProps } from '../search/search-bar.tsx';
import type { CarFilterState } from './use-car-filters.ts';

/**
 * Search of the list. Other days keep the filters. The search is folded to a line on a phone, and
 * on any screen once the days are chosen.
 */
export function ListSearch({
  state: { filters, apply },
  places,
  rules,
  today,
  isPlanned = false,
}: {
  state: CarFilterState;
  places: readonly string[];
  rules: SearchBarProps['rules'];
  today: IsoDate;
  /** True once the days are chosen: folds the search on a wide screen, too. */
  isPlanned?: boolean;
}) {
  const trip = dropUnknownPlaces(filters, places);
  const fold = useRef<HTMLDetailsElement>(null);
  const localPath = useLocalPath();
  return (
    <details ref={fold} className={cx('min-w-0 grow', !isPlanned && 'search-fold-phone')}>
      <summary
        className={cx(
          'search-line flex min-h-13 list-none flex-wrap items-center gap-x-[min(0.75rem,3.5vw)] rounded-control border border-control-line bg-white px-[min(1rem,4.5vw)] font-semibold hover:border-ink',
          'max-xs:gap-x-2 max-xs:p-2',
        )}
      >
        <SearchLine trip={trip} />
      </summary>
      <SearchBar
        key={`${tripParams(filters)}`}
        trip={trip}
        places={places}
        rules={rules}
        today={today}
        className="mt-2"
        action={localPath('/cars')}
        onSearch={(next) => {
          if (fold.current) fold.current.open = false;
          apply((now) => ({ ...now, ...next }));
        }}
      >
        {[...carFilterParams({ ...filters, ...EMPTY_TRIP })].map(([name, value]) => (
          <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
        ))}
      </SearchBar>
    </details>
  );
}

/** Line of the folded search: `Antalya Havalimanı (AYT) · 8–12 Ara · 4 gün`. */
function SearchLine({ trip }: { trip: Trip }) {
  const { pickupLocation, pickupDate, returnDate } = trip;
  const text = useText('cars').search;
  const card = useText('cars').card;
  const nameOf = usePlaceName();
  const dates = useText('dates');
  const period = requestedPeriod(trip);
  const days = period
    ? `${formatDayRange(pickupDate, returnDate, dates)} · ${card.days(rentalDays(period))}`
    : text.chooseDays;
  return (
    <>
      <Icon name="icon-search" className="size-5 shrink-0" />
      {/* Two lines on a phone, because one line would cut the places until they look alike. */}
      <span className="flex min-w-0 max-xs:flex-wrap max-xs:wrap-break-word max-sm:grow max-sm:basis-28 max-sm:flex-col max-sm:py-1.5 max-sm:leading-tight">
        {pickupLocation && (
          <span className="truncate max-xs:shrink max-xs:whitespace-normal">
            {nameOf(pickupLocation)}
          </span>
        )}
        <span className="shrink-0 whitespace-pre max-sm:shrink max-sm:whitespace-normal">
          {pickupLocation && <span className="max-sm:sr-only"> · </span>}
          <span>{days}</span>
        </span>
      </span>
      {period && <span className="ml-auto text-turquoise">{text.change}</span>}
    </>
  );
}
