import { SETTINGS_PAGES, type SettingsPage } from '#app/editing/office-paths.rules.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import type { SectionName } from '../describe-settings.schema.ts';
import { fieldId, sectionId, settingsPages } from './settings-pages.rules.ts';
import { fieldsOf, settingsOf } from './settings-table.rules.ts';
import type { SettingsField } from './settings-words.rules.ts';

type Words = Pick<OfficeTexts['settings'], 'labels' | 'form'>;

export interface FoundSetting {
  page: SettingsPage;
  section: SectionName;
  /** Field with its translations; empty if the section has no fields here. */
  fields: readonly SettingsField[];
  label: string;
}

/** Returns every setting, and every section without settings, in reading order. */
function settingsPlaces({ labels, form }: Words): FoundSetting[] {
  return SETTINGS_PAGES.flatMap((page) =>
    settingsPages[page].flatMap(({ name: section }): FoundSetting[] => {
      const settings = settingsOf(section);
      if (settings.length === 0) {
        return [{ page, section, fields: [], label: form.sections[section].title }];
      }
      return settings.map((setting) => ({
        page,
        section,
        fields: fieldsOf(setting),
        label: labels[setting.field],
      }));
    }),
  );
}

/**
 * Returns the settings that contain each typed word, in the language of `texts`. Turkish letters
 * match their plain forms. Matches of the label come first, then of the help, then of the section.
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

/** Returns the section or field of a fragment; undefined if there is none. */
export function settingAt(hash: string, texts: Words): FoundSetting | undefined {
  const id = hash.slice(1);
  return settingsPlaces(texts).find(
    ({ section, fields }) =>
      sectionId(section) === id || fields.some((field) => fieldId(field) === id),
  );
}
