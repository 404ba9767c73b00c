import {
  NOTICES_PATH,
  PEOPLE_PATH,
  SETTINGS_PAGES,
  type SettingsPage,
  settingsPath,
  ZONES_PATH,
} from '#app/editing/office-paths.rules.ts';
import { tr as turkish } from '../office-text/tr.ts';
import { LEGAL_PAGES } from '../papers/legal-pages.rules.ts';
import { TERM_TEXTS } from '../papers/rental-terms.rules.ts';
import type { SettingsField } from './settings-words.rules.ts';

const fields = Object.keys(turkish.labels) as SettingsField[];
const within = (path: string) => fields.filter((field) => field.startsWith(`${path}.`));
/** A text in the other languages. */
const translated = (name: string) =>
  fields.filter((field) => field.startsWith('translations.') && field.endsWith(`.${name}`));

/**
 * The pages of the settings, the sections of each, and their fields, in reading order: navigation, forms,
 * search and links follow from it. A section without fields shows what has doors or a page of its own.
 */
export const settingsPages = {
  business: {
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
  },
  site: {
    links: within('business.links'),
    panorama: ['panorama'],
    requests: ['rental.holdHours', 'rental.holdPercent'],
    reviews: [...within('business.reviewSummary'), 'reviews'],
    faq: ['faq'],
  },
  rental: {
    places: ['rental.places', 'rental.placeKinds', 'rental.returnFees', ...translated('places')],
    extras: within('rental.extras'),
    returns: within('rental.returns'),
    terms: [
      ...within('rental.terms'),
      ...TERM_TEXTS.flatMap((name) => translated(name)),
      'rental.wholeMonths',
    ],
  },
  transfer: {
    zones: [],
    meeting: within('papers.meetingPoint'),
    uetds: ['business.legalNumbers.uetds', 'papers.uetds'],
  },
  legal: {
    numbers: within('business.legalNumbers').filter((field) => !field.endsWith('.uetds')),
    customers: ['customers.keepYears', 'customers.documentMonths'],
    kabis: ['papers.kabis'],
    contract: within('papers.contractTerms'),
    legal: [...within('legal'), ...LEGAL_PAGES.flatMap((page) => translated(page))],
  },
  system: {
    admins: [],
    calendar: [],
    notices: ['notices.emails', 'notices.morningMail'],
    messages: within('papers.messages'),
    backups: [],
  },
} as const satisfies Record<SettingsPage, Record<string, readonly SettingsField[]>>;
type Pages = typeof settingsPages;
export type SettingsSection = { [Page in SettingsPage]: keyof Pages[Page] }[SettingsPage];

/** What has a page of its own, by the section that leads there. */
export const SECTION_LINKS = {
  zones: ZONES_PATH,
  admins: PEOPLE_PATH,
  calendar: NOTICES_PATH,
} as const satisfies Partial<Record<SettingsSection, string>>;

interface PlacedSection {
  page: SettingsPage;
  section: SettingsSection;
  fields: readonly SettingsField[];
}

/** Every section with its page and its fields. */
export function allSections(): PlacedSection[] {
  return SETTINGS_PAGES.flatMap((page) =>
    Object.entries(settingsPages[page]).map(([section, fields]) => ({
      page,
      section: section as SettingsSection,
      fields: fields as readonly SettingsField[],
    })),
  );
}

/** Id of the section on its page; links lead to it. */
export function sectionId(section: SettingsSection): string {
  return `settings-section-${section}`;
}

/** Where the sections of the one page of before are that had other names. */
export function formerSection(id: string): SettingsSection | null {
  return id === 'settings-section-papers' ? 'contract' : null;
}

/** The address of a section. */
export function sectionPath(section: SettingsSection): string {
  return pathWhere((each) => each.section === section, sectionId(section));
}

/** Id of the control of a field, as `controlId` of an editor makes it. */
export function fieldId(field: SettingsField): string {
  return `settings-${field.replaceAll('.', '-')}`;
}

/** The address of a field. */
export function fieldPath(field: SettingsField): string {
  return pathWhere(({ fields }) => fields.includes(field), fieldId(field));
}

function pathWhere(isMeant: (each: PlacedSection) => boolean, id: string): string {
  return `${settingsPath(allSections().find(isMeant)?.page ?? SETTINGS_PAGES[0])}#${id}`;
}
