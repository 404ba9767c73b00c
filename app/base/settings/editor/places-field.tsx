import { useController, useFormContext } from 'react-hook-form';
import { useChosenLanguage, useTextStates } from '#app/editing/fields/translated-field.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';
import type { Elements } from '#app/ui/elements.ts';
import { InputField, SelectField, TextareaField } from '#app/ui/fields/field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { DEFAULT_PLACES } from '../papers/rental-terms.rules.ts';
import { kindOfPlace, PLACE_KINDS, type PlaceKind } from '../places/place-terms.rules.ts';
import { MAX_MEETING_POINT } from '../settings-description.schema.ts';
import { MAX_LINE, MAX_PLACES } from '../settings-values.schema.ts';
import { labelFor, RowsField } from './rows-field.tsx';
import { controlId, type SettingsForm, useErrorsWithin } from './settings-form.tsx';

/** Places whose names the site has in every language. */
const KNOWN: readonly string[] = DEFAULT_PLACES;
const FEES = ['delivery', 'return'] as const;

export function PlacesField() {
  const { form: text } = useOfficeText('settings');
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'rental.places' });
  const chosen = useChosenLanguage();
  const names = {
    en: useController({ control, name: 'translations.en.places' }).field,
    de: useController({ control, name: 'translations.de.places' }).field,
    ru: useController({ control, name: 'translations.ru.places' }).field,
  };
  const kinds = useController({ control, name: 'rental.placeKinds' }).field;
  const meetingPoints = {
    tr: useController({ control, name: 'rental.meetingPoints' }).field,
    en: useController({ control, name: 'translations.en.meetingPoints' }).field,
    de: useController({ control, name: 'translations.de.meetingPoints' }).field,
    ru: useController({ control, name: 'translations.ru.meetingPoints' }).field,
  };
  const fees = {
    delivery: useController({ control, name: 'rental.deliveryFees' }).field,
    return: useController({ control, name: 'rental.returnFees' }).field,
  };
  const feeErrors = {
    delivery: useErrorsWithin('rental.deliveryFees'),
    return: useErrorsWithin('rental.returnFees'),
  };
  const outOfHours = useController({ control, name: 'rental.outOfHours.places' }).field;
  /** Moves all that is known about a place to its new name, unless another place has it. */
  function rename(at: number, from: string, to: string) {
    const others = field.value.toSpliced(at, 1);
    if (others.includes(from) || others.includes(to)) return;
    const named = [names, meetingPoints, fees].flatMap((each) => Object.values(each)).concat(kinds);
    for (const { value, onChange } of named) {
      const name = ownValue(value, from);
      const { [from]: _, ...rest } = value;
      if (name !== undefined) onChange({ ...rest, [to]: name });
    }
    if (outOfHours.value.includes(from)) {
      outOfHours.onChange(outOfHours.value.map((place) => (place === from ? to : place)));
    }
  }
  const kindOf = (place: string) => kindOfPlace(place, kinds.value as Record<string, PlaceKind>);
  /** Explains the Turkish text; repeats it beside the other languages. */
  const meetingHint = (place: string) =>
    chosen !== 'tr'
      ? ownValue(meetingPoints.tr.value, place)
      : kindOf(place) === 'airport'
        ? `${text.places.meetingHint} ${text.places.airportHint}`
        : text.places.meetingHint;
  const missing = FOREIGN_LANGUAGES.filter((language) =>
    field.value.some(
      (place) =>
        (!KNOWN.includes(place) && !ownValue(names[language].value, place)) ||
        (ownValue(meetingPoints.tr.value, place) &&
          !ownValue(meetingPoints[language].value, place)),
    ),
  );
  useTextStates((language) => (missing.some((each) => each === language) ? 'missing' : 'written'));
  return (
    <RowsField
      field="rental.places"
      rows={field.value}
      onChange={field.onChange}
      newRow={() => ''}
      max={MAX_PLACES}
      text={text.places}
      titleOf={(place) => {
        const notes = FEES.flatMap((name) => {
          const fee = ownValue(fees[name].value, place);
          return fee ? [text.places.shortFees[name](fee)] : [];
        });
        return {
          title: place,
          note: [text.places.shortKinds[kindOf(place)], ...notes].filter(Boolean).join(' · '),
          wrong: FEES.some((name) => feeErrors[name](place) !== undefined),
        };
      }}
    >
      {(place, { at, id, name, errorAt, set, tools }) => (
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <InputField
            id={id}
            label={name}
            lang="tr"
            value={place}
            maxLength={MAX_LINE}
            error={errorAt('')}
            onChange={({ currentTarget }) => {
              rename(at, place, currentTarget.value);
              set(currentTarget.value);
            }}
            onBlur={field.onBlur}
            autoComplete="off"
            className="min-w-36 grow"
          />
          {chosen !== 'tr' && (
            <InputField
              id={`${controlId(`translations.${chosen}.places`)}-${at}`}
              label={labelFor(name, chosen)}
              lang={chosen}
              value={ownValue(names[chosen].value, place) ?? ''}
              maxLength={MAX_LINE}
              hint={KNOWN.includes(place) ? text.places.known : undefined}
              onChange={({ currentTarget }) =>
                names[chosen].onChange({ ...names[chosen].value, [place]: currentTarget.value })
              }
              autoComplete="off"
              className="min-w-36 grow"
            />
          )}
          {tools(place)}
          {chosen === 'tr' && (
            <div className="grid w-full gap-3 sm:grid-cols-2">
              <SelectField
                id={`${id}-kind`}
                label={ofPlace(text.places.kind, place)}
                value={kindOf(place)}
                className="sm:col-span-full"
                onChange={({ currentTarget }) =>
                  kinds.onChange({ ...kinds.value, [place]: currentTarget.value })
                }
              >
                {PLACE_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {text.places.kinds[kind]}
                  </option>
                ))}
              </SelectField>
              {FEES.map((name) => (
                <InputField
                  key={name}
                  id={`${id}-${name}-fee`}
                  label={ofPlace(text.places.fees[name], place)}
                  value={ownValue(fees[name].value, place) ?? ''}
                  inputMode="decimal"
                  maxLength={10}
                  error={feeErrors[name](place)}
                  onChange={({ currentTarget }) =>
                    fees[name].onChange({ ...fees[name].value, [place]: currentTarget.value })
                  }
                  autoComplete="off"
                />
              ))}
            </div>
          )}
          <TextareaField
            id={`${controlId(chosen === 'tr' ? 'rental.meetingPoints' : `translations.${chosen}.meetingPoints`)}-${at}`}
            label={ofPlace(labelFor(text.places.meetingPoint, chosen), place)}
            lang={chosen}
            rows={2}
            value={ownValue(meetingPoints[chosen].value, place) ?? ''}
            maxLength={MAX_MEETING_POINT}
            hint={meetingHint(place)}
            onChange={({ currentTarget }) =>
              meetingPoints[chosen].onChange({
                ...meetingPoints[chosen].value,
                [place]: currentTarget.value,
              })
            }
            className="w-full"
          />
        </div>
      )}
    </RowsField>
  );
}

function ofPlace(label: string, place: string): Elements {
  return (
    <>
      <span>{label}</span>
      <span className="sr-only">{`: ${place}`}</span>
    </>
  );
}
