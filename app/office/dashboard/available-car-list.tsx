import { editCarPath } from '#app/editing/office-paths.rules.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { StatusDot, type StatusTone } from '#app/ui/states/status-dot.tsx';
import type { AvailableCar } from './dashboard.schema.ts';
import { LINE, NoLines } from './lines.tsx';

/** Cars that can be rented now, one line each, with the price of a day and the free units. */
export function AvailableCarList({ cars }: { cars: AvailableCar[] }) {
  const { newCar } = useOfficeText('today').page;
  const { available: text } = useOfficeText('today');
  if (cars.length === 0) {
    return (
      <NoLines
        title={text.empty}
        text={text.emptyText}
        add={{ to: editCarPath(), label: newCar }}
      />
    );
  }
  return (
    <ul>
      {cars.map((car) => (
        <li key={car.id}>
          <Link to={editCarPath(car.id)} className={LINE}>
            <span title={car.title} className="min-w-0 grow truncate font-strong">
              {car.title}
            </span>
            <span className="shrink-0">
              <span>{formatMinor(eurosToCents(car.effectivePricing.daily), 'EUR')}</span>
              <span className="sr-only">{` ${text.aDay}`}</span>
            </span>
            <span className="shrink-0 text-meta">
              <Units {...car} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Shows free and all units, or a word for a car that nobody can rent. */
function Units({ status, available_units: free, total_units: total }: AvailableCar) {
  const text = useOfficeText('today').available;
  const [tone, words]: [StatusTone, string] = status
    ? ['waiting', text.allOut]
    : ['done', text.inactive];
  if (!status || free === 0) return <StatusDot tone={tone}>{words}</StatusDot>;
  return (
    <StatusDot tone="good">
      <span aria-hidden="true">{`${free}/${total}`}</span>
      <span className="sr-only">{text.units(free, total)}</span>
    </StatusDot>
  );
}
