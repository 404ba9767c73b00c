import { useState } from 'react';
import type { CarFilters } from '#app/domain/cars/car-filters.rules.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Sheet, SheetTrigger } from '#app/ui/dialogs/sheet.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { CarOnCard } from './car-card.tsx';
import { MAX_COMPARED, toggleCompared } from './compared-cars.rules.ts';

const COMPARE_SHEET = 'compare-sheet';

export function CompareMark({
  car,
  compared,
  onChange,
}: {
  car: CarOnCard;
  compared: CarOnCard[];
  onChange: (cars: CarOnCard[]) => void;
}) {
  const { compare: text } = useText('cars').browse;
  const isMarked = compared.some(({ id }) => id === car.id);
  return (
    <label
      className={cx(
        'absolute top-0 right-0 z-1 flex min-h-11 min-w-11 items-center justify-center gap-2 px-3 font-semibold text-sm noscript:hidden print:hidden',
        // Keeps the row low: a line of 16 px whose touch area overlaps its neighbours.
        'car-row:static car-row:-my-3.5 car-row:justify-start car-row:self-end car-row:justify-self-start car-row:px-0 car-row:text-xs car-row:[grid-area:facts]',
      )}
    >
      <input
        type="checkbox"
        className="size-5 accent-turquoise"
        aria-label={text.mark(car.title)}
        checked={isMarked}
        disabled={!isMarked && compared.length === MAX_COMPARED}
        onChange={() => onChange(toggleCompared(compared, car))}
      />
      <span aria-hidden="true">{text.label}</span>
    </label>
  );
}

/**
 * Bar at the bottom while cars are selected. Its button opens the comparison, which is loaded then.
 */
export function ComparisonBar({
  cars,
  trip,
  onClear,
}: {
  cars: CarOnCard[];
  trip: CarFilters;
  onClear: () => void;
}) {
  const { compare: text, tryAgain, closeFilters } = useText('cars').browse;
  const [module, setModule] = useState<typeof import('./compare-cars.tsx') | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    import('./compare-cars.tsx').then(setModule, () => setFailed(true));
  };
  return (
    <>
      {cars.length > 0 && (
        <div className="sticky bottom-[calc(var(--page-end)+0.75rem)] z-2 flex items-center self-center rounded-full border border-sand-line bg-white font-semibold text-sm shadow-card">
          {cars.length > 1 ? (
            <SheetTrigger
              sheet={COMPARE_SHEET}
              className="min-h-12 rounded-full bg-ink px-5 text-white"
              onClickCapture={load}
            >
              {text.open(cars.length)}
            </SheetTrigger>
          ) : (
            <p role="status" className="px-4">
              {text.oneMore}
            </p>
          )}
          <IconButton label={text.clear} onClick={onClear}>
            <Icon name="icon-x" className="size-5" />
          </IconButton>
        </div>
      )}
      <Sheet
        id={COMPARE_SHEET}
        title={text.title}
        closeLabel={closeFilters}
        className="md:w-[min(100%,60rem)]"
      >
        {module &&
          cars.length > 1 && ( // The key resets the comparison for other cars, which have other terms.
            <module.CompareCars key={cars.map(({ id }) => id).join(' ')} cars={cars} trip={trip} />
          )}
        {!module && !isFailed && <p role="status">{text.loading}</p>}
        {isFailed && (
          <Button size="sm" onClick={load}>
            {tryAgain}
          </Button>
        )}
      </Sheet>
    </>
  );
}
