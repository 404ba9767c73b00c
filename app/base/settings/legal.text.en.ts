import type { tr } from './legal.text.tr.ts';

export const en: typeof tr = {
  titles: {
    kvkk: 'Data protection notice (KVKK)',
    terms: 'Rental terms',
    privacy: 'Privacy',
    cookies: 'Cookies',
  },
  // A colon follows each.
  numbers: {
    companyName: 'Registered company name',
    licence: 'Licence number',
    uetds: 'U-ETDS number',
    tax: 'Tax office and number',
    mersis: 'MERSIS number',
  },
};
