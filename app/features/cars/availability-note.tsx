import { CalendarCheck, CalendarX } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import { carListHref, NO_FILTERS } from './car-filters.rules.ts';
import { carsText } from './cars.text.ts';
import type { RentalPeriod } from './rental-price.rules.ts';

const text = carsText.summary;

/** Whether the car is free over the chosen dates, and where to look when it is not. */
export function AvailabilityNote({
  freeUnits,
  period,
}: {
  freeUnits: number;
  period: RentalPeriod;
}) {
  if (freeUnits > 0) {
    return (
      <p
        className="mt-4 flex items-center gap-2 font-semibold text-sm text-turquoise"
        role="status"
      >
        <CalendarCheck aria-hidden="true" className="size-5" />
        {text.available(freeUnits)}
      </p>
    );
  }
  const { pickupDate, returnDate } = period;
  return (
    <div role="alert" className="mt-4 rounded-control bg-coral-wash p-4">
      <p className="flex items-center gap-2 font-semibold">
        <CalendarX aria-hidden="true" className="size-5 text-coral" />
        {text.unavailable}
      </p>
      <ButtonLink
        to={carListHref({ ...NO_FILTERS, pickupDate, returnDate })}
        size="sm"
        className="mt-3"
      >
        {text.findFree}
      </ButtonLink>
    </div>
  );
}
