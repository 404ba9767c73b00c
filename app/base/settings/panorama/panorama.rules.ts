/** Camera of the painted still, in degrees, looking at the middle of the panorama. */
export const STILL = { pitch: 1.5, width: 84, aspect: 16 / 9 };

/** Limits of the viewer's vertical angle, in degrees. */
export const FIELD = { widest: 90, closest: 30 } as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns the view in which the viewer shows the same as the still in a box of this shape, so that
 * nothing jumps. `kept` is the share of the still's width that a narrow box shows. Angles in
 * radians; `zoom` from 0 (widest) to 100 (closest).
 */
export function stillView(
  boxAspect: number,
  kept: number,
): { yaw: number; pitch: number; zoom: number } {
  const halfWidth = Math.tan(radians(STILL.width / 2));
  // A box that is flatter than the still shows its whole width, a higher one its whole height.
  const halfHeight = halfWidth / Math.max(STILL.aspect, boxAspect);
  const height = (2 * Math.atan(halfHeight) * 180) / Math.PI;
  const cutOff = 1 - Math.min(1, boxAspect / STILL.aspect);
  return {
    yaw: Math.atan((2 * kept - 1) * cutOff * halfWidth),
    pitch: radians(STILL.pitch),
    zoom: ((FIELD.widest - height) / (FIELD.widest - FIELD.closest)) * 100,
  };
}

/** Returns true for 360° across and 180° down, a ratio of 2:1, give or take rounding. */
export function isPanorama({ width, height }: { width: number; height: number }): boolean {
  return Math.abs(width / height - 2) <= 0.02;
}
/** Width in pixels below which the viewer shows a blur. */
export const MIN_PANORAMA_WIDTH = 2000;
