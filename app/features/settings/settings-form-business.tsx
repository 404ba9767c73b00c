import { settingsFormText as text } from './settings-form.text.ts';
import { TextBox, TextInput } from './settings-form-controls.tsx';
import { MAX_ABOUT, MAX_LINE } from './settings-limits.rules.ts';

const PAIR = 'grid gap-x-5 gap-y-4 sm:grid-cols-2';

export function BusinessFields() {
  return (
    <div className={PAIR}>
      <TextInput name="business.name" maxLength={MAX_LINE} required className="sm:col-span-2" />
      <TextInput name="business.phone" type="tel" required hint={text.hints.phone} />
      <TextInput name="business.whatsappNumber" type="tel" required hint={text.hints.whatsapp} />
      <TextInput name="business.email" type="email" required />
      <TextBox
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
      <TextInput name="business.address.street" required className="sm:col-span-2" />
      <TextInput name="business.address.district" required />
      <TextInput name="business.address.city" required />
      <TextInput name="business.address.postalCode" inputMode="numeric" required />
      <TextInput name="business.address.country" maxLength={2} required hint={text.hints.country} />
    </div>
  );
}

export function LinkFields() {
  return (
    <div className={PAIR}>
      {(['instagram', 'facebook', 'x', 'youtube'] as const).map((network) => (
        <TextInput
          key={network}
          name={`business.links.${network}`}
          type="url"
          placeholder={text.hints.link}
        />
      ))}
    </div>
  );
}

export function ReviewFields() {
  return (
    <div className={PAIR}>
      <TextInput
        name="business.reviewSummary.rating"
        inputMode="decimal"
        required
        hint={text.hints.rating}
      />
      <TextInput name="business.reviewSummary.count" inputMode="numeric" required />
      <TextInput
        name="business.reviewSummary.url"
        type="url"
        placeholder={text.hints.link}
        className="sm:col-span-2"
      />
    </div>
  );
}
