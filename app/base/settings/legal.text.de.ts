import type { tr } from './legal.text.tr.ts';

export const de: typeof tr = {
  titles: {
    kvkk: 'Datenschutzhinweise (KVKK)',
    terms: 'Mietbedingungen',
    privacy: 'Datenschutz',
    cookies: 'Cookies',
  },
  numbers: {
    companyName: 'Firmenname',
    licence: 'Lizenz-Nr.',
    uetds: 'U-ETDS-Nr.',
    tax: 'Finanzamt und Steuernummer',
    mersis: 'MERSIS-Nr.',
  },
};
