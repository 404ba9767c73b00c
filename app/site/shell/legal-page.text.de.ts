import type { tr } from './legal-page.text.tr.ts';

export const de: typeof tr = {
  home: 'Startseite',
  breadcrumbs: 'Sie sind hier',
  description: (title, business) => `${business}: ${title}. Gültig für Mietwagen und Transfers.`,
};
