import minibus from './assets/vehicle-minibus.webp';
import minivan from './assets/vehicle-minivan.webp';
import sedan from './assets/vehicle-sedan.webp';
import type { Vehicle } from './zone.rules.ts';

const PICTURES: Record<Vehicle, string> = {
  capacity_1_4: sedan,
  capacity_1_6: minivan,
  capacity_1_16: minibus,
};

/** The vehicle from its side; all are drawn to one scale and stand on one line. */
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
