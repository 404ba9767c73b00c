import { useController, useFormContext } from 'react-hook-form';
import { InputField, TextareaField } from '#app/ui/field.tsx';
import { partNames, settingsFormText, settingsLabels } from './admin-settings.text.ts';
import { AddRow, RowTools, useRows } from './rows.tsx';
import { MAX_ANSWER, MAX_FAQ, MAX_LINE, MAX_PLACES } from './settings.schema.ts';
import { controlId, focusFirstWrong, type SettingsForm, useErrorsWithin } from './settings-form.ts';

const { places: placesText, faq: faqText } = settingsFormText;
const PLACES = controlId('rental.places');
const FAQ = controlId('faq');

export function PlaceListField() {
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'rental.places' });
  const errorAt = useErrorsWithin('rental.places');
  const places = field.value;
  const rows = useRows({
    id: PLACES,
    rows: places,
    onChange: field.onChange,
    nameOf: placesText.one,
  });
  return (
    <fieldset
      id={PLACES}
      tabIndex={-1}
      onFocus={focusFirstWrong}
      className="grid min-w-0 gap-3 outline-none"
    >
      <legend className="sr-only">{settingsLabels['rental.places']}</legend>
      {places.map((place, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is a text, and typed in place
        <div key={i} className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <InputField
            id={`${PLACES}-${i}`}
            label={placesText.one(i + 1)}
            value={place}
            maxLength={MAX_LINE}
            error={errorAt(String(i))}
            onChange={({ currentTarget }) => rows.set(i, currentTarget.value)}
            onBlur={field.onBlur}
            autoComplete="off"
            className="min-w-36 grow"
          />
          <RowTools
            id={`${PLACES}-${i}`}
            name={place || placesText.one(i + 1)}
            place={i}
            count={places.length}
            onMove={(by) => rows.move(i, by)}
            onRemove={() => rows.remove(i)}
          />
        </div>
      ))}
      <AddRow
        id={PLACES}
        error={errorAt('')}
        full={places.length >= MAX_PLACES}
        label={placesText.add}
        onAdd={() => rows.add('')}
        said={rows.said}
      />
    </fieldset>
  );
}

export function FaqField() {
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'faq' });
  const errorAt = useErrorsWithin('faq');
  const faq = field.value;
  const rows = useRows({
    ...{ id: FAQ, rows: faq, onChange: field.onChange, nameOf: faqText.one },
    firstControl: '-question',
  });
  return (
    <fieldset
      id={FAQ}
      tabIndex={-1}
      onFocus={focusFirstWrong}
      className="grid min-w-0 gap-4 outline-none"
    >
      <legend className="sr-only">{settingsLabels.faq}</legend>
      {faq.length === 0 && <p className="text-ink-soft">{faqText.none}</p>}
      {faq.map(({ question, answer }, i) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is a text, and typed in place
          key={i}
          className="grid min-w-0 gap-3 rounded-control border border-sand-line p-3 sm:p-4"
        >
          <legend className="sr-only">{faqText.one(i + 1)}</legend>
          <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
            <InputField
              id={`${FAQ}-${i}-question`}
              label={`${i + 1}. ${partNames.question}`}
              value={question}
              maxLength={MAX_LINE}
              error={errorAt(`${i}.question`)}
              onChange={({ currentTarget }) =>
                rows.set(i, { question: currentTarget.value, answer })
              }
              onBlur={field.onBlur}
              autoComplete="off"
              className="min-w-52 grow"
            />
            <RowTools
              id={`${FAQ}-${i}`}
              name={question || faqText.one(i + 1)}
              place={i}
              count={faq.length}
              onMove={(by) => rows.move(i, by)}
              onRemove={() => rows.remove(i)}
            />
          </div>
          <TextareaField
            id={`${FAQ}-${i}-answer`}
            label={partNames.answer}
            value={answer}
            rows={3}
            maxLength={MAX_ANSWER}
            error={errorAt(`${i}.answer`)}
            onChange={({ currentTarget }) => rows.set(i, { question, answer: currentTarget.value })}
            onBlur={field.onBlur}
          />
        </fieldset>
      ))}
      <AddRow
        id={FAQ}
        error={errorAt('')}
        full={faq.length >= MAX_FAQ}
        label={faqText.add}
        onAdd={() => rows.add({ question: '', answer: '' })}
        said={rows.said}
      />
    </fieldset>
  );
}
