import type { SettingsField } from './admin-settings.text.ts';
/** What the controls of the settings hold, and how it becomes settings of the API and back. */

import { fieldValue } from '#app/editing/form-fields.ts';
import { formMerge, numberMeaning, plainMeaning } from '#app/editing/three-way-merge.rules.ts';
import { pictureMeaning } from '#app/features/images/images.rules.ts';
import { readDecimal } from '#app/lib/decimal.ts';
import { eachExtra } from './extras.rules.ts';
import type { OpeningHours } from './opening-hours.rules.ts';
import { WEEKDAYS } from './opening-hours.rules.ts';
import type { AdminSettings, SettingsInput } from './settings.schema.ts';
import type { SettingsForm } from './settings-form.schema.ts';
import { SETTINGS_FIELDS } from './settings-sections.rules.ts';

type Links = SettingsForm['business']['links'];

export function settingsToForm({
  business,
  panorama,
  rental,
  faq,
}: Pick<AdminSettings, 'business' | 'panorama' | 'rental' | 'faq'>): SettingsForm {
  const { mapPosition, links, reviewSummary } = business;
  return {
    business: {
      ...business,
      mapPosition: { lat: String(mapPosition.lat), lng: String(mapPosition.lng) },
      links: eachLink(links, (link) => link ?? ''),
      reviewSummary: {
        rating: String(reviewSummary.rating),
        count: String(reviewSummary.count),
        url: reviewSummary.url ?? '',
      },
    },
    panorama,
    rental: {
      holdHours: String(rental.holdHours),
      places: rental.places,
      extras: eachExtra((name) => ({
        daily: String(rental.extras[name].daily),
        maxCount: String(rental.extras[name].maxCount),
      })),
    },
    faq,
  };
}

/** As it is to be sent; NaN where no number can be read, which the schema refuses. */
export function formToSettings({ business, panorama, rental, faq }: SettingsForm): SettingsInput {
  const { mapPosition, links, reviewSummary, address } = business;
  return {
    business: {
      ...business,
      email: business.email.trim(),
      address: { ...address, country: address.country.trim().toUpperCase() },
      mapPosition: { lat: degrees(mapPosition.lat), lng: degrees(mapPosition.lng) },
      links: eachLink(links, webAddress),
      reviewSummary: {
        rating: number(reviewSummary.rating),
        count: number(reviewSummary.count),
        url: webAddress(reviewSummary.url),
      },
    },
    panorama: panorama && { url: panorama.url, alt: panorama.alt },
    rental: {
      holdHours: number(rental.holdHours),
      places: rental.places,
      extras: eachExtra((name) => ({
        daily: number(rental.extras[name].daily),
        maxCount: number(rental.extras[name].maxCount),
      })),
    },
    faq,
  };
}

/** How two versions of the settings are compared and brought together. */
export const settingsMerge = formMerge<SettingsForm, SettingsField>({
  fields: SETTINGS_FIELDS,
  meaning,
});

/** Two texts of one number are the same, whatever the order of an object's keys is. */
function meaning(form: SettingsForm, field: SettingsField): string {
  const { business, panorama, rental, faq } = form;
  switch (field) {
    case 'panorama':
      return plainMeaning(panorama && pictureMeaning(panorama));
    case 'business.mapPosition':
      return `${numberMeaning(business.mapPosition.lat)} ${numberMeaning(business.mapPosition.lng)}`;
    case 'business.openingHours':
      return plainMeaning(business.openingHours.map(hoursMeaning));
    case 'rental.places':
      return plainMeaning(rental.places.map((place) => place.trim()));
    case 'faq':
      return plainMeaning(faq.map(({ question, answer }) => [question.trim(), answer.trim()]));
  }
  const value = String(fieldValue(form, field));
  return /\.(rating|count|daily|maxCount|holdHours)$/.test(field)
    ? numberMeaning(value)
    : value.trim();
}

function hoursMeaning({ days, opens, closes }: OpeningHours): unknown[] {
  return [WEEKDAYS.filter((day) => days.includes(day)), opens, closes];
}

/** People leave out what the browser does not show them, either. */
function webAddress(typed: string): string | null {
  const address = typed.trim();
  if (address === '') return null;
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
}

function number(typed: string): number {
  return readDecimal(typed) ?? Number.NaN;
}

/** Not `readDecimal`: 36.884 degrees are no thousands. */
function degrees(typed: string): number {
  const text = typed.trim().replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
}

function eachLink<From, To>(
  links: Record<keyof Links, From>,
  make: (link: From) => To,
): Record<keyof Links, To> {
  const { instagram, facebook, x, youtube } = links;
  return {
    instagram: make(instagram),
    facebook: make(facebook),
    x: make(x),
    youtube: make(youtube),
  };
}
