import type { FocusEvent } from 'react';
import { type FieldValues, get, useFormContext, useFormState } from 'react-hook-form';
import { z } from 'zod';
import { type Image, imageSchema } from '#app/base/images/images.schema.ts';
import type { Entity } from '#app/editing/editor/use-editor.ts';
import { type FieldCodec, linesCodec, messageIn, toForm } from '#app/editing/fields/form-codec.ts';
import { controlId as controlIdOf } from '#app/editing/fields/form-controls.tsx';
import { SETTINGS_PAGES, type SettingsPage } from '#app/editing/office-paths.rules.ts';
import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import type { ForeignLanguage } from '#app/lib/words/translation-labels.ts';
import { unwrap } from '#app/lib/zod.ts';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { reveal } from '#app/ui/focus.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { OpeningHours } from '../places/opening-hours.rules.ts';
import type { PlaceKind } from '../places/place-terms.rules.ts';
import {
  adminSettingsSchema,
  type SettingsInput,
  settingsInputSchema,
} from '../settings.schema.ts';
import { allSettings, fieldsOf, fieldsOfPage, type Setting } from './settings-table.rules.ts';
import { type SettingsField, settingsWords } from './settings-words.rules.ts';

const NAME = 'settings';

/** Adds a missing `https://`, which browsers do not show either. */
const webAddress: FieldCodec<string> = {
  shape: z.string(),
  toForm: (link: string | null) => link ?? '',
  toValue(typed) {
    const address = typed.trim();
    if (address === '') return null;
    return /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
  },
};
const mapPosition: FieldCodec<{ lat: string; lng: string }> = {
  shape: z.object({ lat: z.string(), lng: z.string() }),
  toForm: ({ lat, lng }: { lat: number; lng: number }) => ({ lat: String(lat), lng: String(lng) }),
  toValue: ({ lat, lng }) => ({ lat: degrees(lat), lng: degrees(lng) }),
};
/** Keeps the picture's sizes in the form; a save needs only address and alt text. */
const panorama: FieldCodec<Image | null> = {
  shape: imageSchema.nullable(),
  toForm: (image: Image | null) => image,
  toValue: (image) => image && { url: image.url, alt: image.alt },
};

/** Texts by the place's Turkish name, which may contain dots. */
const placeTexts: FieldCodec<Record<string, string>> = {
  shape: z.record(z.string(), z.string()),
  toForm: (texts: Record<string, string> | undefined) => texts ?? {},
  toValue: (texts) => texts,
};

const placeKinds: FieldCodec<Record<string, string>> = {
  shape: z.record(z.string(), z.string()),
  toForm: (kinds: Record<string, PlaceKind> | undefined) => kinds ?? {},
  toValue: (kinds) => kinds,
};
/** Leaves out places without a fee. A text that is no number stays as typed. */
const placeFees: FieldCodec<Record<string, string>> = {
  shape: z.record(z.string(), z.string()),
  toForm: (fees: Record<string, number> | undefined) =>
    Object.fromEntries(Object.entries(fees ?? {}).map(([place, fee]) => [place, String(fee)])),
  toValue: (typed) =>
    Object.fromEntries(
      Object.entries(typed).flatMap(([place, fee]) => {
        const euros = readDecimal(fee);
        return euros === null ? [] : [[place, Number.isNaN(euros) ? fee : euros]];
      }),
    ),
};

/** Codecs of fields whose controls do not hold a text. */
function fieldCodecs() {
  const codecsOf = (control: Setting['control'], codec: FieldCodec<string>) =>
    allSettings()
      .filter((setting) => setting.control === control)
      .flatMap(fieldsOf)
      .map((field) => [field, codec]);
  return {
    'business.mapPosition': mapPosition,
    panorama,
    'rental.placeKinds': placeKinds,
    'rental.meetingPoints': placeTexts,
    'rental.deliveryFees': placeFees,
    'rental.returnFees': placeFees,
    'translations.en.places': placeTexts,
    'translations.de.places': placeTexts,
    'translations.ru.places': placeTexts,
    'translations.en.meetingPoints': placeTexts,
    'translations.de.meetingPoints': placeTexts,
    'translations.ru.meetingPoints': placeTexts,
    ...Object.fromEntries([
      ...codecsOf('link', webAddress),
      ...codecsOf('instagram', webAddress),
      ...codecsOf('lines', linesCodec([])),
    ]),
  };
}

/** Parts of the form that components of their own edit. */
export interface SettingsForm {
  business: {
    whatsappNumber: string;
    languages: SiteLanguage[];
    openingHours: OpeningHours[];
    mapPosition: { lat: string; lng: string };
  };
  panorama: Image | null;
  rental: {
    places: string[];
    placeKinds: Record<string, string>;
    meetingPoints: Record<string, string>;
    deliveryFees: Record<string, string>;
    returnFees: Record<string, string>;
    outOfHours: { places: string[] };
  };
  faq: (Question & { translations: Record<ForeignLanguage, Question> })[];
  reviews: (Review & { translations: Record<ForeignLanguage, Pick<Review, 'text' | 'source'>> })[];
  translations: Record<ForeignLanguage, Record<'places' | 'meetingPoints', Record<string, string>>>;
}
type Question = Record<'question' | 'answer', string>;
type Review = Record<'name' | 'text' | 'stars' | 'source', string>;

