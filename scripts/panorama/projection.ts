/**
 * Directions as the panorama counts them: x to the right, y up, z ahead, where ahead is the middle
 * of the picture. Azimuths grow to the right, elevations upwards, both in degrees.
 */
export type Direction = readonly [x: number, y: number, z: number];

/** A direction for a point of a picture, by its shares of the picture's width and height. */
export type Lens = (across: number, down: number) => Direction;

const RADIANS = Math.PI / 180;

export function directionOf(azimuth: number, elevation: number): Direction {
  const [a, e] = [azimuth * RADIANS, elevation * RADIANS];
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
}

/**
 * The equirectangular picture: all azimuths across with `facing` in its middle, the zenith along
 * its top, the nadir along its lower edge.
 */
export const equirectangular =
  (facing: number): Lens =>
  (across, down) =>
    directionOf(facing + (across - 0.5) * 360, (0.5 - down) * 180);

/** Where a direction lies in that picture, as shares of its width and height. */
export function equirectangularPoint(
  [x, y, z]: Direction,
  facing: number,
): [across: number, down: number] {
  const turn = Math.atan2(x, z) / (2 * Math.PI) - facing / 360 + 0.5;
  return [turn - Math.floor(turn), 0.5 - Math.atan2(y, Math.hypot(x, z)) / Math.PI];
}

/** What a camera sees that is turned to `yaw` and `pitch`; `width` is its angle of view, in degrees. */
export function perspective(view: {
  yaw: number;
  pitch: number;
  width: number;
  aspect: number;
}): Lens {
  const half = Math.tan((view.width / 2) * RADIANS);
  const [yaw, pitch] = [view.yaw * RADIANS, view.pitch * RADIANS];
  return (across, down) => {
    const right = (2 * across - 1) * half;
    const up = ((1 - 2 * down) * half) / view.aspect;
    const ahead = Math.cos(pitch) - up * Math.sin(pitch);
    const y = Math.sin(pitch) + up * Math.cos(pitch);
    const length = Math.hypot(right, y, ahead);
    return [
      (right * Math.cos(yaw) + ahead * Math.sin(yaw)) / length,
      y / length,
      (ahead * Math.cos(yaw) - right * Math.sin(yaw)) / length,
    ];
  };
}
