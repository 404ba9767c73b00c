import { useState } from 'react';
import type { LettingRule } from '#app/domain/availability/letting.rules.ts';
import type { RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { showCalendar } from '#app/ui/fields/date-field.tsx';
import type { DayPrices } from './trip-calendar.tsx';

type Module = typeof import('./trip-calendar.tsx');

/** Loads the calendar when a date field is used, never before. */
const loadCalendar = () => import('./trip-calendar.tsx');

/**
 * Calendar for two date fields with the names of the trip's days. Pass `opens` to both fields, and
 * render `calendar` beside them. The browser's own calendar opens until this calendar has loaded,
 * and if it fails.
 */
export function useTripCalendar({
  onClosed,
  ...props
}: {
  trip: RentalPeriod;
  today: IsoDate;
  /** Marks the days on which this car is full. */
  carId?: string | undefined;
  /** Marks the days that these letting rules forbid. */
  rules: readonly LettingRule[];
  /** Shows the prices of days. */
  prices?: DayPrices;
  /** See `TripCalendarProps`. */
  isBeside?: boolean;
  onChoose: (trip: RentalPeriod) => void;
  /** Called after the calendar has closed, with or without chosen days. */
  onClosed?: () => void;
}) {
  const [module, setModule] = useState<Module | null>(null);
  const [shown, setShown] = useState<{ field: HTMLInputElement; byKeyboard: boolean } | null>(null);
  const [isBroken, setBroken] = useState(false);

  const opens = {
    onApproach: () => void loadCalendar().then(setModule, () => {}),
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
      onClose={() => {
        setShown(null);
        onClosed?.();
      }}
      onFailed={() => {
        setBroken(true);
        // Falls back to the browser's calendar. A browser may refuse to open it so long after the
        // tap.
        showCalendar(shown.field);
      }}
    />
  );
  return { opens, calendar };
}
