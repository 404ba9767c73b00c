import { Combo } from './car-form-controls.tsx';
import { carFormText as text } from './fleet.text.ts';

export function PlaceFields({ places }: { places: string[] }) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <Combo name="pickupLocation" choices={places} hint={text.hints.place} />
      <Combo name="dropoffLocation" choices={places} hint={text.hints.place} />
    </div>
  );
}
