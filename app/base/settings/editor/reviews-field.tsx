import { useController, useFormContext } from 'react-hook-form';
import { TranslatedFields } from '#app/editing/fields/translated-field.tsx';
import { InputField, TextareaField } from '#app/ui/fields/field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { MAX_REVIEWS, MAX_TRUST_LINE } from '../settings-values.schema.ts';
import { labelFor, RowsField, rowControl, rowPaths } from './rows-field.tsx';
import type { SettingsForm } from './settings-form.tsx';

const NO_TEXTS = { text: '', source: '' };
const NEW_REVIEW = { en: NO_TEXTS, de: NO_TEXTS, ru: NO_TEXTS };

export function ReviewsField() {
  const { parts, form: text } = useOfficeText('settings');
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'reviews' });
  return (
    <RowsField
      field="reviews"
      rows={field.value}
      onChange={field.onChange}
      newRow={() => ({ name: '', text: '', stars: '5', source: '', translations: NEW_REVIEW })}
      max={MAX_REVIEWS}
      text={text.reviews}
      firstControl="-name"
      empty={text.reviews.none}
      titleOf={({ name, stars }) => ({ title: name, note: `${stars}/5` })}
    >
      {(review, { at, id, name, errorAt, set, tools }) => {
        const part = (key: 'name' | 'stars') => ({
          id: `${id}-${key}`,
          label: parts[key],
          value: review[key],
          error: errorAt(key),
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            set({ ...review, [key]: currentTarget.value }),
          onBlur: field.onBlur,
          autoComplete: 'off',
        });
        return (
          <fieldset className="grid min-w-0 gap-3">
            <legend className="sr-only">{name}</legend>
            <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
              <InputField {...part('name')} maxLength={MAX_TRUST_LINE} className="min-w-52 grow" />
              <InputField {...part('stars')} inputMode="numeric" className="w-24" />
              {tools(review.name)}
            </div>
            <TranslatedFields<SettingsForm>
              paths={(language) => rowPaths(`reviews.${at}`, ['text', 'source'], language)}
              groupClassName="grid gap-3"
            >
              {(lang) => (
                <>
                  <TextareaField
                    {...rowControl({ id, row: review, set, errorAt }, 'text', lang)}
                    label={labelFor(parts.text, lang)}
                    rows={3}
                    hint={lang !== 'tr' && review.text}
                    onBlur={field.onBlur}
                  />
                  <InputField
                    {...rowControl({ id, row: review, set, errorAt }, 'source', lang)}
                    label={labelFor(parts.source, lang)}
                    maxLength={MAX_TRUST_LINE}
                    hint={lang === 'tr' ? text.reviews.source : review.source}
                    onBlur={field.onBlur}
                    autoComplete="off"
                  />
                </>
              )}
            </TranslatedFields>
          </fieldset>
        );
      }}
    </RowsField>
  );
}
