import { useState } from 'react';
import type { RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { showCalendar } from '#app/ui/fields/date-field.tsx';
import type { DayPrices } from './trip-calendar.tsx';

type Module = typeof import('./trip-calendar.tsx');

/** Loaded when a date field is touched, never before. */
const loadCalendar = () => import('./trip-calendar.tsx');

/**
 * The calendar of two date fields that are named like the trip's days. `opens` goes to both fields,
 * `calendar` next to them. Until the calendar has come, and where it cannot or fails, the browser's own opens.
 */
export function useTripCalendar(props: {
  trip: RentalPeriod;
  today: IsoDate;
  /** Marks the days on which this car is full. */
  carId?: string | undefined;
  /** Shows what they cost. */
  prices?: DayPrices;
  /** See `TripCalendarProps`. */
  isBeside?: boolean;
  onChoose: (trip: RentalPeriod) => void;
}) {
  const [module, setModule] = useState<Module | null>(null);
  const [shown, setShown] = useState<{ field: HTMLInputElement; byKeyboard: boolean } | null>(null);
  const [isBroken, setBroken] = useState(false);

  const opens = {
    onNear: () => void loadCalendar().then(setModule, () => {}),
    onOpen(field: HTMLInputElement, byKeyboard: boolean) {
      if (isBroken) return showCalendar(field);
      loadCalendar().then(
        (loaded) => {
          setModule(loaded);
          setShown({ field, byKeyboard });
        },
        () => showCalendar(field),
      );
    },
  };
  const calendar = module && shown && !isBroken && (
    <module.TripCalendar
      key={shown.field.name}
      {...props}
      field={shown.field}
      takesFocus={shown.byKeyboard}
      onClose={() => setShown(null)}
      onFailed={() => {
        setBroken(true);
        // A browser may refuse it so long after the tap.
        showCalendar(shown.field);
      }}
    />
  );
  return { opens, calendar };
}
