/** The fields of the settings one by one: their order on the screen, and their controls. */
import type { SettingsField } from './admin-settings.text.ts';
import { EXTRA_NAMES } from './extras.rules.ts';

/** Sections of the form, and what stands in them, in reading order. */
export const SETTINGS_SECTIONS = {
  business: [
    'business.name',
    'business.phone',
    'business.whatsappNumber',
    'business.email',
    'business.about',
  ],
  hours: ['business.openingHours'],
  address: [
    'business.address.street',
    'business.address.district',
    'business.address.city',
    'business.address.postalCode',
    'business.address.country',
  ],
  map: ['business.mapPosition'],
  links: [
    'business.links.instagram',
    'business.links.facebook',
    'business.links.x',
    'business.links.youtube',
  ],
  reviews: [
    'business.reviewSummary.rating',
    'business.reviewSummary.count',
    'business.reviewSummary.url',
  ],
  panorama: ['panorama'],
  places: ['rental.places'],
  extras: EXTRA_NAMES.flatMap(
    (name) => [`rental.extras.${name}.daily`, `rental.extras.${name}.maxCount`] as const,
  ),
  requests: ['rental.holdHours'],
  faq: ['faq'],
} as const;

export type SettingsSection = keyof typeof SETTINGS_SECTIONS;
export const SECTION_NAMES = Object.keys(SETTINGS_SECTIONS) as SettingsSection[];

export const SETTINGS_FIELDS: SettingsField[] = Object.values(SETTINGS_SECTIONS).flat();

export function sectionId(section: SettingsSection): string {
  return `settings-section-${section}`;
}

/** Of the control, or of the group of controls, that is at a path of the form: `faq.0.answer`. */
export function controlId(path: string): string {
  return `settings-${path.replaceAll('.', '-')}`;
}

/** The control to go to for what is wrong with a field: of a list, the one in its first wrong row. */
export function wrongControlId(errors: object, field: SettingsField): string {
  const branch = field
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], errors);
  return controlId([field, ...pathToMessage(branch)].join('.'));
}

/** The way down a form library's tree of errors to its first message. */
function pathToMessage(branch: unknown): string[] {
  if (branch === null || typeof branch !== 'object') return [];
  if ('message' in branch && typeof branch.message === 'string') return [];
  const [first] = Object.entries(branch).filter(([, part]) => part !== undefined && part !== null);
  return first && first[0] !== 'root' ? [first[0], ...pathToMessage(first[1])] : [];
}
