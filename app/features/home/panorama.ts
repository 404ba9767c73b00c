import { EquirectangularAdapter, SYSTEM, Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { FIELD, stillView } from '#app/features/settings/panorama.rules.ts';

/** One press of a button, in radians and in steps of the zoom's hundred. */
const TURN = Math.PI / 8;
const ZOOM_STEP = 15;
const TURN_MS = 300;

export interface Panorama {
  /** By steps to the right and upwards. */
  turn(right: number, up: number): void;
  /** By steps inwards. */
  zoom(inwards: number): void;
  /** Whether the arrow keys, + and − are the viewer's. */
  listenToKeys(listen: boolean): void;
  close(): void;
}

/** The browser cannot draw a panorama, however often it is asked. */
export class NoWebGlError extends Error {}

/**
 * Opens an equirectangular picture in an element that has its size. Rejects with a `NoWebGlError`,
 * or when the picture cannot be loaded; nothing is left in the element then. `kept` is as
 * in `KEPT`.
 */
export async function openPanorama(
  element: HTMLElement,
  { url, kept }: { url: string; kept: number },
  onProgress: (percent: number) => void,
): Promise<Panorama> {
  // Of a missing WebGL the viewer itself would only tell the visitor, in English.
  try {
    SYSTEM.load();
  } catch (cause) {
    throw new NoWebGlError('no WebGL', { cause });
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const view = stillView(element.clientWidth / element.clientHeight, kept);
  const viewer = new Viewer({
    container: element,
    adapter: EquirectangularAdapter.withConfig({ useXmpData: false }),
    navbar: false,
    keyboard: false,
    // The wheel is the page's.
    mousewheel: false,
    moveInertia: !still,
    maxFov: FIELD.widest,
    minFov: FIELD.closest,
    defaultYaw: view.yaw,
    defaultPitch: view.pitch,
    defaultZoomLvl: view.zoom,
  });
  viewer.addEventListener('load-progress', ({ progress }) => onProgress(progress));
  try {
    await viewer.setPanorama(url);
  } catch (error) {
    viewer.destroy();
    throw error;
  }
  return {
    turn(right, up) {
      const { yaw, pitch } = viewer.getPosition();
      const position = { yaw: yaw + right * TURN, pitch: pitch + up * TURN };
      if (still) viewer.rotate(position);
      else viewer.animate({ ...position, speed: TURN_MS });
    },
    zoom: (inwards) => viewer.zoom(viewer.getZoomLevel() + inwards * ZOOM_STEP),
    listenToKeys(listen) {
      if (listen) viewer.startKeyboardControl();
      else viewer.stopKeyboardControl();
    },
    close: () => viewer.destroy(),
  };
}
