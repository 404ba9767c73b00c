import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { VEHICLES, type Vehicle, type Zone } from '#app/domain/zones/zone.rules.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import minibus from './assets/vehicle-minibus.webp';
import minivan from './assets/vehicle-minivan.webp';
import sedan from './assets/vehicle-sedan.webp';

export function VehicleChoice({
  zones,
  chosen,
  onChoose,
}: {
  zones: Zone[];
  chosen: Vehicle;
  onChoose: (vehicle: Vehicle) => void;
}) {
  const { choice, vehicles } = useText('transfers');
  return (
    <fieldset className="@container min-w-0">
      <legend className="sr-only">{choice.legend}</legend>
      <div className="grid grid-cols-3 gap-2 max-[20rem]:grid-cols-1 @max-[18rem]:grid-cols-1 sm:gap-3 lg:gap-4">
        {VEHICLES.map((vehicle) => (
          <label
            key={vehicle}
            className="group relative flex min-w-0 cursor-pointer flex-col overflow-hidden rounded-card border border-sand-line bg-white shadow-card transition-transform hover:border-control-line has-checked:border-ink has-checked:ring-2 has-checked:ring-ink has-focus-visible:outline-3 has-focus-visible:outline-turquoise-bright has-focus-visible:outline-offset-4"
          >
            <input
              type="radio"
              name="vehicle"
              value={vehicle}
              checked={vehicle === chosen}
              onChange={() => onChoose(vehicle)}
              className="absolute inset-0 z-10 cursor-pointer appearance-none rounded-card opacity-0"
            />
            <span className="relative grid place-items-center bg-sand px-2 pt-6 pb-2 lg:px-8">
              <VehiclePicture vehicle={vehicle} className="h-auto w-full" />
              <span className="absolute top-2 right-2 hidden size-6 place-items-center rounded-full bg-ink text-white group-has-checked:grid">
                <Icon name="icon-check/3" className="size-4" />
              </span>
            </span>
            <span className="min-w-0 px-2 py-2 sm:px-4 lg:px-6 lg:py-4">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="text-heading lg:text-title">{vehicles[vehicle].name}</span>
                <span className="inline-flex items-center gap-2 text-small-strong tabular-nums">
                  <Icon name="icon-users" className="size-4 text-turquoise max-sm:hidden" />
                  <span>{vehicles[vehicle].passengers}</span>
                </span>
              </span>
              <span className="mt-1 block text-pretty text-ink-soft text-small max-sm:hidden lg:text-body">
                {vehicles[vehicle].text}
              </span>
              <LowestFare zones={zones} vehicle={vehicle} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function LowestFare({ zones, vehicle }: { zones: Zone[]; vehicle: Vehicle }) {
  return (
    <span className="mt-1 block font-strong tabular-nums max-lg:text-small-strong lg:mt-3">
      {useLowestFare(zones, vehicle)}
    </span>
  );
}

/** Returns the lowest fare of a vehicle as text; null without zones. */
export function useLowestFare(zones: Zone[], vehicle: Vehicle): string | null {
  const { format } = useCurrency();
  const { from } = useText('transfers').choice;
  if (zones.length === 0) return null;
  return from(format(Math.min(...zones.map(({ fares }) => fares[vehicle]))));
}

const PICTURES: Record<Vehicle, string> = {
  capacity_1_4: sedan,
  capacity_1_6: minivan,
  capacity_1_16: minibus,
};

/** Side view of a vehicle. All vehicles are drawn on one scale. */
export function VehiclePicture({ vehicle, className }: { vehicle: Vehicle; className?: string }) {
  return (
    <img
      src={PICTURES[vehicle]}
      alt=""
      width="640"
      height="296"
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
