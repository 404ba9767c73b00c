import type { tr } from './tr.ts';

export const en: typeof tr = {
  categories: {
    'Car Reviews': 'Car reviews',
    'Travel Tips': 'Travel tips',
    Maintenance: 'Maintenance',
    Insurance: 'Insurance',
    'Road Safety': 'Road safety',
    'Car Tech': 'Car technology',
    'Company News': 'Company news',
    'Industry News': 'Industry news',
  },
  readingTime: (minutes) => `${minutes}\u00a0min read`,
};
