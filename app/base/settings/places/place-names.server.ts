import type { SiteLanguage } from '#app/lib/words/texts.ts';
import type { Settings } from '../settings.schema.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';

const KNOWN_PLACES = { en: en.places, de: de.places, ru: ru.places };

/**
 * Returns the names of pickup places in a language by Turkish name: the office's name, or else the
 * spec's name. Empty for Turkish.
 */
export function placeNamesIn(
  { translations }: Pick<Settings, 'translations'>,
  language: SiteLanguage,
): Readonly<Record<string, string>> {
  if (language === 'tr') return {};
  return { ...KNOWN_PLACES[language], ...translations[language].places };
}
