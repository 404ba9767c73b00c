/**
 * Camera of a still: pitch and horizontal angle of view in degrees, and ratio of width to height.
 */
export const STILL = { pitch: 1.5, width: 84, aspect: 16 / 9 };

/** Limits of the viewer's vertical angle of view in degrees. */
export const FIELD = { widest: 90, closest: 30 } as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns the view that shows the same as the still in a box of this ratio, so that nothing jumps
 * when the viewer opens. `kept` is the share of the still's width that a narrow box shows. Angles
 * are in radians. `zoom` is 0 (widest) to 100 (closest).
 */
export function stillView(
  boxAspect: number,
  kept: number,
): { yaw: number; pitch: number; zoom: number } {
  const halfWidth = Math.tan(radians(STILL.width / 2));
  // A box flatter than the still shows the whole width, a higher box the whole height.
  const halfHeight = halfWidth / Math.max(STILL.aspect, boxAspect);
  const height = (2 * Math.atan(halfHeight) * 180) / Math.PI;
  const cutOff = 1 - Math.min(1, boxAspect / STILL.aspect);
  return {
    yaw: Math.atan((2 * kept - 1) * cutOff * halfWidth),
    pitch: radians(STILL.pitch),
    zoom: ((FIELD.widest - height) / (FIELD.widest - FIELD.closest)) * 100,
  };
}

/** Returns true for a ratio of 2:1 (360° by 180°), with a tolerance for rounding. */
export function isPanorama({ width, height }: { width: number; height: number }): boolean {
  return Math.abs(width / height - 2) <= 0.02;
}
/** Minimum width in px, below which the viewer would show a blur. */
export const MIN_PANORAMA_WIDTH = 2000;
