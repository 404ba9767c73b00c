import { officeTexts } from '#app/lib/language.ts';
import { en } from './office.text.en.ts';
import { tr } from './office.text.tr.ts';

export type OfficeText = typeof tr;

export const officeText = officeTexts('tr', { tr, en });

/** The same in every language: a person who cannot read the shown one still finds the choice. */
export const languageText = {
  label: 'Dil / Language',
  mixed: 'Türkçe + English',
  names: { tr: 'Türkçe', en: 'English' },
  failed: 'Dil değiştirilemedi. / The language could not be changed.',
};
