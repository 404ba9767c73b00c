import { type SettingsField, settingsLabels } from './admin-settings.text.ts';

const FIELDS = Object.keys(settingsLabels) as SettingsField[];
const within = (path: string) => FIELDS.filter((field) => field.startsWith(`${path}.`));

/** The sections of the settings' form and their fields, in reading order. */
export const SETTINGS_SECTIONS = {
  business: [
    'business.name',
    'business.phone',
    'business.whatsappNumber',
    'business.email',
    'business.languages',
    'business.about',
  ],
  hours: ['business.openingHours', 'business.deliveryHours'],
  address: within('business.address'),
  map: ['business.mapPosition'],
  links: within('business.links'),
  numbers: within('business.legalNumbers'),
  reviews: [...within('business.reviewSummary'), 'reviews'],
  panorama: ['panorama'],
  places: ['rental.places'],
  extras: within('rental.extras'),
  terms: [...within('rental.terms'), 'rental.wholeMonths'],
  returns: within('rental.returns'),
  requests: ['rental.holdHours', 'rental.holdPercent', 'notices.emails'],
  papers: within('papers'),
  customers: ['customers.keepYears', 'customers.documentMonths'],
  faq: ['faq'],
  legal: within('legal'),
} as const satisfies Record<string, readonly SettingsField[]>;
export type SettingsSection = keyof typeof SETTINGS_SECTIONS;

/** Id of the section on the page; links lead to it. */
export function sectionId(section: SettingsSection): string {
  return `settings-section-${section}`;
}
