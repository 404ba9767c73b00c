import type { SiteLanguage } from '#app/lib/words/texts.ts';
import {
  type InTurkish,
  inLanguage,
  type Translations,
} from '#app/lib/words/translations.rules.ts';

interface StoredName {
  name: string;
  translations: Translations<{ name: string }>;
}

/**
 * Returns a season with its name in a language. `turkishName` is set if the Turkish name is
 * different.
 */
export function seasonIn<Row extends StoredName>(
  { translations, ...season }: Row,
  language: SiteLanguage,
): Omit<Row, 'translations'> & { turkishName?: string } & InTurkish<'name'> {
  const shown = inLanguage({ name: season.name }, translations, { language, texts: ['name'] });
  return {
    ...season,
    ...shown,
    ...(shown.name !== season.name && { turkishName: season.name }),
  };
}