function onlyFields(schema: z.ZodObject, fields: readonly string[], at = ''): z.ZodObject {
  const parts = Object.entries(schema.shape).flatMap(([key, part]) => {
    const path = `${at}${key}`;
    if (fields.includes(path)) return [[key, part]];
    if (!fields.some((field) => field.startsWith(`${path}.`))) return [];
    return [[key, onlyFields(unwrap(part).type as z.ZodObject, fields, `${path}.`)]];
  });
  return z.object(Object.fromEntries(parts));
}

/** Editor of each page. Its form holds and sends only the fields of that page. */
export const settingsEntities = makeOnFirstUse(
  () =>
    Object.fromEntries(SETTINGS_PAGES.map((page) => [page, entityOf(page)])) as Record<
      SettingsPage,
      Entity<SettingsForm, SettingsInput, EditedSettings>
    >,
);

function entityOf(page: SettingsPage): Entity<SettingsForm, SettingsInput, EditedSettings> {
  const schema = onlyFields(settingsInputSchema, fieldsOfPage(page));
  // Uses the type of the whole form: the controls of a page name only fields of that page.
  const form = toForm<SettingsForm, SettingsInput>(
    schema as unknown as z.ZodType<SettingsInput>,
    fieldCodecs(),
  );
  return {
    name: NAME,
    part: page,
    form,
    texts: ({ settings: { labels, parts, input, form: said } }) => ({
      labels,
      messages: settingsWords({ labels, parts, input }).messages,
      messageLabels: settingsWords({ labels, parts, input }).labels,
      editing: said.editing,
      invalid: () => said.errorsTitle,
      messageOf: (field, message) => {
        const label = labels[field as SettingsField];
        return message.startsWith(label) ? message : `${label}: ${message}`;
      },
      saving: {
        created: () => said.saved,
        updated: () => said.saved,
        createFailed: () => said.saveFailed,
        updateFailed: () => said.saveFailed,
      },
    }),
    listPath: '/admin',
  };
}

/** Settings for the common editor, which needs an id. */
export const editedSettingsSchema = adminSettingsSchema.transform((settings) => ({
  ...settings,
  id: 'settings',
  updatedAt: settings.updatedAt ?? '',
}));
export type EditedSettings = z.infer<typeof editedSettingsSchema>;

/** The path and the id of the settings are the address of a save, `/admin/settings`. */
export const SETTINGS_SAVING = { path: '/admin', shape: editedSettingsSchema };

/** Returns the id of the control at a path of the form: `faq.0.answer`. */
export function controlId(path: string): string {
  return controlIdOf({ name: NAME }, path);
}

/**
 * Returns a function for the message at a path within a field of several controls, such as
 * `1.question`. The path `''` is the field itself.
 */
export function useErrorsWithin(field: SettingsField): (path: string) => string | undefined {
  const { control } = useFormContext<FieldValues>();
  const { errors } = useFormState({ control, name: field });
  return (path) => {
    const at = path === '' ? field : `${field}.${path}`;
    const own: { message?: unknown } | undefined = get(errors, at);
    return typeof own?.message === 'string' ? own.message : undefined;
  };
}

/** Returns the note that one of these fields has an error; undefined if none has. */
export function useWrongWithin(fields: readonly string[]): string | undefined {
  const { form } = useOfficeText('settings');
  const { control } = useFormContext<FieldValues>();
  const { errors } = useFormState({ control, name: fields });
  const isWrong = fields.some((field) => messageIn(errors, field) !== null);
  return isWrong ? form.hasErrors : undefined;
}

/**
 * Fieldset for a field of several controls. If it gets the focus, the first invalid control takes
 * it.
 */
export function FieldGroup({
  field,
  className,
  children,
}: {
  field: SettingsField;
  className: string;
  children: Elements;
}) {
  const { labels } = useOfficeText('settings');
  function focusFirstWrong({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (target !== currentTarget) return;
    const wrong = currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) reveal(wrong).focus();
  }
  return (
    <fieldset
      id={controlId(field)}
      tabIndex={-1}
      onFocus={focusFirstWrong}
      className={cx('grid min-w-0 outline-none', className)}
    >
      <legend className="sr-only">{labels[field]}</legend>
      {children}
    </fieldset>
  );
}

/**
 * Returns typed degrees as a number. Unlike `readDecimal`, never reads 36.884 as thousands. Returns
 * other texts unchanged; undefined if empty.
 */
function degrees(typed: string): number | string | undefined {
  const number = typed.trim().replace(',', '.');
  if (number === '') return undefined;
  return /^-?\d+(\.\d*)?$/.test(number) ? Number(number) : typed;
}
