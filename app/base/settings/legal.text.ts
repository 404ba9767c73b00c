/** Names of legal texts and numbers. Visitors get them with the data of a page. */

/** Of the pages of legal texts. */
export const LEGAL_TITLES = {
  kvkk: 'KVKK aydınlatma metni',
  terms: 'Kiralama koşulları',
  privacy: 'Gizlilik',
  cookies: 'Çerezler',
};

/** The numbers by which authorities know the business, in the order of the footer. */
export const NUMBER_NAMES = {
  companyName: 'Ticaret unvanı',
  licence: 'Belge no',
  uetds: 'U-ETDS no',
  tax: 'Vergi dairesi ve no',
  mersis: 'MERSİS no',
};
export type NumberName = keyof typeof NUMBER_NAMES;
