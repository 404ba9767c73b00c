import { useController, useFormContext, useWatch } from 'react-hook-form';
import {
  CheckField,
  NumberField,
  TextAreaField,
  TextField,
} from '#app/editing/fields/form-controls.tsx';
import {
  TranslatedFields,
  TurkishText,
  translatedPath,
} from '#app/editing/fields/translated-field.tsx';
import { completePhone, isOnePhone, isPhone } from '#app/lib/requests/phone.ts';
import { chatAddress } from '#app/lib/requests/whatsapp.ts';
import { LANGUAGE_NAMES } from '#app/lib/words/site-language.rules.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { cx } from '#app/ui/class-names.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { EXTRA_NAMES } from '../extras.rules.ts';
import { TERM_NAMES, TERM_TEXTS, type TermText } from '../papers/rental-terms.rules.ts';
import { completeInstagram } from '../places/contact-links.rules.ts';
import { MAX_LINE } from '../settings.schema.ts';
import { controlId, FieldGroup, type SettingsForm, useErrorsWithin } from './settings-form.tsx';

const ABOUT = translatedPath('about', 'business.about');
const term = <Name extends TermText>(name: Name) => translatedPath(name, `rental.terms.${name}`);

const PAIR = 'grid gap-x-5 gap-y-4 sm:grid-cols-2';
const THREE = `${PAIR} xl:grid-cols-3`;

export function BusinessFields() {
  const { labels, form: text } = useOfficeText('settings');
  return (
    <div className={THREE}>
      <TextField<SettingsForm> name="business.name" maxLength={MAX_LINE} required />
      <TextField<SettingsForm>
        name="business.phone"
        type="tel"
        complete={completePhone}
        required
        hint={text.hints['business.phone']}
      />
      <TextField<SettingsForm>
        name="business.whatsappNumber"
        type="tel"
        complete={completePhone}
        required
        hint={<ChatHint />}
      />
      <TextField<SettingsForm> name="business.email" type="email" required />
      <LanguageChoice />
      <TranslatedFields<SettingsForm>
        label={labels['business.about']}
        paths={(language) => [ABOUT(language)]}
        className="sm:col-span-2 xl:col-span-3"
      >
        {(lang) => (
          <TextAreaField<SettingsForm>
            name={ABOUT(lang)}
            lang={lang}
            rows={3}
            required={lang === 'tr'}
            hint={
              lang === 'tr' ? (
                text.hints['business.about']
              ) : (
                <TurkishText<SettingsForm> name="business.about" />
              )
            }
          />
        )}
      </TranslatedFields>
    </div>
  );
}

/** The chat link that visitors get from the typed WhatsApp number; the usual hint until the number is complete. */
function ChatHint() {
  const { form: text } = useOfficeText('settings');
  const { control } = useFormContext<SettingsForm>();
  const typed = useWatch({ control, name: 'business.whatsappNumber' });
  const number = completePhone(typed.trim());
  const isWhole = number.startsWith('+') && isPhone(number) && isOnePhone(number);
  if (!isWhole) return <span>{text.hints['business.whatsappNumber']}</span>;
  return (
    <>
      <span>{`${text.chatLink} `}</span>
      <a
        href={chatAddress(number)}
        target="_blank"
        rel="noopener"
        translate="no"
        className="break-all underline"
      >
        {chatAddress(number)}
      </a>
    </>
  );
}

/** In which languages the office answers. */
function LanguageChoice() {
  const { labels, form: text } = useOfficeText('settings');
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'business.languages' });
  const error = useErrorsWithin('business.languages')('');
  const id = controlId('business.languages');
  return (
    <FieldGroup field="business.languages" className="content-start xl:col-span-2">
      <p aria-hidden="true" className="mb-1.5 font-semibold text-sm">
        {labels['business.languages']}
      </p>
      <div className="flex flex-wrap gap-x-5" aria-describedby={`${id}-hint`}>
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
      <p
        id={`${id}-hint`}
        className={cx('text-sm', error ? 'font-medium text-coral' : 'text-ink-soft')}
      >
        {error ?? text.hints['business.languages']}
      </p>
    </FieldGroup>
  );
}

export function AddressFields() {
  const { form: text } = useOfficeText('settings');
  return (
    <div className={PAIR}>
      <TextField<SettingsForm> name="business.address.street" required className="sm:col-span-2" />
      <TextField<SettingsForm> name="business.address.district" required />
      <TextField<SettingsForm> name="business.address.city" required />
      <TextField<SettingsForm> name="business.address.postalCode" inputMode="numeric" required />
      <TextField<SettingsForm>
        name="business.address.country"
        maxLength={2}
        required
        hint={text.hints['business.address.country']}
      />
    </div>
  );
}

