import { billows, chance, smooth } from '../painting/noise.ts';
import { type Colour, colour, mix, shadow, stroke } from './palette.ts';
import { WALL } from './site.ts';
import { SUN } from './sky.ts';

const joint = colour('#D2C09A');
const plaster = colour('#EADCC1');
const plasterShade = colour('#CDBB98');
const coping = colour('#FCF5E6');
const copingShade = colour('#D9CAAA');

/** Slabs on the wall; a whole number of them goes round, and so do the blocks below. */
const SLAB = 1.4;
export const WALL_ROUND = 33 * SLAB;

/** The wall's inner face, `up` metres over the ground and `along` metres round the terrace. */
export function wallFace(
  azimuth: number,
  along: number,
  { up, height, blur }: { up: number; height: number; blur: number },
): Colour {
  const facing = Math.max(
    0,
    -Math.sin((azimuth * Math.PI) / 180) * -SUN[0] - Math.cos((azimuth * Math.PI) / 180) * SUN[2],
  );
  if (up > height - WALL.coping) {
    const slab = ((along % SLAB) + SLAB) % SLAB;
    const tone = mix(copingShade, coping, 0.45 + 0.5 * facing);
    return mix(tone, joint, 0.7 * stroke(Math.min(slab, SLAB - slab), 0.012, blur));
  }
  const course = 0.23;
  const row = Math.floor(up / course);
  const blocks = 84 + Math.floor(16 * chance(row, 77));
  const length = WALL_ROUND / blocks;
  const at = along / length + 0.5 * (row % 2);
  const block = Math.floor(at);
  const gap = Math.max(
    stroke(Math.min(at - block, 1 - at + block) * length, 0.01, blur),
    stroke(Math.min(up / course - row, 1 - up / course + row) * course, 0.01, blur),
  );
  const tone = mix(
    plasterShade,
    plaster,
    0.4 + 0.25 * chance((block + blocks) % blocks, row) + 0.5 * facing,
  );
  const under = smooth(0.16, 0, height - WALL.coping - up);
  return mix(mix(tone, joint, gap * 0.7), shadow, 0.3 * under + 0.18 * smooth(0.2, 0, up));
}

/** The wall's top, which the sun reaches. */
export function wallTop(along: number, blur: number): Colour {
  const slab = ((along % SLAB) + SLAB) % SLAB;
  const turn = (along / WALL_ROUND) * 2 * Math.PI;
  const grain = billows(20 * Math.sin(turn), 20 * Math.cos(turn), 2, 8) - 0.5;
  const tone = mix(coping, copingShade, 0.12 + Math.abs(grain) * 0.3);
  return mix(tone, joint, 0.6 * stroke(Math.min(slab, SLAB - slab), 0.012, blur));
}
