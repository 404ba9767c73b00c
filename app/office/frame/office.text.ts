/**
 * Texts of the language choice, the same in every language: a person who cannot read the current
 * language must find it.
 */
export const languageText = {
  label: 'Dil / Language',
  mixed: 'Türkçe + English',
  names: { tr: 'Türkçe', en: 'English' },
  failed: 'Dil değiştirilemedi. / The language could not be changed.',
};