export function LinkFields() {
  const { form: text } = useOfficeText('settings');
  return (
    <div className="grid gap-3">
      {(['instagram', 'facebook', 'x', 'youtube'] as const).map((network) => (
        <TextField<SettingsForm>
          key={network}
          name={`business.links.${network}`}
          type="url"
          // Its name to the left, so that an address has room.
          className="items-center gap-x-3 sm:grid sm:grid-cols-[5.5rem_minmax(0,1fr)] large-letters:block [&>label]:sm:mb-0 [&>p]:sm:col-start-2"
          complete={network === 'instagram' ? completeInstagram : undefined}
          placeholder={text.link}
        />
      ))}
    </div>
  );
}

export function ReviewFields() {
  const { form: text } = useOfficeText('settings');
  return (
    <div className={PAIR}>
      <NumberField<SettingsForm>
        name="business.reviewSummary.rating"
        required
        hint={text.hints['business.reviewSummary.rating']}
      />
      <NumberField<SettingsForm> name="business.reviewSummary.count" whole required />
      <TextField<SettingsForm>
        name="business.reviewSummary.url"
        type="url"
        placeholder={text.link}
        className="sm:col-span-2"
      />
    </div>
  );
}

export function ExtraFields() {
  const { form: text } = useOfficeText('settings');
  return (
    <div className="grid gap-5 sm:gap-3">
      {EXTRA_NAMES.map((name) => (
        <fieldset
          key={name}
          // The labels of the first row are seen above all three.
          className="group grid min-w-0 gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_9.5rem_8rem] sm:not-first:[&_label]:sr-only"
        >
          <legend className="sr-only">{text.extras.names[name]}</legend>
          <p
            aria-hidden="true"
            className="flex items-center self-start font-semibold leading-snug sm:min-h-12 sm:group-first:mt-6.5"
          >
            {text.extras.names[name]}
          </p>
          <div className="contents max-sm:grid max-sm:grid-cols-2 large-letters:grid-cols-1 max-sm:gap-x-4">
            <NumberField<SettingsForm>
              name={`rental.extras.${name}.daily`}
              label={text.extras.daily}
              required
            />
            <NumberField<SettingsForm>
              name={`rental.extras.${name}.maxCount`}
              label={text.extras.maxCount}
              whole
              required
            />
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** What a return costs that differs; the form of a return suggests it. */
export function ReturnFields() {
  return (
    <div className={`${PAIR} items-end`}>
      <NumberField<SettingsForm> name="rental.returns.dailyKilometres" whole />
      <NumberField<SettingsForm> name="rental.returns.extraKilometre" />
      <NumberField<SettingsForm> name="rental.returns.fuelEighth" />
      <NumberField<SettingsForm> name="rental.returns.lateHour" />
    </div>
  );
}

export function TermFields() {
  const { form: text } = useOfficeText('settings');
  return (
    <div className="grid gap-5">
      <TranslatedFields<SettingsForm>
        label={text.sections.terms.title}
        paths={(language) => TERM_TEXTS.map((name) => term(name)(language))}
        groupClassName="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-4 [&_textarea]:field-sizing-content [&_textarea]:min-h-24"
      >
        {(lang) => (
          <>
            <TextAreaField<SettingsForm>
              name={term('included')(lang)}
              lang={lang}
              rows={8}
              hint={
                lang === 'tr' ? (
                  text.hints['rental.terms.included']
                ) : (
                  <TurkishText<SettingsForm> name="rental.terms.included" />
                )
              }
              className="sm:max-xl:col-span-2 xl:row-span-2"
            />
            {TERM_NAMES.map((name) => (
              <TextAreaField<SettingsForm>
                key={name}
                name={term(name)(lang)}
                lang={lang}
                rows={3}
                hint={lang !== 'tr' && <TurkishText<SettingsForm> name={`rental.terms.${name}`} />}
              />
            ))}
          </>
        )}
      </TranslatedFields>
      <CheckField<SettingsForm> name="rental.wholeMonths" hint={text.hints['rental.wholeMonths']} />
    </div>
  );
}

/** For how long, and how much of the fleet, a request holds before it is confirmed. */
export function RequestFields() {
  const { hints } = useOfficeText('settings').form;
  return (
    <div className={PAIR}>
      <NumberField<SettingsForm>
        name="rental.holdHours"
        whole
        required
        hint={hints['rental.holdHours']}
      />
      <NumberField<SettingsForm>
        name="rental.holdPercent"
        whole
        required
        hint={hints['rental.holdPercent']}
      />
    </div>
  );
}

export function CustomerFields() {
  const { hints } = useOfficeText('settings').form;
  return (
    <div className="grid gap-y-4">
      <NumberField<SettingsForm>
        name="customers.keepYears"
        whole
        hint={hints['customers.keepYears']}
      />
      <NumberField<SettingsForm>
        name="customers.documentMonths"
        whole
        hint={hints['customers.documentMonths']}
      />
    </div>
  );
}

export function NoticeFields() {
  const { hints } = useOfficeText('settings').form;
  return (
    <div className={PAIR}>
      <TextAreaField<SettingsForm> name="notices.emails" rows={3} hint={hints['notices.emails']} />
      <CheckField<SettingsForm> name="notices.morningMail" hint={hints['notices.morningMail']} />
    </div>
  );
}
