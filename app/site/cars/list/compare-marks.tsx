import { useState } from 'react';
import type { CarFilters } from '#app/domain/cars/car-filters.rules.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { Sheet, SheetTrigger } from '#app/ui/dialogs/sheet.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { CarOnCard } from './car-card.tsx';
import { MOST_COMPARED, toggleCompared } from './compared-cars.rules.ts';

const COMPARE_SHEET = 'compare-sheet';

/** Checkbox on a car's picture that selects the car for comparison. */
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
    <label className="compare-mark">
      <input
        type="checkbox"
        aria-label={text.mark(car.title)}
        checked={isMarked}
        disabled={!isMarked && compared.length === MOST_COMPARED}
        onChange={() => onChange(toggleCompared(compared, car))}
      />
      <span aria-hidden="true">{text.label}</span>
    </label>
  );
}

/** Bar at the foot while cars are selected. It opens their comparison, which loads then. */
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
        <div className="compare-pill">
          {cars.length > 1 ? (
            <SheetTrigger sheet={COMPARE_SHEET} className="compare-open" onClickCapture={load}>
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
          cars.length > 1 && ( // Other cars have other terms: nothing of the former comparison stays.
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
