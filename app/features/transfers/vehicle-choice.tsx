import { Users } from 'lucide-react';
import { useCurrency } from '../exchange-rates/currency-provider.tsx';
import { transfersText } from './transfers.text.ts';
import { VehiclePicture } from './vehicle-picture.tsx';
import { VEHICLES, type Vehicle, type Zone } from './zone.rules.ts';

const text = transfersText.choice;

/** One of the three sizes of vehicle: native radio buttons, as large as their drawings. */
export function VehicleChoice({
  zones,
  chosen,
  onChoose,
}: {
  zones: Zone[];
  chosen: Vehicle;
  onChoose: (vehicle: Vehicle) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{text.legend}</legend>
      <div className="grid gap-3 md:grid-cols-3 md:gap-5">
        {VEHICLES.map((vehicle) => (
          <label
            key={vehicle}
            className="group relative grid cursor-pointer grid-cols-[7.5rem_1fr] items-center gap-x-4 rounded-card border border-sand-line bg-white p-3 shadow-card transition-transform hover:border-control-line has-checked:border-turquoise has-checked:ring-2 has-checked:ring-turquoise has-focus-visible:outline-3 has-focus-visible:outline-turquoise-bright has-focus-visible:outline-offset-4 md:flex md:flex-col md:items-stretch md:p-6"
          >
            <input
              type="radio"
              name="vehicle"
              value={vehicle}
              checked={vehicle === chosen}
              onChange={() => onChoose(vehicle)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-card opacity-0"
            />
            <span className="grid place-items-center rounded-control bg-sand px-2 pt-2 group-has-checked:bg-turquoise-wash md:px-4 md:pt-4">
              <VehiclePicture vehicle={vehicle} className="h-auto w-full" />
            </span>
            <span className="min-w-0 md:mt-5">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-extrabold text-xl tracking-tight md:text-2xl">
                  {transfersText.vehicles[vehicle].name}
                </span>
                <span className="inline-flex items-center gap-1.5 font-semibold text-sm tabular-nums">
                  <Users aria-hidden="true" className="size-4 text-turquoise" />
                  {transfersText.vehicles[vehicle].passengers}
                </span>
              </span>
              <span className="mt-1 block text-pretty text-ink-soft text-sm md:text-base">
                {transfersText.vehicles[vehicle].text}
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
  const { format } = useCurrency();
  if (zones.length === 0) return null;
  const lowest = Math.min(...zones.map(({ fares }) => fares[vehicle]));
  return (
    <span className="mt-1 block font-semibold tabular-nums max-md:text-sm md:mt-3">
      {text.from(format(lowest))}
    </span>
  );
}
