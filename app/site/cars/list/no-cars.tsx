import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?inline';
import {
  brokenRules,
  type LettingRule,
  laterAllowed,
} from '#app/domain/availability/letting.rules.ts';
import {
  type CarFilters,
  carListHref,
  requestedPeriod,
} from '#app/domain/cars/car-filters.rules.ts';
import type { RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import { receiptIn } from '#app/domain/pricing/receipt.rules.ts';
import { formatDayRange } from '#app/lib/dates/dates.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { focusOn } from '#app/ui/focus.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { Refusal } from '../search/refusal.tsx';
import type { RefusedCarOnCard } from './car-card.tsx';
import { sharedRules } from './refused-cars.tsx';

const DRAWING = <img src={emptyRoad} alt="" width={240} height={160} />;

interface Refused {
  filters: CarFilters;
  /** Cars that rules allow only on other days. */
  refused: RefusedCarOnCard[];
  /** Letting rules for all cars. */
  rules: readonly LettingRule[];
}

/** Empty list: its reason and what helps. If letting rules refuse the days, offers allowed days. */
export function NoCars({ filters, refused, rules }: Refused) {
  const text = useText('cars').browse;
  const period = requestedPeriod(filters);
  const common = period ? brokenRules(rules, period) : [];
  if (period && (refused.length > 0 || common.length > 0)) {
    const reasons = sharedRules(refused) ?? common;
    return (
      <EmptyState
        role="status"
        drawing={DRAWING}
        title={
          reasons.length > 0
            ? reasons.map((rule) => (
                <span key={rule.kind} className="block">
                  <Refusal rule={rule} />
                </span>
              ))
            : text.refused.empty
        }
        action={<AllowedDays {...{ filters, period, refused, rules }} />}
      />
    );
  }
  return (
    <EmptyState
      role="status"
      drawing={DRAWING}
      title={text.empty}
      text={text.emptyHint}
      action={
        <ButtonLink to="/cars" variant="ink" onClick={() => focusOn('cars-found')}>
          {text.clearFilters}
        </ButtonLink>
      }
    />
  );
}

/** Link to the allowed rental with the nearest pickup, the shortest of several; else to later days. */
function AllowedDays({ filters, period, refused, rules }: Refused & { period: RentalPeriod }) {
  const { refused: text } = useText('cars').browse;
  const dates = useText('dates');
  const { currency, rates } = useCurrency();
  const priced = refused.flatMap(({ pickupDate, returnDate, quote }) =>
    quote
      ? [
          {
            pickupDate,
            returnDate,
            days: quote.days,
            total: receiptIn(currency, rates, quote).total,
          },
        ]
      : [],
  );
  const [best] = priced.toSorted(
    (a, b) => a.pickupDate.localeCompare(b.pickupDate) || a.days - b.days || a.total - b.total,
  );
  const days = best ?? laterAllowed(rules, period);
  if (!days) return null;
  const { pickupDate, returnDate } = days;
  const range = unbroken(formatDayRange(pickupDate, returnDate, dates));
  return (
    <ButtonLink
      to={carListHref({ ...filters, pickupDate, returnDate })}
      variant="ink"
      className="flex-wrap gap-x-2 gap-y-0 py-1 tabular-nums"
      onClick={() => focusOn('cars-found')}
    >
      <span>{best ? text.take(best.days, formatMinor(best.total, currency)) : text.seeDays}</span>
      <span className="text-small">{range}</span>
    </ButtonLink>
  );
}
