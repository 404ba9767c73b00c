import { useController, useFormContext } from 'react-hook-form';
import { InputField, TextareaField } from '#app/ui/field.tsx';
import { partNames, settingsFormText } from './admin-settings.text.ts';
import { RowsField } from './rows.tsx';
import { MAX_ANSWER, MAX_FAQ, MAX_LINE, MAX_PLACES } from './settings.schema.ts';
import type { SettingsForm } from './settings-form.tsx';

const { places: placesText, faq: faqText } = settingsFormText;

export function PlaceListField() {
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'rental.places' });
  return (
    <RowsField
      field="rental.places"
      rows={field.value}
      onChange={field.onChange}
      newRow={() => ''}
      max={MAX_PLACES}
      text={placesText}
    >
      {(place, { id, name, errorAt, set, tools }) => (
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <InputField
            id={id}
            label={name}
            value={place}
            maxLength={MAX_LINE}
            error={errorAt('')}
            onChange={({ currentTarget }) => set(currentTarget.value)}
            onBlur={field.onBlur}
            autoComplete="off"
            className="min-w-36 grow"
          />
          {tools(place)}
        </div>
      )}
    </RowsField>
  );
}

export function FaqField() {
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'faq' });
  return (
    <RowsField
      field="faq"
      rows={field.value}
      onChange={field.onChange}
      newRow={() => ({ question: '', answer: '' })}
      max={MAX_FAQ}
      text={faqText}
      firstControl="-question"
      empty={faqText.none}
    >
      {({ question, answer }, { id, name, errorAt, set, tools }) => (
        <fieldset className="grid min-w-0 gap-3 rounded-control border border-sand-line p-3 sm:p-4">
          <legend className="sr-only">{name}</legend>
          <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
            <InputField
              id={`${id}-question`}
              label={name}
              value={question}
              maxLength={MAX_LINE}
              error={errorAt('question')}
              onChange={({ currentTarget }) => set({ question: currentTarget.value, answer })}
              onBlur={field.onBlur}
              autoComplete="off"
              className="min-w-52 grow"
            />
            {tools(question)}
          </div>
          <TextareaField
            id={`${id}-answer`}
            label={partNames.answer}
            value={answer}
            rows={3}
            maxLength={MAX_ANSWER}
            error={errorAt('answer')}
            onChange={({ currentTarget }) => set({ question, answer: currentTarget.value })}
            onBlur={field.onBlur}
          />
        </fieldset>
      )}
    </RowsField>
  );
}
