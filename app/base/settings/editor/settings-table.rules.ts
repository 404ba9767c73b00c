/**
 * The table of settings: pages, their sections, and the settings of each, in reading order. Forms,
 * tabs, search and links are made from it. Labels and hints are in `office-text/`, by the path of the
 * field. Limits are in `settings.schema.ts`.
 */
import { MESSAGE_STEPS } from '#app/base/messages/message-template.rules.ts';
import {
  NOTICES_PATH,
  PEOPLE_PATH,
  SETTINGS_PAGES,
  type SettingsPage,
  settingsPath,
  ZONES_PATH,
} from '#app/editing/office-paths.rules.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { eachLanguage, type SiteLanguage } from '#app/lib/words/texts.ts';
import { EXTRA_NAMES } from '../extras.rules.ts';
import { LEGAL_PAGES, type LegalPage } from '../papers/legal-pages.rules.ts';
import { TERM_NAMES, type TermText } from '../papers/rental-terms.rules.ts';
import { completeInstagram } from '../places/contact-links.rules.ts';
import type { SettingsField } from './settings-words.rules.ts';

export type SectionName = keyof OfficeTexts['settings']['form']['sections'];

/** `lines`: a list of short texts, typed one a line. */
export type TypedControl =
  | 'text'
  | 'digits'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'link'
  | 'number'
  | 'checkbox'
  | 'textarea'
  | 'lines';
/** Controls that are components of their own. */
export type OwnControl = 'languages' | 'hours' | 'map' | 'panorama' | 'places' | 'faq' | 'reviews';

export interface Setting {
  field: SettingsField;
  /** Null if the control of another setting edits the field too. */
  control: TypedControl | OwnControl | null;
  /** The fields that hold the text in each language, if visitors or customers read it. */
  languages?: Record<SiteLanguage, SettingsField>;
  /** Set if the text is a line that opens. */
  folded?: boolean;
  /** Lines of a text area. */
  rows?: number;
  /** Returns what a typed text becomes when the field is left. */
  complete?: (typed: string) => string;
  /** Place in the grid of the section. */
  className?: string;
}

export interface SettingsSection {
  name: SectionName;
  settings: readonly Setting[];
  /** Classes of the section's grid. */
  layout?: string;
  /** `wide`: as wide as the page. `tall`: as high as the two sections next to it. */
  size?: 'wide' | 'tall';
  /** The page that has these settings. */
  link?: string;
}

const ONE = 'gap-y-4';
const TWO = 'gap-x-5 gap-y-4 sm:grid-cols-2';
const THREE = `${TWO} xl:grid-cols-3`;
const FOUR = `${TWO} xl:grid-cols-4`;
const FOLDS = 'divide-y divide-sand-line border-sand-line border-y';
const WHOLE_ROW = 'sm:col-span-full';
/** Label to the left, so that an address has room. */
const LABEL_BESIDE =
  'items-center gap-x-3 sm:grid sm:grid-cols-[5.5rem_minmax(0,1fr)] large-letters:block [&>label]:sm:mb-0 [&>p]:sm:col-start-2';

/** The fields of a text whose translations are in `translations`. */
function translated(
  turkish: SettingsField,
  name: 'about' | 'deliveryHours' | 'places' | TermText | LegalPage,
): Record<SiteLanguage, SettingsField> {
  return eachLanguage((language) =>
    language === 'tr' ? turkish : (`translations.${language}.${name}` as const),
  );
}

