import sharp from 'sharp';
import { svg } from '../../app/demo/drawings/svg.ts';
import type { Direction } from './projection.ts';

/** A drawing that stands upright in the scene and faces the eye. */
export interface Standing {
  /** The drawing and its box, in its own units. */
  content: string;
  box: [x: number, y: number, width: number, height: number];
  /** Of the whole box, in metres. */
  height: number;
  azimuth: number;
  distance: number;
  /** Of the box's lower edge over the eye, in metres; negative for what stands on the terrace. */
  base: number;
  /** Throws a shadow on the terrace, as something so thick in metres. */
  casts?: number;
  /** Lets spots of light through. */
  leaves?: boolean;
}

export interface CutOut extends Standing {
  width: number;
  ahead: [x: number, z: number];
  pixels: Buffer;
  across: number;
  down: number;
}

/** Pixels for a radian: as fine as the finest picture made of the scene. */
const FINENESS = 1500;

export async function cutOut(standing: Standing, fineness = FINENESS): Promise<CutOut> {
  const { box, content, height, azimuth, distance } = standing;
  const width = (height * box[2]) / box[3];
  const across = Math.max(4, Math.min(2400, Math.round((width / distance) * fineness)));
  const drawing = Buffer.from(svg(box, content));
  const { data, info } = await sharp(drawing, {
    density: Math.min(2400, (72 * across * 1.02) / box[2] + 1),
  })
    .resize({ width: across })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const a = (azimuth * Math.PI) / 180;
  return {
    ...standing,
    width,
    ahead: [Math.sin(a), Math.cos(a)],
    pixels: data,
    across: info.width,
    down: info.height,
  };
}

export type Texel = [r: number, g: number, b: number, alpha: number];

/** The drawing at shares of its box, smoothly between its pixels; null where it is clear. */
const sample = ({ pixels, across, down }: CutOut, u: number, v: number): Texel | null => {
  const [x, y] = [u * across - 0.5, v * down - 0.5];
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  let [r, g, b, alpha] = [0, 0, 0, 0];
  for (let dy = 0; dy < 2; dy++) {
    for (let dx = 0; dx < 2; dx++) {
      const [px, py] = [x0 + dx, y0 + dy];
      if (px < 0 || py < 0 || px >= across || py >= down) continue;
      const at = (py * across + px) * 4;
      const weight =
        (dx ? x - x0 : 1 - x + x0) * (dy ? y - y0 : 1 - y + y0) * (pixels[at + 3] ?? 0);
      r += weight * (pixels[at] ?? 0);
      g += weight * (pixels[at + 1] ?? 0);
      b += weight * (pixels[at + 2] ?? 0);
      alpha += weight;
    }
  }
  return alpha < 1 ? null : [r / alpha, g / alpha, b / alpha, alpha / 255];
};

/** What a ray sees of a drawing, and how far along its way over the ground. */
export function look(one: CutOut, [x, y, z]: Direction): { texel: Texel; distance: number } | null {
  const toward = x * one.ahead[0] + z * one.ahead[1];
  if (toward <= 0.02) return null;
  const t = one.distance / toward;
  const side = (x * one.ahead[1] - z * one.ahead[0]) * t;
  const up = y * t - one.base;
  const [u, v] = [side / one.width + 0.5, 1 - up / one.height];
  if (u < 0 || u > 1 || v < 0 || v > 1) return null;
  const texel = sample(one, u, v);
  return texel && { texel, distance: t * Math.hypot(x, z) };
}

/** Where the rays through one point of a soft shadow's edge come from, beside each other. */
const TAPS = [
  [0, 0],
  [1, 0.4],
  [-0.4, 1],
  [-1, -0.4],
  [0.4, -1],
] as const;

/** How much of the sun a drawing keeps from a point, softer the farther the shadow has come. */
export function shadeOf(one: CutOut, [x, y, z]: Direction, sun: Direction): number {
  const { ahead, width, height, base, casts } = one;
  const toward = sun[0] * ahead[0] + sun[2] * ahead[1];
  const slices = casts ? 5 : 1;
  let most = 0;
  for (let slice = 0; slice < slices; slice++) {
    const plane = one.distance + ((casts ?? 0) * slice) / 5;
    const t = (plane - x * ahead[0] - z * ahead[1]) / (toward || 1e-6);
    if (t < 0 || t > 60) continue;
    const side = (x + sun[0] * t) * ahead[1] - (z + sun[2] * t) * ahead[0];
    const up = y + sun[1] * t - base;
    const soft = 0.012 + 0.012 * t;
    if (Math.abs(side) > width / 2 + soft || up < -soft || up > height + soft) continue;
    let kept = 0;
    for (const [right, over] of TAPS) {
      const [u, v] = [(side + right * soft) / width + 0.5, 1 - (up + over * soft) / height];
      if (u >= 0 && u <= 1 && v >= 0 && v <= 1) kept += sample(one, u, v)?.[3] ?? 0;
    }
    most = Math.max(most, kept / TAPS.length);
  }
  return most;
}
