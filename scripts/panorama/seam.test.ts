import { expect, test } from 'vitest';
import type { Colour } from './palette.ts';
import { groundColour } from './paving.ts';
import { directionOf } from './projection.ts';
import { seaColour } from './sea.ts';
import { wallDistance } from './site.ts';
import { skyColour } from './sky.ts';
import { WALL_ROUND, wallFace, wallTop } from './wall.ts';

/** Just before and just after the azimuth where the counting jumps from 180 to −180 degrees. */
const [BEFORE, AFTER] = [180 - 1e-7, -180 + 1e-7];

const expectSame = (paint: (azimuth: number) => Colour) => {
  const [before, after] = [paint(BEFORE), paint(AFTER)];
  for (const channel of [0, 1, 2] as const) {
    expect(after[channel]).toBeCloseTo(before[channel], 0);
  }
};

test.each([2, 20, 60, 88])('the sky is whole, %d degrees up', (elevation) => {
  expectSame((azimuth) => skyColour(directionOf(azimuth, elevation)));
});

test.each([120, 900, 7000])('the sea is whole, %d metres off', (distance) => {
  expectSame((azimuth) => seaColour(directionOf(azimuth, -2), { azimuth, distance, depth: 12 }));
});

test.each([0.05, 0.3, 0.5, 0.75])('the wall is whole, %d metres up', (up) => {
  expect(wallDistance(BEFORE)).toBeCloseTo(wallDistance(AFTER) ?? Number.NaN, 4);
  const along = (azimuth: number) => (azimuth / 360) * WALL_ROUND;
  expectSame((azimuth) => wallFace(azimuth, along(azimuth), { up, height: 0.82, blur: 0.01 }));
  expectSame((azimuth) => wallTop(along(azimuth), 0.01));
});

test.each([1.3, 3, 7.7])('the paving is whole, %d metres from the eye', (radius) => {
  expectSame((azimuth) => {
    const [x, , z] = directionOf(azimuth, 0);
    return groundColour('terrace', x * radius, z * radius, 0.01);
  });
});
