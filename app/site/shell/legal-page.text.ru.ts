import type { tr } from './legal-page.text.tr.ts';

export const ru: typeof tr = {
  home: 'Главная',
  breadcrumbs: 'Путь к странице',
  description: (title, business) =>
    `${business}: ${title}. Документ об аренде автомобилей и трансферах.`,
};
