import { whenUsed } from '#app/lib/when-used.ts';
import { adminSettingsText, type SettingsField } from './admin-settings.text.ts';
import { LEGAL_PAGES } from './legal-pages.rules.ts';
import { TERM_TEXTS } from './rental-terms.rules.ts';

/** The sections of the settings' form and their fields, in reading order. */
export const settingsSections = whenUsed(() => {
  const fields = Object.keys(adminSettingsText.onScreen().labels) as SettingsField[];
  const within = (path: string) => fields.filter((field) => field.startsWith(`${path}.`));
  /** A text in the other languages. */
  const translated = (name: string) =>
    fields.filter((field) => field.startsWith('translations.') && field.endsWith(`.${name}`));
  return {
    business: [
      'business.name',
      'business.phone',
      'business.whatsappNumber',
      'business.email',
      'business.languages',
      'business.about',
      ...translated('about'),
    ],
    hours: ['business.openingHours', 'business.deliveryHours', ...translated('deliveryHours')],
    address: within('business.address'),
    map: ['business.mapPosition'],
    links: within('business.links'),
    numbers: within('business.legalNumbers'),
    reviews: [...within('business.reviewSummary'), 'reviews'],
    panorama: ['panorama'],
    places: ['rental.places', 'rental.placeKinds', 'rental.returnFees', ...translated('places')],
    extras: within('rental.extras'),
    terms: [
      ...within('rental.terms'),
      ...TERM_TEXTS.flatMap((name) => translated(name)),
      'rental.wholeMonths',
    ],
    returns: within('rental.returns'),
    requests: ['rental.holdHours', 'rental.holdPercent', 'notices.emails', 'notices.morningMail'],
    papers: within('papers'),
    customers: ['customers.keepYears', 'customers.documentMonths'],
    faq: ['faq'],
    legal: [...within('legal'), ...LEGAL_PAGES.flatMap((page) => translated(page))],
  } as const satisfies Record<string, readonly SettingsField[]>;
});
export type SettingsSection = keyof ReturnType<typeof settingsSections>;

/** Id of the section on the page; links lead to it. */
export function sectionId(section: SettingsSection): string {
  return `settings-section-${section}`;
}
