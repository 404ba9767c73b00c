/** The map of streets in Turkish. */
import { tr as settings } from './settings.text.tr.ts';

export const tr = {
  label: (business: string) => `${business} ofisinin çevresi, harita`,
  zoomIn: 'Haritayı yakınlaştır',
  zoomOut: 'Haritayı uzaklaştır',
  /** Thanks the makers of the map, unless the operator has set other words. */
  attribution: '© OpenStreetMap katkıda bulunanlar',
  newWindow: settings.newWindow,
};
