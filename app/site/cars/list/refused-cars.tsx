import type { BrokenRule } from '#app/domain/availability/letting.rules.ts';
import type { Trip } from '#app/domain/requests/trip.rules.ts';
import { formatDayRange } from '#app/lib/dates/dates.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { cx } from '#app/ui/class-names.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { iconBefore } from '#app/ui/pictures/icon.tsx';
import { Refusal } from '../search/refusal.tsx';
import { CARD_SIZES, CARDS, CarCard, type RefusedCarOnCard } from './car-card.tsx';

/** Number of cards that are shown before the visitor opens the others. */
const SHOWN = 6;

/**
 * Cars that letting rules refuse for the requested days, but allow on other days. A card has the
 * total of that rental and leads to it.
 */
export function RefusedCars({
  cars,
  trip,
  isReasonKnown,
}: {
  cars: RefusedCarOnCard[];
  trip: Trip;
  /** True if the page already tells a reason that all cars share. */
  isReasonKnown: boolean;
}) {
  const { refused: text, more } = useText('cars').browse;
  const shared = sharedRules(cars);
  const rest = cars.slice(SHOWN);
  const cards = (shown: RefusedCarOnCard[]) => (
    <Cards cars={shown} trip={trip} showReasons={shared === null} />
  );
  return (
    <section
      aria-labelledby="cars-refused"
      className="mt-4 flex flex-col gap-2 border-sand-line border-t pt-4 md:mt-6 md:gap-3 md:pt-6"
    >
      <div>
        <h2 id="cars-refused" className="text-heading">
          {text.title}
        </h2>
        {!isReasonKnown && shared && (
          <Reasons rules={shared} className="text-ink-soft text-small" />
        )}
      </div>
      {cards(cars.slice(0, SHOWN))}
      {rest.length > 0 && (
        <details>
          <summary
            className={cx(
              'disclosure w-fit text-small-strong text-turquoise hover:underline',
              iconBefore('icon-chevron-right'),
            )}
          >
            {more(rest.length)}
          </summary>
          <div className="pt-2">{cards(rest)}</div>
        </details>
      )}
    </section>
  );
}

function Cards({
  cars,
  trip,
  showReasons,
}: {
  cars: RefusedCarOnCard[];
  trip: Trip;
  showReasons: boolean;
}) {
  const dates = useText('dates');
  const { days } = useText('cars').card;
  return (
    <ul className={CARDS}>
      {cars.map((car) => {
        const { pickupDate, returnDate, quote, broken } = car;
        const range = unbroken(formatDayRange(pickupDate, returnDate, dates));
        return (
          <li key={car.id}>
            <CarCard
              car={car}
              trip={{ ...trip, pickupDate, returnDate }}
              note={
                <>
                  {showReasons && <Reasons rules={broken} className="text-ink-soft" />}
                  <p className="font-strong tabular-nums">
                    {quote ? `${range} · ${days(quote.days)}` : range}
                  </p>
                </>
              }
              sizes={CARD_SIZES}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Reasons({ rules, className }: { rules: BrokenRule[]; className: string }) {
  return rules.map((rule) => (
    <p key={rule.kind} className={className}>
      <Refusal rule={rule} />
    </p>
  ));
}

/** Returns the rules that refuse the cars if all are refused by the same ones; otherwise null. */
export function sharedRules(cars: readonly RefusedCarOnCard[]): BrokenRule[] | null {
  const [first] = cars;
  if (!first) return null;
  const keyOf = ({ broken }: RefusedCarOnCard) =>
    broken.map(({ ruleId, kind }) => `${ruleId} ${kind}`).join();
  return cars.every((car) => keyOf(car) === keyOf(first)) ? first.broken : null;
}
