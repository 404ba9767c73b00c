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

/** Checkbox on the picture of a car, while the visitor chooses cars to compare. */
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
        'absolute top-2 right-2 z-1 flex min-h-11 items-center gap-2 rounded-full border border-sand-line bg-white px-3 text-small-strong print:hidden',
        // Covers the picture of a row.
        'car-row:inset-y-2 car-row:right-auto car-row:left-0 car-row:w-28 car-row:justify-center car-row:rounded-control car-row:bg-white/90 car-row:px-1 car-row:text-meta',
      )}
    >
      <input
        type="checkbox"
        className="checkbox"
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
        <div className="sticky bottom-[calc(var(--page-end)+0.75rem)] z-2 flex items-center self-center rounded-full border border-sand-line bg-white text-small-strong shadow-card">
          {cars.length > 1 ? (
            <SheetTrigger
              sheet={COMPARE_SHEET}
              className="min-h-11 rounded-full bg-ink px-4 text-white"
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