export const settingsPages: Record<SettingsPage, readonly SettingsSection[]> = {
  business: [
    {
      name: 'business',
      size: 'wide',
      layout: THREE,
      settings: [
        { field: 'business.name', control: 'text' },
        { field: 'business.phone', control: 'phone' },
        { field: 'business.whatsappNumber', control: 'whatsapp' },
        { field: 'business.email', control: 'email' },
        { field: 'business.languages', control: 'languages' },
        { field: 'business.vatPercent', control: 'number' },
        {
          field: 'business.about',
          control: 'textarea',
          languages: translated('business.about', 'about'),
          className: WHOLE_ROW,
        },
      ],
    },
    {
      name: 'hours',
      size: 'wide',
      layout: 'gap-x-6 gap-y-4 xl:grid-cols-2',
      settings: [
        { field: 'business.openingHours', control: 'hours' },
        {
          field: 'business.deliveryHours',
          control: 'text',
          languages: translated('business.deliveryHours', 'deliveryHours'),
        },
      ],
    },
    {
      name: 'address',
      layout: TWO,
      settings: [
        { field: 'business.address.street', control: 'text', className: WHOLE_ROW },
        { field: 'business.address.district', control: 'text' },
        { field: 'business.address.city', control: 'text' },
        { field: 'business.address.postalCode', control: 'digits' },
        { field: 'business.address.country', control: 'text' },
      ],
    },
    { name: 'map', settings: [{ field: 'business.mapPosition', control: 'map' }] },
  ],
  site: [
    {
      name: 'links',
      layout: 'gap-y-3',
      settings: [
        {
          field: 'business.links.instagram',
          control: 'link',
          complete: completeInstagram,
          className: LABEL_BESIDE,
        },
        { field: 'business.links.facebook', control: 'link', className: LABEL_BESIDE },
        { field: 'business.links.x', control: 'link', className: LABEL_BESIDE },
        { field: 'business.links.youtube', control: 'link', className: LABEL_BESIDE },
      ],
    },
    {
      name: 'panorama',
      size: 'tall',
      settings: [{ field: 'panorama', control: 'panorama' }],
    },
    {
      name: 'requests',
      layout: TWO,
      settings: [
        { field: 'rental.holdHours', control: 'number' },
        { field: 'rental.holdPercent', control: 'number' },
      ],
    },
    {
      name: 'reviews',
      layout: TWO,
      settings: [
        { field: 'business.reviewSummary.rating', control: 'number' },
        { field: 'business.reviewSummary.count', control: 'number' },
        { field: 'business.reviewSummary.url', control: 'link', className: WHOLE_ROW },
        { field: 'reviews', control: 'reviews', className: WHOLE_ROW },
      ],
    },
    { name: 'faq', settings: [{ field: 'faq', control: 'faq' }] },
  ],
  rental: [
    {
      name: 'places',
      settings: [
        {
          field: 'rental.places',
          control: 'places',
          languages: translated('rental.places', 'places'),
        },
        { field: 'rental.placeKinds', control: null },
        { field: 'rental.returnFees', control: null },
      ],
    },
    {
      name: 'extras',
      layout: `${TWO} items-end`,
      settings: EXTRA_NAMES.flatMap((name) => [
        { field: `rental.extras.${name}.daily` as const, control: 'number' as const },
        { field: `rental.extras.${name}.maxCount` as const, control: 'number' as const },
      ]),
    },
    {
      name: 'returns',
      size: 'wide',
      layout: `${TWO} items-end xl:grid-cols-5`,
      settings: [
        { field: 'rental.returns.dailyKilometres', control: 'number' },
        { field: 'rental.returns.extraKilometre', control: 'number' },
        { field: 'rental.returns.fuelEighth', control: 'number' },
        { field: 'rental.returns.lateHour', control: 'number' },
        { field: 'rental.roadFee', control: 'number' },
      ],
    },
    {
      name: 'terms',
      size: 'wide',
      layout: `${FOUR} [&_textarea]:field-sizing-content [&_textarea]:min-h-24`,
      settings: [
        {
          field: 'rental.terms.included',
          control: 'lines',
          languages: translated('rental.terms.included', 'included'),
          rows: 8,
          className: 'sm:max-xl:col-span-2 xl:row-span-2',
        },
        ...TERM_NAMES.map((name) => ({
          field: `rental.terms.${name}` as const,
          control: 'textarea' as const,
          languages: translated(`rental.terms.${name}`, name),
        })),
        { field: 'rental.wholeMonths', control: 'checkbox', className: WHOLE_ROW },
      ],
    },
  ],
  transfer: [
    { name: 'zones', size: 'wide', link: ZONES_PATH, settings: [] },
    {
      name: 'meeting',
      settings: [
        {
          field: 'papers.meetingPoint.tr',
          control: 'textarea',
          languages: eachLanguage((language) => `papers.meetingPoint.${language}` as const),
          rows: 2,
        },
      ],
    },
    {
      name: 'uetds',
      layout: ONE,
      settings: [
        { field: 'business.legalNumbers.uetds', control: 'text' },
        { field: 'papers.uetds', control: 'checkbox' },
      ],
    },
  ],
  legal: [
    {
      name: 'numbers',
      layout: ONE,
      settings: [
        { field: 'business.legalNumbers.companyName', control: 'text' },
        { field: 'business.legalNumbers.licence', control: 'text' },
        { field: 'business.legalNumbers.tax', control: 'text' },
        { field: 'business.legalNumbers.mersis', control: 'text' },
      ],
    },
    {
      name: 'customers',
      size: 'tall',
      layout: ONE,
      settings: [
        { field: 'customers.keepYears', control: 'number' },
        { field: 'customers.documentMonths', control: 'number' },
      ],
    },
    { name: 'kabis', settings: [{ field: 'papers.kabis', control: 'checkbox' }] },
    {
      name: 'contract',
      size: 'wide',
      layout: FOLDS,
      settings: [
        {
          field: 'papers.contractTerms.tr',
          control: 'textarea',
          languages: eachLanguage((language) => `papers.contractTerms.${language}` as const),
          folded: true,
          rows: 12,
        },
      ],
    },
    {
      name: 'legal',
      size: 'wide',
      layout: FOLDS,
      settings: LEGAL_PAGES.map((page) => ({
        field: `legal.${page}` as const,
        control: 'textarea' as const,
        languages: translated(`legal.${page}`, page),
        folded: true,
        rows: 12,
      })),
    },
  ],
  system: [
    { name: 'admins', link: PEOPLE_PATH, settings: [] },
    { name: 'calendar', link: NOTICES_PATH, settings: [] },
    {
      name: 'notices',
      size: 'wide',
      layout: TWO,
      settings: [
        { field: 'notices.emails', control: 'lines' },
        { field: 'notices.morningMail', control: 'checkbox' },
      ],
    },
    {
      name: 'messages',
      size: 'wide',
      layout: FOLDS,
      settings: MESSAGE_STEPS.map((step) => ({
        field: `papers.messages.${step}.tr` as const,
        control: 'textarea' as const,
        languages: eachLanguage((language) => `papers.messages.${step}.${language}` as const),
        folded: true,
        rows: 13,
      })),
    },
    { name: 'backups', size: 'wide', settings: [] },
  ],
};

