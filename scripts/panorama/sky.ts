import { billows, smooth } from '../painting/noise.ts';
import { type Colour, colour, gradient, mix } from './palette.ts';
import { type Direction, directionOf } from './projection.ts';

/** Where the morning sun stands: over the open sea, left of the middle. */
export const SUN = directionOf(-70, 24);

const towardsSun = ([x, y, z]: Direction): number => x * SUN[0] + y * SUN[1] + z * SUN[2];

const air = gradient([
  [0, '#F8EBD0'],
  [0.05, '#EEF1E4'],
  [0.14, '#D3EBEE'],
  [0.32, '#B2DBE9'],
  [0.62, '#8FCBE0'],
  [1, '#79BEDA'],
]);
const warm = colour('#FFE9C6');
const glow = colour('#FFF5DF');
const haze = colour('#CFE3E3');
const sunHaze = colour('#FBE7C4');
const disc = colour('#FFFDF3');
const cloud = colour('#FFFFFF');
const cloudShade = colour('#DCE9EC');

/** The haze that lies over what is far away: warm where the sun stands. */
export const hazeTowards = (direction: Direction): Colour => {
  const sun = Math.max(0, towardsSun([direction[0], SUN[1], direction[2]]));
  return mix(haze, sunHaze, 0.75 * sun ** 5);
};

/** Thin clouds lie on a sheet high above, so they get narrower towards the horizon. */
const clouds = ([x, y, z]: Direction): number => {
  if (y < 0.015) return 0;
  const height = 1 / (y + 0.16);
  const [u, v] = [(x * 0.86 + z * 0.5) * height, (z * 0.86 - x * 0.5) * height];
  const wind = billows(u * 0.5, v * 0.5, 2, 3) - 0.5;
  const streaks = billows(u * 0.42 + wind * 1.2, v * 2.1 + wind * 2.2, 5, 44);
  const fields = billows(u * 0.35 + 7, v * 0.5 + 3, 2, 71);
  const body = smooth(0.48, 0.76, streaks) * smooth(0.4, 0.62, fields);
  return body * smooth(0.015, 0.12, y) * (1 - 0.6 * smooth(0.6, 0.95, y));
};

export function skyColour(direction: Direction): Colour {
  const up = Math.max(0, direction[1]);
  const sun = towardsSun(direction);
  const angle = Math.acos(Math.min(1, Math.max(-1, sun))) / (Math.PI / 180);
  let tone = air(up);
  const low = Math.max(0, 1 - up * 2.4);
  tone = mix(tone, warm, 0.66 * Math.exp(-((angle / 40) ** 2)) * (0.42 + 0.58 * low));
  tone = mix(tone, glow, 0.9 * Math.exp(-angle / 9));
  const density = clouds(direction);
  if (density > 0) {
    const lit = mix(cloud, glow, 0.6 * Math.exp(-angle / 30));
    tone = mix(tone, mix(lit, cloudShade, 0.35 * density), 0.78 * density);
  }
  return mix(tone, disc, 1 - smooth(1.5, 1.66, angle));
}
