import { datesText } from '#app/lib/dates.text.ts';
import { formatDayRange } from '#app/lib/dates.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useText } from '#app/ui/use-text.ts';
import { usePlaceName } from '../shell/place-names.ts';
import { carCardText } from './car-card.text.ts';
import { requestedPeriod } from './car-filters.rules.ts';
import { rentalDays } from './rental-price.rules.ts';
import { searchText } from './search-bar.text.ts';
import type { Trip } from './trip.rules.ts';

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
      <span className="flex min-w-0 max-sm:grow max-sm:basis-28 max-sm:flex-col max-sm:py-1.5 max-sm:leading-tight">
        {pickupLocation && <span className="truncate">{nameOf(pickupLocation)}</span>}
        <span className="shrink-0 whitespace-pre max-sm:shrink max-sm:whitespace-normal">
          {pickupLocation && <span className="max-sm:sr-only"> · </span>}
          <span>{days}</span>
        </span>
      </span>
      {period && <span className="ml-auto text-turquoise">{text.change}</span>}
    </>
  );
}
