import { createContext, use, useEffect, useRef, useState } from 'react';
import { DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import { ru } from 'react-day-picker/locale/ru';
import { tr } from 'react-day-picker/locale/tr';
import { createPortal } from 'react-dom';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import {
  brokenRules,
  type LettingRule,
  refusedPickup,
} from '#app/domain/availability/letting.rules.ts';
import { visitorsRefusal } from '#app/domain/availability/refusal-text.rules.ts';
import { MAX_RENTAL_DAYS, type RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import type { PriceReceipt } from '#app/domain/pricing/receipt.rules.ts';
import { HORIZON_DAYS } from '#app/domain/requests/request.rules.ts';
import { choosePickup, daysInWords } from '#app/domain/requests/trip.rules.ts';
import {
  addDays,
  calendarDaysBetween,
  formatFullDate,
  type IsoDate,
  monthStart,
} from '#app/lib/dates/dates.ts';
import {
  CURRENCIES,
  convertCents,
  formatMinor,
  formatNumber,
  minorToDecimal,
} from '#app/lib/money/money.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { LanguageContext, useSiteTexts } from '#app/ui/language/use-text.ts';
import { isNarrowScreen } from '#app/ui/media-query.ts';
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
  /** Letting rules for the car, or for all cars. */
  rules: readonly LettingRule[];
  /** Prices of the car, shown below the days. */
  prices?: DayPrices | undefined;
  /** Date field of the calendar. Its name states which day is chosen. */
  field: HTMLInputElement;
  takesFocus: boolean;
  /** Puts the calendar left of the form if there is room, so that it covers no field. */
  isBeside?: boolean | undefined;
  /** Shows the calendar in its place on the page, without a dialog of its own. */
  isInline?: boolean | undefined;
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
  const { trip, today, carId, rules, prices, field, takesFocus, isBeside = false } = props;
  const { isInline = false } = props;
  const { onChoose, onClose } = props;
  const language = use(LanguageContext);
  const texts = useSiteTexts();
  const text = texts.cars.calendar;
  const { dates } = texts;
  const { card } = texts.cars;
  const box = useRef<HTMLDialogElement>(null);
  const [isWide] = useState(() => !isNarrowScreen());
  const [months] = useState(() => {
    if (isInline) return isBesideCard() ? 1 : 2;
    return isBeside && isWide ? monthsBeside(field) : 2;
  });
  const [end, setEnd] = useState<'pickupDate' | 'returnDate'>(
    // A refused pickup comes first, because it has no return day.
    field.name === 'returnDate' && refusedPickup(rules, trip.pickupDate).length === 0
      ? 'returnDate'
      : 'pickupDate',
  );
  const { pickupDate } = trip;
  const [month, setMonth] = useState(monthStart(trip[end] || pickupDate || today));
  const full = useFullDays(carId, month);
  const { currency, rates } = useCurrency();
  /**
   * Day under the pointer or with the focus. A sheet shows only why the day is blocked, because
   * other texts that change would move the days under a finger.
   */
  const [near, setNear] = useState<IsoDate | null>(null);
  const isDrawn =
    isWide && end === 'returnDate' && near !== null && pickupDate !== '' && near > pickupDate;
  const drawn = isDrawn && reasonAgainst(near) === null ? { ...trip, returnDate: near } : trip;
  const isPriced = drawn.returnDate > drawn.pickupDate && brokenRules(rules, drawn).length === 0;
  const receipt = isPriced ? prices?.receiptOf(drawn) : null;
  const refused = shownDays(month).filter((day) => refusalOf(day) !== null);
  const reason = near === null ? null : reasonAgainst(near);
  useShown(box, field, { isWide, isBeside: isBeside && months > 0, onClose });

  function close() {
    // Does not focus the field on a phone, where the focus would open the browser's calendar.
    if (box.current?.contains(document.activeElement) && isWide) field.focus();
    onClose();
  }

  /** Returns the rule that refuses a day as pickup or return; null if the day is allowed. */
  function refusalOf(day: IsoDate) {
    if (rules.length === 0 || day < today) return null;
    const isReturn = end === 'returnDate' && pickupDate !== '' && day > pickupDate;
    const broken = isReturn
      ? brokenRules(rules, { ...trip, returnDate: day })
      : refusedPickup(rules, day);
    return broken[0] ?? null;
  }

  /** Returns why a day cannot be chosen; null if it can. */
  function reasonAgainst(day: IsoDate): string | null {
    if (full.has(day)) return text.fullDay;
    const refusal = refusalOf(day);
    return refusal && visitorsRefusal(refusal, texts);
  }

  function choose(day: IsoDate) {
    setNear(day);
    if (reasonAgainst(day) !== null) return;
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
    if (!prices || day < today || reasonAgainst(day) !== null) return '';
    const minor = convertCents(prices.dailyCentsOf(day), currency, rates);
    return `${CURRENCIES[currency].symbol}${formatNumber(minorToDecimal(minor, currency), 0)}`;
  }

  /** Returns the most frequent price of the shown days. */
  function usualPrice(): string {
    const counts = new Map<string, number>();
    for (const price of shownDays(month).map(priceOf).filter(Boolean)) {
      counts.set(price, (counts.get(price) ?? 0) + 1);
    }
    return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  }

  const last = addDays(today, HORIZON_DAYS + (end === 'returnDate' ? MAX_RENTAL_DAYS : 0));
  const content = (
    <>
      <PriceOfDay value={prices ? { priceOf, usual: usualPrice() } : null}>
        <DayPicker
          mode="range"
          components={{ DayButton: PricedDay }}
          onDayMouseEnter={(day) => setNear(toIso(day))}
          // The reason stays after a tap, although the browser then reports a mouse that leaves.
          onDayMouseLeave={() => isWide && setNear(null)}
          onDayFocus={(day) => setNear(toIso(day))}
          locale={LOCALES[language]}
          lang={language}
          autoFocus={takesFocus || !(isWide || isInline)}
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
          // Blocked days are not disabled, so that a tap or the focus tells the reason.
          disabled={{ before: toDay(today), after: toDay(last) }}
          modifiers={{
            full: (day) => full.has(toIso(day)),
            refused: (day) => refused.includes(toIso(day)),
          }}
          modifiersClassNames={{ full: 'is-full', refused: 'is-refused' }}
          labels={{
            labelNav: () => text.label,
            labelPrevious: () => text.previousMonth,
            labelNext: () => text.nextMonth,
            labelDayButton: (day, { today: isToday, selected, full: isFull }) =>
              [
                isToday && text.today,
                formatFullDate(toIso(day), dates),
                selected && text.selected,
                isFull ? text.full : reasonAgainst(toIso(day)),
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
            <strong className="text-heading tabular-nums">
              {formatMinor(receipt.total, receipt.currency)}
            </strong>
          )}
        </div>
        {(full.size > 0 || refused.length > 0) && (
          // Two lines of a longer reason have room, so that the calendar keeps its height.
          <p className={cx(refused.length > 0 && 'min-h-10')}>
            {refused.length > 0 ? (reason ?? text.blockedNote) : text.fullNote}
          </p>
        )}
        {!isWide && (
          <Button variant="ink" onClick={close}>
            {text.done}
          </Button>
        )}
      </footer>
    </>
  );
  if (isInline) {
    return (
      <div className="trip-calendar inline">
        <p aria-live="polite" className="text-small-strong">
          {text[end]}
        </p>
        {content}
      </div>
    );
  }
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
      {content}
    </dialog>
  );
  // Moves the calendar to the body in the oldest browsers (docs/decisions/044), which have no top
  // layer: in a sticky column the header would cover it.
  const isPortalled = isWide && !('showPopover' in HTMLElement.prototype);
  return isPortalled ? createPortal(calendar, document.body) : calendar;
}

/** Returns true in a window with room for only one month beside the card of a car. */
function isBesideCard(): boolean {
  return matchMedia('(64rem <= width < 76rem)').matches;
}

/** Prices of days as texts; null if the calendar belongs to no car. */
const PriceOfDay = createContext<{ priceOf: (day: IsoDate) => string; usual: string } | null>(null);

/**
 * Day with a price. The price is in the day's label, and the style sheet draws the visible price,
 * so that screen readers do not read it twice.
 */
function PricedDay(props: DayButtonProps) {
  const prices = use(PriceOfDay);
  const price = prices?.priceOf(toIso(props.day.date));
  const { full, refused } = props.modifiers;
  return (
    <DayButton
      {...props}
      aria-disabled={full || refused || props['aria-disabled']}
      data-price={price || undefined}
      data-other={(price && price !== prices?.usual) || undefined}
    />
  );
}

/** Returns the days of the two visible months on which a car is full; none until the response arrives. */
function useFullDays(carId: string | undefined, month: IsoDate): ReadonlySet<IsoDate> {
  const [full, setFull] = useState<ReadonlySet<IsoDate>>(new Set());
  useEffect(() => {
    if (!carId) return;
    const left = new AbortController();
    fetch(`/api/listings/${carId}/full-days?from=${month}&to=${shownDays(month).at(-1)}`, {
      signal: left.signal,
    })
      .then((response) => response.json())
      .then(({ data }) => setFull(new Set(data.days)))
      .catch(() => {});
    return () => left.abort();
  }, [carId, month]);
  return full;
}

/** Returns the days of the two months that begin with `month`. */
function shownDays(month: IsoDate): IsoDate[] {
  const end = monthStart(addDays(monthStart(addDays(month, 31)), 31));
  return Array.from({ length: calendarDaysBetween(month, end) }, (_, day) => addDays(month, day));
}

/** Converts a date for the picker, which uses the browser's time zone. Noon exists on each day. */
function toDay(date: IsoDate): Date {
  return new Date(`${date}T12:00`);
}

function toIso(day: Date): IsoDate {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`;
}
