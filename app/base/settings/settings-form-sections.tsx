import { CheckField, NumberField, TextAreaField, TextField } from '#app/editing/form-controls.tsx';
import { completePhone } from '#app/lib/phone.ts';
import { settingsFormText as text } from './admin-settings.text.ts';
import { completeInstagram } from './contact-links.rules.ts';
import { EXTRA_NAMES } from './extras.rules.ts';
import { MAX_TERM, TERM_NAMES } from './rental-terms.rules.ts';
import { MAX_ABOUT, MAX_LINE } from './settings.schema.ts';
import type { SettingsForm } from './settings-form.tsx';

const PAIR = 'grid gap-x-5 gap-y-4 sm:grid-cols-2';

export function BusinessFields() {
  return (
    <div className={PAIR}>
      <TextField<SettingsForm>
        name="business.name"
        maxLength={MAX_LINE}
        required
        className="sm:col-span-2"
      />
      <TextField<SettingsForm>
        name="business.phone"
        type="tel"
        complete={completePhone}
        required
        hint={text.hints.phone}
      />
      <TextField<SettingsForm>
        name="business.whatsappNumber"
        type="tel"
        complete={completePhone}
        required
        hint={text.hints.whatsapp}
      />
      <TextField<SettingsForm> name="business.email" type="email" required />
      <TextAreaField<SettingsForm>
        name="business.about"
        rows={4}
        maxLength={MAX_ABOUT}
        required
        hint={text.hints.about}
        className="sm:col-span-2"
      />
    </div>
  );
}

export function AddressFields() {
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
        hint={text.hints.country}
      />
    </div>
  );
}

export function LinkFields() {
  return (
    <div className={PAIR}>
      {(['instagram', 'facebook', 'x', 'youtube'] as const).map((network) => (
        <TextField<SettingsForm>
          key={network}
          name={`business.links.${network}`}
          type="url"
          complete={network === 'instagram' ? completeInstagram : undefined}
          placeholder={text.hints.link}
        />
      ))}
    </div>
  );
}

export function ReviewFields() {
  return (
    <div className={PAIR}>
      <NumberField<SettingsForm>
        name="business.reviewSummary.rating"
        required
        hint={text.hints.rating}
      />
      <NumberField<SettingsForm> name="business.reviewSummary.count" whole required />
      <TextField<SettingsForm>
        name="business.reviewSummary.url"
        type="url"
        placeholder={text.hints.link}
        className="sm:col-span-2"
      />
    </div>
  );
}

export function ExtraFields() {
  return (
    <div className="grid gap-5">
      {EXTRA_NAMES.map((name) => (
        <fieldset
          key={name}
          className="grid min-w-0 gap-x-5 gap-y-2 sm:grid-cols-[minmax(0,1fr)_9rem_9rem]"
        >
          <legend className="sr-only">{text.extras.names[name]}</legend>
          <p aria-hidden="true" className="self-center font-semibold sm:pt-5">
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
    <div className={PAIR}>
      <NumberField<SettingsForm> name="rental.returns.dailyKilometres" whole />
      <NumberField<SettingsForm> name="rental.returns.extraKilometre" />
      <NumberField<SettingsForm> name="rental.returns.fuelEighth" />
      <NumberField<SettingsForm> name="rental.returns.lateHour" />
    </div>
  );
}

export function TermFields() {
  return (
    <div className={PAIR}>
      <TextAreaField<SettingsForm>
        name="rental.terms.included"
        rows={5}
        hint={text.hints.included}
        className="sm:col-span-2"
      />
      {TERM_NAMES.map((name) => (
        <TextAreaField<SettingsForm>
          key={name}
          name={`rental.terms.${name}`}
          rows={2}
          maxLength={MAX_TERM}
        />
      ))}
      <div className="sm:col-span-2">
        <CheckField<SettingsForm> name="rental.wholeMonths" hint={text.hints.wholeMonths} />
      </div>
    </div>
  );
}
