import type { Point } from '../landscape.ts';
import { n } from '../svg.ts';

/**
 * The side of a saloon from close by, its nose to the left: where a spot of the car lies in the
 * picture. The car is measured in centimetres from its nose and upwards from the ground; `out` is
 * the distance from its side towards the eye, below zero inside.
 */
export const carScale = 5.3;
export const carPlace: Point = [-658, 967];
const eye: Point = [960, 440];
const distance = 330;

export const spot = (x: number, height: number, out = 0): Point => {
  const near = distance / (distance - out);
  const [px, py] = [carPlace[0] + x * carScale, carPlace[1] - height * carScale];
  return [eye[0] + (px - eye[0]) * near, eye[1] + (py - eye[1]) * near];
};

/** A path in any measure, its points put through `map`; absolute commands with spaces between all numbers. */
export const warp = (path: string, map: (x: number, y: number) => Point): string => {
  const tokens = path.trim().split(/[\s,]+/);
  const out: string[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] ?? '';
    if (/^[A-Za-z]$/.test(token)) out.push(token);
    else {
      i += 1;
      const [x, y] = map(Number(token), Number(tokens[i]));
      out.push(`${n(x)} ${n(y)}`);
    }
  }
  return out.join(' ');
};

/** A path along the side of the car, or a parallel plane nearer or farther. */
export const beside = (path: string, out = 0): string =>
  warp(path, (x, height) => spot(x, height, out));
