import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import type { ImageUploads } from '#app/base/images/upload/use-image-uploads.ts';
import {
  CheckField,
  NumberField,
  TextAreaField,
  TextField,
} from '#app/editing/fields/form-controls.tsx';
import {
  LanguagesDone,
  TranslatedFields,
  TurkishText,
} from '#app/editing/fields/translated-field.tsx';
import { parseClockTime } from '#app/lib/dates/dates.ts';
import { completePhone, isOnePhone, isPhone } from '#app/lib/requests/phone.ts';
import { chatAddress } from '#app/lib/requests/whatsapp.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { limitsOf, schemaOfField } from '#app/lib/zod.ts';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { Fold } from '#app/ui/fold.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { OwnControl, TypedControl } from '../describe-settings.schema.ts';
import { completeInstagram } from '../places/contact-links.rules.ts';
import { settingsInputSchema } from '../settings.schema.ts';
import { FaqField } from './faq-field.tsx';
import { HoursField } from './hours-field.tsx';
import { LanguagesField } from './languages-field.tsx';
import { MapField } from './map-field.tsx';
import { PanoramaField } from './panorama-field.tsx';
import { PlaceChoiceField } from './place-choice-field.tsx';
import { PlacesField } from './places-field.tsx';
import { ReviewsField } from './reviews-field.tsx';
import { type EditedSettings, type SettingsForm, useWrongWithin } from './settings-form.tsx';
import type { SettingsSection } from './settings-pages.rules.ts';
import { fieldsOf, type Setting, settingsOf } from './settings-table.rules.ts';

interface Known {
  settings: EditedSettings;
  uploads: ImageUploads;
}

const OWN_CONTROLS: Record<OwnControl, (known: Known) => Elements> = {
  languages: () => <LanguagesField />,
  hours: () => <HoursField />,
  map: ({ settings }) => <MapField business={settings.business.name} tiles={settings.mapTiles} />,
  panorama: ({ uploads }) => <PanoramaField uploads={uploads} />,
  places: () => <PlacesField />,
  placeChoice: () => <PlaceChoiceField />,
  faq: () => <FaqField />,
  reviews: () => <ReviewsField />,
};

export function SettingsFields({ section, ...known }: { section: SettingsSection } & Known) {
  const layout = cx('grid min-w-0', section.layout);
  return (
    <div className={layout}>
      {withSharedLanguages(section).map((settings) => {
        const [first] = settings;
        if (!first?.control) return null;
        const className = section.fields?.[first.field];
        const setting = { section, setting: first };
        if (isOwn(first.control)) {
          return (
            <div key={first.field} className={cx('min-w-0', className)}>
              {OWN_CONTROLS[first.control](known)}
            </div>
          );
        }
        if (section.folded) return <FoldedText key={first.field} {...setting} />;
        if (!first.languages) {
          return <Control key={first.field} {...setting} className={className} />;
        }
        if (settings.length === 1) {
          return <TranslatedText key={first.field} {...setting} className={className} />;
        }
        return (
          <TranslatedFields<FieldValues>
            key={first.field}
            paths={(language) => settings.map((each) => fieldIn(each, language))}
            className="sm:col-span-full"
            groupClassName={layout}
          >
            {(language) =>
              settings.map((each) => (
                <Control
                  key={each.field}
                  section={section}
                  setting={each}
                  language={language}
                  className={section.fields?.[each.field]}
                />
              ))
            }
          </TranslatedFields>
        );
      })}
    </div>
  );
}

/** Groups successive texts with translations, which share the language buttons. */
function withSharedLanguages({ name, folded }: SettingsSection): Setting[][] {
  const isShared = (each: Setting | undefined) =>
    each?.languages && !folded && each.control && !isOwn(each.control);
  const groups: Setting[][] = [];
  for (const setting of settingsOf(name)) {
    const last = groups.at(-1);
    if (last && isShared(last[0]) && isShared(setting)) last.push(setting);
    else groups.push([setting]);
  }
  return groups;
}

