import { billows, chance, smooth } from '../painting/noise.ts';
import { type Colour, colour, gradient, mix } from './palette.ts';
import type { Direction } from './projection.ts';
import { hazeTowards, SUN } from './sky.ts';

const water = gradient([
  [0, '#EDFBF3'],
  [1.5, '#C6F1E7'],
  [5, '#93E3D9'],
  [12, '#5CCFC9'],
  [26, '#34B7B6'],
  [46, '#21A2A6'],
]);
const mirror = colour('#C4E8E6');
const foam = colour('#FFFFFF');
const sparkle = colour('#FFF8E2');
const dark = colour('#128A95');
const pale = colour('#8FE0DA');

const SUN_AZIMUTH = (Math.atan2(SUN[0], SUN[2]) * 180) / Math.PI;

/** Rows of dashes that get longer and wider apart towards the eye. */
const dashes = (azimuth: number, distance: number, share: number): number => {
  const rows = 15 * Math.log(distance);
  const row = Math.floor(rows);
  const within = rows - row;
  // A whole number of places on the circle, so that no dash is cut at the picture's edge.
  const places = Math.max(40, Math.round(2.2 * distance ** 0.62));
  const along = ((((azimuth / 360 + chance(row, 5)) % 1) + 1) % 1) * places;
  const place = Math.floor(along);
  if (chance(row, place) > share) return 0;
  const long = 0.25 + 0.25 * chance(place, row);
  const thick = 0.1 + 0.09 * chance(place, row + 9);
  const d = ((along - place - 0.5) / long) ** 2 + ((within - 0.5) / thick) ** 2;
  return 1 - smooth(0.7, 1, d);
};

/** The sea at a point, where its bed is `depth` metres below. */
export function seaColour(
  direction: Direction,
  { azimuth, distance, depth }: { azimuth: number; distance: number; depth: number },
): Colour {
  const [x, z] = [
    Math.sin((azimuth * Math.PI) / 180) * distance,
    Math.cos((azimuth * Math.PI) / 180) * distance,
  ];
  const drift = billows(x / 260, z / 260, 3, 91) - 0.5;
  let tone = water(Math.max(0, depth * (1 + 0.7 * drift)));
  // Lanes of wind, and meadows of sea grass where it is shallow.
  const lane = billows(x / (90 + distance * 0.28), z / (90 + distance * 0.28), 3, 17) - 0.5;
  tone = mix(tone, lane > 0 ? pale : dark, Math.min(0.3, Math.abs(lane) * 0.75));
  const meadow = smooth(0.56, 0.64, billows(x / 55, z / 55, 2, 33));
  tone = mix(tone, dark, 0.3 * meadow * smooth(2, 8, depth) * smooth(26, 12, depth));

  // The flatter the sight, the more of the sky the water shows.
  const grazing = Math.exp(direction[1] * 16);
  tone = mix(tone, mirror, 0.62 * grazing);
  tone = mix(tone, hazeTowards(direction), 0.85 * Math.exp(direction[1] * 190) + 0.12 * grazing);

  const off = Math.abs(((azimuth - SUN_AZIMUTH + 540) % 360) - 180);
  const path = Math.exp(-((off / (9 + 70 * Math.max(0, -direction[1]))) ** 2));
  tone = mix(tone, sparkle, 0.34 * path * (0.3 + 0.7 * grazing));
  const glitter = dashes(azimuth, distance, 0.05 + 0.5 * path);
  tone = mix(
    tone,
    path > 0.25 ? sparkle : foam,
    glitter * (0.2 + 0.62 * path) * smooth(60, 200, distance),
  );

  const surf = smooth(1.5, 0.4, depth + 1.2 * (billows(x / 14, z / 14, 2, 51) - 0.5));
  return mix(tone, foam, 0.85 * surf * smooth(9000, 1500, distance));
}