export function allSections(): SettingsSection[] {
  return SETTINGS_PAGES.flatMap((page) => settingsPages[page]);
}

/** Returns the field of a setting, or its fields by language. */
export function fieldsOf({ field, languages }: Setting): SettingsField[] {
  return languages ? Object.values(languages) : [field];
}

export function fieldsOfPage(page: SettingsPage): SettingsField[] {
  return settingsPages[page].flatMap(({ settings }) => settings.flatMap(fieldsOf));
}

/** Returns the id of a section on its page, which links use. */
export function sectionId(section: SectionName): string {
  return `settings-section-${section}`;
}

export function sectionPath(section: SectionName): string {
  return pathWhere(({ name }) => name === section, sectionId(section));
}

/** Returns the id of a field's control, as `controlId` of an editor makes it. */
export function fieldId(field: SettingsField): string {
  return `settings-${field.replaceAll('.', '-')}`;
}

export function fieldPath(field: SettingsField): string {
  return pathWhere(
    ({ settings }) => settings.some((each) => fieldsOf(each).includes(field)),
    fieldId(field),
  );
}

function pathWhere(isMeant: (section: SettingsSection) => boolean, id: string): string {
  const page = SETTINGS_PAGES.find((each) => settingsPages[each].some(isMeant));
  return `${settingsPath(page ?? SETTINGS_PAGES[0])}#${id}`;
}