function isOwn(control: TypedControl | OwnControl): control is OwnControl {
  return control in OWN_CONTROLS;
}

function fieldIn({ field, languages }: Setting, language: SiteLanguage) {
  return languages?.[language] ?? field;
}

/** Returns the label of a text without its language. */
function useTitle({ field }: Setting): string {
  const { labels, form } = useOfficeText('settings');
  const titles: Partial<Record<Setting['field'], string>> = form.titles;
  return titles[field] ?? labels[field];
}

interface InSection {
  section: SettingsSection;
  setting: Setting;
  className?: string;
}

function TranslatedText({ section, setting, className }: InSection) {
  return (
    <TranslatedFields<FieldValues>
      paths={(language) => [fieldIn(setting, language)]}
      className={className}
    >
      {(language) => <Control section={section} setting={setting} language={language} />}
    </TranslatedFields>
  );
}

function FoldedText({ section, setting }: InSection) {
  const { form: text } = useOfficeText('settings');
  const fields = fieldsOf(setting);
  const wrong = useWrongWithin(fields);
  const texts: readonly unknown[] = useWatch<FieldValues>({ name: fields });
  const done = texts.filter((each) => String(each ?? '').trim() !== '').length;
  return (
    <Fold
      title={useTitle(setting)}
      wrong={wrong}
      note={done > 0 ? <LanguagesDone done={done} /> : text.editing.conflict.empty}
    >
      <TranslatedText section={section} setting={setting} />
    </Fold>
  );
}

/** Label and hint come from the texts by path, limits from the schema. */
function Control({
  section: { folded, rows = 3 },
  setting,
  language,
  className,
}: InSection & { language?: SiteLanguage }) {
  const { link, hints: allHints } = useOfficeText('settings').form;
  const hints: Partial<Record<Setting['field'], string>> = allHints;
  const name = fieldIn(setting, language ?? 'tr');
  const isForeign = language !== undefined && language !== 'tr';
  const hint = hints[name] ?? (isForeign && <TurkishText<FieldValues> name={setting.field} />);
  const { required, isWhole, maxLength } = limitsOf(schemaOfField(settingsInputSchema, name));
  // A folded text has its label in the line that opens it.
  const label = folded && language === 'tr' ? null : undefined;
  const field = { name, required, hint, className, label, lang: language };
  switch (setting.control) {
    case 'text':
      return <TextField<FieldValues> {...field} maxLength={maxLength} />;
    case 'digits':
      return <TextField<FieldValues> {...field} inputMode="numeric" maxLength={maxLength} />;
    case 'phone':
      return <TextField<FieldValues> {...field} type="tel" complete={completePhone} />;
    case 'whatsapp':
      return (
        <TextField<FieldValues>
          {...field}
          type="tel"
          complete={completePhone}
          hint={<ChatHint />}
        />
      );
    case 'email':
      return <TextField<FieldValues> {...field} type="email" />;
    case 'link':
      return <TextField<FieldValues> {...field} type="url" placeholder={link} />;
    case 'instagram':
      return (
        <TextField<FieldValues>
          {...field}
          type="url"
          complete={completeInstagram}
          placeholder={link}
        />
      );
    case 'number':
      return <NumberField<FieldValues> {...field} whole={isWhole} />;
    case 'clock':
      return (
        <TextField<FieldValues>
          {...field}
          inputMode="numeric"
          complete={(typed) => parseClockTime(typed) ?? typed}
        />
      );
    case 'textarea':
    case 'lines':
      return <TextAreaField<FieldValues> {...field} rows={rows} />;
    case 'checkbox':
      return (
        <div className={className}>
          <CheckField<FieldValues> name={name} hint={hints[name]} />
        </div>
      );
    default:
      return null;
  }
}

/**
 * Shows the chat link for the typed WhatsApp number; the usual hint until the number is complete.
 */
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
        className="wrap-anywhere underline"
      >
        {chatAddress(number)}
      </a>
    </>
  );
}
