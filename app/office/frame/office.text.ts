import type { OfficeTexts } from '#app/lib/catalogue.ts';
import { officeTexts } from '#app/lib/former-texts.ts';

export type OfficeText = OfficeTexts['frame'];

export const officeText = officeTexts('tr', (texts) => texts.frame);

/** The same in every language: a person who cannot read the shown one still finds the choice. */
export const languageText = {
  label: 'Dil / Language',
  mixed: 'Türkçe + English',
  names: { tr: 'Türkçe', en: 'English' },
  failed: 'Dil değiştirilemedi. / The language could not be changed.',
};
