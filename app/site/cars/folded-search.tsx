import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { datesText } from '#app/lib/dates.text.ts';
import { formatDayRange, type IsoDate } from '#app/lib/dates.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLocalPath, useText } from '#app/ui/use-text.ts';
import { usePlaceName } from '../shell/place-names.ts';
import { carCardText } from './car-card.text.ts';
import { requestedPeriod } from './car-filters.rules.ts';
import { rentalDays } from './rental-price.rules.ts';
import { searchText } from './search-bar.text.ts';
import type { SearchBarProps } from './search-bar.tsx';
import { type Trip, tripParams } from './trip.rules.ts';
import type { Reservation } from './use-reservation.ts';

/** The reservation form of the page. */
const FORM = '#rezervasyon';

/** The folded bar's one line: `Antalya Havalimanı (AYT) · 8–12 Ara · 4 gün`. */
export function SearchLine({ trip }: { trip: Trip }) {
  const { pickupLocation, pickupDate, returnDate } = trip;
  const text = useText(searchText);
  const card = useText(carCardText);
  const nameOf = usePlaceName();
  const dates = useText(datesText);
  const period = requestedPeriod(trip);
  const days = period
    ? `${formatDayRange(pickupDate, returnDate, dates)} · ${card.days(rentalDays(period))}`
    : text.chooseDays;
  return (
    <>
      <Icon name="icon-search" className="size-5 shrink-0" />
      {/* On a phone two lines: in one, so little of the place is left that every place looks the same. */}
      <span className="flex min-w-0 max-sm:flex-col max-sm:py-1.5 max-sm:leading-tight">
        {pickupLocation && <span className="truncate">{nameOf(pickupLocation)}</span>}
        <span className="shrink-0 whitespace-pre">
          {pickupLocation && <span className="max-sm:sr-only"> · </span>}
          <span>{days}</span>
        </span>
      </span>
      {period && <span className="ml-auto text-turquoise">{text.change}</span>}
    </>
  );
}

/**
 * The search on a car's page, another way into the trip of its reservation form: a line, and the bar
 * once it is asked for. Without JavaScript, and where the bar cannot come, the line leads to the form.
 */
export function CarSearch({
  reservation: { form, change },
  carId,
  ...rest
}: {
  reservation: Pick<Reservation, 'form' | 'change'>;
  carId: string;
  places: readonly string[];
  today: IsoDate;
}) {
  const text = useText(searchText);
  const line = useRef<HTMLAnchorElement>(null);
  const localPath = useLocalPath();
  const [Bar, setBar] = useState<ComponentType<SearchBarProps> | null>(null);

  function toggle(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    if (Bar) return setBar(null);
    import('./search-bar.tsx').then(
      ({ SearchBar }) => setBar(() => SearchBar),
      () => location.assign(FORM),
    );
  }

  function search(trip: Trip) {
    setBar(null);
    line.current?.focus();
    change(trip);
  }

  return (
    <div className="search-fold mt-4">
      <a
        ref={line}
        href={FORM}
        aria-expanded={Bar !== null}
        onClick={toggle}
        className="search-line"
      >
        <SearchLine trip={form} />
      </a>
      {Bar && (
        <Bar
          key={`${tripParams(form)}`}
          {...rest}
          trip={form}
          carId={carId}
          action={localPath(`/cars/${carId}`)}
          submit={text.take}
          onSearch={search}
        />
      )}
    </div>
  );
}
