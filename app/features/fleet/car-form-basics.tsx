import {
  BODY_TYPES,
  CAR_CATEGORIES,
  MAX_DESCRIPTION,
  MAX_TITLE,
} from '#app/features/cars/car.schema.ts';
import { CAR_BRANDS } from './car-choices.rules.ts';
import { Choice, Combo, NumberInput, TextBox, TextInput } from './car-form-controls.tsx';
import { carFormText as text } from './fleet.text.ts';

export function BasicsFields() {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextInput
        name="title"
        hint={text.hints.title}
        maxLength={MAX_TITLE}
        required
        className="sm:col-span-2"
      />
      <Combo name="brand" choices={CAR_BRANDS} hint={text.hints.brand} required />
      <TextInput name="model" required />
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4">
        <NumberInput name="year" whole required maxLength={4} />
        <Choice name="category" options={CAR_CATEGORIES} />
      </div>
      <Choice name="bodyType" options={BODY_TYPES} />
      <TextBox name="description" rows={6} maxLength={MAX_DESCRIPTION} className="sm:col-span-2" />
    </div>
  );
}
