import type { SettingsPage } from '#app/editing/office-paths.rules.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import {
  allSections,
  fieldId,
  formerSection,
  type SettingsSection,
  sectionId,
} from './settings-sections.rules.ts';
import type { SettingsField } from './settings-words.rules.ts';

type Words = Pick<OfficeTexts['settings'], 'labels' | 'form'>;

/** A place of the settings that the search leads to. */
export interface FoundSetting {
  page: SettingsPage;
  section: SettingsSection;
  /** A field and its translations; none where the section has another way of its own. */
  fields: readonly SettingsField[];
  label: string;
}

/** Every field, with its translations as one, and every section without fields; in reading order. */
function settingsPlaces({ labels, form }: Words): FoundSetting[] {
  return allSections().flatMap(({ page, section, fields }) => {
    const place = { page, section };
    if (fields.length === 0) return [{ ...place, fields, label: form.sections[section].title }];
    return fields
      .filter((field) => turkishOf(field, fields) === field)
      .map((field) => ({
        ...place,
        fields: fields.filter((each) => turkishOf(each, fields) === field),
        label: labels[field],
      }));
  });
}

/**
 * The field in which a translated text is written in Turkish: `papers.meetingPoint.tr` of
 * `papers.meetingPoint.de`, `business.about` of `translations.de.about`. Others are their own.
 */
function turkishOf(field: SettingsField, fields: readonly SettingsField[]): SettingsField {
  const twin = field.replace(/\.(en|de|ru)$/, '.tr');
  const [, name] = /^translations\.\w+\.(\w+)$/.exec(field) ?? [];
  return (
    fields.find((each) =>
      name ? each.endsWith(`.${name}`) && !each.startsWith('translations.') : each === twin,
    ) ?? field
  );
}

/**
 * The places in which each typed word is found, in the language of the words, by Turkish letters or
 * their plain twins: first those that are called so, then those whose help says it, then those whose
 * section does.
 */
export function searchSettings(typed: string, texts: Words): FoundSetting[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const { labels, form } = texts;
  const hints: Partial<Record<SettingsField, string>> = form.hints;
  const ranked = settingsPlaces(texts).flatMap((place) => {
    const { page, section, fields } = place;
    const { title, text = '' }: { title: string; text?: string } = form.sections[section];
    const texts = [
      [place.label, ...fields.map((field) => labels[field])],
      fields.map((field) => hints[field] ?? ''),
      [title, text, form.pages[page]],
    ].map((each) => fold(each.join(' ')));
    const ranks = words.map((word) => texts.findIndex((each) => each.includes(word)));
    return ranks.includes(-1) ? [] : [{ place, rank: Math.max(...ranks) }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ place }) => place);
}

/** The place of an address's fragment, which is a section or a field, also of the one page of before. */
export function settingAt(hash: string, texts: Words): FoundSetting | undefined {
  const id = hash.slice(1);
  const former = formerSection(id);
  return settingsPlaces(texts).find(
    ({ section, fields }) =>
      section === former ||
      sectionId(section) === id ||
      fields.some((field) => fieldId(field) === id),
  );
}
