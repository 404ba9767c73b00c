/** How the still was painted (scripts/draw-panorama.ts), in degrees: into the middle of the panorama. */
const STILL = { yaw: 0, pitch: 1.5, width: 84, aspect: 16 / 9 };

/** The viewer's limits of what it shows from top to bottom, in degrees. */
export const FIELD = { widest: 90, closest: 30 } as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The view in which the viewer shows just what the still did that filled a box of this shape: no
 * jump between them. Angles in radians; `zoom` from 0 (widest) to 100 (closest).
 */
export function stillView(boxAspect: number): { yaw: number; pitch: number; zoom: number } {
  const halfWidth = Math.tan(radians(STILL.width / 2));
  // A box that is flatter than the still shows its whole width, a higher one its whole height.
  const halfHeight = halfWidth / Math.max(STILL.aspect, boxAspect);
  const height = (2 * Math.atan(halfHeight) * 180) / Math.PI;
  const zoom = ((FIELD.widest - height) / (FIELD.widest - FIELD.closest)) * 100;
  return { yaw: radians(STILL.yaw), pitch: radians(STILL.pitch), zoom };
}
