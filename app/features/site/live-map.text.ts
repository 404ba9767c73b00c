/** Texts that are loaded together with the live map. */
import { NEW_WINDOW } from './site.text.ts';

export const liveMapText = {
  label: (business: string) => `${business} ofisinin çevresi, harita`,
  zoomIn: 'Haritayı yakınlaştır',
  zoomOut: 'Haritayı uzaklaştır',
  newWindow: NEW_WINDOW,
};
