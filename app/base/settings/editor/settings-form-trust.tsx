import { useController, useFormContext } from 'react-hook-form';
import { TextAreaField, TextField } from '#app/editing/fields/form-controls.tsx';
import {
  TranslatedFields,
  TurkishText,
  translatedPath,
} from '#app/editing/fields/translated-field.tsx';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { InputField, TextareaField } from '#app/ui/fields/field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { LEGAL_PAGES, type LegalPage, NUMBER_NAMES } from '../papers/legal-pages.rules.ts';
import { MAX_REVIEWS, MAX_TRUST_LINE } from '../trust.schema.ts';
import { labelFor, RowsField, rowControl, rowPaths } from './rows.tsx';
import type { SettingsForm } from './settings-form.tsx';
import { TextFold } from './settings-form-papers.tsx';

const HOURS = translatedPath('deliveryHours', 'business.deliveryHours');
const legal = <Page extends LegalPage>(page: Page) => translatedPath(page, `legal.${page}`);

export function DeliveryHoursField() {
  const { labels, form: text } = useOfficeText('settings');
  return (
    <TranslatedFields<SettingsForm>
      label={labels['business.deliveryHours']}
      paths={(language) => [HOURS(language)]}
    >
      {(lang) => (
        <TextField<SettingsForm>
          name={HOURS(lang)}
          lang={lang}
          maxLength={MAX_TRUST_LINE}
          hint={
            lang === 'tr' ? (
              text.hints['business.deliveryHours']
            ) : (
              <TurkishText<SettingsForm> name="business.deliveryHours" />
            )
          }
        />
      )}
    </TranslatedFields>
  );
}

export function NumberFields() {
  const { hints } = useOfficeText('settings').form;
  return (
    <div className="grid gap-y-4">
      {NUMBER_NAMES.filter((name) => name !== 'uetds').map((name) => (
        <TextField<SettingsForm>
          key={name}
          name={`business.legalNumbers.${name}`}
          maxLength={MAX_TRUST_LINE}
          hint={
            name === 'licence' || name === 'tax' ? hints[`business.legalNumbers.${name}`] : null
          }
        />
      ))}
    </div>
  );
}

/** Each text is a line that opens. */
export function LegalFields() {
  return (
    <div className="divide-y divide-sand-line border-sand-line border-y">
      {LEGAL_PAGES.map((page) => (
        <LegalText key={page} page={page} />
      ))}
    </div>
  );
}

function LegalText({ page }: { page: LegalPage }) {
  const { labels, form: text } = useOfficeText('settings');
  const path = legal(page);
  return (
    <TextFold title={labels[`legal.${page}`]} paths={SITE_LANGUAGES.map(path)}>
      <TranslatedFields<SettingsForm>
        label={labels[`legal.${page}`]}
        paths={(language) => [path(language)]}
      >
        {(lang) => (
          <TextAreaField<SettingsForm>
            name={path(lang)}
            // The line says it already.
            label={lang === 'tr' ? null : undefined}
            lang={lang}
            rows={12}
            hint={
              lang === 'tr' ? (
                text.hints[`legal.${page}`]
              ) : (
                <TurkishText<SettingsForm> name={`legal.${page}`} />
              )
            }
          />
        )}
      </TranslatedFields>
    </TextFold>
  );
}

const NO_TEXTS = { text: '', source: '' };
const NEW_REVIEW = { en: NO_TEXTS, de: NO_TEXTS, ru: NO_TEXTS };

/** Quoted reviews, in the order of the home page. */
export function ReviewListField() {
  const { parts, form: text } = useOfficeText('settings');
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'reviews' });
  return (
    <div className="mt-6">
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
                <InputField
                  {...part('name')}
                  maxLength={MAX_TRUST_LINE}
                  className="min-w-52 grow"
                />
                <InputField {...part('stars')} inputMode="numeric" className="w-24" />
                {tools(review.name)}
              </div>
              <TranslatedFields<SettingsForm>
                label={name}
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
    </div>
  );
}
