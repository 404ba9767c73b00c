import { fieldValue } from '#app/editing/form-fields.ts';
import type { SettingsField } from './admin-settings.text.ts';
import { settingsFormText as text } from './admin-settings.text.ts';
import { HoursList } from './hours-list.tsx';
import type { SettingsForm } from './settings-form.schema.ts';

/** One field of the settings as it can be compared with another's. */
export function SettingsFieldValue({ field, form }: { field: SettingsField; form: SettingsForm }) {
  switch (field) {
    case 'business.openingHours':
      return (
        <HoursList
          openingHours={form.business.openingHours}
          className="grid gap-1 text-sm"
          rowClassName="flex flex-wrap justify-between gap-x-4"
        />
      );
    case 'business.mapPosition':
      return `${form.business.mapPosition.lat}, ${form.business.mapPosition.lng}`;
    case 'panorama':
      return form.panorama ? (
        <>
          <img
            src={form.panorama.url}
            srcSet={form.panorama.srcset}
            sizes="200px"
            alt=""
            className="aspect-2/1 w-full rounded-lg bg-sand object-cover"
          />
          <span className="block text-sm">{form.panorama.alt}</span>
        </>
      ) : (
        text.panorama.painted
      );
    case 'rental.places':
      return <Lines lines={form.rental.places} />;
    case 'faq':
      return <Lines lines={form.faq.map(({ question, answer }) => `${question}\n${answer}`)} />;
    default:
      return (
        <span className="whitespace-pre-line">
          {String(fieldValue(form, field)).trim() || text.editing.conflict.empty}
        </span>
      );
  }
}

function Lines({ lines }: { lines: string[] }) {
  if (lines.length === 0) return text.editing.conflict.empty;
  return lines.map((line) => (
    <span key={line} className="block whitespace-pre-line not-first:mt-1 text-sm">
      {line}
    </span>
  ));
}
