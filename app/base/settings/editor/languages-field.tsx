import { useController, useFormContext } from 'react-hook-form';
import { LANGUAGE_NAMES } from '#app/lib/words/site-language.rules.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { cx } from '#app/ui/class-names.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { controlId, FieldGroup, type SettingsForm, useErrorsWithin } from './settings-form.tsx';

export function LanguagesField() {
  const { labels, form: text } = useOfficeText('settings');
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'business.languages' });
  const error = useErrorsWithin('business.languages')('');
  const id = controlId('business.languages');
  return (
    <FieldGroup field="business.languages" className="content-start">
      <p aria-hidden="true" className="mb-2 text-small-strong">
        {labels['business.languages']}
      </p>
      <div className="flex flex-wrap gap-x-4" aria-describedby={`${id}-hint`}>
        {SITE_LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            lang={language}
            label={LANGUAGE_NAMES[language]}
            checked={field.value.includes(language)}
            aria-invalid={error ? true : undefined}
            onChange={({ currentTarget }) =>
              field.onChange(
                SITE_LANGUAGES.filter((each) =>
                  each === language ? currentTarget.checked : field.value.includes(each),
                ),
              )
            }
          />
        ))}
      </div>
      <p id={`${id}-hint`} className={cx('text-small', error ? 'text-coral' : 'text-ink-soft')}>
        {error ?? text.hints['business.languages']}
      </p>
    </FieldGroup>
  );
}
