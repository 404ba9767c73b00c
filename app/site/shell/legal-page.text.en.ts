import type { tr } from './legal-page.text.tr.ts';

export const en: typeof tr = {
  home: 'Home',
  breadcrumbs: 'Breadcrumb',
  description: (title, business) =>
    `${business}: ${title}. The text that applies to our car hire and transfers.`,
};
