import type { tr } from './panorama-viewer.text.tr.ts';

export const de: typeof tr = {
  label: 'Rundblick: ziehen oder mit den Pfeiltasten drehen, mit + und − zoomen',
  hint: 'Bild ziehen oder Pfeiltasten nutzen',
  close: 'Schließen',
  left: 'Nach links drehen',
  right: 'Nach rechts drehen',
  up: 'Nach oben blicken',
  down: 'Nach unten blicken',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
};
