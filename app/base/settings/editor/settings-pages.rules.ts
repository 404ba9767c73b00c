import {
  LETTING_RULES_PATH,
  NOTICES_PATH,
  PEOPLE_PATH,
  SETTINGS_PAGES,
  type SettingsPage,
  settingsPath,
  ZONES_PATH,
} from '#app/editing/office-paths.rules.ts';
import type { SectionName } from '../describe-settings.schema.ts';
import type { SettingsField } from './settings-words.rules.ts';

export interface SettingsSection {
  name: SectionName;
  layout?: string;
  fields?: Partial<Record<SettingsField, string>>;
  /** `wide`: two columns wide. `tall`: as high as two sections next to it. */
  size?: 'wide' | 'tall';
  /** True if each text is a line that opens. */
  folded?: boolean;
  rows?: number;
  /** Address of the page that has these settings instead. */
  link?: string;
}

const ONE = 'gap-y-4';
const TWO = 'gap-x-4 gap-y-4 sm:grid-cols-2';
const FOUR = `${TWO} xl:grid-cols-4`;
const FOLDS = 'divide-y divide-sand-line border-sand-line border-y';
const WHOLE_ROW = 'sm:col-span-full';
/** Puts the label to the left, so that an address has room. */
const LABEL_BESIDE =
  'items-center gap-x-3 sm:grid sm:grid-cols-[5.5rem_minmax(0,1fr)] large-text:block [&>label]:sm:mb-0 [&>p]:sm:col-start-2';

export const settingsPages: Record<SettingsPage, readonly SettingsSection[]> = {
  business: [
    {
      name: 'business',
      size: 'wide',
      layout: FOUR,
      fields: {
        'business.name': 'sm:col-span-full xl:col-span-2',
        'business.about': 'sm:col-span-full xl:col-span-2 xl:row-span-2',
        'business.languages': 'xl:row-span-2',
      },
    },
    { name: 'hours', size: 'wide', layout: 'gap-x-6 gap-y-4 xl:grid-cols-2' },
    { name: 'address', layout: TWO, fields: { 'business.address.street': WHOLE_ROW } },
    { name: 'map' },
  ],
  site: [
    {
      name: 'links',
      layout: 'gap-y-3',
      fields: {
        'business.links.instagram': LABEL_BESIDE,
        'business.links.facebook': LABEL_BESIDE,
        'business.links.x': LABEL_BESIDE,
        'business.links.youtube': LABEL_BESIDE,
      },
    },
    { name: 'panorama', size: 'tall' },
    { name: 'requests', layout: TWO },
    {
      name: 'reviews',
      layout: TWO,
      fields: { 'business.reviewSummary.url': WHOLE_ROW, reviews: WHOLE_ROW },
    },
    { name: 'faq' },
  ],
  rental: [
    { name: 'places' },
    {
      name: 'terms',
      size: 'tall',
      layout: `${TWO} [&_textarea]:field-sizing-content [&_textarea]:min-h-24`,
      fields: { 'rental.terms.included': WHOLE_ROW, 'papers.bring.tr': WHOLE_ROW },
    },
    // The page of the places has the section, so that a renamed place keeps its fee.
    {
      name: 'outOfHours',
      layout: TWO,
      fields: { 'rental.outOfHours.places': WHOLE_ROW },
    },
    { name: 'buffer' },
    { name: 'lettingRules', link: LETTING_RULES_PATH },
  ],
  fees: [
    { name: 'extras', size: 'tall', layout: `${TWO} items-end` },
    { name: 'months' },
    {
      name: 'cancellation',
      size: 'wide',
      layout: 'gap-x-4 gap-y-4 sm:grid-cols-[2fr_1fr_1fr]',
    },
    { name: 'returns', size: 'wide', layout: `${TWO} items-end xl:grid-cols-5` },
  ],
  transfer: [
    { name: 'zones', size: 'wide', link: ZONES_PATH },
    { name: 'meeting', rows: 2 },
    { name: 'uetds', layout: ONE },
  ],
  legal: [
    { name: 'numbers', layout: ONE },
    { name: 'customers', size: 'tall', layout: ONE },
    { name: 'kabis' },
    { name: 'contract', size: 'wide', layout: FOLDS, folded: true, rows: 12 },
    { name: 'legal', size: 'wide', layout: FOLDS, folded: true, rows: 12 },
  ],
  system: [
    { name: 'admins', link: PEOPLE_PATH },
    { name: 'calendar', link: NOTICES_PATH },
    { name: 'notices', size: 'wide', layout: TWO },
    { name: 'messages', size: 'wide', layout: FOLDS, folded: true, rows: 13 },
    { name: 'backups', size: 'wide' },
  ],
};

export function sectionId(section: SectionName): string {
  return `settings-section-${section}`;
}

export function sectionPath(section: SectionName): string {
  const page = SETTINGS_PAGES.find((each) =>
    settingsPages[each].some(({ name }) => name === section),
  );
  return `${settingsPath(page ?? SETTINGS_PAGES[0])}#${sectionId(section)}`;
}

/** Returns the id of a field's control, equal to `controlId` of the editor. */
export function fieldId(field: SettingsField): string {
  return `settings-${field.replaceAll('.', '-')}`;
}
