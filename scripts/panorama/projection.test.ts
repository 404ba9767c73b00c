import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Direction,
  directionOf,
  equirectangular,
  equirectangularPoint,
  perspective,
} from './projection.ts';

const angleBetween = (a: Direction, b: Direction): number =>
  Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])) * (180 / Math.PI);

const inside = fc.double({ min: 0.001, max: 0.999, noNaN: true });
const anyFacing = fc.double({ min: -720, max: 720, noNaN: true });

describe('the equirectangular picture', () => {
  test('has its middle ahead, the horizon in its middle row, the poles along its edges', () => {
    const lens = equirectangular(14);
    expect(angleBetween(lens(0.5, 0.5), directionOf(14, 0))).toBeCloseTo(0, 5);
    for (const across of [0, 0.2, 0.77]) {
      expect(lens(across, 0.5)[1]).toBeCloseTo(0, 12);
      expect(lens(across, 0)[1]).toBe(1);
      expect(lens(across, 1)[1]).toBe(-1);
    }
    expect(angleBetween(lens(0.75, 0.5), directionOf(104, 0))).toBeCloseTo(0, 5);
  });

  test('goes on at its right edge where it began at its left', () => {
    fc.assert(
      fc.property(inside, anyFacing, (down, facing) => {
        const lens = equirectangular(facing);
        const [left, right] = [lens(0, down), lens(1, down)];
        for (const axis of [0, 1, 2] as const) expect(left[axis]).toBeCloseTo(right[axis], 9);
      }),
    );
  });

  test('a direction and its point are each other’s', () => {
    fc.assert(
      fc.property(inside, inside, anyFacing, (across, down, facing) => {
        const direction = equirectangular(facing)(across, down);
        expect(Math.hypot(...direction)).toBeCloseTo(1, 12);
        const point = equirectangularPoint(direction, facing);
        expect(point[0]).toBeCloseTo(across, 7);
        expect(point[1]).toBeCloseTo(down, 7);
      }),
    );
  });

  test('the back of the view lies on the seam', () => {
    const [across] = equirectangularPoint(directionOf(194, 0), 14);
    expect(Math.min(across, 1 - across)).toBeCloseTo(0, 9);
  });
});

describe('a camera in the scene', () => {
  const aspect = 16 / 9;

  test('looks where it is turned to', () => {
    const lens = perspective({ yaw: 30, pitch: -12, width: 80, aspect });
    expect(angleBetween(lens(0.5, 0.5), directionOf(30, -12))).toBeCloseTo(0, 5);
  });

  test('sees as much as its angle of view, and upright things upright', () => {
    const lens = perspective({ yaw: -75, pitch: 0, width: 80, aspect });
    expect(angleBetween(lens(0, 0.5), lens(1, 0.5))).toBeCloseTo(80, 5);
    const azimuth = ([x, , z]: Direction) => Math.atan2(x, z);
    expect(azimuth(lens(0.2, 0.9))).toBeCloseTo(azimuth(lens(0.2, 0.1)), 12);
  });

  test('sees straight lines of the horizon', () => {
    const lens = perspective({ yaw: 170, pitch: 0, width: 90, aspect });
    for (const across of [0, 0.3, 0.9]) expect(lens(across, 0.5)[1]).toBeCloseTo(0, 12);
  });
});
