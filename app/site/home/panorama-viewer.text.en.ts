import type { tr } from './panorama-viewer.text.tr.ts';

export const en: typeof tr = {
  label: 'All-round view: drag or use the arrow keys to turn, + and − to zoom',
  hint: 'Drag or use the arrow keys',
  close: 'Close',
  left: 'Turn left',
  right: 'Turn right',
  up: 'Look up',
  down: 'Look down',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};
