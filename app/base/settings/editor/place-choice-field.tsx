import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { SettingsForm } from './settings-form.tsx';

/** Checkboxes of the places at which a pickup or return at night costs the fee; none: all places. */
export function PlaceChoiceField() {
  const { labels, form: text } = useOfficeText('settings');
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'rental.outOfHours.places' });
  const places = useWatch({ control, name: 'rental.places' });
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{labels['rental.outOfHours.places']}</legend>
      <p className="mb-2 text-ink-soft text-sm">{text.hints['rental.outOfHours.places']}</p>
      {places.map((place) => (
        <label key={place} className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            checked={field.value.includes(place)}
            onChange={({ currentTarget: { checked } }) =>
              field.onChange(
                places.filter((each) => (each === place ? checked : field.value.includes(each))),
              )
            }
          />
          <span lang="tr">{place}</span>
        </label>
      ))}
    </fieldset>
  );
}
