import { useController, useFormContext, useWatch } from 'react-hook-form';
import { cx } from '#app/ui/class-names.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { controlId, FieldGroup, type SettingsForm, useErrorsWithin } from './settings-form.tsx';

/**
 * Choice of the places with the fee out of hours. An empty list means all places, so the checkbox
 * of all places stands for it, and the places appear when it is cleared.
 */
export function PlaceChoiceField() {
  const { labels, form } = useOfficeText('settings');
  const { places: text } = form;
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'rental.outOfHours.places' });
  const places = useWatch({ control, name: 'rental.places' });
  const error = useErrorsWithin('rental.outOfHours.places')('');
  const id = controlId('rental.outOfHours.places');
  const isEverywhere = field.value.length === 0;
  return (
    <FieldGroup field="rental.outOfHours.places" className="content-start">
      <p aria-hidden="true" className="text-small-strong">
        {labels['rental.outOfHours.places']}
      </p>
      <Checkbox
        label={text.everywhere}
        checked={isEverywhere}
        aria-describedby={error && `${id}-error`}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? [] : places)}
      />
      {!isEverywhere && (
        <div className="grid gap-x-4 sm:grid-cols-2">
          {places.map((place, at) => (
            <Checkbox
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is edited in its row
              key={at}
              label={<span lang="tr">{place || text.one(at + 1)}</span>}
              checked={field.value.includes(place)}
              onChange={({ currentTarget: { checked } }) =>
                field.onChange(
                  places.filter((each) => (each === place ? checked : field.value.includes(each))),
                )
              }
            />
          ))}
        </div>
      )}
      <p id={`${id}-error`} className={cx('mt-2 text-coral text-small', !error && 'hidden')}>
        {error}
      </p>
    </FieldGroup>
  );
}
