import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { brokenRules, type LettingRule } from '#app/domain/availability/letting.rules.ts';
import { visitorsRefusal } from '#app/domain/availability/refusal-text.rules.ts';
import {
  type CarFilters,
  carListHref,
  requestedPeriod,
} from '#app/domain/cars/car-filters.rules.ts';
import {
  cheapestByDay,
  type StripDay,
  type StripOffers,
} from '#app/domain/cars/day-strip.rules.ts';
import { formatDayMonth } from '#app/lib/dates/dates.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { cx } from '#app/ui/class-names.ts';
import { useSiteTexts } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';

/**
 * The same rental some days earlier and later. Each day is a link with the lowest total of the
 * filtered cars.
 */
export function DayStrip({
  offers,
  filters,
  rules,
}: {
  offers: StripOffers;
  filters: CarFilters;
  /** Letting rules for all cars. */
  rules: readonly LettingRule[];
}) {
  const texts = useSiteTexts();
  const { dates } = texts;
  const text = texts.cars.browse;
  const { currency, rates } = useCurrency();
  const strip = useRef<HTMLUListElement>(null);
  const days = cheapestByDay(offers, { filters, currency, rates });
  const totals = days.flatMap(({ total }) => (total === null ? [] : [total]));
  const least = Math.min(...totals);
  // Marks the lowest price only if at most half of the days have it. Otherwise the mark would not
  // help.
  const isRare = totals.filter((total) => total === least).length <= totals.length / 2;
  const { pickupDate } = filters;

  // Scrolls the chosen day to the middle, because the strip is wider than the page on a phone.
  useEffect(() => {
    const list = strip.current;
    const chosen = list?.querySelector<HTMLElement>(`[data-day="${pickupDate}"]`);
    if (list && chosen)
      list.scrollLeft = chosen.offsetLeft + (chosen.offsetWidth - list.clientWidth) / 2;
  }, [pickupDate]);

  if (days.length < 2) return null;
  return (
    <nav aria-label={text.strip.label}>
      <ul
        ref={strip}
        className="no-scrollbar relative flex gap-1.5 overflow-x-auto py-1 tabular-nums max-md:-mx-(--page-gutter) max-md:px-(--page-gutter)"
        onKeyDown={moveFocus}
      >
        {days.map((day) => {
          const isChosen = day.pickupDate === pickupDate;
          const isLowest = isRare && day.total === least;
          const period = requestedPeriod({ ...filters, ...datesOf(day) });
          const [refusal] = day.isRefused && period ? brokenRules(rules, period) : [];
          const amount =
            day.total !== null
              ? formatMinor(day.total, currency)
              : refusal
                ? text.strip.refused(refusal)
                : day.isRefused
                  ? text.strip.refusedAll
                  : text.strip.full;
          return (
            <li key={day.pickupDate} data-day={day.pickupDate} className="flex-[1_0_5.25rem]">
              <Link
                to={carListHref({ ...filters, ...datesOf(day) })}
                aria-current={isChosen ? 'true' : undefined}
                preventScrollReset
                className={cx(
                  'flex h-full min-h-13 flex-col items-center justify-center rounded-control border px-1 text-center text-xs leading-4',
                  isChosen
                    ? 'border-ink bg-ink text-white'
                    : 'border-sand-line bg-white hover:border-ink',
                )}
              >
                <span className="sr-only">{text.strip.pickup}</span>
                <span className={cx(day.isRefused && 'line-through')}>
                  {formatDayMonth(day.pickupDate, dates)}
                </span>
                <strong className={cx(day.isRefused ? 'text-balance' : 'whitespace-nowrap')}>
                  {amount}
                </strong>
                {refusal && <span className="sr-only">{visitorsRefusal(refusal, texts)}</span>}
                {isLowest && (
                  <em className={cx('font-semibold not-italic', !isChosen && 'text-turquoise')}>
                    {text.strip.lowest}
                  </em>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const datesOf = ({ pickupDate, returnDate }: StripDay) => ({ pickupDate, returnDate });

/** Arrow keys move between days, as in a calendar; Tab leaves the strip. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links[links.indexOf(event.target as HTMLAnchorElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
