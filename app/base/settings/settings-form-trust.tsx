import { useController, useFormContext } from 'react-hook-form';
import { TextAreaField, TextField } from '#app/editing/form-controls.tsx';
import { InputField, TextareaField } from '#app/ui/field.tsx';
import { LEGAL_PAGES, NUMBER_NAMES, type NumberName } from './legal-pages.rules.ts';
import { RowsField } from './rows.tsx';
import type { SettingsForm } from './settings-form.tsx';
import { MAX_LEGAL_TEXT, MAX_REVIEW, MAX_REVIEWS, MAX_TRUST_LINE } from './trust.schema.ts';
import { reviewParts, trustFormText as text } from './trust.text.ts';

export function DeliveryHoursField() {
  return (
    <TextField<SettingsForm>
      name="business.deliveryHours"
      maxLength={MAX_TRUST_LINE}
      hint={text.hints.deliveryHours}
      className="mt-5"
    />
  );
}

const HINTS: Partial<Record<NumberName, string>> = {
  licence: text.hints.licence,
  tax: text.hints.tax,
};

export function NumberFields() {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {NUMBER_NAMES.map((name) => (
        <TextField<SettingsForm>
          key={name}
          name={`business.legalNumbers.${name}`}
          maxLength={MAX_TRUST_LINE}
          hint={HINTS[name]}
        />
      ))}
    </div>
  );
}

export function LegalFields() {
  return (
    <div className="grid gap-5">
      {LEGAL_PAGES.map((page) => (
        <TextAreaField<SettingsForm>
          key={page}
          name={`legal.${page}`}
          rows={8}
          maxLength={MAX_LEGAL_TEXT}
          hint={text.hints.legal}
        />
      ))}
    </div>
  );
}

/** Quoted reviews, in the order of the home page. */
export function ReviewListField() {
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'reviews' });
  return (
    <div className="mt-6">
      <RowsField
        field="reviews"
        rows={field.value}
        onChange={field.onChange}
        newRow={() => ({ name: '', text: '', stars: '5', source: '' })}
        max={MAX_REVIEWS}
        text={text.reviews}
        firstControl="-name"
        empty={text.reviews.none}
      >
        {(review, { id, name, errorAt, set, tools }) => {
          const part = (key: 'name' | 'stars' | 'source') => ({
            id: `${id}-${key}`,
            label: reviewParts[key],
            value: review[key],
            error: errorAt(key),
            onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
              set({ ...review, [key]: currentTarget.value }),
            onBlur: field.onBlur,
            autoComplete: 'off',
          });
          return (
            <fieldset className="grid min-w-0 gap-3 rounded-control border border-sand-line p-3 sm:p-4">
              <legend className="sr-only">{name}</legend>
              <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
                <InputField
                  {...part('name')}
                  maxLength={MAX_TRUST_LINE}
                  className="min-w-52 grow"
                />
                <InputField {...part('stars')} inputMode="numeric" className="w-24" />
                {tools(review.name)}
              </div>
              <TextareaField
                id={`${id}-text`}
                label={reviewParts.text}
                value={review.text}
                rows={3}
                maxLength={MAX_REVIEW}
                error={errorAt('text')}
                onChange={({ currentTarget }) => set({ ...review, text: currentTarget.value })}
                onBlur={field.onBlur}
              />
              <InputField {...part('source')} maxLength={MAX_TRUST_LINE} hint={text.hints.source} />
            </fieldset>
          );
        }}
      </RowsField>
    </div>
  );
}
