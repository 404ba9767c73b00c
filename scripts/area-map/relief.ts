import sharp from 'sharp';
import { billows, crests, smooth } from '../painting/noise.ts';
import { RANGES } from './geography.ts';
import { MAP_SIZE, type Point, pixelsOf } from './project.ts';

/** A pixel of the drawing in kilometres, at the middle of the map. */
const KM = 0.079;
/** Mountains are drawn higher than they are, or they would hardly cast a shade. */
const EXAGGERATION = 2.3;
/** Towards the light, which falls from the north-west as on all shaded maps. */
const LIGHT = [-0.52, -0.52, 0.68] as const;

const ranges = RANGES.map(({ line, height, reach }) => ({
  points: pixelsOf(line),
  height,
  reach: reach / KM,
}));

const distanceToLine = (points: Point[], x: number, y: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1] as Point;
    const [bx, by] = points[i] as Point;
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return least;
};

/** Height of the ground in metres: the ranges' broad backs, broken into ridges and valleys. */
const heightAt = (x: number, y: number): number => {
  // Valleys wind: the ground is looked up a little beside where it is.
  const wx = x + (billows(x / 120, y / 120, 2, 5) - 0.5) * 44;
  const wy = y + (billows(x / 120, y / 120, 2, 9) - 0.5) * 44;
  let back = 0;
  for (const { points, height, reach } of ranges) {
    const share = distanceToLine(points, wx, wy) / reach;
    if (share < 2.4) back = Math.max(back, height * Math.exp(-share * share * 1.1));
  }
  const broken = 0.3 + 1.05 * crests(wx / 118, wy / 118, 4, 31);
  return back * broken;
};

/** Shade and tint of the land as a picture that lies under the roads; the plain stays clear. */
export async function reliefPicture(): Promise<Buffer> {
  const { width, height } = MAP_SIZE;
  const heights = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) heights[y * width + x] = heightAt(x, y);
  }
  const at = (x: number, y: number): number =>
    heights[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ??
    0;

  const pixels = Buffer.alloc(width * height * 4);
  const slope = EXAGGERATION / (2000 * KM);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (at(x + 1, y) - at(x - 1, y)) * slope;
      const dy = (at(x, y + 1) - at(x, y - 1)) * slope;
      const length = Math.hypot(dx, dy, 1);
      const lit = (-dx * LIGHT[0] - dy * LIGHT[1] + LIGHT[2]) / length - LIGHT[2];
      const rise = smooth(60, 1700, at(x, y));
      // Light is warm and shade is the blue green of the pines.
      const [r, g, b] = lit > 0 ? [255, 252, 240] : [70, 108, 98];
      const strength = lit > 0 ? Math.min(0.7, lit * 1.3) : Math.min(0.42, -lit * 0.6);
      const wood: [number, number, number] = [196, 205, 178];
      const woodShare = 0.62 * rise * (1 - strength);
      const alpha = strength + woodShare;
      const offset = (y * width + x) * 4;
      pixels[offset] = alpha ? (r * strength + wood[0] * woodShare) / alpha : 0;
      pixels[offset + 1] = alpha ? (g * strength + wood[1] * woodShare) / alpha : 0;
      pixels[offset + 2] = alpha ? (b * strength + wood[2] * woodShare) / alpha : 0;
      pixels[offset + 3] = 255 * Math.min(1, alpha);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .blur(1.4)
    .png()
    .toBuffer();
}
