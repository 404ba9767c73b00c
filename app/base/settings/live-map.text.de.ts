import type { tr } from './live-map.text.tr.ts';
import { de as settings } from './settings.text.de.ts';

export const de: typeof tr = {
  label: (business) => `Karte rund um das Büro von ${business}`,
  zoomIn: 'Karte vergrößern',
  zoomOut: 'Karte verkleinern',
  attribution: '© OpenStreetMap-Mitwirkende',
  newWindow: settings.newWindow,
};
