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
 * The same rental some days earlier and later, compared with the chosen days: a link for each day
 * on which the lowest total of the filtered cars differs. Shows nothing if no day differs.
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
  const { pickupDate } = filters;
  const all = cheapestByDay(offers, { filters, currency, rates });
  const chosen = all.find((day) => day.pickupDate === pickupDate);
  const days = all.filter((day) => day === chosen || day.total !== chosen?.total);

  // Scrolls the chosen day to the middle, because the strip may be wider than a phone.
  useEffect(() => {
    const list = strip.current;
    const current = list?.querySelector<HTMLElement>(`[data-day="${pickupDate}"]`);
    if (list && current)
      list.scrollLeft = current.offsetLeft + (current.offsetWidth - list.clientWidth) / 2;
  }, [pickupDate]);

  /** Returns what a day has instead of a price: the reason for which it has none. */
  function withoutPrice(day: (typeof days)[number]) {
    const period = requestedPeriod({ ...filters, ...datesOf(day) });
    const [refusal] = day.isRefused && period ? brokenRules(rules, period) : [];
    if (!refusal) return <strong>{day.isRefused ? text.strip.refusedAll : text.strip.full}</strong>;
    return (
      <>
        <strong>{text.strip.refused(refusal)}</strong>
        <span className="sr-only">{visitorsRefusal(refusal, texts)}</span>
      </>
    );
  }

  function withPrice(total: number) {
    const isCompared = chosen && chosen.total !== null && total !== chosen.total;
    if (!isCompared) return <strong>{formatMinor(total, currency)}</strong>;
    const difference = total - (chosen.total ?? 0);
    const isLess = difference < 0;
    return (
      <>
        <strong aria-hidden="true" className={cx(isLess && 'text-turquoise')}>
          {`${isLess ? '−' : '+'}${formatMinor(Math.abs(difference), currency)}`}
        </strong>
        <span className="sr-only">{formatMinor(total, currency)}</span>
      </>
    );
  }

  if (days.length < 2) return null;
  return (
    <nav aria-label={text.strip.label}>
      <ul
        ref={strip}
        className="no-scrollbar relative flex gap-2 overflow-x-auto py-1 tabular-nums max-md:-mx-(--page-gutter) max-md:px-(--page-gutter)"
        onKeyDown={moveFocus}
      >
        {days.map((day) => (
          <li key={day.pickupDate} data-day={day.pickupDate} className="shrink-0">
            <Link
              to={carListHref({ ...filters, ...datesOf(day) })}
              aria-current={day === chosen ? 'true' : undefined}
              preventScrollReset
              className={cx(
                // A finger may miss the pill by 4 px.
                'relative flex min-h-9 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-small after:absolute after:-inset-1',
                day === chosen
                  ? 'border-ink bg-ink text-white'
                  : 'border-sand-line bg-white hover:border-ink',
              )}
            >
              <span className="sr-only">{text.strip.pickup}</span>
              <span className={cx(day.isRefused && 'line-through')}>
                {formatDayMonth(day.pickupDate, dates)}
              </span>
              {day.total === null ? withoutPrice(day) : withPrice(day.total)}
            </Link>
          </li>
        ))}
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
