import type { tr } from './live-map.text.tr.ts';
import { en as settings } from './settings.text.en.ts';

export const en: typeof tr = {
  label: (business) => `Map of the streets around the ${business} office`,
  zoomIn: 'Zoom in on the map',
  zoomOut: 'Zoom out of the map',
  attribution: '© OpenStreetMap contributors',
  newWindow: settings.newWindow,
};
