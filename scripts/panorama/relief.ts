import { heightAt } from './land.ts';
import { EYE_OVER_SEA } from './site.ts';

/** The first and the last metre the land is looked at. */
const [FIRST, LAST] = [15, 78_000];

export interface LandHit {
  distance: number;
  x: number;
  z: number;
  /** Over the sea, in metres. */
  height: number;
  /** How the ground rises away from the eye and to the right, as slopes. */
  away: number;
  right: number;
}

export interface Relief {
  /** What land a ray meets first; `slope` is the tangent of its elevation. */
  hit(azimuth: number, slope: number): LandHit | null;
  /** Height of land or of the sea's bed at a distance in metres. */
  heightAt(azimuth: number, distance: number): number;
}

/**
 * The land as seen from the one eye: heights on rays in all directions, at distances that grow by
 * the same share, with the steepest sight so far on each ray. A view is then a search in a column.
 */
export function surveyLand(columns: number, growth: number): Relief {
  const steps = Math.ceil(Math.log(LAST / FIRST) / growth);
  const heights = new Float32Array(columns * steps);
  const steepest = new Float32Array(columns * steps);
  const distances = Float64Array.from({ length: steps }, (_, i) => FIRST * Math.exp(i * growth));
  const turn = (2 * Math.PI) / columns;
  for (let c = 0; c < columns; c++) {
    const [sin, cos] = [Math.sin(c * turn), Math.cos(c * turn)];
    let most = -9;
    for (let i = 0; i < steps; i++) {
      const d = distances[i] ?? LAST;
      const height = heightAt(sin * d, cos * d, d);
      most = Math.max(most, (height - EYE_OVER_SEA) / d);
      heights[c * steps + i] = height;
      steepest[c * steps + i] = most;
    }
  }
  const columnOf = (azimuth: number) =>
    ((Math.round((azimuth / 360) * columns) % columns) + columns) % columns;
  const height = (column: number, i: number): number =>
    heights[((column + columns) % columns) * steps + Math.min(steps - 1, Math.max(0, i))] ?? 0;

  return {
    heightAt(azimuth, distance) {
      const at = Math.log(distance / FIRST) / growth;
      const i = Math.floor(at);
      const column = columnOf(azimuth);
      return height(column, i) + (height(column, i + 1) - height(column, i)) * (at - i);
    },
    hit(azimuth, slope) {
      const column = columnOf(azimuth);
      const base = column * steps;
      if ((steepest[base + steps - 1] ?? -9) < slope) return null;
      let [low, high] = [0, steps - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((steepest[base + middle] ?? -9) < slope) low = middle + 1;
        else high = middle;
      }
      const far = distances[low] ?? LAST;
      const before = distances[low - 1] ?? far;
      const from = (height(column, low - 1) - EYE_OVER_SEA) / before;
      const to = (height(column, low) - EYE_OVER_SEA) / far;
      const share = to > from ? Math.min(1, Math.max(0, (slope - from) / (to - from))) : 1;
      const distance = before + (far - before) * share;
      const a = (azimuth * Math.PI) / 180;
      const span = far - before || 1;
      return {
        distance,
        x: Math.sin(a) * distance,
        z: Math.cos(a) * distance,
        height: EYE_OVER_SEA + slope * distance,
        away: (height(column, low) - height(column, low - 1)) / span,
        right: (height(column + 1, low) - height(column - 1, low)) / (2 * turn * distance),
      };
    },
  };
}
