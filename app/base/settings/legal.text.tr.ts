/** Names of legal texts and numbers in Turkish. */
export const tr = {
  /** Of the pages of legal texts. */
  titles: {
    kvkk: 'KVKK aydınlatma metni',
    terms: 'Kiralama koşulları',
    privacy: 'Gizlilik',
    cookies: 'Çerezler',
  },
  numbers: {
    companyName: 'Ticaret unvanı',
    licence: 'Belge no',
    uetds: 'U-ETDS no',
    tax: 'Vergi dairesi ve no',
    mersis: 'MERSİS no',
  },
};
