import type { tr } from './live-map.text.tr.ts';
import { ru as settings } from './settings.text.ru.ts';

export const ru: typeof tr = {
  label: (business) => `Карта: окрестности офиса ${business}`,
  zoomIn: 'Приблизить карту',
  zoomOut: 'Отдалить карту',
  attribution: '© Участники OpenStreetMap',
  newWindow: settings.newWindow,
};
