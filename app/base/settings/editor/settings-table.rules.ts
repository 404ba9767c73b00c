import { z } from 'zod';
import { SETTINGS_PAGES, type SettingsPage } from '#app/editing/office-paths.rules.ts';
import { eachLanguage, type SiteLanguage } from '#app/lib/words/texts.ts';
import { limitsOf, unwrap } from '#app/lib/zod.ts';
import type {
  Described,
  OwnControl,
  Placed,
  SectionName,
  TypedControl,
} from '../describe-settings.schema.ts';
import { settingsDescription } from '../settings-description.schema.ts';
import { MAX_LINE } from '../settings-values.schema.ts';
import { settingsPages } from './settings-pages.rules.ts';
import type { SettingsField } from './settings-words.rules.ts';

export interface Setting {
  section: SectionName;
  /** Path of the value, or of its Turkish text. A test checks that the path has a label. */
  field: SettingsField;
  /** Null if the control of another setting edits the field too. */
  control: TypedControl | OwnControl | null;
  /** The fields that hold the text in each language, if visitors or customers read it. */
  languages?: Record<SiteLanguage, SettingsField>;
}

const settings = settingsWithin(settingsDescription.fields, '');

/** Returns the settings of a section, in the order of the description. */
export function settingsOf(section: SectionName): Setting[] {
  return settings.filter((each) => each.section === section);
}

function settingsOfPage(page: SettingsPage): Setting[] {
  return settingsPages[page].flatMap(({ name }) => settingsOf(name));
}

/** Returns the field of a setting, or the fields of all languages. */
export function fieldsOf({ field, languages }: Setting): SettingsField[] {
  return languages ? Object.values(languages) : [field];
}

export function fieldsOfPage(page: SettingsPage): SettingsField[] {
  return settingsOfPage(page).flatMap(fieldsOf);
}

export function allSettings(): Setting[] {
  return SETTINGS_PAGES.flatMap(settingsOfPage);
}

type Part = Described & (Placed | { fields: Record<string, Part> } | object);

function settingsWithin(fields: Record<string, Part>, outer: string): Setting[] {
  return Object.entries(fields).flatMap(([name, part]) => {
    const path = `${outer}${name}`;
    if ('fields' in part) return settingsWithin(part.fields, `${path}.`);
    if (!('section' in part)) return [];
    const { section, schema, languages, control = controlOf(schema, path) } = part;
    if (!languages) return [{ section, control, field: path as SettingsField }];
    const byLanguage = eachLanguage((language) =>
      languages === 'inside'
        ? `${path}.${language}`
        : language === 'tr'
          ? path
          : `translations.${language}.${name}`,
    ) as Record<SiteLanguage, SettingsField>;
    return [{ section, control, field: byLanguage.tr, languages: byLanguage }];
  });
}

/** Returns the control that suits a schema. Throws if the description must name one. */
function controlOf(schema: z.core.$ZodType, path: string): TypedControl {
  const { type } = unwrap(schema);
  if (type instanceof z.ZodBoolean) return 'checkbox';
  if (type instanceof z.ZodNumber) return 'number';
  if (type instanceof z.ZodURL) return 'link';
  if (type instanceof z.ZodArray && type.element instanceof z.ZodString) return 'lines';
  // An object with a text for each language.
  if (type instanceof z.ZodObject && type.shape.tr) return controlOf(type.shape.tr, path);
  if (type instanceof z.ZodString) {
    const { maxLength = 0 } = limitsOf(type);
    return maxLength > MAX_LINE ? 'textarea' : 'text';
  }
  throw new Error(`Name the control of "${path}" in settings-description.schema.ts`);
}
