import type { SiteLanguage } from '#app/lib/texts.ts';
import { type InTurkish, inLanguage, type Translations } from '#app/lib/translations.rules.ts';

interface Named {
  name: string;
  translations: Translations<{ name: string }>;
}

/** A season as it is read in a language; `turkishName` is there where its name is in another one. */
export function seasonIn<Row extends Named>(
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
