import parked from '#app/base/shell/assets/parked.svg?no-inline';
import { CarPicture } from '#app/domain/cars/car-picture.tsx';
import { editCarPath } from '#app/editing/office-paths.rules.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import { Skeleton, SkeletonLine } from '#app/ui/states/skeleton.tsx';
import { StatusDot, type StatusTone } from '#app/ui/states/status-dot.tsx';
import type { AvailableCar } from './dashboard.schema.ts';

const GRID = 'grid grid-cols-1 gap-3 @3xl:grid-cols-5';
const CARD =
  'flex h-full overflow-hidden rounded-card border border-sand-line bg-white @3xl:flex-col';

export function AvailableCarList({ cars }: { cars: AvailableCar[] }) {
  const { newCar } = useOfficeText('today').page;
  const { available: text } = useOfficeText('today');
  if (cars.length === 0) {
    return (
      <EmptyPart
        drawing={parked}
        heading="h3"
        title={text.empty}
        text={text.emptyText}
        action={
          <ButtonLink size="sm" to={editCarPath()}>
            {newCar}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className={GRID}>
      {cars.map((car) => (
        <li key={car.id}>
          <Link
            to={editCarPath(car.id)}
            className={`${CARD} transition-colors hover:border-control-line`}
          >
            <div
              aria-hidden="true"
              className="@3xl:w-full w-28 shrink-0 self-center @max-3xl:ml-3 @max-3xl:overflow-hidden @max-3xl:rounded-control"
            >
              <CarPicture car={car} sizes="220px" />
            </div>
            <div className="min-w-0 grow p-3">
              <p className="truncate font-semibold">{car.title}</p>
              <p className="text-ink-soft text-sm tabular-nums">
                <span className="font-semibold text-ink">
                  {formatMinor(eurosToCents(car.effectivePricing.daily), 'EUR')}
                </span>{' '}
                <span>{text.aDay}</span>
              </p>
              <p className="mt-1 text-sm tabular-nums">
                <Units {...car} />
              </p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Units({ status, available_units: free, total_units: total }: AvailableCar) {
  const text = useOfficeText('today').available;
  const [tone, words]: [StatusTone, string] = !status
    ? ['done', text.inactive]
    : free > 0
      ? ['good', text.units(free, total)]
      : ['waiting', text.allOut];
  return <StatusDot tone={tone}>{words}</StatusDot>;
}

export function AvailableCarListSkeleton() {
  return (
    <div className={GRID}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className={CARD}>
          <Skeleton className="aspect-3/2 w-28 shrink-0 rounded-none @3xl:w-full" />
          <div className="min-w-0 grow p-3">
            <SkeletonLine className="w-3/4" />
            <div className="text-sm">
              <SkeletonLine className="w-1/2" />
            </div>
            <div className="mt-1 text-sm">
              <SkeletonLine className="w-2/3" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
