import { useController, useFormContext } from 'react-hook-form';
import { TranslatedFields } from '#app/editing/fields/translated-field.tsx';
import { InputField, TextareaField } from '#app/ui/fields/field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { MAX_FAQ, MAX_LINE } from '../settings-values.schema.ts';
import { labelFor, RowsField, rowControl, rowPaths } from './rows-field.tsx';
import type { SettingsForm } from './settings-form.tsx';

const NO_TEXTS = { question: '', answer: '' };
const NO_TRANSLATIONS = { en: NO_TEXTS, de: NO_TEXTS, ru: NO_TEXTS };

export function FaqField() {
  const { parts, form: text } = useOfficeText('settings');
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'faq' });
  return (
    <RowsField
      field="faq"
      rows={field.value}
      onChange={field.onChange}
      newRow={() => ({ ...NO_TEXTS, translations: NO_TRANSLATIONS })}
      max={MAX_FAQ}
      text={text.faq}
      firstControl="-question"
      empty={text.faq.none}
      titleOf={({ question }) => ({ title: question })}
    >
      {(row, { at, id, name, errorAt, set, tools }) => (
        <fieldset className="grid min-w-0 gap-1">
          <legend className="sr-only">{name}</legend>
          <div className="flex justify-end">{tools(row.question)}</div>
          <TranslatedFields<SettingsForm>
            paths={(language) => rowPaths(`faq.${at}`, ['question', 'answer'], language)}
            groupClassName="grid gap-3"
          >
            {(lang) => (
              <>
                <InputField
                  {...rowControl({ id, row, set, errorAt }, 'question', lang)}
                  label={labelFor(name, lang)}
                  maxLength={MAX_LINE}
                  hint={lang !== 'tr' && row.question}
                  onBlur={field.onBlur}
                  autoComplete="off"
                />
                <TextareaField
                  {...rowControl({ id, row, set, errorAt }, 'answer', lang)}
                  label={labelFor(parts.answer, lang)}
                  rows={3}
                  hint={lang !== 'tr' && row.answer}
                  onBlur={field.onBlur}
                />
              </>
            )}
          </TranslatedFields>
        </fieldset>
      )}
    </RowsField>
  );
}
