import type { tr } from './tr.ts';

export const de: typeof tr = {
  categories: {
    'Car Reviews': 'Fahrzeugtests',
    'Travel Tips': 'Reisetipps',
    Maintenance: 'Wartung',
    Insurance: 'Versicherung',
    'Road Safety': 'Sicher unterwegs',
    'Car Tech': 'Fahrzeugtechnik',
    'Company News': 'In eigener Sache',
    'Industry News': 'Aus der Branche',
  },
  readingTime: (minutes) => `${minutes}\u00a0Min. Lesezeit`,
};
