import { createContext, use, useEffect, useRef, useState } from 'react';
import { DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import { ru } from 'react-day-picker/locale/ru';
import { tr } from 'react-day-picker/locale/tr';
import { createPortal } from 'react-dom';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { MAX_RENTAL_DAYS, type RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import type { PriceReceipt } from '#app/domain/pricing/receipt.rules.ts';
import { HORIZON_DAYS } from '#app/domain/requests/request.rules.ts';
import { choosePickup, daysInWords } from '#app/domain/requests/trip.rules.ts';
import { addDays, formatFullDate, type IsoDate, monthStart } from '#app/lib/dates/dates.ts';
import {
  CURRENCIES,
  convertCents,
  formatMinor,
  formatNumber,
  minorToDecimal,
} from '#app/lib/money/money.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { LanguageContext, useText } from '#app/ui/language/use-text.ts';
import { isNarrowScreen } from '#app/ui/narrow-screen.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { PartBoundary } from '#app/ui/states/part-boundary.tsx';
import { monthsBeside, useShown } from './calendar-place.ts';
import './trip-calendar.css';

/** Names of months and days, and the first day of a week. */
const LOCALES = { tr, en: enGB, de, ru };

export interface TripCalendarProps {
  trip: RentalPeriod;
  today: IsoDate;
  carId?: string | undefined;
  /** Prices of the car, shown below the days. */
  prices?: DayPrices | undefined;
  /** Date field of the calendar. Its name states which day is chosen. */
  field: HTMLInputElement;
  takesFocus: boolean;
  /** Puts the calendar left of the form if there is room, so that it covers no field. */
  isBeside?: boolean | undefined;
  onChoose: (trip: RentalPeriod) => void;
  onClose: () => void;
  /** Called if this browser cannot show the calendar. */
  onFailed: () => void;
}

/** Prices of a car, computed as in its receipt. */
export interface DayPrices {
  /** Returns the price of a day in euro cents. */
  dailyCentsOf: (day: IsoDate) => number;
  /** Returns the receipt; null while a day or an hour is missing. */
  receiptOf: (days: Pick<RentalPeriod, 'pickupDate' | 'returnDate'>) => PriceReceipt | null;
}

/**
 * Calendar of two months for the days of a trip: under its field on a wide screen, where typing
 * still works, and a sheet on a phone. Takes the pickup, then the return, then closes.
 */
export function TripCalendar({ onFailed, ...props }: TripCalendarProps) {
  return (
    <PartBoundary onFailed={onFailed}>
      <Calendar {...props} />
    </PartBoundary>
  );
}

function Calendar(props: Omit<TripCalendarProps, 'onFailed'>) {
  const { trip, today, carId, prices, field, takesFocus, isBeside = false } = props;
  const { onChoose, onClose } = props;
  const language = use(LanguageContext);
  const text = useText('cars').calendar;
  const card = useText('cars').card;
  const dates = useText('dates');
  const box = useRef<HTMLDialogElement>(null);
  const [isWide] = useState(() => !isNarrowScreen());
  const [months] = useState(() => (isBeside && isWide ? monthsBeside(field) : 2));
  const [end, setEnd] = useState<'pickupDate' | 'returnDate'>(
    field.name === 'returnDate' ? 'returnDate' : 'pickupDate',
  );
  const { pickupDate } = trip;
  const [month, setMonth] = useState(monthStart(trip[end] || pickupDate || today));
  const full = useFullDays(carId, month);
  const { currency, rates } = useCurrency();
  /**
   * Day under the pointer or with the focus. A sheet ignores this day, because changing texts would
   * move the days under a finger.
   */
  const [near, setNear] = useState<IsoDate | null>(null);
  const isDrawn =
    isWide && end === 'returnDate' && near !== null && pickupDate !== '' && near > pickupDate;
  const drawn = isDrawn && !full.has(near) ? { ...trip, returnDate: near } : trip;
  const receipt = drawn.returnDate > drawn.pickupDate ? prices?.receiptOf(drawn) : null;
  useShown(box, field, { isWide, isBeside: isBeside && months > 0, onClose });

  function close() {
    // Does not focus the field on a phone, where the focus would open the browser's calendar.
    if (box.current?.contains(document.activeElement) && isWide) field.focus();
    onClose();
  }

  function choose(day: IsoDate) {
    if (end === 'returnDate' && pickupDate && day > pickupDate) {
      onChoose({ ...trip, returnDate: day });
      close();
    } else {
      onChoose(choosePickup(trip, day));
      setEnd('returnDate');
    }
  }

  /** Returns a price in whole units, because the box of a day has no room for decimals. */
  function priceOf(day: IsoDate): string {
    if (!prices || day < today || full.has(day)) return '';
    const minor = convertCents(prices.dailyCentsOf(day), currency, rates);
    return `${CURRENCIES[currency].symbol}${formatNumber(minorToDecimal(minor, currency), 0)}`;
  }

  const last = addDays(today, HORIZON_DAYS + (end === 'returnDate' ? MAX_RENTAL_DAYS : 0));
  const calendar = (
    <dialog
      ref={box}
      popover="manual"
      aria-label={text.label}
      onCancel={close}
      onClose={close}
      className={isWide ? 'trip-calendar' : 'trip-calendar sheet'}
    >
      <header>
        <p aria-live="polite">{text[end]}</p>
        <IconButton label={text.close} onClick={close}>
          <Icon name="icon-x" className="size-5" />
        </IconButton>
      </header>
      <PriceOfDay value={prices ? priceOf : null}>
        <DayPicker
          mode="range"
          components={{ DayButton: PricedDay }}
          onDayMouseEnter={(day) => setNear(toIso(day))}
          onDayMouseLeave={() => setNear(null)}
          onDayFocus={(day) => setNear(toIso(day))}
          locale={LOCALES[language]}
          lang={language}
          autoFocus={takesFocus || !isWide}
          numberOfMonths={months || 2}
          pagedNavigation
          today={toDay(today)}
          startMonth={toDay(today)}
          endMonth={toDay(last)}
          month={toDay(month)}
          onMonthChange={(first) => setMonth(toIso(first))}
          selected={{
            from: pickupDate ? toDay(pickupDate) : undefined,
            to: drawn.returnDate ? toDay(drawn.returnDate) : undefined,
          }}
          onSelect={(_, day) => choose(toIso(day))}
          disabled={[{ before: toDay(today), after: toDay(last) }, (day) => full.has(toIso(day))]}
          modifiers={{ full: (day) => full.has(toIso(day)) }}
          modifiersClassNames={{ full: 'is-full' }}
          labels={{
            labelNav: () => text.label,
            labelPrevious: () => text.previousMonth,
            labelNext: () => text.nextMonth,
            labelDayButton: (day, { today: isToday, selected, full: isFull }) =>
              [
                isToday && text.today,
                formatFullDate(toIso(day), dates),
                selected && text.selected,
                isFull && text.full,
                priceOf(toIso(day)),
              ]
                .filter(Boolean)
                .join(', '),
          }}
        />
      </PriceOfDay>
      <footer>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p>{daysInWords(drawn, card, dates)}</p>
          {receipt && (
            <strong className="text-lg tabular-nums">
              {formatMinor(receipt.total, receipt.currency)}
            </strong>
          )}
        </div>
        {full.size > 0 && <p>{text.fullNote}</p>}
        {!isWide && (
          <Button variant="ink" onClick={close}>
            {text.done}
          </Button>
        )}
      </footer>
    </dialog>
  );
  // Moves the calendar to the body in the oldest browsers (docs/decisions/044), which have no top
  // layer: in a sticky column the header would cover it.
  const isPortalled = isWide && !('showPopover' in HTMLElement.prototype);
  return isPortalled ? createPortal(calendar, document.body) : calendar;
}

/** Function that returns the price of a day as text; null if the calendar belongs to no car. */
const PriceOfDay = createContext<((day: IsoDate) => string) | null>(null);

/**
 * Day with a price. The price is in the day's label, and the style sheet draws the visible price,
 * so that screen readers do not read it twice.
 */
function PricedDay(props: DayButtonProps) {
  const price = use(PriceOfDay)?.(toIso(props.day.date));
  return <DayButton {...props} data-price={price || undefined} />;
}

/** Returns the days of the two visible months on which a car is full; none until the response arrives. */
function useFullDays(carId: string | undefined, month: IsoDate): ReadonlySet<IsoDate> {
  const [full, setFull] = useState<ReadonlySet<IsoDate>>(new Set());
  useEffect(() => {
    if (!carId) return;
    const left = new AbortController();
    const to = addDays(monthStart(addDays(monthStart(addDays(month, 31)), 31)), -1);
    fetch(`/api/listings/${carId}/full-days?from=${month}&to=${to}`, { signal: left.signal })
      .then((response) => response.json())
      .then(({ data }) => setFull(new Set(data.days)))
      .catch(() => {});
    return () => left.abort();
  }, [carId, month]);
  return full;
}

/** Converts a date for the picker, which uses the browser's time zone. Noon exists on each day. */
function toDay(date: IsoDate): Date {
  return new Date(`${date}T12:00`);
}

function toIso(day: Date): IsoDate {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`;
}
