/** The map of streets in Turkish. */
import { tr as settings } from './settings.text.tr.ts';

export const tr = {
  label: (business: string) => `${business} ofisinin çevresi, harita`,
  zoomIn: 'Haritayı yakınlaştır',
  zoomOut: 'Haritayı uzaklaştır',
  newWindow: settings.newWindow,
};
