import { useController, useFormContext } from 'react-hook-form';
import { InputField } from '#app/ui/field.tsx';
import { AddRow } from './add-row.tsx';
import { RowTools } from './row-tools.tsx';
import { controlId } from './settings-fields.rules.ts';
import type { SettingsForm } from './settings-form.schema.ts';
import { settingsFormText } from './settings-form.text.ts';
import { useErrorsWithin } from './settings-form-controls.tsx';
import { MAX_LINE, MAX_PLACES } from './settings-limits.rules.ts';
import { useRows } from './use-rows.ts';

const text = settingsFormText.places;
const ID = controlId('rental.places');

export function PlaceListField() {
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'rental.places' });
  const errorAt = useErrorsWithin('rental.places');
  const places = field.value;
  const rows = useRows({ id: ID, rows: places, onChange: field.onChange, nameOf: text.one });
  return (
    <fieldset id={ID} tabIndex={-1} className="grid min-w-0 gap-3 outline-none">
      <legend className="sr-only">{settingsFormText.fields['rental.places']}</legend>
      {places.map((place, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is a text, and typed in place
        <div key={i} className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <InputField
            id={`${ID}-${i}`}
            label={text.one(i + 1)}
            value={place}
            maxLength={MAX_LINE}
            error={errorAt(String(i))}
            onChange={({ currentTarget }) => rows.set(i, currentTarget.value)}
            onBlur={field.onBlur}
            autoComplete="off"
            className="min-w-36 grow"
          />
          <RowTools
            id={`${ID}-${i}`}
            name={place || text.one(i + 1)}
            place={i}
            count={places.length}
            onMove={(by) => rows.move(i, by)}
            onRemove={() => rows.remove(i)}
          />
        </div>
      ))}
      <AddRow
        id={ID}
        error={errorAt('')}
        full={places.length >= MAX_PLACES}
        label={text.add}
        onAdd={() => rows.add('')}
        said={rows.said}
      />
    </fieldset>
  );
}
